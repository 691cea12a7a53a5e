import type { ReasonCode } from '../deploy/reason-codes.ts';
import {
  CONCLUSIONS,
  type Conclusion,
  concludeFrom,
  headlineOf,
  headlineOfEnd,
  RESULTS,
  worstOf,
} from '../deploy/result.ts';
import { lastSeen, renderEvidence } from '../deploy/sentences.ts';
import type { DeploymentRecord, DeployPolicy, Nothing, Result, Settlement } from '../deploy/state.ts';
import { cutChars, shortCommit } from '../kernel/plain-text.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { parseWebAddress } from '../kernel/web-address.ts';
import { renderAdvice, type Wording } from './advice.ts';
import { type CauseView, type PlacedCause, viewCause } from './cause/cause-text.ts';
import { type LogExcerpt, NO_LOG } from './cause/log-excerpt.ts';
import type { Interruption } from './interruption.ts';
import { type PhaseView, renderTimeline } from './summary/timeline.ts';

/** One application: its deployment, and the lines of its log that are shown. */
export interface AppFacts {
  readonly record: DeploymentRecord;
  /** What people call it: the name that the author gave, else the id. */
  readonly name: string;
  readonly log: LogExcerpt;
  /** Why it failed, the likeliest first. Empty if no cause is known. */
  readonly causes: readonly PlacedCause[];
  /** True while its last log lines are still being read, after which its causes are known; else absent. */
  readonly isLogOpen?: boolean;
}

