import { type CommitReads } from './evidence/judge-commit.ts';
import type { Decision, DeployEvent, DeployState, PendingProof } from './state.ts';
type Inspected = Extract<DeployEvent, {
    kind: 'inspected';
}>;
/** Returns whether the running commit can prove anything: this run requested a deployment and knows its full commit. */
export declare function isProvable({ policy, record }: DeployState): boolean;
/** Holds an outcome until the application has reported which commit it runs. */
export declare function prove(state: DeployState, at: number, pending: Omit<PendingProof, keyof CommitReads | 'seenAt'>): Decision;
/** Returns whether to read the commit that runs before ours starts: ours may wait, and only the commit may prove it later. */
export declare function isWorthInspecting(state: DeployState): boolean;
/** Decides what to do after reading which commit the application runs, even if it could not be read. */
export declare function decideInspected(state: DeployState, event: Inspected): Decision;
export {};
