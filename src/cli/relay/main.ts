#!/usr/bin/env node
// The relay as a program of its own, which `touchdown relay` loads too.
import '../refuse-old-node.ts';
import { createSystemClock } from '../../kernel/clock.ts';
import { readText } from '../../relay/config/config-file.ts';
import { dispatch, reportError } from '../arguments/dispatch.ts';
import { isProgram, readVersion } from '../package-files.ts';
import { openTerminal, stopSignals } from '../terminal/open-terminal.ts';
import { COMMANDS, createRelayCommands, type RelayProgram } from './relay-commands.ts';

const script = process.argv[1] ?? '';
const { env } = process;

/** The relay's commands, each loaded only where it runs. `instanceof` knows our errors in this bundle alone, so they are reported here. */
export const program: RelayProgram = {
  serve: reporting('serve', async (values, terminal) => {
    const { serve } = await import('./serve.ts');
    const { serveRelay } = await import('../../relay/server.ts');
    const start = (write: (lines: string) => void) => serveRelay(env, write);
    return serve(values, terminal, { start, onHangup });
  }),
  register: reporting('register', async (values, terminal) =>
    (await import('./register-command.ts')).register(values, terminal, { env }),
  ),
  manifest: reporting('manifest', async (values, terminal) =>
    (await import('./manifest-command.ts')).manifest(values, terminal, { env }),
  ),
  check: reporting('check', async (values, terminal) => {
    const { check, createCheckWorld } = await import('./check.ts');
    return check(values, terminal, createCheckWorld({ env, clock: createSystemClock(), readFile: readText }));
  }),
  replay: reporting('replay', async (values, terminal) =>
    (await import('./replay-command.ts')).replay(values, terminal, { env, clock: createSystemClock() }),
  ),
};

/** On a system where SIGHUP asks a program to stop, nothing asks it to read its file again. */
function onHangup(listener: () => void): void {
  if (!stopSignals(process.platform).includes('SIGHUP')) process.on('SIGHUP', listener);
}

function reporting(key: keyof RelayProgram, run: RelayProgram['serve']): RelayProgram['serve'] {
  const command = COMMANDS[key];
  return (values, terminal) =>
    run(values, terminal).catch((error: unknown) =>
      reportError(command.name, command, error, values['json'] === true, terminal),
    );
}

// `touchdown relay` imports this file from another script.
if (isProgram(script, 'relay')) void run();

/** `node dist/relay/index.js` is `touchdown relay`. */
async function run(): Promise<void> {
  const commands = createRelayCommands(async () => program);
  // A connection that hangs does not keep the process.
  process.exit(
    await dispatch(['relay', ...process.argv.slice(2)], commands, () => readVersion(script), openTerminal()),
  );
}
