import type { Look } from '../deploy-target.ts';
import { type PhaseOverrides } from '../phase.ts';
/** Returns a status check as it counts: a state that cannot be read makes it malformed, one that the platform itself could not read makes it failed. */
export declare function toReadableLook(look: Look, overrides: PhaseOverrides): Look;
