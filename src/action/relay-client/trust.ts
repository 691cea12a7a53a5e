import type { Progress, RelayReport } from './event.ts';

/** How far the relay can be trusted, and what it reported that the status has not shown yet. */
export interface Trust {
  /** Why it is no longer trusted, as a clause; null while it is. */
  readonly doubt: string | null;
  readonly progress: Progress;
  readonly revision: number;
  /** True if a status check is called for but has not started. */
  readonly isCalling: boolean;
  /** Status checks since the last call, while the status has yet to show what was reported; null if it has shown everything. */
  readonly checksSinceCall: number | null;
  /** True if a status check has tied the platform's status to our deployment: a report that work has started is no news then. */
  readonly hasEvidence: boolean;
  /** How many streams have closed within a minute. */
  readonly closings: number;
}

const ORDER: readonly Progress[] = ['unknown', 'queued', 'running', 'ending', 'ended'];
/** The status must show what was reported within this many status checks. */
const CHECKS_TO_CONFIRM = 2;
const MAX_CLOSINGS = 1;
/** A shorter stream is suspicious: the relay ends a stream when its token expires, which takes five minutes on GitHub. */
const LONG_STREAM_MS = 60_000;

/** Returns the trust in a relay that has reported nothing yet. */
export function createTrust(): Trust {
  return {
    doubt: null,
    progress: 'unknown',
    revision: -1,
    isCalling: false,
    checksSinceCall: null,
    hasEvidence: false,
    closings: 0,
  };
}

/** Returns whether status checks may wait for a call. Pure, like all functions here. */
export function isAtRest({ doubt, checksSinceCall }: Trust): boolean {
  return doubt === null && checksSinceCall === null;
}

/** Records what the relay reported: a status check is called for if that is news. Progress that goes backwards is a doubt. */
export function addReport(trust: Trust, { progress, revision }: RelayReport): Trust {
  if (trust.doubt !== null) return trust;
  const steps = ORDER.indexOf(progress) - ORDER.indexOf(trust.progress);
  if (steps < 0 || revision < trust.revision) {
    return distrust(trust, 'the relay contradicted an earlier event');
  }
  const reported = { ...trust, progress, revision };
  const isNews = steps > 0 && (isEnd(progress) || (progress === 'running' && !trust.hasEvidence));
  return isNews ? { ...reported, isCalling: true, checksSinceCall: 0 } : reported;
}

/** Records that the status check that was called for has started. */
export function startCheck(trust: Trust): Trust {
  return { ...trust, isCalling: false };
}

/** Records a status check of a deployment that continues: an outcome that two status checks in a row do not show is a doubt. */
export function addCheck(trust: Trust, hasEvidence: boolean): Trust {
  const seen = { ...trust, hasEvidence };
  // A status check that was started before the call cannot show what was reported.
  if (trust.doubt !== null || trust.checksSinceCall === null || trust.isCalling) return seen;
  const checks = trust.checksSinceCall + 1;
  const isEnough = checks >= CHECKS_TO_CONFIRM;
  if (isEnd(trust.progress)) {
    return isEnough
      ? distrust(seen, 'the relay reported an outcome that the status does not show')
      : { ...seen, checksSinceCall: checks };
  }
  return { ...seen, checksSinceCall: isEnough || hasEvidence ? null : checks };
}

/** Records that the stream closed, `lastedMs` after it was requested: any number of long streams may close, but only one short one. */
export function close(trust: Trust, lastedMs: number): Trust {
  if (lastedMs >= LONG_STREAM_MS) return trust;
  const closings = trust.closings + 1;
  return closings > MAX_CLOSINGS
    ? distrust({ ...trust, closings }, 'the event stream of the relay closed twice')
    : { ...trust, closings };
}

/** Ends the trust for good; keeps only the first doubt. */
export function distrust(trust: Trust, why: string): Trust {
  return { ...trust, doubt: trust.doubt ?? why, isCalling: false };
}

function isEnd(progress: Progress): boolean {
  return progress === 'ending' || progress === 'ended';
}
