import { headlineOf, headlineOfEnd, isPassing, worstOf } from '../deploy/result.ts';
import { lastSeen, renderEvidence } from '../deploy/sentences.ts';
import type { DeploymentRecord, DeployPolicy, Result, Settlement } from '../deploy/state.ts';
import { shortCommit } from '../kernel/plain-text.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { renderAdvice, type Wording } from './advice.ts';
import { cleanCause, type PlacedCause } from './cause/cause-text.ts';
import type { LogCut } from './cause/log-excerpt.ts';
import type { Interruption } from './interruption.ts';
import { type PhaseView, renderTimeline } from './summary/timeline.ts';
import type { Links } from './surface-names.ts';

/** One application: what is known of its deployment, and its last log lines, oldest first, as `plainLines` gives them. */
export interface AppFacts {
  readonly record: DeploymentRecord;
  readonly logTail: readonly string[];
  /** Why it failed, the likeliest first; `at` is an index in `logTail`, -1 if that lacks the line. Empty if no cause is known. */
  readonly causes: readonly PlacedCause[];
  /** How many lines of the log are not in `logTail`; absent: none. */
  readonly logCut?: LogCut;
  /** True while its last log lines are still being read, after which its causes are known; else absent. */
  readonly isLogOpen?: boolean;
}

/** All that is known of a run when it ends. Instants are on the monotonic clock. */
export interface RunFacts {
  readonly policy: DeployPolicy;
  /** How the product spells what advice names. */
  readonly wording: Wording;
  readonly apps: readonly AppFacts[];
  readonly startedAt: number;
  readonly endedAt: number;
  /** Added to a monotonic instant to get milliseconds since the Unix epoch. */
  readonly epochOffsetMs: number;
  /** Requests sent, and requests left in the token's window; null if unknown. */
  readonly requestsUsed: number;
  readonly requestsLeft: number | null;
  readonly logFile: string | null;
  readonly links: Links;
}

/** One application as every report shows it. Texts are one short line, redacted and safe to print; their markup is not escaped. */
export interface AppView {
  readonly appId: string;
  readonly result: Result;
  readonly passed: boolean;
  /** True if it passed with doubts that a person should check. */
  readonly isDoubtful: boolean;
  /** True if the platform refused the token or the id, so that nothing was deployed; else absent. */
  readonly isRefused?: boolean;
  /** A few words: `Deployed: app-1`. */
  readonly headline: string;
  readonly reason: string;
  /** What to do next; empty if nothing. */
  readonly advice: string;
  readonly confirmed: boolean;
  readonly commit: string | null;
  readonly shortCommit: string | null;
  readonly deploymentId: string | null;
  /** The newer commit or deployment that replaced this one; null if none did, or its name is unknown. */
  readonly supersededBy: string | null;
  readonly state: string | null;
  /** True if the deployment was accepted but no state of it was seen: what is known is from before it. */
  readonly isStateFromBefore: boolean;
  readonly serviceDeploymentStatus: string | null;
  readonly lastDeploymentDate: string | null;
  readonly durationMs: number;
  readonly phases: readonly PhaseView[];
  readonly evidence: string;
  readonly logTail: readonly string[];
  readonly causes: readonly PlacedCause[];
  /** As in {@link AppFacts}. */
  readonly logCut?: LogCut;
}

/** A run as every report shows it. */
export interface RunView extends Pick<RunFacts, 'requestsUsed' | 'requestsLeft' | 'logFile' | 'links'> {
  /** The worst of the applications' results, or the interruption's if that is worse. */
  readonly result: Result;
  readonly passed: boolean;
  readonly headline: string;
  readonly reason: string;
  readonly apps: readonly AppView[];
  /** The first application with the worst result; null if none was started. */
  readonly worst: AppView | null;
  readonly interruption: Interruption | null;
  readonly durationMs: number;
}

const MAX_WORD_UNITS = 200;
const MAX_SENTENCE_UNITS = 1_800;

/** Returns what every report shows of a run. `interruption` says why an application has not settled; null if all have. */
export function viewRun(facts: RunFacts, interruption: Interruption | null): RunView {
  const apps = facts.apps.map((app) => viewApp(app, facts, interruption));
  const results = apps.map((app) => app.result);
  const result = worstOf(interruption === null ? results : [...results, interruption.result]);
  const worst = worstAmong(apps)[0] ?? null;
  return {
    result,
    passed: interruption === null && apps.every((app) => app.passed),
    headline: headlineFor(result, apps),
    reason: reasonFor(result, apps, worst, interruption),
    apps,
    worst,
    interruption,
    durationMs: Math.max(0, facts.endedAt - facts.startedAt),
    requestsUsed: facts.requestsUsed,
    requestsLeft: facts.requestsLeft,
    logFile: facts.logFile,
    links: facts.links,
  };
}

