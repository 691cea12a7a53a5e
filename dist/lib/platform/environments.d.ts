import type { Environment, NewEnvironment } from './resources.ts';
import type { CallOptions, Transport } from './transport.ts';
/** The environments of a project; the platform describes no list of them. Every method rejects with a TouchdownError, and with nothing else. */
export interface Environments {
    /** Creates one. Sent again only where surely nothing was created; `isUncertain` tells whether an error leaves that open. */
    create(projectId: string, environment: NewEnvironment, call?: CallOptions): Promise<Environment>;
}
/** Answers the environments as seen through a transport. */
export declare function createEnvironments(transport: Transport): Environments;
