import type { Clock } from '../../kernel/clock.ts';
import type { RelayClient } from './relay-client.ts';
import { type Subject, type Telling } from './relay-event.ts';
/** What listening to one stream takes. */
export interface StreamOptions {
    readonly client: RelayClient;
    readonly clock: Clock;
    readonly subject: Subject;
    /** Empty on the first stream. */
    readonly lastEventId: string;
    readonly signal: AbortSignal;
}
/** How a stream ended: `doubt` says what was wrong with it, as a clause; null where it merely closed. */
export interface Heard {
    readonly doubt: string | null;
    readonly lastEventId: string;
}
/** Listens to one stream and passes on what it tells, until it ends, something is wrong with it, or `take` answers false. Never rejects. */
export declare function readStream(options: StreamOptions, take: (telling: Telling) => boolean): Promise<Heard>;
