import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const VERSION = '14.3.2';
const INSTALL_LIMIT_MS = 180_000;

/** Probot as it is installed here. */
export interface InstalledProbot {
  readonly version: string;
  /** The module to import. */
  readonly entry: string;
  /** How many packages came with it, itself among them. */
  readonly packages: number;
}

/** Installs Probot into a folder for temporary files, where it is reused; null if the registry is not reachable. */
export async function installProbot(): Promise<InstalledProbot | null> {
  const folder = join(tmpdir(), `touchdown-bench-probot-${VERSION}`);
  const installed = join(folder, 'node_modules/probot/package.json');
  if (!existsSync(installed)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const flags = ['--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'];
    spawnSync('npm', ['install', ...flags, `probot@${VERSION}`], { timeout: INSTALL_LIMIT_MS, stdio: 'ignore' });
  }
  if (!existsSync(installed)) return null;
  const { main = 'lib/index.js' }: { main?: string } = JSON.parse(readFileSync(installed, 'utf8'));
  const lock: { packages: object } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const entry = pathToFileURL(join(folder, 'node_modules/probot', main)).href;
  return { version: VERSION, entry, packages: Object.keys(lock.packages).filter((name) => name !== '').length };
}
