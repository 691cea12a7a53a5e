import Client from 'undici/lib/dispatcher/client.js';
/** Several applications are followed in parallel, and each may have a status and a log under way. */
const CONNECTIONS = 8;
/**
 * HTTP/1.1 without pipelining: a connection carries one request at a time, and what breaks it is that request's fate alone.
 * An idle one is kept for longer than lies between two status checks, unless the service says in `Keep-Alive` that it will close it before.
 */
const HTTP = { pipelining: 1, allowH2: false, bodyTimeout: 0, keepAliveTimeout: 30_000 };
/**
 * Returns a dispatcher with a few kept-alive connections to an origin, directly or through a proxy; what only a proxy needs of
 * undici is loaded for one alone. undici's own time limits count in half seconds, so that only the one for connecting is used.
 */
export async function createDispatcher(origin, proxy, limits) {
    return proxy === null ? connectDirectly(origin, limits) : connectThrough(proxy, limits);
}
/** undici's own pool opens a second connection where a request follows at once on another's response: here an idle one is used. */
function connectDirectly(origin, { connectMs }) {
    const clients = [];
    const choose = () => {
        const [freest] = clients.toSorted((one, other) => one.stats.size - other.stats.size);
        if (freest !== undefined && (freest.stats.size === 0 || clients.length === CONNECTIONS))
            return freest;
        const opened = new Client(origin, { ...HTTP, connectTimeout: connectMs, headersTimeout: 0 });
        clients.push(opened);
        return opened;
    };
    return {
        dispatch: (request, handler) => choose().dispatch(request, handler),
        destroy: async () => {
            await Promise.all(clients.map((client) => client.destroy()));
        },
    };
}
/** The agent asks its proxy for a tunnel by a method that only undici's index gives to its classes, hence the client made here. */
async function connectThrough(proxy, { connectMs }) {
    const { default: ProxyAgent } = await import('undici/lib/dispatcher/proxy-agent.js');
    const { default: connect } = await import('undici/lib/api/api-connect.js');
    const options = { ...HTTP, connections: CONNECTIONS, connectTimeout: connectMs, headersTimeout: 0 };
    const clientFactory = (address, given) => Object.assign(new Client(address, { ...given, headersTimeout: connectMs }), { connect });
    return new ProxyAgent({ uri: proxy, ...options, clientFactory });
}
