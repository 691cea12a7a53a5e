#!/usr/bin/env node
import './refuse-old-node.ts';
import { createCommands, HEADINGS } from './commands.ts';
import { readVersion } from './package-files.ts';

const script = process.argv[1] ?? '';

async function run(words: readonly string[]): Promise<number> {
  const [{ dispatch }, { openTerminal }] = await Promise.all([
    import('./arguments/dispatch.ts'),
    import('./terminal/open-terminal.ts'),
  ]);
  return dispatch(words, createCommands(), () => readVersion(script), openTerminal(), HEADINGS);
}

const words = process.argv.slice(2);
if (words[0] === '--version') process.stdout.write(`${readVersion(script)}\n`);
else process.exitCode = await run(words);
