/** One thing that a stream of server-sent events said: an event, or a comment that shows that the sender is there. */
export type StreamItem = {
    readonly kind: 'event';
    readonly event: string;
    readonly data: string;
    readonly id: string;
} | {
    readonly kind: 'comment';
};
/** What was read of a stream so far and is not yet whole. */
export interface StreamState {
    /** A line that has not ended. */
    readonly pending: string;
    readonly event: string;
    readonly data: readonly string[];
    /** The id of the last event that came whole: what a new stream goes on from. */
    readonly id: string;
    /** The id of the event that has not ended: of no use where it is cut off. */
    readonly nextId: string;
    /** Of the event that has not ended. */
    readonly sizeBytes: number;
    readonly isStarted: boolean;
}
/** What a piece of the stream came to; `isTooLarge`: an event or a line is larger than is read, and nothing after it counts. */
export interface Fed {
    readonly state: StreamState;
    readonly items: readonly StreamItem[];
    readonly isTooLarge: boolean;
}
/** No event is read beyond this size. */
export declare const LARGEST_EVENT_BYTES = 65536;
/** Returns the state before anything of a stream was read; `id` is the last event's of the stream before. */
export declare function createStreamState(id: string): StreamState;
/** Reads one more piece of a stream, as the HTML standard has it ("Server-sent events", parsing an event stream). Pure; never throws. */
export declare function feed(before: StreamState, piece: string): Fed;
