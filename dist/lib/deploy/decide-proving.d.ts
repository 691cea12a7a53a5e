import { type CommitReads } from './evidence/judge-commit.ts';
import type { Decision, DeployEvent, DeployState, PendingProof } from './state.ts';
type Inspected = Extract<DeployEvent, {
    kind: 'inspected';
}>;
/** Returns whether the commit that the application runs can prove anything: this run requested a deployment of one that it knows whole. */
export declare function isProvable({ policy, record }: DeployState): boolean;
/** Holds an outcome until the application has said which commit it runs. */
export declare function prove(state: DeployState, at: number, pending: Omit<PendingProof, keyof CommitReads | 'seenAt'>): Decision;
/**
 * Returns whether the commit that runs before ours is worth a request: ours waits behind others, or may, so that in the end only the
 * commit may tell whose deployment it was.
 */
export declare function isWorthInspecting(state: DeployState): boolean;
/** What follows when the application has said which commit it runs, or has not. */
export declare function decideInspected(state: DeployState, event: Inspected): Decision;
export {};
