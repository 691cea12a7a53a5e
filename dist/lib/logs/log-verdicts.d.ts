/** A line that says that what went wrong before it did not matter. */
interface Recovery {
    /** Its group `step` names the step that it settles, if it is not the line's own. */
    readonly pattern: RegExp;
    /** What it settles: a step, the errors (only those of its step, if the line names it), what errors led to, or all before it. */
    readonly settles: 'step' | 'errors' | 'effects' | 'all';
}
/** What rollouts, hosts and CIs print at the end of a deployment. */
export declare const SUCCEEDED: RegExp;
/** What says that the whole went well if it is one of the last lines; above them it may be of one part. */
export declare const ENDED_WELL: RegExp;
/** What builders, hosts and servers print when all is well. */
export declare const RECOVERIES: readonly Recovery[];
/** What hosts and scripts print before they start the earlier version again: that it runs settles nothing. */
export declare const ROLLS_BACK: RegExp;
/** What test runners and scripts print before they try something again. */
export declare const RETRIED: RegExp;
/** What tools, builders, hosts and CIs print when a command or a deployment failed. */
export declare const FAILED: RegExp;
export {};
