import type { Clock } from '../kernel/clock.ts';
import type { Random } from '../kernel/random.ts';
import type { Gate } from './gate-interface.ts';
/** Options of a gate; `reserve` is how many requests of a window are left to others. */
export interface GateOptions {
    readonly clock: Clock;
    readonly random: Random;
    readonly reserve: number;
}
/** Returns the gate of one token, about which nothing is known yet. The most needed request goes first; of equals, the oldest. */
export declare function createGate(options: GateOptions): Gate;
