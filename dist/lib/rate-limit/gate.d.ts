import type { Clock } from '../kernel/clock.ts';
import type { Random } from '../kernel/random.ts';
import type { Gate } from './gate-interface.ts';
/** What a gate is made of; `reserve` is how many requests of a window are left to others. */
export interface GateOptions {
    readonly clock: Clock;
    readonly random: Random;
    readonly reserve: number;
}
/** Returns the gate of one token, of which nothing is known yet. Who is needed more goes first; of equals, who came first. */
export declare function createGate(options: GateOptions): Gate;
