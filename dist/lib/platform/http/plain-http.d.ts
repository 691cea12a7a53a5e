/** Returns what to do where a failure's code says that an https address leads to a port of plain http; null for any other failure. */
export declare function advisePlainHttp(code: string, address: string): string | null;
