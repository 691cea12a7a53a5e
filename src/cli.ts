#!/usr/bin/env node
import { type Commands, dispatch } from './cli/dispatch.ts';
import { readVersion } from './cli/version.ts';

const COMMANDS: Commands = new Map([['sandbox', async () => (await import('./cli/sandbox.ts')).command]]);

const ending = new AbortController();
process.once('SIGINT', () => ending.abort());
process.once('SIGTERM', () => ending.abort());
// A reader that has gone (`touchdown … | head`) is no failure.
process.stdout.on('error', () => process.exit());

const script = process.argv[1] ?? '';
process.exitCode = await dispatch(process.argv.slice(2), COMMANDS, () => readVersion(script), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  ending: ending.signal,
});
