#!/usr/bin/env node
import { awaitStop } from './terminal/stop-request.ts';

// A signal that comes while the program loads is reported like a later one.
const stop = awaitStop(process);
await import('./refuse-old-node.ts');
const words = process.argv.slice(2);
if (['--version', '-v', 'version'].includes(words[0] ?? '')) {
  const { readVersion } = await import('./package-files.ts');
  process.stdout.write(`${readVersion(process.argv[1] ?? '')}\n`);
} else {
  const [{ dispatch }, { createCommands, HEADINGS }, { openTerminal }] = await Promise.all([
    import('./arguments/dispatch.ts'),
    import('./commands.ts'),
    import('./terminal/open-terminal.ts'),
  ]);
  process.exitCode = await dispatch(words, createCommands(), openTerminal(process, stop), HEADINGS);
}
