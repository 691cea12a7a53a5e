/** Returns true if a service's message says that the application is being deployed already; tolerant of wording and of codes as `DEPLOYMENT_IN_PROGRESS`. */
export declare function saysDeploymentInProgress(message: string): boolean;
/** Returns true if a service's message says that what is to be created exists already. */
export declare function saysExists(message: string): boolean;
