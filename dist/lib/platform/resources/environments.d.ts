import type { CallOptions, Transport } from '../http/transport.ts';
import type { Environment, NewEnvironment } from './resources.ts';
/** The environments of a project; the platform describes no list of them. Every method rejects with a TouchdownError, and with nothing else. */
export interface Environments {
    /**
     * Creates one; compare its `clusterId` with the requested one, since a service may choose another. Sent again only where
     * surely nothing was created; `isUncertain` says whether an error leaves that open.
     */
    create(projectId: string, environment: NewEnvironment, call?: CallOptions): Promise<Environment>;
}
/** Returns the environments as seen through a transport. */
export declare function createEnvironments(transport: Transport): Environments;
/** The requested cluster, and the one that the service reports. */
export interface OtherCluster {
    readonly asked: string;
    readonly reported: string;
}
/**
 * Returns the clusters if a created environment is on another one than requested, with `clusterId` or with the extra field
 * `cluster`; null if they agree, and if the service reports no cluster.
 */
export declare function findOtherCluster({ clusterId, fields }: NewEnvironment, { clusterId: reported }: Environment): OtherCluster | null;
