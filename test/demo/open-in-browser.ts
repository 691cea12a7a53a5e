import { spawn } from 'node:child_process';

/** The command that opens an address on each system; Windows' `start` reads its first quoted argument as a title. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the person's browser: the one that BROWSER names, else the system's. Returns whether something was started. */
export function openInBrowser(url: string, env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  const [program = '', ...words] = env['BROWSER'] ? [env['BROWSER']] : (OPENERS[process.platform] ?? ['xdg-open']);
  const child = spawn(program, [...words, url], { env, stdio: 'ignore', detached: true });
  child.unref();
  return new Promise((resolve) => {
    child.once('spawn', () => resolve(true));
    child.once('error', () => resolve(false));
  });
}
