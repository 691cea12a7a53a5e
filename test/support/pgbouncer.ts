import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from './postgres.ts';
import { POSTGRES_OWNER } from './postgres-binaries.ts';
import { scratchFolder } from './run-scratch.ts';

/** Debian's, which is in no user's PATH. */
export const PGBOUNCER = '/usr/sbin/pgbouncer';

/** Returns true if this machine has a PgBouncer. */
export function hasPgbouncer(): boolean {
  return existsSync(PGBOUNCER);
}

/** Starts a PgBouncer with its defaults and these settings before the server of `url`; returns its URL of the same database. */
export async function startPgbouncer(
  url: string,
  settings: Readonly<Record<string, string | number>>,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = new URL(url);
  const own = new URL(url);
  own.port = String(await findFreePort());
  const folder = mkdtempSync(join(scratchFolder(), 'pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const all = { listen_addr: '127.0.0.1', listen_port: own.port, unix_socket_dir: '', auth_type: 'any', ...settings };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const database = `* = host=127.0.0.1 port=${server.port} user=${server.username}`;
  writeFileSync(file, ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'));
  const { uid, gid } = POSTGRES_OWNER;
  if (uid !== undefined && gid !== undefined) for (const path of [folder, file]) chownSync(path, uid, gid);
  const child = spawn(PGBOUNCER, [file], { uid, gid, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = once(child, 'close');
  await untilUp(child);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: own.href, stop };
}

async function untilUp(child: ChildProcess): Promise<void> {
  if (child.stderr === null) throw new Error('pgbouncer has no stderr');
  const said: string[] = [];
  const lines = createInterface({ input: child.stderr });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line);
      if (line.includes('process up')) resolve();
    });
    lines.once('close', () => reject(new Error(`pgbouncer has not started:\n${said.join('\n')}`)));
  });
}
