/** A relay without a long-lived process of its own, for a serverless host. */
export interface HostedRelay {
    /**
     * Responds to one web-standard request; never rejects. `POST /v1/reconcile` with `Authorization: Bearer <RELAY_ADMIN_TOKEN>` does all due
     * work: a scheduler has to call it every minute. Clients wait for deployments with `?wait=25&since=<rev>`.
     */
    readonly fetch: (request: Request) => Promise<Response>;
    /** Does all due work, for at most 20 s; rejects if the store does. */
    reconcile(): Promise<void>;
    /** Ends every connection. */
    close(): Promise<void>;
}
/**
 * Returns a relay with the settings of an environment, like `touchdown relay`. `write` receives the lines of the log (default: the
 * process's output). Needs PostgreSQL. Rejects with InputError for bad settings, and with StoreError if the database cannot be opened or
 * could lose acknowledged deliveries.
 */
export declare function createHostedRelay(env: Readonly<Record<string, string | undefined>>, write?: (line: string) => void): Promise<HostedRelay>;
