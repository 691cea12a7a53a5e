/** The environment, as `process.env` has it. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>;
/**
 * Returns the proxy for an origin as the environment asks, or null: `https_proxy` or `http_proxy` by the origin's scheme,
 * in either case; a value without a scheme is completed with `http://`; hosts of `no_proxy` and this machine go direct.
 * As @actions/http-client does (its proxy.ts), so that a step behaves as the ones beside it; unlike it, a value
 * that cannot be used is an InputError and not silence. A password in the proxy's address becomes a registered secret.
 */
export declare function chooseProxy(origin: string, env: ProxyEnvironment): string | null;
