// The command, for scripts under test: as src/cli/main.ts, with the one command that workflows call.
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { openTerminal } from '../../../src/cli/terminal/open-terminal.ts';

const commands = new Map([
  ['deploy', async () => (await import('../../../src/cli/deploy/deploy-command.ts')).deployCommand],
]);

process.exitCode = await dispatch(process.argv.slice(2), commands, () => '1.2.3', openTerminal());
