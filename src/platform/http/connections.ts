import { Agent, buildConnector, Pool, ProxyAgent } from 'undici';
import type { ChosenProxy } from './proxy.ts';

type Connector = buildConnector.connector;
type Socket = NonNullable<Parameters<buildConnector.Callback>[1]>;

/**
 * Returns an agent that connects directly or through a proxy, and what a failed request does not say: whether the server requested a
 * certificate of the client, and whether an error comes from the connection to the proxy.
 */
export function createConnections(proxy: ChosenProxy | null, settings: Agent.Options & { connectTimeout: number }) {
  let isCertificateRequested = false;
  const proxyErrors = new WeakSet<Error>();
  const watchServer = (_: Error | null, socket: Socket | null): void => {
    // On a client, OpenSSL has them from the server's CertificateRequest only (RFC 8446, section 4.3.2).
    if (socket !== null && 'getSharedSigalgs' in socket && socket.getSharedSigalgs().length > 0)
      isCertificateRequested = true;
  };
  const watchProxy = (error: Error | null): void => {
    if (error !== null) proxyErrors.add(error);
  };
  const poolOf = (watch: typeof watchServer) => (origin: string | URL, options: object) => {
    const { connect } = options as { readonly connect: Connector };
    return new Pool(origin, { ...settings, ...options, connect: observe(connect, watch) });
  };
  const direct = { timeout: settings.connectTimeout, allowH2: false };
  const agent =
    proxy === null
      ? new Agent({ ...settings, connect: observe(buildConnector(direct), watchServer) })
      : new ProxyAgent({
          ...settings,
          uri: proxy.url,
          factory: poolOf(watchServer),
          clientFactory: poolOf(watchProxy),
        });
  const isKnown = (error: unknown): boolean => error instanceof Error && proxyErrors.has(error);
  return {
    agent,
    isCertificateRequested: () => isCertificateRequested,
    // undici wraps the error of a certificate for another host name.
    isOfProxy: (error: unknown) => isKnown(error) || (error instanceof Error && isKnown(error.cause)),
  };
}

function observe(connect: Connector, watch: (error: Error | null, socket: Socket | null) => void): Connector {
  return (options, callback) =>
    connect(options, (...result) => {
      watch(result[0], result[1] ?? null);
      callback(...result);
    });
}
