import { type Command, exitCodes, flagOption, type OptionValues, type Terminal } from '../arguments/command.ts';
import { APP_IDS_ARGUMENT } from '../arguments/common-options.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { CONNECTION_OPTIONS } from '../config/connection.ts';
import { createOutput } from '../terminal/output.ts';
import { checkAddress, checkProxy } from './examine-address.ts';
import { examineGithub } from './examine-github.ts';
import { checkBudget, checkClock, isSpent, platformTime } from './examine-headers.ts';
import { examineReads } from './examine-reads.ts';
import { checkToken } from './examine-token.ts';
import { type Finding, type Steps, showSteps } from './finding.ts';
import { type Attempts, createProbe, exitOf, isElsewhere, isKnown, type Probe, tryWays } from './probe.ts';
import { readSettings, type Settings } from './settings.ts';

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
        ['proxy', 'whether requests use a proxy, and why'],
        ['address', 'whether the platform responds at the base URL, with or without /api/v1'],
        ['clock', "whether this machine's clock agrees with the platform's"],
        ['token', 'whether the platform accepts it, with which scheme, and when it expires'],
        ['scopes', 'what the token can read'],
        ['application', 'whether it exists, and its state'],
        ['platform', 'which optional fields it sends, and what that means for the result of a deployment'],
        ['budget', 'how many requests the rate limit still allows'],
        ['github', 'what GITHUB_TOKEN can read in GITHUB_REPOSITORY, if both are set'],
        ['', 'It sends about a dozen GET requests, and one more for each further application.'],
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
  const isShown = values['verbose'] === true ? undefined : isMain;
  const exits = await showSteps(examine(values, words, terminal), output, terminal, isShown);
  return RANKS.find((rank) => exits.includes(rank)) ?? EXIT.done;
}

/** What the short report shows of what is fine. */
const MAIN: readonly string[] = ['address', 'token', 'application', 'budget'];

function isMain({ verdict, subject, isDetail }: Finding): boolean {
  return verdict === 'good' ? MAIN.includes(subject) : isDetail !== true;
}

const HEADERS = { accept: 'application/json, text/plain;q=0.9, */*;q=0.1', 'user-agent': 'touchdown' };

async function* examine(values: OptionValues, words: readonly string[], terminal: Terminal): Steps {
  const { findings, settings } = await readSettings(values, words, terminal);
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
  yield { findings: [checkAddress(settings.base, attempts)], exit: exitOfAddress(attempts) };
  const answers = attempts.map(({ reply }) => reply).filter((reply) => reply.kind === 'answered');
  const answered = answers.find((reply) => !isElsewhere(reply));
  if (answered !== undefined) yield { findings: [checkClock(answered)] };
  const now = (answered && platformTime(answered)) ?? clock.epochMs();
  const findings = checkToken(attempts, settings.token, now);
  yield { findings, exit: answered === undefined ? EXIT.bad : exitOf(answered) };
  const standing = attempts.find(({ reply }) => isKnown(reply));
  if (standing !== undefined) yield* examineReads(probe, settings, standing);
  // The remaining budget is only meaningful for a token that the platform knows.
  else if (answered !== undefined && isSpent(answered)) yield { findings: [checkBudget(answered)] };
}

/** If another service responds, the platform counts as unreached, unless another prefix leads to it. */
function exitOfAddress(attempts: Attempts): number {
  const [{ reply: first }] = attempts;
  const isFound = attempts.some(({ reply }) => reply.kind === 'answered' && !isElsewhere(reply));
  if (!isFound) return EXIT.unknown;
  return isElsewhere(first) ? EXIT.bad : exitOf(first);
}
