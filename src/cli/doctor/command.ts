import { type Command, exitCodes, flagOption, type OptionValues, type Terminal } from '../arguments/command.ts';
import { APP_IDS_ARGUMENT } from '../arguments/common-options.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { CONNECTION_OPTIONS } from '../config/connection.ts';
import { createOutput } from '../terminal/output.ts';
import { examineAccess } from './examine.ts';
import { type Steps, showSteps } from './finding.ts';
import { readSettings } from './settings.ts';

export const command: Command = {
  summary: 'Checks the token, URL, application and rate limit without changing anything, and suggests fixes',
  isSeenThrough: true,
  arguments: [APP_IDS_ARGUMENT],
  options: { verbose: flagOption('print every check, also those that found nothing'), ...CONNECTION_OPTIONS },
  examples: [
    ['touchdown doctor app-1', 'checks whether app-1 can be deployed, without changing anything'],
    ['touchdown doctor app-1 --verbose', 'also shows where each setting comes from, and what the platform sends'],
    ['touchdown doctor --json', 'prints each finding and the result as JSON lines'],
  ],
  details: [
    {
      heading: 'What it checks',
      rows: [
        ['settings', 'whether each value is valid, and where it comes from'],
        ['proxy', 'whether requests use a proxy'],
        ['address', 'whether the platform responds at the base URL, with or without /api/v1'],
        ['token', 'whether the platform accepts it, and with which scheme'],
        ['scopes', 'what the token can read'],
        ['application', 'whether it exists, and its state'],
        ['platform', 'which optional fields it sends, and what that means for the result of a deployment'],
        ['budget', 'how many requests the rate limit still allows'],
        ['', 'It sends about six GET requests, and one more for each further application.'],
      ],
    },
    exitCodes(
      ['0', 'no problems; there may be notes (!)'],
      ['1', 'there is a problem'],
      ['2', 'a setting is invalid'],
      ['3', 'the platform does not accept the token'],
      ['4', 'the platform cannot be reached'],
      ['130', 'interrupted before all checks were done'],
    ),
  ],
  run,
};

/** The most important first: without settings nothing can be reached, and unreached no token can be judged. */
const RANKS: readonly number[] = [EXIT.misused, EXIT.unknown, EXIT.refused, EXIT.bad];

async function run(values: OptionValues, terminal: Terminal, words: readonly string[]): Promise<number> {
  const output = createOutput('doctor', values['json'] === true, terminal);
  const isShort = values['verbose'] !== true && !output.isJson;
  const exits = await showSteps(examine(values, words, terminal, isShort), output, terminal, isShort);
  return RANKS.find((rank) => exits.includes(rank)) ?? EXIT.done;
}

async function* examine(values: OptionValues, words: readonly string[], terminal: Terminal, isShort: boolean): Steps {
  const { findings, settings } = await readSettings(values, words, terminal);
  yield { findings, exit: EXIT.misused };
  if (settings !== null) yield* examineAccess(settings, terminal, isShort);
}
