/** Resolves once `signal` aborts, at once where it has; never rejects. */
export declare function untilAborted(signal: AbortSignal): Promise<void>;
