import { compareProgress, type Progress, type RelayReport } from './relay-event.ts';

/** How far the relay may be relied upon, and what is open between what it reported and what the status showed. */
export interface Trust {
  /** Why it is relied upon no more, as a clause; null as long as it is. */
  readonly doubt: string | null;
  /** The furthest that was reported. */
  readonly progress: Progress;
  readonly revision: number;
  /** True if a status check is called for that nobody has started. */
  readonly isCalling: boolean;
  /** Status checks since the last call, while what it reported is still to be seen; null if nothing is. */
  readonly checksSinceCall: number | null;
  /** True if a status check has tied what the platform shows to our deployment: work that begins is no news then. */
  readonly hasEvidence: boolean;
  /** How often the stream has closed within a minute. */
  readonly closings: number;
}

/** The status is given this many status checks to show what was reported. */
const CHECKS_TO_CONFIRM = 2;
const MAX_CLOSINGS = 1;
/** The relay ends a stream when its token expires, after five minutes with GitHub. */
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

/** Returns whether status checks may wait for a call. Pure, as all of these. */
export function isAtRest({ doubt, checksSinceCall }: Trust): boolean {
  return doubt === null && checksSinceCall === null;
}

/** Records what the relay reported: a status check is called for where that is news. What falls back behind what it reported before is a doubt. */
export function addReport(trust: Trust, { progress, revision }: RelayReport): Trust {
  if (trust.doubt !== null) return trust;
  const isFurther = compareProgress(progress, trust.progress) > 0;
  if (compareProgress(progress, trust.progress) < 0 || revision < trust.revision) {
    return lose(trust, 'it took back what it had told');
  }
  const reported = { ...trust, progress, revision };
  const isNews = isFurther && (isEnd(progress) || (progress === 'running' && !trust.hasEvidence));
  return isNews ? { ...reported, isCalling: true, checksSinceCall: 0 } : reported;
}

/** The status check that was called for is started. */
export function startCheck(trust: Trust): Trust {
  return { ...trust, isCalling: false };
}

/** Records that a status check was taken and the deployment continues: an end that two status checks in a row do not show is a doubt. */
export function addCheck(trust: Trust, hasEvidence: boolean): Trust {
  const seen = { ...trust, hasEvidence };
  // A status check that was started before the call cannot show what was reported.
  if (trust.doubt !== null || trust.checksSinceCall === null || trust.isCalling) return seen;
  const checks = trust.checksSinceCall + 1;
  const isEnough = checks >= CHECKS_TO_CONFIRM;
  if (isEnd(trust.progress)) {
    return isEnough
      ? lose(seen, 'it told of an end that the status does not show')
      : { ...seen, checksSinceCall: checks };
  }
  return { ...seen, checksSinceCall: isEnough || hasEvidence ? null : checks };
}

/** Records that the stream closed, `lastedMs` after it was asked for: any number of long streams may close, but only one short one. */
export function close(trust: Trust, lastedMs: number): Trust {
  if (lastedMs >= LONG_STREAM_MS) return trust;
  const closings = trust.closings + 1;
  return closings > MAX_CLOSINGS ? lose({ ...trust, closings }, 'its stream closed twice') : { ...trust, closings };
}

/** Relies on the relay no more, for good; the first doubt is the one that is kept. */
export function lose(trust: Trust, why: string): Trust {
  return { ...trust, doubt: trust.doubt ?? why, isCalling: false };
}

function isEnd(progress: Progress): boolean {
  return progress === 'ending' || progress === 'ended';
}
