import { compareProgress, type Progress, type Telling } from './relay-event.ts';

/** How far the relay may be relied upon, and what is open between what it told and what the status showed. */
export interface Trust {
  /** Why it is relied upon no more, as a clause; null as long as it is. */
  readonly doubt: string | null;
  /** The furthest that was told. */
  readonly progress: Progress;
  readonly revision: number;
  /** Whether a look is called for that nobody has begun. */
  readonly isCalling: boolean;
  /** Looks since the last call, while what it told is still to be seen; null where nothing is. */
  readonly looksSinceCall: number | null;
  /** Whether a look has tied what the platform shows to our deployment: work that begins is no news then. */
  readonly hasEvidence: boolean;
  /** How often the stream has closed within a minute. */
  readonly closings: number;
}

/** The status is given this many looks to show what was told. */
const LOOKS_TO_CONFIRM = 2;
const MAX_CLOSINGS = 1;
/** The relay ends a stream when its token expires, after five minutes with GitHub. */
const LONG_STREAM_MS = 60_000;

/** Returns the trust in a relay that has told nothing yet. */
export function createTrust(): Trust {
  return {
    doubt: null,
    progress: 'unknown',
    revision: -1,
    isCalling: false,
    looksSinceCall: null,
    hasEvidence: false,
    closings: 0,
  };
}

/** Tells whether looks at the status may wait for a call. Pure, as all of these. */
export function isAtRest({ doubt, looksSinceCall }: Trust): boolean {
  return doubt === null && looksSinceCall === null;
}

/** Takes in what the relay told: a look is called for where that is news. What falls back behind what it told before is a doubt. */
export function tell(trust: Trust, { progress, revision }: Telling): Trust {
  if (trust.doubt !== null) return trust;
  const isFurther = compareProgress(progress, trust.progress) > 0;
  if (compareProgress(progress, trust.progress) < 0 || revision < trust.revision) {
    return lose(trust, 'it took back what it had told');
  }
  const told = { ...trust, progress, revision };
  const isNews = isFurther && (isEnd(progress) || (progress === 'running' && !trust.hasEvidence));
  return isNews ? { ...told, isCalling: true, looksSinceCall: 0 } : told;
}

/** The look that was called for is begun. */
export function answerCall(trust: Trust): Trust {
  return { ...trust, isCalling: false };
}

/** Takes in that a look was taken and the deployment goes on: an end that two looks in a row do not show is a doubt. */
export function look(trust: Trust, hasEvidence: boolean): Trust {
  const seen = { ...trust, hasEvidence };
  // A look that was begun before the call cannot show what was told.
  if (trust.doubt !== null || trust.looksSinceCall === null || trust.isCalling) return seen;
  const looks = trust.looksSinceCall + 1;
  const isEnough = looks >= LOOKS_TO_CONFIRM;
  if (isEnd(trust.progress)) {
    return isEnough
      ? lose(seen, 'it told of an end that the status does not show')
      : { ...seen, looksSinceCall: looks };
  }
  return { ...seen, looksSinceCall: isEnough || hasEvidence ? null : looks };
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
