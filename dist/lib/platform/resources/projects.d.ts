import type { CallOptions, Transport } from '../http/transport.ts';
import type { NewProject, Project } from './resources.ts';
/** The projects of an organization. Every method rejects with a TouchdownError, and with nothing else. */
export interface Projects {
    /** Goes through all of them; pages are fetched as they are needed, all within the one time limit, in which the reader's pauses do not count. */
    list(organizationId: string, call?: CallOptions): AsyncIterable<Project>;
    /** Returns the one with this id, else of this name; an InputError lists the candidates if none or several have it. */
    find(organizationId: string, nameOrId: string, call?: CallOptions): Promise<Project>;
    /** Creates one. Sent again only where surely nothing was created; `isUncertain` says whether an error leaves that open. */
    create(organizationId: string, project: NewProject, call?: CallOptions): Promise<Project>;
}
/** Returns the projects as seen through a transport. */
export declare function createProjects(transport: Transport): Projects;
