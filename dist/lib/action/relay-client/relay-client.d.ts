import type { ReadToken, RelayedDeployment, StreamingFetch } from './relayed-deployment.ts';
/** What the relay's client is made of. `baseUrl` is checked already. */
export interface RelayClientOptions {
    readonly baseUrl: string;
    readonly fetch: StreamingFetch;
    readonly readToken: ReadToken;
}
/** What came of a request: `doubtful` says why the relay cannot be relied upon, as a clause. */
export type Registered = {
    readonly kind: 'registered';
    readonly id: string;
} | {
    readonly kind: 'doubtful';
    readonly why: string;
};
/** What came of opening a stream; `closed` where nobody answered. */
export type Opened = {
    readonly kind: 'open';
    readonly body: ReadableStream<Uint8Array>;
} | {
    readonly kind: 'closed';
} | {
    readonly kind: 'doubtful';
    readonly why: string;
};
/** The relay, as a step speaks to it: each call is sent once, with an OIDC token of its own. None rejects. */
export interface RelayClient {
    register(deployment: RelayedDeployment, deploymentId: string | null, signal: AbortSignal): Promise<Registered>;
    /** Opens the stream of a deployment's events; `lastEventId` is empty on the first one. */
    open(id: string, lastEventId: string, signal: AbortSignal): Promise<Opened>;
    /** Ends the connections; what is under way comes to nothing. */
    close(): Promise<void>;
}
/** Returns a client of the relay; nothing is sent yet. */
export declare function createRelayClient(options: RelayClientOptions): RelayClient;
