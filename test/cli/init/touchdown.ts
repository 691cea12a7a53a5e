// The command, for scripts under test: as src/cli.ts, with the one command that workflows call.
import { dispatch } from '../../../src/cli/dispatch.ts';
import { openTerminal } from '../../../src/cli/open-terminal.ts';

const commands = new Map([['deploy', async () => (await import('../../../src/cli/deploy/deploy.ts')).command]]);

process.exitCode = await dispatch(process.argv.slice(2), commands, () => '1.2.3', openTerminal());
