import { type Command, exitCodes, type OptionValues, type Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { CONNECTION_OPTIONS } from '../config/connection.ts';
import { APP_IDS } from '../deploy/app-ids.ts';
import { createOutput } from '../terminal/output.ts';
import { type Attempt, tryWays } from './doctor-attempt.ts';
import { type Finding, interruptedCheck, type Steps, showFindings, showSummary } from './doctor-finding.ts';
import { createProbe, exitOf, isElsewhere, isKnown, type Probe } from './doctor-probe.ts';
import { type Given, readSettings, type Settings } from './doctor-settings.ts';
import { checkAddress, checkProxy } from './examine-address.ts';
import { examineGithub } from './examine-github.ts';
import { checkBudget, checkClock, isSpent, platformTime } from './examine-headers.ts';
import { examineReads } from './examine-reads.ts';
import { checkToken } from './examine-token.ts';
import { readTokenForm } from './token-form.ts';

/** `touchdown doctor`: checks everything that a deployment needs. */
export const command: Command = {
  summary: 'Looks at the token, the address, the applications and all else, and tells how to mend what is wrong',
  isSeenThrough: true,
  arguments: [APP_IDS],
  options: CONNECTION_OPTIONS,
  examples: [
    ['touchdown doctor app-1', 'proves by reads alone that app-1 can be deployed and followed, as far as reads can'],
    ['touchdown doctor --json', 'prints a line of JSON for each finding, and one with the result'],
  ],
  details: [
    {
      heading: 'What it looks at',
      rows: [
        ['settings', 'where each value comes from, and whether it can be used'],
        ['proxy', 'which one is asked, and why'],
        ['address', 'whether the platform answers there, with or without /api/v1'],
        ['clock', "whether this machine's clock agrees with the platform's"],
        ['token', 'whether it is accepted, as which kind, and when it expires'],
        ['scopes', 'what it may read'],
        ['application', 'whether it is there, its state, and on what a verdict can rest'],
        ['budget', 'what is left of the rate limit'],
        ['github', 'what GITHUB_TOKEN may read in GITHUB_REPOSITORY, where there is one'],
        ['', 'It sends reads alone, about a dozen, and one more for each further application.'],
      ],
    },
    exitCodes(
      ['0', 'nothing is wrong; there may be things to know (!)'],
      ['1', 'something is wrong'],
      ['2', 'a setting cannot be used'],
      ['3', 'the platform does not accept the token'],
      ['4', 'the platform cannot be reached'],
      ['130', 'interrupted before everything was looked at'],
    ),
  ],
  run,
};

/** The most important first: without settings nothing can be reached, and unreached no token can be judged. */
const RANKS: readonly number[] = [EXIT.misused, EXIT.unknown, EXIT.refused, EXIT.bad];

async function run(values: OptionValues, terminal: Terminal, words: readonly string[]): Promise<number> {
  const output = createOutput('doctor', values['json'] === true, terminal);
  const all: Finding[] = [];
  const exits: number[] = [];
  for await (const { findings, exit } of examine({ values, env: terminal.env, words }, terminal)) {
    if (terminal.ending.aborted) break;
    all.push(...findings);
    if (findings.some(({ verdict }) => verdict === 'wrong')) exits.push(exit);
    showFindings(output, findings);
  }
  if (terminal.ending.aborted) throw interruptedCheck();
  showSummary(output, all);
  return RANKS.find((rank) => exits.includes(rank)) ?? EXIT.done;
}

const HEADERS = { accept: 'application/json, text/plain;q=0.9, */*;q=0.1', 'user-agent': 'touchdown' };

async function* examine(given: Given, terminal: Terminal): Steps {
  const { findings, settings } = await readSettings(given, terminal);
  yield { findings, exit: EXIT.misused };
  if (settings !== null) yield* examinePlatform(settings, terminal);
  yield* examineGithub(terminal);
}

async function* examinePlatform(settings: Settings, terminal: Terminal): Steps {
  const { env, clock, ending: signal } = terminal;
  const { origin } = settings.base;
  const proxy = checkProxy(origin, env);
  yield { findings: proxy, exit: EXIT.misused };
  if (proxy.some(({ verdict }) => verdict === 'wrong')) return;
  const probe = createProbe({ origin, env, clock, signal, headers: HEADERS });
  try {
    yield* examineAt(probe, settings, terminal);
  } finally {
    await probe.close();
  }
}

async function* examineAt(probe: Probe, settings: Settings, { clock }: Terminal): Steps {
  const attempts = await tryWays(probe, settings);
  yield { findings: checkAddress(settings.base, attempts), exit: exitOfAddress(attempts) };
  const [answered] = attempts
    .map(({ reply }) => reply)
    .filter((reply) => reply.kind === 'answered')
    .filter((reply) => !isElsewhere(reply));
  if (answered !== undefined) yield { findings: [checkClock(answered)], exit: EXIT.bad };
  const now = (answered && platformTime(answered)) ?? clock.epochMs();
  const form = readTokenForm(settings.token);
  yield { findings: checkToken(attempts, form, now), exit: answered === undefined ? EXIT.bad : exitOf(answered) };
  const standing = attempts.find(({ reply }) => isKnown(reply));
  if (standing !== undefined) yield* examineReads(probe, settings, standing);
  // The remaining budget is only meaningful for a token that the platform knows.
  else if (answered !== undefined && isSpent(answered)) yield { findings: [checkBudget(answered)], exit: EXIT.bad };
}

/** If another service responds, the platform counts as unreached, unless another prefix leads to it. */
function exitOfAddress(attempts: readonly Attempt[]): number {
  const [first] = attempts;
  if (attempts.some(({ reply }) => reply.kind === 'answered' && !isElsewhere(reply)) && first !== undefined) {
    return isElsewhere(first.reply) ? EXIT.bad : exitOf(first.reply);
  }
  return EXIT.unknown;
}
