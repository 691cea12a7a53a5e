/** A relay without a long-lived process of its own, for a serverless host. */
export interface HostedRelay {
    /**
     * Responds to one request, web-standard; never rejects. `POST /v1/reconcile` with `Authorization: Bearer <RELAY_ADMIN_TOKEN>` does
     * all that is due: a scheduler has to call it every minute. Waiters ask with `?wait=25&since=<rev>`.
     */
    readonly fetch: (request: Request) => Promise<Response>;
    /** Does all that is due, for at most 20 s; rejects where the store does. */
    reconcile(): Promise<void>;
    /** Ends every connection. */
    close(): Promise<void>;
}
/**
 * Returns a relay by its environment, as `touchdown relay` reads it; `write` takes the lines of its log, the process's output unless
 * given. Only PostgreSQL can keep its deliveries. Rejects with an InputError for what is set wrongly, with a StoreError where the
 * database cannot be opened or would lose what it acknowledged.
 */
export type CreateHostedRelay = (env: Readonly<Record<string, string | undefined>>, write?: (line: string) => void) => Promise<HostedRelay>;
/** See {@link CreateHostedRelay}. */
export declare const createHostedRelay: CreateHostedRelay;
