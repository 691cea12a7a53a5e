import type { Clock } from '../../kernel/clock.ts';
import type { Controller, Handler } from './dispatcher.ts';
import type { Exchanged, ExchangeRequest, TimeLimits } from './exchange.ts';
/** One request and its answer, as undici tells of them: keeps the time limits, gathers the body, settles exactly once. */
export declare class Conversation implements Handler {
    #private;
    constructor(request: ExchangeRequest, limits: TimeLimits, clock: Clock, resolve: (exchanged: Exchanged) => void);
    onRequestStart(controller: Controller): void;
    onResponseStart(_: Controller, status: number, headers: Record<string, string | string[] | undefined>): void;
    onResponseData(_: Controller, chunk: Uint8Array): void;
    onResponseEnd(): void;
    onResponseError(_: Controller | null, error: Error): void;
}