/** All that is known of a run. Instants are on the monotonic clock. */
export interface RunFacts {
  readonly policy: DeployPolicy;
  /** How the product spells what advice names. */
  readonly wording: Wording;
  readonly apps: readonly AppFacts[];
  /** True if the log of a deployment that passed is not shown (default: false). */
  readonly isLogForFailure?: boolean;
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

/** A link to what GitHub shows about these applications. */
export interface AppLink {
  readonly id: number;
  readonly url: string;
  readonly appIds: readonly string[];
}

/** Links to what was written on GitHub; null if it was not. */
export interface Links {
  readonly deployments: readonly AppLink[];
  readonly comment: string | null;
  readonly checkRuns: readonly AppLink[];
  /** As the author gave it. */
  readonly environment: string | null;
}

/** The links of a run that wrote nothing. */
export const NO_LINKS: Links = { deployments: [], comment: null, checkRuns: [], environment: null };

/** The progress of a deployment, in order, in GitHub's words for a check run. */
export const PROGRESS = ['queued', 'in_progress', 'completed'] as const;

/** The progress of a deployment. */
export type Progress = (typeof PROGRESS)[number];

/** How far a deployment or a run is, and what came of it, in one line. */
interface StatusLine {
  readonly progress: Progress;
  /** Null until it is completed, like the conclusion. */
  readonly result: Result | null;
  readonly conclusion: Conclusion | null;
  /** A few words: `Deployed: app-1`. */
  readonly headline: string;
  /** One sentence; empty if there is nothing to say yet. */
  readonly reason: string;
}

/**
 * One application as every report shows it, while it is deployed and afterwards. Texts are one short line, redacted and safe to print;
 * their markup is not escaped. Plain data that can be kept as JSON.
 */
export interface AppView extends StatusLine {
  readonly appId: string;
  /** What people read instead of the id, and `{app}` in the author's texts: the name that the author gave, else the id. */
  readonly name: string;
  /** True if the platform refused the token or the id, so that nothing was deployed; else absent. */
  readonly isRefused?: boolean;
  /** What the run never came to, for any other reason; absent if it did. */
  readonly nothing?: Nothing;
  /** What to do next; empty if nothing. */
  readonly advice: string;
  readonly state: string | null;
  readonly shortCommit: string | null;
  readonly deploymentId: string | null;
  /** In milliseconds since the Unix epoch. */
  readonly startedAt: number;
  /** In milliseconds since the Unix epoch; null until it is completed. */
  readonly endedAt: number | null;
  /** The evidence for the verdict, in a sentence; empty until it is completed, like the log and the causes. */
  readonly evidence: string;
  readonly log: LogExcerpt;
  /** The likeliest first; empty if it passed. */
  readonly causes: readonly CauseView[];
  /** True while the log of a failure is still being read: its causes are not known yet. Else absent. */
  readonly isLogOpen?: boolean;
}

/** A run as every report shows it, while it lasts and afterwards. */
export interface RunView extends StatusLine {
  readonly apps: readonly AppView[];
}

/** An application when the run has ended, with what outputs and files say of it. */
export interface EndedApp extends AppView {
  readonly result: Result;
  readonly reasonCode: ReasonCode;
  readonly endedAt: number;
  readonly confirmed: boolean;
  readonly commit: string | null;
  /** The commit that ran before; null if it is not known. */
  readonly previousCommit: string | null;
  /** The newer commit or deployment that replaced this one; null if none did, or its name is unknown. */
  readonly supersededBy: string | null;
  /** True if the deployment was accepted but no state of it was seen: what is known is from before it. */
  readonly isStateFromBefore: boolean;
  readonly serviceDeploymentStatus: string | null;
  readonly lastDeploymentDate: string | null;
  readonly phases: readonly PhaseView[];
  /** What was done with variables and secrets, in sentences. */
  readonly settings: readonly string[];
}

/** A run that has ended, with what only its own process knows. */
export interface EndedRun extends RunView, Pick<RunFacts, 'requestsUsed' | 'requestsLeft' | 'logFile' | 'links'> {
  /** The worst of the applications' results, or the interruption's if that is worse. */
  readonly result: Result;
  /** That of what {@link EndedRun.result} is of. */
  readonly reasonCode: ReasonCode;
  readonly apps: readonly EndedApp[];
  readonly interruption: Interruption | null;
  readonly durationMs: number;
}

const MAX_WORD_UNITS = 200;
const MAX_SENTENCE_UNITS = 1_800;
/** How many applications, and how many of their reasons, a sentence about several names. */
const MAX_NAMED = 3;

/** Returns the view of a run that may still be in progress. */
export function viewRun(facts: RunFacts): RunView {
  return combineApps(facts.apps.map((app) => viewApp(app, facts)));
}

/**
 * Returns the view of a run that has ended. `cause` says why it did not end by itself; null if it did. A signal changes nothing
 * once all applications have settled.
 */
export function viewEnd(facts: RunFacts, cause: Interruption | null): EndedRun {
  const haveSettled = facts.apps.length > 0 && facts.apps.every(({ record }) => record.settlement !== null);
  const interruption = cause?.result === 'cancelled' && haveSettled ? null : cause;
  const apps = facts.apps.map((app) => viewEndedApp(app, facts, interruption));
  const { links } = facts;
  // The inputs refuse an address that shows a secret; one of a common word, such as staging, must not break it.
  const environment = parseWebAddress(links.environment ?? '') === null ? null : links.environment;
  const combined = combineEnded(apps, interruption);
  const [worst] = worstAmong(apps, combined.result);
  return {
    ...combined,
    reasonCode: worst?.reasonCode ?? interruption?.reasonCode ?? 'no-result',
    apps,
    interruption,
    durationMs: Math.max(0, facts.endedAt - facts.startedAt),
    requestsUsed: facts.requestsUsed,
    requestsLeft: facts.requestsLeft,
    logFile: facts.logFile,
    links: { ...links, environment },
  };
}

/** Returns the view of the applications as one run: in progress until all have finished, then as the worst of them. */
export function combineApps(apps: readonly AppView[]): RunView {
  const finished = apps.filter(({ progress }) => progress === 'completed').length;
  if (finished === apps.length) return { ...combineEnded(apps, null), apps };
  const [first] = apps;
  return {
    progress: apps.every(({ progress }) => progress === 'queued') ? 'queued' : 'in_progress',
    result: null,
    conclusion: null,
    headline: first !== undefined && apps.length === 1 ? first.headline : `Deploying ${apps.length} applications`,
    reason: finished === 0 ? '' : `${finished} of ${apps.length} have finished.`,
    apps,
  };
}

/** Returns the view of a run that will not continue: everything in progress is cancelled, for `reason`, at `endedAt`. */
export function cancelRun(run: RunView, reason: string, endedAt: number): RunView {
  if (run.progress === 'completed') return run;
  const apps = run.apps.map((app) => (app.progress === 'completed' ? app : cancelApp(app, reason, endedAt)));
  const combined = combineApps(apps);
  return apps.length === 1 ? combined : { ...combined, headline: headlineOf('cancelled'), reason };
}

function cancelApp(app: AppView, reason: string, endedAt: number): AppView {
  return {
    ...app,
    progress: 'completed',
    result: 'cancelled',
    conclusion: 'cancelled',
    headline: `${headlineOf('cancelled')}: ${app.name}`,
    reason,
    endedAt: Math.max(app.startedAt, Math.round(endedAt)),
  };
}

function combineEnded(apps: readonly AppView[], interruption: Interruption | null) {
  const results = apps.flatMap((app) => app.result ?? []);
  const result = worstOf(interruption === null ? results : [...results, interruption.result]);
  const broken = interruption?.result === 'cancelled' ? 'cancelled' : 'failure';
  const conclusions = [...apps.map((app) => app.conclusion), interruption === null ? null : broken];
  return {
    progress: 'completed',
    result,
    conclusion: CONCLUSIONS.find((one) => conclusions.includes(one)) ?? 'success',
    ...describeWorst(apps, result, interruption),
  } satisfies StatusLine;
}

function describeWorst(apps: readonly AppView[], result: Result, interruption: Interruption | null) {
  const alike = worstAmong(apps, result);
  const [worst] = alike;
  if (worst === undefined) {
    return { headline: headlineOf(result), reason: interruption?.reason ?? 'No deployment was started.' };
  }
  if (apps.length === 1) return { headline: worst.headline, reason: worst.reason };
  return { headline: headlineOfSeveral(alike, apps.length), reason: reasonOfSeveral(apps) };
}

/** Returns the reasons of those that failed, the worst first, else of all: `api, web: … worker: …`. Names three reasons, and counts the others. */
export function reasonOfSeveral(apps: readonly AppView[]): string {
  const failed = apps.filter(hasFailed);
  const byReason = new Map<string, readonly string[]>();
  for (const { name, reason } of (failed.length === 0 ? apps : failed).toSorted((a, b) => rankOf(a) - rankOf(b))) {
    byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  }
  const reasons = [...byReason].map(([reason, names]) => `${renderFew(names)}: ${reason}`);
  const more = reasons.length - MAX_NAMED;
  const text = [...reasons.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more, each for its own reason.`] : [])].join(
    ' ',
  );
  return cutChars(text, MAX_SENTENCE_UNITS);
}

function renderFew(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return more > 0 ? `${names.slice(0, MAX_NAMED).join(', ')} and ${more} more` : names.join(', ');
}

/** What was never deployed counts as better than a failed deployment. */
function rankOf({ result, ...app }: Ranked): number {
  return (result === null ? RESULTS.length : RESULTS.indexOf(result)) + (isUnstarted(app) ? 0.5 : 0);
}

type Ranked = Pick<AppView, 'result' | 'isRefused' | 'nothing'>;

function isUnstarted({ isRefused, nothing }: Omit<Ranked, 'result'>): boolean {
  return isRefused === true || nothing !== undefined;
}

function viewApp(app: AppFacts, facts: RunFacts): AppView {
  const { record } = app;
  if (record.settlement !== null) return viewSettledApp(app, facts, record.settlement);
  const isUnderWay = record.triggeredAt !== null || record.steps.length > 0;
  const known = viewKnown(app, facts);
  return {
    ...known,
    progress: isUnderWay ? 'in_progress' : 'queued',
    result: null,
    conclusion: null,
    headline: `${isUnderWay ? 'Deploying' : 'Waiting'}: ${known.name}`,
    reason: '',
    advice: '',
    endedAt: null,
    evidence: '',
    log: NO_LOG,
    causes: [],
  };
}

function viewKnown({ record, name }: AppFacts, { epochOffsetMs }: RunFacts) {
  return {
    appId: cleanWord(record.appId),
    name: cleanWord(name),
    state: optionalWord(record.last?.state),
    shortCommit: record.commit === null ? null : cleanWord(shortCommit(record.commit)),
    deploymentId: optionalWord(record.deploymentId),
    startedAt: Math.round(record.startedAt + epochOffsetMs),
  };
}

function viewSettledApp(app: AppFacts, facts: RunFacts, settlement: Settlement) {
  const { record, log, causes, isLogOpen } = app;
  const { policy } = facts;
  const { result } = settlement;
  const conclusion = concludeFrom(result, policy);
  const isExplained = !hasPassed({ conclusion });
  const isCauseOpen = isLogOpen === true && (result === 'failure' || result === 'timed_out');
  const known = viewKnown(app, facts);
  return {
    ...known,
    progress: 'completed',
    result,
    conclusion,
    ...(settlement.isRefused === true ? { isRefused: true } : {}),
    ...(settlement.nothing && { nothing: settlement.nothing }),
    headline: `${headlineOfEnd(settlement)}: ${known.name}`,
    reason: cleanSentence(settlement.reason),
    advice: cleanSentence(renderAdvice(settlement.advice, facts.wording, known.appId)),
    endedAt: known.startedAt + Math.max(0, Math.round(settlement.settledAt - record.startedAt)),
    evidence: cleanSentence(renderEvidence(record, policy.trigger && !policy.dryRun)),
    log: isExplained ? log : facts.isLogForFailure === true ? NO_LOG : { ...log, marks: [] },
    causes: isExplained ? causes.map((cause) => viewCause(cause, cause.place ?? null)) : [],
    ...(isCauseOpen ? { isLogOpen: true } : {}),
  } satisfies AppView;
}

function viewEndedApp(app: AppFacts, facts: RunFacts, interruption: Interruption | null): EndedApp {
  const { record } = app;
  const settlement = record.settlement ?? settlementFrom(interruption, facts.endedAt);
  const phases = renderTimeline(record, facts.endedAt, facts.epochOffsetMs);
  return {
    ...viewSettledApp(app, facts, settlement),
    reasonCode: settlement.reasonCode,
    ...(record.settlement === null ? { advice: cleanSentence(interruption?.advice ?? '') } : {}),
    confirmed: settlement.confirmed,
    commit: optionalWord(record.commit),
    previousCommit: optionalWord(record.previousCommit),
    supersededBy: optionalWord(record.supersededBy),
    isStateFromBefore: record.last !== null && lastSeen(record) === null,
    serviceDeploymentStatus: optionalWord(record.last?.serviceDeploymentStatus),
    lastDeploymentDate: optionalWord(record.last?.lastDeploymentDate?.text),
    phases: phases.map((phase) => ({ ...phase, name: cleanWord(phase.name) })),
    settings: (record.settings ?? []).map(cleanSentence),
  };
}

function settlementFrom(interruption: Interruption | null, settledAt: number): Settlement {
  const result = interruption?.result ?? 'unknown';
  const reason = interruption?.reason ?? 'The step stopped before the deployment finished.';
  const reasonCode = interruption?.reasonCode ?? 'no-result';
  return { result, reasonCode, reason, advice: [], confirmed: false, settledAt };
}

/** Returns an id, a state or another word as a view has it: cleaned, redacted and cut. Never throws. */
export function cleanWord(text: string): string {
  return safeSentence(text, MAX_WORD_UNITS);
}

/** Returns a sentence as a view has it: cleaned, redacted and cut. Never throws. */
export function cleanSentence(text: string): string {
  return safeSentence(text, MAX_SENTENCE_UNITS);
}

function optionalWord(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : cleanWord(text);
}

/** Returns true if a deployment or a run passed: the exit code is 0. */
export function hasPassed({ conclusion }: Pick<StatusLine, 'conclusion'>): boolean {
  return conclusion === 'success' || conclusion === 'neutral' || conclusion === 'skipped';
}

/** Returns true if a deployment or a run has finished and did not pass. */
export function hasFailed({ conclusion }: Pick<StatusLine, 'conclusion'>): boolean {
  return conclusion !== null && !hasPassed({ conclusion });
}

/** Returns true if a deployment passed with doubts that a person should check. */
export function isDoubtful({ conclusion }: Pick<StatusLine, 'conclusion'>): boolean {
  return conclusion === 'neutral';
}

/**
 * Returns the applications with the worst outcome, all with one headline. What was never deployed counts as better than a failed
 * deployment.
 */
export function worstAmong<T extends Ranked>(
  apps: readonly T[],
  result = worstOf(apps.flatMap(({ result }) => result ?? [])),
): readonly T[] {
  const alike = apps.filter((app) => app.result === result);
  const deployed = alike.filter((app) => !isUnstarted(app));
  if (deployed.length > 0) return deployed;
  return alike.filter(({ isRefused }) => isRefused === alike[0]?.isRefused);
}

/** Returns true if an application's reason says nothing but its evidence, so that a report needs only one of them. */
export function isReasonEvidence({ reason, evidence }: Pick<AppView, 'reason' | 'evidence'>): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/\.$/, '');
  return plain(reason) === plain(evidence);
}

/** Returns the headline of `total` applications, of which `worst` have the worst outcome: `Deployment failed: 1 of 3 applications`. */
export function headlineOfSeveral(worst: readonly Ranked[], total: number): string {
  const [first] = worst;
  const share = worst.length === total ? '' : `${worst.length} of `;
  return `${headlineOfEnd({ ...first, result: first?.result ?? 'success' })}: ${share}${total} applications`;
}

/** Returns an author's text for one application, with `{app}` replaced by its name. */
export function forApp(text: string, { name }: Pick<AppView, 'name'>): string {
  return text.replaceAll('{app}', () => name);
}

/** Returns an author's address for one application, with `{app}` replaced by its name, encoded for a URL. */
export function addressFor(address: string, { name }: Pick<AppView, 'name'>): string {
  return forApp(address, { name: encodeURIComponent(name.toWellFormed()) });
}
