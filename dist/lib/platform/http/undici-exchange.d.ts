import type { Clock } from '../../kernel/clock.ts';
import type { Exchange, TimeLimits } from './exchange.ts';
/** Returns an exchange over undici; nothing is connected before the first request. */
export declare function createExchange(options: {
    readonly origin: string;
    readonly proxy: string | null;
    readonly limits: TimeLimits;
    readonly clock: Clock;
}): Exchange;
