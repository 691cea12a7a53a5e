import { runChecks } from '../../conformance/run-checks.ts';
import { tallyOf, type Verdict } from '../../conformance/run-checks.ts';
import type { Command, OptionValues, Terminal } from '../arguments/command.ts';
import { requireBaseUrl } from '../config/base-url-source.ts';
import { readConfig } from '../config/read-config.ts';
import { readToken } from '../config/token-source.ts';
import { createOutput, type Output } from '../terminal/output.ts';
import { chooseExit } from './choose-exit.ts';
import { OPTIONS, readChoices } from './conformance-options.ts';
import { openSession } from './open-session.ts';
import { createVerdictLines, renderTally } from './render-verdict.ts';

/** `touchdown conformance`: where a service departs from the description of the platform, and whether this client copes. */
export const command: Command = {
  summary: "Checks whether a service keeps to the platform's description",
  isSeenThrough: true,
  options: OPTIONS,
  examples: [
    ['touchdown conformance --base-url https://api.example.com', 'reads, and changes nothing'],
    [
      'touchdown conformance --app-id app-1 --json',
      'looks at an application too, and prints a line of JSON for each check',
    ],
    [
      'touchdown conformance --write --base-url http://127.0.0.1:4010',
      'checks everything; on a sandbox: touchdown sandbox',
    ],
  ],
  details: [
    {
      heading: 'Exit codes',
      rows: [
        ['0', 'nothing departs; with --tolerate-coped: nothing that this client does not cope with'],
        ['1', 'something departs from the description'],
        ['2', 'an option or a file cannot be used'],
        ['3', 'the service refuses the token'],
        ['4', 'something could not be determined, or the service was not reached'],
      ],
    },
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
    // No result comes any more that would tell.
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
  return `What was created has names that begin with ${label}; delete it in the console.\n`;
}
