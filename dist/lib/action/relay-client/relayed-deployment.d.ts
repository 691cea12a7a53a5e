/** What a step registers with the relay. */
export interface RelayedDeployment {
    readonly appId: string;
    /** The head commit of what the workflow's event is about, never a merge commit. */
    readonly sha: string;
    readonly pullRequest: number | null;
    readonly environment: string | null;
    /** Where what is deployed can be seen; null where nobody said. */
    readonly url: string | null;
}
/** Returns a fresh OIDC token of this job for the relay's audience; rejects where there is none to be had. */
export type ReadToken = () => Promise<string>;
/** The web's `fetch`, whose answers come as they are written and whose redirects are not followed; `close` ends its connections. */
export type StreamingFetch = typeof fetch & {
    close(): Promise<void>;
};
