import type { Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { type Attempt, tryWays } from './doctor-attempt.ts';
import { createProbe, type Probe } from './doctor-probe.ts';
import { readSettings, type Settings } from './doctor-settings.ts';
import type { Given } from './doctor-sources.ts';
import type { Steps } from './doctor-step.ts';
import { checkAddress } from './examine-address.ts';
import { checkBudget, isSpent } from './examine-budget.ts';
import { checkClock, platformTime } from './examine-clock.ts';
import { examineGithub } from './examine-github.ts';
import { checkProxy } from './examine-proxy.ts';
import { examineReads } from './examine-reads.ts';
import { checkToken } from './examine-token.ts';
import { exitOf, isElsewhere, isKnown } from './sort-response.ts';
import { readTokenForm } from './token-form.ts';

const HEADERS = { accept: 'application/json, text/plain;q=0.9, */*;q=0.1', 'user-agent': 'touchdown' };

/** Looks at everything that a deployment rests on, one after the other; sends reads alone and changes nothing. */
export async function* examine(given: Given, terminal: Terminal): Steps {
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
  // What is left is that of a token that the platform knows.
  else if (answered !== undefined && isSpent(answered)) yield { findings: [checkBudget(answered)], exit: EXIT.bad };
}

/** Where somebody else answers, the platform is not reached, unless another way leads to it. */
function exitOfAddress(attempts: readonly Attempt[]): number {
  const [first] = attempts;
  if (attempts.some(({ reply }) => reply.kind === 'answered' && !isElsewhere(reply)) && first !== undefined) {
    return isElsewhere(first.reply) ? EXIT.bad : exitOf(first.reply);
  }
  return EXIT.unknown;
}
