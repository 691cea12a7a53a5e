import type { Matcher } from '../../matcher.ts';
/** What tools that build or change infrastructure say, the servers beside an application, and the CIs and hosts that run commands. */
export declare const INFRASTRUCTURE: readonly Matcher[];
