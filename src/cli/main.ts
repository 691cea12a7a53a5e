#!/usr/bin/env node
import './refuse-old-node.ts';
import { createCommands, HEADINGS } from './commands.ts';
import { readVersion, siblingOf } from './package-files.ts';
import type { RelayProgram } from './relay/relay-commands.ts';

const script = process.argv[1] ?? '';

async function loadRelay(): Promise<RelayProgram> {
  const { href } = siblingOf(script, 'relay');
  const { program }: typeof import('./relay/main.ts') = await import(/* webpackIgnore: true */ href);
  return program;
}

async function run(words: readonly string[]): Promise<number> {
  const [{ dispatch }, { openTerminal }] = await Promise.all([
    import('./arguments/dispatch.ts'),
    import('./terminal/open-terminal.ts'),
  ]);
  return dispatch(words, createCommands(loadRelay), () => readVersion(script), openTerminal(), HEADINGS);
}

const words = process.argv.slice(2);
if (words[0] === '--version') process.stdout.write(`${readVersion(script)}\n`);
else process.exitCode = await run(words);
