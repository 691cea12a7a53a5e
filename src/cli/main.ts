#!/usr/bin/env node
import './refuse-old-node.ts';
import { createCommands, HEADINGS } from './commands.ts';
import { readVersion } from './package-files.ts';

const words = process.argv.slice(2);
if (['--version', '-v', 'version'].includes(words[0] ?? '')) {
  process.stdout.write(`${readVersion(process.argv[1] ?? '')}\n`);
} else {
  const [{ dispatch }, { openTerminal }] = await Promise.all([
    import('./arguments/dispatch.ts'),
    import('./terminal/open-terminal.ts'),
  ]);
  process.exitCode = await dispatch(words, createCommands(), openTerminal(process), HEADINGS);
}
