#!/usr/bin/env node
// The relay as a program of its own; `touchdown relay` loads it too, and whoever hosts a relay elsewhere takes its `fetch`.
import './cli/refuse-old-node.ts';
import { dispatch } from './cli/dispatch.ts';
import { openTerminal } from './cli/open-terminal.ts';
import { createRelayCommands, type RelayProgram } from './cli/relay-commands.ts';
import { isProgram, siblingOf } from './cli/sibling.ts';
import { readVersion } from './cli/version.ts';
import { createSystemClock } from './kernel/clock.ts';
import { readText } from './relay/config/read-text.ts';

export { createHostedRelay } from './hosted-relay.ts';

const script = process.argv[1] ?? '';
const { env } = process;

/** The relay's commands, each loaded only where it runs. */
export const program: RelayProgram = {
  serve: async (values, terminal) => {
    const { serve } = await import('./cli/relay/serve.ts');
    const { serveRelay } = await import('./relay-server.ts');
    const workerUrl = siblingOf(script, 'relay-store');
    const start = (write: (lines: string) => void) => serveRelay({ env, workerUrl, write });
    return serve(values, terminal, { start, onHangup: (listener) => process.on('SIGHUP', listener) });
  },
  register: async (values, terminal) => (await import('./cli/relay/register.ts')).register(values, terminal, { env }),
  manifest: async (values, terminal) => (await import('./cli/relay/manifest.ts')).manifest(values, terminal, { env }),
  check: async (values, terminal) => {
    const { check } = await import('./cli/relay/check.ts');
    const { createCheckWorld } = await import('./cli/relay/reachers.ts');
    return check(values, terminal, createCheckWorld({ env, clock: createSystemClock(), readFile: readText }));
  },
  replay: async (values, terminal) =>
    (await import('./cli/relay/replay.ts')).replay(values, terminal, { env, clock: createSystemClock() }),
};

// Whoever imports this file has another script; nothing here awaits, since `require` takes no module that does.
if (isProgram(script, 'relay')) void run();

/** `node dist/relay/index.js` is `touchdown relay`. */
async function run(): Promise<void> {
  const commands = createRelayCommands(async () => program);
  // A thread or a connection that hangs does not keep the process.
  process.exit(
    await dispatch(['relay', ...process.argv.slice(2)], commands, () => readVersion(script), openTerminal()),
  );
}
