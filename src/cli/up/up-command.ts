import {
  type Command,
  exitCodes,
  flagOption,
  type OptionValues,
  type Terminal,
  valueOption,
} from '../arguments/command.ts';
import { CONNECTION_OPTIONS, connect } from '../config/connection.ts';
import { createOutput } from '../terminal/output.ts';
import { runUp, showPlan } from './run-up.ts';
import { readUpChoices } from './up-choices.ts';

/** `touchdown up`: creates and deploys what touchdown.yaml describes and is missing. */
export const command: Command = {
  summary: 'Creates what touchdown.yaml describes and is missing, then deploys it in the order of its needs',
  isSeenThrough: true,
  options: {
    ...CONNECTION_OPTIONS,
    organization: valueOption('NAME', 'the id or the name of the organization'),
    plan: flagOption('tell what would be done, and change nothing'),
    state: valueOption(
      'FILE',
      'where the ids of what was made are kept; touchdown.state.json beside touchdown.yaml unless said',
    ),
    set: valueOption('NAME=VALUE', 'what ${NAME} stands for in the file, before the environment; may be repeated', {
      multiple: true,
    }),
    adopt: valueOption(
      'NAME=ID',
      'take in what exists: project, environment, database:main, application:api; may be repeated',
      { multiple: true },
    ),
    forget: valueOption('NAME', 'have it created again, with everything in it; may be repeated', { multiple: true }),
    redeploy: flagOption('deploy the applications that are deployed, too'),
    timeout: valueOption('DURATION', 'how long each application is followed; 30m unless said'),
  },
  examples: [
    ['touchdown up --plan', 'tells what would be done'],
    ['touchdown up --set BRANCH=login', 'creates and deploys the environment of a branch'],
    ['touchdown up --adopt application:api=ID', 'takes in an application whose creation was not answered'],
  ],
  details: [
    exitCodes(
      ['0', 'everything is there and deployed'],
      ['1', 'a deployment did not pass'],
      ['2', 'an option, the file or the state cannot be used'],
      ['3', 'the platform refuses the token, or there is nothing of an id'],
      ['4', 'it is not known whether something was created or deployed'],
      ['130', 'somebody interrupted it'],
    ),
  ],
  run,
};

async function run(values: OptionValues, terminal: Terminal): Promise<number> {
  const { close, ...connection } = await connect(values, terminal);
  try {
    const choices = readUpChoices(values, terminal, connection.config);
    const output = createOutput('up', values['json'] === true, terminal);
    const parts = { connection, choices, output, terminal };
    return await (choices.isPlan ? showPlan(parts) : runUp(parts));
  } finally {
    await close();
  }
}
