// The files of undici that are loaded, typed by what undici itself publishes: its index would load fetch, caches and mocks too.

declare module 'undici/lib/dispatcher/client.js' {
  import type { Client } from 'undici';

  const OneConnection: typeof Client;
  export default OneConnection;
}

declare module 'undici/lib/dispatcher/proxy-agent.js' {
  import type { ProxyAgent } from 'undici';

  const AgentThroughProxy: typeof ProxyAgent;
  export default AgentThroughProxy;
}

declare module 'undici/lib/api/api-connect.js' {
  import type { Dispatcher } from 'undici';

  const connect: Dispatcher['connect'];
  export default connect;
}
