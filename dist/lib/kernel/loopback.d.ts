/** Returns whether a URL's host name, in any case, is this machine: then nothing leaves it, and no proxy is asked. */
export declare function isLoopback(hostname: string): boolean;
