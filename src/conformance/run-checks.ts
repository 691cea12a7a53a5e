import { AccessError, TouchdownError } from '../kernel/errors.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { APPLICATION } from './checks/check-application.ts';
import { ADDRESS, AUTHENTICATION } from './checks/check-authentication.ts';
import { CREATION } from './checks/check-creation.ts';
import { DEPLOYMENT } from './checks/check-deployment.ts';
import { DESCRIPTION } from './checks/check-description.ts';
import { ERRORS } from './checks/check-errors.ts';
import { LIMITS } from './checks/check-limits.ts';
import { LISTS } from './checks/check-lists.ts';
import { LOG } from './checks/check-log.ts';
import { OPTIONAL_FIELDS } from './checks/check-optional-fields.ts';
import { ORGANIZATION } from './checks/check-organization.ts';
import { REWARD } from './checks/check-reward.ts';
import { VALIDATION } from './checks/check-validation.ts';
import { VARIABLES } from './checks/check-variables.ts';
import type { Check, CheckGroup, Finding } from './conformance-finding.ts';
import type { Session } from './conformance-session.ts';
import { isInterruption } from './coping.ts';
import { Omission } from './omission.ts';

const MAX_CHARS = 400;

/**
 * Runs every check in order and returns the verdicts; calls `onVerdict` with each one at once. Rejects with AccessError if the token
 * is refused, with NetworkError or CancelledError if the first request gets no response, and if the run is asked to stop.
 */
export async function runChecks(session: Session, onVerdict: (verdict: Verdict) => void): Promise<readonly Verdict[]> {
  await requireToken(session);
  const verdicts: Verdict[] = [];
  for (const { title, checks } of CHECK_GROUPS) {
    for (const check of checks) {
      const verdict = await judge(title, check, session);
      verdicts.push(verdict);
      onVerdict(verdict);
    }
  }
  return verdicts;
}

async function requireToken(session: Session): Promise<void> {
  try {
    const { status } = await session.read('/organization');
    if (status !== 401) return;
  } catch (error) {
    if (error instanceof Omission) return;
    throw error;
  }
  const scheme = session.settings.authorization.split(' ')[0];
  const message = `The service rejected the token (401), sent as "Authorization: ${scheme}". Check that the token is complete, has not expired and uses that scheme. Otherwise, create a new one.`;
  throw new AccessError('access-unauthorized', message, { method: 'GET', path: '/organization', status: 401 });
}

async function judge(group: string, check: Check, session: Session): Promise<Verdict> {
  const { id, section, says } = check;
  const blank = { group, id, section, says, expected: null, came: null, copes: null, consequence: null, why: null };
  const finding = await runCheck(check, session);
  if (finding.kind === 'conforms') return { ...blank, verdict: 'conforms' };
  if (finding.kind === 'noted') {
    const { came, consequence } = finding;
    return { ...blank, verdict: 'noted', came: safeSentence(came, MAX_CHARS), consequence };
  }
  if (finding.kind !== 'departs') return { ...blank, verdict: finding.kind, why: safeSentence(finding.why, MAX_CHARS) };
  const { copes, consequence } = await finding.cope();
  return {
    ...blank,
    verdict: 'departs',
    expected: safeSentence(finding.expected, MAX_CHARS),
    came: safeSentence(finding.came, MAX_CHARS),
    copes,
    consequence: safeSentence(consequence, MAX_CHARS * 2),
  };
}

type CheckResult = Finding | { readonly kind: 'undetermined'; readonly why: string };

async function runCheck(check: Check, session: Session): Promise<CheckResult> {
  if (check.isWriting === true && !session.settings.mayWrite) {
    return { kind: 'skipped', why: 'this check changes something. Use --write to allow it' };
  }
  try {
    return await check.run(session);
  } catch (error) {
    if (error instanceof Omission) return { kind: error.kind, why: error.message };
    if (!(error instanceof TouchdownError) || isInterruption(error)) throw error;
    return { kind: 'undetermined', why: error.message };
  }
}

/** All checks in order. Creations come before the checks that read them; the limits come last, since they check every earlier response. */
export const CHECK_GROUPS: readonly CheckGroup[] = [
  DESCRIPTION,
  ADDRESS,
  AUTHENTICATION,
  ORGANIZATION,
  LISTS,
  CREATION,
  VALIDATION,
  DEPLOYMENT,
  APPLICATION,
  OPTIONAL_FIELDS,
  LOG,
  VARIABLES,
  ERRORS,
  REWARD,
  LIMITS,
];

/** The verdict on one check. */
export interface Verdict extends Pick<Check, 'id' | 'section' | 'says'> {
  readonly group: string;
  /** `noted`: not a departure, because the description leaves it open. */
  readonly verdict: 'conforms' | 'departs' | 'skipped' | 'undetermined' | 'noted';
  /** What the description promises; null unless it departs. */
  readonly expected: string | null;
  /** What came instead, or was found; null unless it departs or is noted. */
  readonly came: string | null;
  /** True if the client copes with the departure; null if that could not be tested, or nothing departs. */
  readonly copes: boolean | null;
  /** What this means for users of the client; null unless it departs or is noted. */
  readonly consequence: string | null;
  /** Why the check was skipped or is undetermined; else null. */
  readonly why: string | null;
}

/** The number of checks for each verdict; notes are not counted. */
export interface Tally {
  readonly conform: number;
  readonly depart: number;
  readonly coped: number;
  readonly skipped: number;
  readonly undetermined: number;
}

/** Counts the verdicts of each kind. */
export function tallyOf(verdicts: readonly Verdict[]): Tally {
  const count = (word: Verdict['verdict']): number => verdicts.filter(({ verdict }) => verdict === word).length;
  return {
    conform: count('conforms'),
    depart: count('departs'),
    coped: verdicts.filter(({ copes }) => copes === true).length,
    skipped: count('skipped'),
    undetermined: count('undetermined'),
  };
}
