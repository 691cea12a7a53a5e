import type { TouchdownError } from '../kernel/errors.ts';
import type { DeploymentRecord } from './state.ts';
/** Returns a verdict's evidence in one clause: "requested a1b2c3d, saw QUEUED → RUNNING". `isTriggering`: a request was intended. */
export declare function renderEvidence(record: DeploymentRecord, isTriggering: boolean): string;
/** Returns the state of the last good status check; null if there was none since the deployment was requested. */
export declare function lastSeen({ last, baseline, triggeredAt }: DeploymentRecord): string | null;
/** Returns the sentence that names the running commit, which is not ours, after a success. */
export declare function renderOtherCommit(commit: string, ours: string): string;
/** The sentence of an error, with a full stop at its end. */
export declare function sentenceOf(error: TouchdownError): string;
/** Returns a text with a full stop at its end, unless it has an end already. */
export declare function asSentence(text: string): string;
/** A whole number of seconds or minutes, for a sentence. */
export declare function renderSeconds(durationMs: number): string;
