import { type Command, exitCodes, flagOption, type OptionValues, type Terminal } from '../arguments/command.ts';
import { CONNECTION_OPTIONS, openConnection } from '../config/connection.ts';
import { readConfig } from '../config/read-config.ts';
import { createOutput } from '../terminal/output.ts';
import { FILE_OPTIONS, requireUp } from '../up/command.ts';

export const command: Command = {
  summary: 'Deletes the environment that touchdown up created, with everything in it',
  isSeenThrough: true,
  options: {
    ...CONNECTION_OPTIONS,
    yes: flagOption('delete it (default: only show what would be deleted)'),
    found: flagOption('also delete it if it was found by its name, without proof that touchdown up created it'),
    ...FILE_OPTIONS,
  },
  examples: [
    ['touchdown down --set BRANCH=login', 'shows what would be deleted'],
    ['touchdown down --set BRANCH=login --yes', 'deletes the environment of a branch'],
    ['touchdown down --set BRANCH=login --yes --found', 'deletes it without the state file'],
  ],
  details: [
    exitCodes(
      ['0', 'deleted, or nothing exists that could be deleted'],
      ['1', 'the platform cannot delete it: delete it by hand'],
      ['2', 'an option, the file or the state is invalid; it was adopted; or it needs --found'],
      ['3', 'the platform refuses the token'],
      ['4', 'it is unknown whether it was deleted'],
      ['130', 'interrupted'],
    ),
  ],
  run,
};

async function run(values: OptionValues, terminal: Terminal): Promise<number> {
  const config = await readConfig(values, terminal);
  requireUp(config, terminal.folder);
  const { close, ...connection } = await openConnection(config, values, terminal, 0);
  try {
    const { runDown } = await import('./run-down.ts');
    const output = createOutput('down', values['json'] === true, terminal);
    return await runDown({ connection, values, output, terminal });
  } finally {
    await close();
  }
}
