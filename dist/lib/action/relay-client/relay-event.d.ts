/**
 * How far the relay says that a deployment is. `ending`: an end was told of that nobody confirmed yet. Words alone: how it ended
 * is read from the platform's status and never from here.
 */
export type Progress = 'unknown' | 'queued' | 'running' | 'ending' | 'ended';
/** What one event of the relay says, checked. */
export interface Telling {
    readonly progress: Progress;
    readonly revision: number;
}
/** What an event has to be about. */
export interface Subject {
    readonly id: string;
    readonly appId: string;
    readonly sha: string;
}
/** Compares how far two tellings are: above 0 where `one` is further. */
export declare function compareProgress(one: Progress, other: Progress): number;
/** Reads an event's data, hostile JSON; null where it is not about `subject`, or cannot be read. Never throws. */
export declare function decodeTelling(data: string, subject: Subject): Telling | null;
/** Reads the answer to a registration: the id by which the relay knows it; null where there is none that can be one. Never throws. */
export declare function decodeRegistration(body: string): string | null;
