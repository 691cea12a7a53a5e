import { runChecks, type Tally, tallyOf, type Verdict } from '../../conformance/run-checks.ts';
import { type Command, exitCodes, type OptionValues, type Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { readConfig, requireBaseUrl } from '../config/read-config.ts';
import { readToken } from '../config/secret-source.ts';
import { createOutput, type Output } from '../terminal/output.ts';
import { OPTIONS, readChoices } from './conformance-options.ts';
import { openSession } from './open-session.ts';

/** `touchdown conformance`: reports where a service departs from the API description, and whether this client handles it. */
export const command: Command = {
  summary: "Checks whether a service conforms to the platform's API description",
  isSeenThrough: true,
  options: OPTIONS,
  examples: [
    ['touchdown conformance --base-url https://api.example.com', 'checks without changing anything'],
    [
      'touchdown conformance --app-id app-1 --json',
      'also checks an application, and prints a line of JSON for each check',
    ],
    ['touchdown conformance --write --base-url http://127.0.0.1:4010', 'checks everything, here on a local sandbox'],
  ],
  details: [
    exitCodes(
      ['0', 'no departures; with --tolerate-coped: this client handles all of them'],
      ['1', 'the service departs from the description'],
      ['2', 'an option or a file is invalid'],
      ['3', 'the service refuses the token'],
      ['4', 'a check could not be determined, or the service was not reached'],
    ),
  ],
  run: conform,
};

async function conform(values: OptionValues, terminal: Terminal): Promise<number> {
  const config = await readConfig(values, terminal);
  const choices = readChoices(values, config);
  const baseUrl = requireBaseUrl(config);
  const token = await readToken(values, terminal, config);
  const { session, meter } = openSession({ baseUrl, token, config }, choices, terminal);
  const output = createOutput('conformance', values['json'] === true, terminal);
  const renderLines = createVerdictLines();
  const shown: Verdict[] = [];
  const show = (verdict: Verdict): void => {
    shown.push(verdict);
    output.show('item', verdict, renderLines(verdict));
  };
  try {
    const verdicts = await runChecks(session, show);
    const exitCode = chooseExit(verdicts, choices.toleratesCoped);
    showResult(output, verdicts, { requests: meter.sent(), label: choices.label, exitCode });
    return exitCode;
  } catch (error) {
    // Interrupted: no later result will list what was created.
    if (isAnyCreated(shown)) terminal.err(renderLeft(choices.label));
    throw error;
  } finally {
    await meter.close();
  }
}

function showResult(
  output: Output,
  verdicts: readonly Verdict[],
  facts: { requests: number; label: string; exitCode: number },
): void {
  const tally = tallyOf(verdicts);
  const label = isAnyCreated(verdicts) ? facts.label : null;
  const left = label === null ? '' : renderLeft(label);
  output.show('result', { ...tally, ...facts, label }, `${renderTally(tally)}${left}`);
}

function isAnyCreated(verdicts: readonly Verdict[]): boolean {
  return verdicts.some(({ id, verdict }) => id.startsWith('create.') && verdict !== 'skipped');
}

function renderLeft(label: string): string {
  return `The names of all created resources start with ${label}. Delete them in the platform's console.\n`;
}

/** Returns the exit code: departures come before undetermined checks; with `toleratesCoped`, only unhandled departures count. */
export function chooseExit(verdicts: readonly Pick<Verdict, 'verdict' | 'copes'>[], toleratesCoped: boolean): number {
  const departures = verdicts.filter(({ verdict }) => verdict === 'departs');
  if (departures.some(({ copes }) => !toleratesCoped || copes !== true)) return EXIT.bad;
  return verdicts.some(({ verdict }) => verdict === 'undetermined') ? EXIT.unknown : EXIT.done;
}

const MARKS = { conforms: '✓', departs: '✗', skipped: '–', undetermined: '?', noted: '·' } as const;
const ID_COLUMNS = 28;
const INDENT = '    ';

/** Returns a function that renders one verdict after another for people, each group under its title. */
export function createVerdictLines(): (verdict: Verdict) => string {
  let group = '';
  return (verdict) => {
    const title = verdict.group === group ? '' : `${group === '' ? '' : '\n'}${verdict.group}\n`;
    group = verdict.group;
    return title + renderVerdict(verdict);
  };
}

/** Renders the summary. */
export function renderTally({ conform, depart, coped, skipped, undetermined }: Tally): string {
  const departing = `${depart} ${depart === 1 ? 'departs' : 'depart'}`;
  const parts = [
    `${conform} ${conform === 1 ? 'conforms' : 'conform'}`,
    depart === 0 ? departing : `${departing} (this client handles ${coped})`,
    `${skipped} skipped`,
    ...(undetermined === 0 ? [] : [`${undetermined} undetermined`]),
  ];
  return `\n${parts.join(', ')}.\n`;
}

function renderVerdict({ id, section, says, verdict, expected, came, copes, consequence, why }: Verdict): string {
  const head = `  ${MARKS[verdict]} ${id.padEnd(ID_COLUMNS)} `;
  if (verdict === 'conforms') return `${head}${says}\n`;
  if (verdict === 'noted') return `${head}${came}: ${consequence}\n`;
  if (verdict !== 'departs') return `${head}${verdict}: ${why}\n`;
  const coping =
    copes === null ? 'client not tested' : copes ? 'this client handles it' : 'this client does not handle it';
  return [
    `${head}${says} (${section})`,
    `${INDENT}expected ${expected}, got ${came}`,
    `${INDENT}${coping}: ${consequence}`,
    '',
  ].join('\n');
}
