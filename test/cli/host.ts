import { EventEmitter } from 'node:events';
import { PassThrough, Writable } from 'node:stream';
import type { openTerminal } from '../../src/cli/terminal/open-terminal.ts';

/** The parts of a process that a terminal uses. */
export type Host = Parameters<typeof openTerminal>[0] & EventEmitter;

/** Returns a process that reads and writes these streams (default: pipes without content). */
export function createHost(
  parts: Partial<Record<'stdin' | 'stdout' | 'stderr' | 'env' | 'platform', unknown>> = {},
): Host {
  const sink = () => new Writable({ write: (_chunk, _encoding, done) => done() });
  const streams = { stdin: new PassThrough(), stdout: sink(), stderr: sink() };
  const host = { env: {}, platform: 'linux', cwd: () => '/work', ...streams, ...parts };
  // A test's streams lack what only a terminal's have.
  return Object.assign(new EventEmitter(), host) as unknown as Host;
}
