import { InputError } from '../../kernel/errors.ts';
import {
  type Command,
  exitCodes,
  flagOption,
  listOption,
  type OptionValues,
  type Terminal,
  valueOption,
} from '../arguments/command.ts';
import { settingOptions } from '../arguments/setting-options.ts';
import type { Config } from '../config/config.ts';
import { CONNECTION_OPTIONS, openConnection } from '../config/connection.ts';
import { readConfig } from '../config/read-config.ts';
import { createOutput } from '../terminal/output.ts';

/** The options that say which file and state, and with which values. */
export const FILE_OPTIONS = {
  organization: valueOption('NAME', 'id or name of the organization'),
  state: valueOption(
    'FILE',
    'file with the ids of created resources (default: touchdown.state.json next to touchdown.yaml)',
  ),
  set: listOption('NAME=VALUE', 'value of ${NAME} in the file'),
  env: listOption('NAME', 'environment variable that the file may use (default: those in $TOUCHDOWN_ENV)'),
};

export const command: Command = {
  summary: 'Creates the resources in touchdown.yaml that do not exist yet, and deploys them in order',
  isSeenThrough: true,
  options: {
    ...CONNECTION_OPTIONS,
    plan: flagOption('show what would be done, and change nothing'),
    ...FILE_OPTIONS,
    adopt: listOption('NAME=ID', 'use an existing resource: project, environment, database:main or application:api'),
    forget: listOption('NAME', 'create it again with everything in it'),
    redeploy: flagOption('also deploy applications that are up to date'),
    ...settingOptions('timeout', 'health-url', 'health-text', 'health-status', 'health-timeout', 'on-unchanged'),
  },
  examples: [
    ['touchdown up --plan', 'shows what would be done'],
    ['touchdown up --set BRANCH=login', 'creates and deploys the environment of a branch'],
    ['touchdown up --adopt application:api=ID', 'uses an existing application, for example after a lost response'],
  ],
  details: [
    exitCodes(
      ['0', 'everything exists and is deployed'],
      ['1', 'a deployment did not succeed, or the platform cannot change a variable'],
      ['2', 'an option, the file or the state is invalid'],
      ['3', 'the platform refuses the token, or an id does not exist'],
      ['4', 'it is unknown whether something was created or deployed'],
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
    const { readUpChoices, runUp, showPlan } = await import('./run-up.ts');
    const choices = readUpChoices(values, terminal, config);
    const output = createOutput('up', values['json'] === true, terminal);
    const parts = { connection, choices, output, terminal };
    return await (choices.isPlan ? showPlan(parts) : runUp(parts));
  } finally {
    await close();
  }
}

/** Throws InputError if there is no file, or it has no part `up`. */
export function requireUp({ path, up }: Config, folder: string): void {
  if (up !== undefined) return;
  const [name, problem] =
    path === null
      ? ['touchdown.yaml', `is not in ${folder}. Write it, or name another file with --config FILE.`]
      : ['up', `is missing in ${path}. Add it, with project and environment.`];
  throw new InputError([{ name, seen: '', problem }]);
}