function viewApp(
  { record, logTail, causes, logCut }: AppFacts,
  facts: RunFacts,
  interruption: Interruption | null,
): AppView {
  const settlement = record.settlement ?? settlementFrom(interruption, facts.endedAt);
  const passed = isPassing(settlement.result, facts.policy);
  const appId = word(record.appId);
  return {
    appId,
    result: settlement.result,
    passed,
    isDoubtful: passed && isDoubtful(settlement.result, facts.policy),
    ...(settlement.isRefused === true ? { isRefused: true } : {}),
    headline: `${headlineOfEnd(settlement)}: ${appId}`,
    reason: sentence(settlement.reason),
    advice: sentence(
      record.settlement === null ? (interruption?.advice ?? '') : renderAdvice(settlement.advice, facts.wording),
    ),
    confirmed: settlement.confirmed,
    commit: optionalWord(record.commit),
    shortCommit: record.commit === null ? null : word(shortCommit(record.commit)),
    deploymentId: optionalWord(record.deploymentId),
    supersededBy: optionalWord(record.supersededBy),
    state: optionalWord(record.last?.state),
    isStateFromBefore: record.last !== null && lastSeen(record) === null,
    serviceDeploymentStatus: optionalWord(record.last?.serviceDeploymentStatus),
    lastDeploymentDate: optionalWord(record.last?.lastDeploymentDate?.text),
    durationMs: Math.max(0, settlement.settledAt - record.startedAt),
    phases: renderTimeline(record, facts.endedAt, facts.epochOffsetMs).map((phase) => ({
      ...phase,
      name: word(phase.name),
    })),
    evidence: sentence(renderEvidence(record, facts.policy.trigger && !facts.policy.dryRun)),
    logTail,
    causes: passed ? [] : causes.map(cleanCause),
    ...(logCut === undefined ? {} : { logCut }),
  };
}

function settlementFrom(interruption: Interruption | null, settledAt: number): Settlement {
  const result = interruption?.result ?? 'unknown';
  const reason = interruption?.reason ?? 'The step stopped before the deployment finished.';
  return { result, reason, advice: [], confirmed: false, settledAt };
}

function isDoubtful(result: Result, policy: DeployPolicy): boolean {
  return result === 'unchanged' || (result === 'superseded' && policy.onSuperseded === 'neutral');
}

function headlineFor(result: Result, apps: readonly AppView[]): string {
  const alike = worstAmong(apps, result);
  const [first] = alike;
  if (first === undefined) return headlineOf(result);
  return apps.length === 1 ? first.headline : headlineOfSeveral(alike, apps.length);
}

function reasonFor(
  result: Result,
  apps: readonly AppView[],
  worst: AppView | null,
  interruption: Interruption | null,
): string {
  if (worst === null || worst.result !== result) return sentence(interruption?.reason ?? 'No deployment was started.');
  return apps.length === 1 ? worst.reason : sentence(`${worst.appId}: ${worst.reason}`);
}

function word(text: string): string {
  return safeSentence(text, MAX_WORD_UNITS);
}

function optionalWord(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : word(text);
}

function sentence(text: string): string {
  return safeSentence(text, MAX_SENTENCE_UNITS);
}

interface Ended {
  readonly result: Result | null;
  /** As in the settlement; absent: false. */
  readonly isRefused?: boolean;
}

/** Returns the applications with the worst outcome. A refusal by the platform counts as better than a failed deployment. */
export function worstAmong<T extends Ended>(
  apps: readonly T[],
  result = worstOf(apps.flatMap(({ result }) => result ?? [])),
): readonly T[] {
  const alike = apps.filter((app) => app.result === result);
  const deployed = alike.filter(({ isRefused }) => isRefused !== true);
  return deployed.length > 0 ? deployed : alike;
}

/** Returns true if an application's reason says nothing but its evidence, so that a report needs only one of them. */
export function isReasonEvidence({ reason, evidence }: Pick<AppView, 'reason' | 'evidence'>): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/\.$/, '');
  return plain(reason) === plain(evidence);
}

/** Returns the headline of `total` applications, of which `worst` have the worst outcome: `Deployment failed: 1 of 3 applications`. */
export function headlineOfSeveral(worst: readonly Ended[], total: number): string {
  const [first] = worst;
  const share = worst.length === total ? '' : `${worst.length} of `;
  return `${headlineOfEnd({ ...first, result: first?.result ?? 'success' })}: ${share}${total} applications`;
}
