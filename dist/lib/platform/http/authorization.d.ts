/** How the token is sent. `auto`: as a bearer token if it is a JWT, else as an API token. */
export type AuthScheme = 'auto' | 'token' | 'bearer';
/**
 * Returns the `Authorization` header for a token, which is a registered secret from here on.
 * Throws InputError if the token cannot stand in a header: empty, or not one line of visible characters.
 */
export declare function renderAuthorization(token: string, scheme: AuthScheme): string;
