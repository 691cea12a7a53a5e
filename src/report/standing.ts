import { type Conclusion, concludeFrom, headlineOf, worstOf } from '../deploy/result.ts';
import type { Result } from '../deploy/state.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { DESCRIPTION_UNITS } from './limits.ts';
import { type AppView, type RunFacts, viewRun } from './view.ts';

/** How far a deployment can be, from the beginning to the end, in GitHub's words for a check run. */
export const PROGRESS = ['queued', 'in_progress', 'completed'] as const;

/** How far a deployment is. */
export type Progress = (typeof PROGRESS)[number];

/**
 * One application as it stands now, for everybody who was not there. Texts are safe to print as in {@link AppView}; their
 * markup is still to be escaped. Plain data: it can be kept as JSON.
 */
export interface AppStanding {
  readonly appId: string;
  readonly progress: Progress;
  /** Null until it is completed; so is the conclusion. */
  readonly result: Result | null;
  readonly conclusion: Conclusion | null;
  /** True if somebody should look at it although it passed. */
  readonly isDoubtful: boolean;
  /** As {@link AppView}'s. */
  readonly isRefused?: boolean;
  /** A few words: `Deploying: app-1`, `Deployed: app-1`. */
  readonly headline: string;
  /** One sentence; empty if there is nothing to say yet. */
  readonly reason: string;
  readonly advice: string;
  readonly state: string | null;
  readonly commit: string | null;
  readonly shortCommit: string | null;
  readonly deploymentId: string | null;
  /** In milliseconds since the Unix epoch. */
  readonly startedAt: number;
  /** In milliseconds since the Unix epoch; null until it is completed. */
  readonly endedAt: number | null;
  /** What the verdict rests on, in a sentence; empty until it is completed. */
  readonly evidence: string;
  /** The last log lines, as `plainLines` gives them; empty until it is completed. */
  readonly logTail: readonly string[];
}

/** A run as it stands now. */
export interface RunStanding {
  readonly progress: Progress;
  readonly result: Result | null;
  readonly conclusion: Conclusion | null;
  readonly headline: string;
  readonly reason: string;
  readonly apps: readonly AppStanding[];
}

/** Every conclusion, from the worst to the best. */
export const CONCLUSIONS: readonly Conclusion[] = [
  'failure',
  'timed_out',
  'cancelled',
  'neutral',
  'success',
  'skipped',
];

/** Returns how a run stands: under way where `isOver` is false and an application has not settled, otherwise as {@link viewRun} has it. */
export function renderStanding(facts: RunFacts, isOver: boolean): RunStanding {
  const view = viewRun(facts, null);
  const apps = view.apps.map((app, index) => standingOf(app, facts, index, isOver));
  if (apps.every(({ progress }) => progress === 'completed')) {
    const { result, headline, reason } = view;
    return { progress: 'completed', result, conclusion: worstConclusion(apps), headline, reason, apps };
  }
  const progress = apps.every((app) => app.progress === 'queued') ? 'queued' : 'in_progress';
  const ended = apps.filter((app) => app.progress === 'completed').length;
  const headline = apps.length === 1 ? (apps[0]?.headline ?? '') : `Deploying ${apps.length} applications`;
  const reason = ended === 0 ? '' : `${ended} of ${apps.length} have ended.`;
  return { progress, result: null, conclusion: null, headline, reason, apps };
}

function worstConclusion(apps: readonly AppStanding[]): Conclusion {
  return CONCLUSIONS.find((one) => apps.some(({ conclusion }) => conclusion === one)) ?? 'success';
}

function standingOf(app: AppView, facts: RunFacts, index: number, isOver: boolean): AppStanding {
  const record = facts.apps[index]?.record;
  const { appId, isDoubtful, state, commit, shortCommit, deploymentId } = app;
  const startedAt = Math.round((record?.startedAt ?? facts.startedAt) + facts.epochOffsetMs);
  const known = { appId, state, commit, shortCommit, deploymentId, startedAt };
  if (isOver || (record?.settlement ?? null) !== null) {
    const { result, headline, reason, advice, evidence, logTail } = app;
    const refusal = app.isRefused === true ? { isRefused: true } : {};
    const conclusion = concludeFrom(result, facts.policy);
    const endedAt = startedAt + Math.round(app.durationMs);
    return {
      ...known,
      ...refusal,
      progress: 'completed',
      result,
      conclusion,
      isDoubtful,
      headline,
      reason,
      advice,
      endedAt,
      evidence,
      logTail,
    };
  }
  const isUnderWay = record !== undefined && (record.triggeredAt !== null || record.steps.length > 0);
  return {
    ...known,
    progress: isUnderWay ? 'in_progress' : 'queued',
    result: null,
    conclusion: null,
    isDoubtful: false,
    headline: `${isUnderWay ? 'Deploying' : 'Waiting'}: ${appId}`,
    reason: '',
    advice: '',
    endedAt: null,
    evidence: '',
    logTail: [],
  };
}

/** Returns how a run stands that will not continue: what is under way in it is cancelled, for `reason`, at `endedAt`. */
export function cancelStanding(standing: RunStanding, reason: string, endedAt: number): RunStanding {
  if (standing.progress === 'completed') return standing;
  const apps = standing.apps.map((app) => (app.progress === 'completed' ? app : cancelApp(app, reason, endedAt)));
  const conclusion = worstConclusion(apps);
  const result = worstOf(apps.flatMap((app) => app.result ?? []));
  const headline = apps.length === 1 ? (apps[0]?.headline ?? '') : headlineOf('cancelled');
  return { progress: 'completed', result, conclusion, headline, reason, apps };
}

function cancelApp(app: AppStanding, reason: string, endedAt: number): AppStanding {
  const headline = `${headlineOf('cancelled')}: ${app.appId}`;
  const ended = Math.max(app.startedAt, Math.round(endedAt));
  return {
    ...app,
    progress: 'completed',
    result: 'cancelled',
    conclusion: 'cancelled',
    headline,
    reason,
    endedAt: ended,
  };
}

/** How an application, several, or a run stands, as far as one line can tell. */
export type Stand = Pick<AppStanding, 'progress' | 'result' | 'conclusion' | 'headline' | 'reason'>;

/** GitHub refuses a description with one: "description doesn't accept 4-byte Unicode" (ouzi-dev/commit-status-updater#526). */
const FOUR_BYTES = /[\u{10000}-\u{10ffff}]/gu;

/** Returns the headline, and the reason once it is over, as {@link cutDescription} does. */
export function renderDescription({ progress, headline, reason }: Stand): string {
  return cutDescription(progress !== 'completed' || reason === '' ? headline : `${headline}. ${reason}`);
}

/**
 * Returns `text` as GitHub takes it for the description of a commit status, a deployment or its status: one plain line of at most
 * 140 UTF-16 units, whole characters, those of four bytes replaced. Never throws.
 */
export function cutDescription(text: string): string {
  return safeSentence(text.replace(FOUR_BYTES, '\ufffd'), DESCRIPTION_UNITS);
}
