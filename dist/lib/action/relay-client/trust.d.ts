import { type Progress, type Telling } from './relay-event.ts';
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
    readonly isTied: boolean;
    /** How often the stream has closed within a minute. */
    readonly closings: number;
}
/** Returns the trust in a relay that has told nothing yet. */
export declare function createTrust(): Trust;
/** Tells whether looks at the status may wait for a call. Pure, as all of these. */
export declare function isAtRest({ doubt, looksSinceCall }: Trust): boolean;
/** Takes in what the relay told: a look is called for where that is news. What falls back behind what it told before is a doubt. */
export declare function tell(trust: Trust, { progress, revision }: Telling): Trust;
/** The look that was called for is begun. */
export declare function answerCall(trust: Trust): Trust;
/** Takes in that a look was taken and the deployment goes on: an end that two looks in a row do not show is a doubt. */
export declare function look(trust: Trust, isTied: boolean): Trust;
/** Records that the stream closed, `lastedMs` after it was asked for: any number of long streams may close, but only one short one. */
export declare function close(trust: Trust, lastedMs: number): Trust;
/** Relies on the relay no more, for good; the first doubt is the one that is kept. */
export declare function lose(trust: Trust, why: string): Trust;
