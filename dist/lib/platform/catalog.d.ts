import type { Scope } from './operation.ts';
/** One endpoint of the platform, and the client's call for it. */
export interface Endpoint {
    readonly method: 'GET' | 'POST';
    /** Below the base address, as the platform's description writes it: `/organization/{org_id}/project`. */
    readonly path: string;
    /** What the token needs for it. */
    readonly scope: Scope;
    /** The resource group that it belongs to. */
    readonly group: string;
    /** The call, below the client: `projects.list`. */
    readonly client: string;
    /** What it does, as an order: `Create a project`. */
    readonly summary: string;
}
/** Every endpoint that the platform describes, in its order and the reward claim last. */
export declare const ENDPOINTS: readonly Endpoint[];
