import { type Conclusion, concludeFrom, headlineOf, worstOf } from '../deploy/result.ts';
import type { Result } from '../deploy/state.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { sayCause } from './cause/cause-text.ts';
import type { LogCut } from './cause/log-excerpt.ts';
import { DESCRIPTION_UNITS } from './limits.ts';
import { type AppView, type RunFacts, viewRun, worstAmong } from './view.ts';

/** The progress of a deployment, in order, in GitHub's words for a check run. */
export const PROGRESS = ['queued', 'in_progress', 'completed'] as const;

/** The progress of a deployment. */
export type Progress = (typeof PROGRESS)[number];

/** One application as it stands now. Texts are safe to print; their markup is not escaped. Plain data that can be kept as JSON. */
export interface AppStanding
  extends Pick<
    AppView,
    'appId' | 'isDoubtful' | 'isRefused' | 'headline' | 'advice' | 'state' | 'commit' | 'shortCommit' | 'deploymentId'
  > {
  readonly progress: Progress;
  /** Null until it is completed, like the conclusion. */
  readonly result: Result | null;
  readonly conclusion: Conclusion | null;
  /** One sentence; empty if there is nothing to say yet. */
  readonly reason: string;
  /** In milliseconds since the Unix epoch. */
  readonly startedAt: number;
  /** In milliseconds since the Unix epoch; null until it is completed. */
  readonly endedAt: number | null;
  /** The evidence for the verdict, in a sentence; empty until it is completed. */
  readonly evidence: string;
  /** The last log lines, as `plainLines` gives them; empty until it is completed. */
  readonly logTail: readonly string[];
  /** As in {@link AppView}. */
  readonly causes: AppView['causes'];
  /** As in {@link AppView}. */
  readonly logCut?: LogCut;
  /** True while the log of a failure is still being read: its causes are not known yet. Else absent. */
  readonly isLogOpen?: boolean;
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

/** Returns the standing of a run: under way if `isOver` is false and an application has not settled, else as in {@link viewRun}. */
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
  const reason = ended === 0 ? '' : `${ended} of ${apps.length} have finished.`;
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
    const { result, headline, reason, advice, evidence, logTail, causes } = app;
    const refusal = app.isRefused === true ? { isRefused: true } : {};
    const isExplained = result === 'failure' || result === 'timed_out';
    const isLogOpen = isExplained && !isOver && facts.apps[index]?.isLogOpen === true;
    const conclusion = concludeFrom(result, facts.policy);
    const endedAt = startedAt + Math.round(app.durationMs);
    return {
      ...known,
      ...refusal,
      ...(isLogOpen ? { isLogOpen } : {}),
      ...(app.logCut === undefined ? {} : { logCut: app.logCut }),
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
      causes,
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
    causes: [],
  };
}

/** Returns the standing of a run that will not continue: everything under way is cancelled, for `reason`, at `endedAt`. */
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

/** The standing of an application, several, or a run, as far as one line can show it. */
export type Stand = Pick<AppStanding, 'progress' | 'result' | 'conclusion' | 'headline' | 'reason'> & {
  /** Why it failed, in one line; absent if unknown. */
  readonly cause?: string;
};

/** Returns the cause of the worst of the applications, for a {@link Stand} of all of them. */
export function causeAmong(apps: readonly AppStanding[]): Pick<Stand, 'cause'> {
  const [worst] = worstAmong(apps);
  const [cause] = worst?.causes ?? [];
  if (worst === undefined || cause === undefined) return {};
  return { cause: `${apps.length === 1 ? '' : `${worst.appId}: `}${sayCause(cause)}` };
}

/** GitHub refuses a description with one: "description doesn't accept 4-byte Unicode" (ouzi-dev/commit-status-updater#526). */
const FOUR_BYTES = /[\u{10000}-\u{10ffff}]/gu;

/** Returns the headline, and once it is over the cause, or the reason if no cause is known; cut like {@link cutDescription}. */
export function renderDescription({ progress, headline, reason, cause = reason }: Stand): string {
  return cutDescription(progress !== 'completed' || cause === '' ? headline : `${headline}. ${cause}`);
}

/** Returns `text` as a description that GitHub accepts: one plain line of at most 140 UTF-16 units. Never throws. */
export function cutDescription(text: string): string {
  return safeSentence(text.replace(FOUR_BYTES, '\ufffd'), DESCRIPTION_UNITS);
}
