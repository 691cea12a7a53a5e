/** Adds no methods to Octokit. */
export declare function restEndpointMethods(): Record<never, never>;
/** Part of the types of @actions/github. */
export type Api = Record<never, never>;
