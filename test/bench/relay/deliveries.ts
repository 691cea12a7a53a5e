import { createHmac } from 'node:crypto';

/** The secret of every webhook in the bench. */
export const WEBHOOK_SECRET = 'bench-webhook-secret-0123456789';

/** One delivery to send, completely prepared before the measurement. */
export interface Posting {
  readonly key: string;
  readonly event: 'DEPLOYMENT_STARTED' | 'DEPLOYMENT_SUCCEEDED';
  readonly application: string;
  readonly deployment: string;
}

/** Returns a platform's delivery as it goes over the wire, signed as a Standard Webhook. */
export function renderPosting(path: string, { key, event, application, deployment }: Posting, sentAt: number): string {
  const body = JSON.stringify({
    event_type: event,
    payload: {
      application_id: application,
      deployment_id: deployment,
      environment_id: '0b6f1d1e-7a2f-4c3b-9a51-2f6d0c8e4b17',
      environment_name: 'production',
      project_name: 'web-shop',
      service_name: 'storefront',
      status: event === 'DEPLOYMENT_STARTED' ? 'BUILDING' : 'DEPLOYED',
      triggered_by: 'jane.doe@example.com',
      commit: { id: '9fceb02d0ae598e95dc970b74767f19372d61af8', message: 'Make the basket remember what was in it' },
      created_at: new Date(sentAt).toISOString(),
    },
  });
  const seconds = Math.floor(sentAt / 1_000);
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${key}.${seconds}.${body}`).digest('base64');
  const headers = { 'webhook-id': key, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
  return renderRequest(`${path}/hooks/platform/${WEBHOOK_SECRET}`, headers, body);
}

/** Returns a push of GitHub's, signed, as it goes over the wire. */
function renderPush(key: string): string {
  const body = JSON.stringify({
    ref: 'refs/heads/main',
    before: '6113728f27ae82c7b1a177c8d03f9e96e0adf246',
    after: '9fceb02d0ae598e95dc970b74767f19372d61af8',
    repository: {
      id: 186_853_002,
      name: 'web-shop',
      full_name: 'acme/web-shop',
      private: true,
      owner: { login: 'acme', id: 21 },
    },
    pusher: { name: 'jane', email: 'jane.doe@example.com' },
    sender: { login: 'jane', id: 21, type: 'User' },
    installation: { id: 44 },
    commits: [{ id: '9fceb02d0ae598e95dc970b74767f19372d61af8', message: 'Make the basket remember what was in it' }],
  });
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex');
  const headers = { 'x-github-event': 'push', 'x-github-delivery': key, 'x-hub-signature-256': `sha256=${signature}` };
  return renderRequest('/', headers, body);
}

function renderRequest(path: string, headers: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries({ host: 'relay.test', 'content-type': 'application/json', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `POST ${path} HTTP/1.1\r\n${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Over how many applications the deliveries of a flood are spread. */
export const APPLICATIONS = 100;
const DELIVERIES_A_DEPLOYMENT = 50;
const KEY = 'd'.padEnd(24, '0');

/** Returns the name of an application, always as long. */
export function applicationOf(index: number): string {
  return `application-${String(index % APPLICATIONS).padStart(4, '0')}`;
}

/**
 * Returns what renders the next of many platform's deliveries that share nothing but their form: each with an id and the time of its
 * own, of as many deployments as there would be with fifty deliveries each. Signs none of them.
 */
export function createFlood(salt: string): () => string {
  const names = { application: 'application-____', deployment: 'deployment-________________' };
  const posting: Posting = { key: KEY, event: 'DEPLOYMENT_STARTED', ...names };
  const sentAt = new Date(0).toISOString();
  const parts = renderPosting('', posting, 0).split(
    new RegExp(`${KEY}|${names.application}|${names.deployment}|${sentAt}`),
  );
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = parts;
  const timeOf = createTimeRenderer();
  let count = 0;
  return () => {
    const application = applicationOf(count);
    const number = Math.floor(count / (APPLICATIONS * DELIVERIES_A_DEPLOYMENT));
    const deployment = `deployment-${salt}${String(number).padStart(8, '0')}`;
    count += 1;
    const key = `${salt}${String(count).padStart(16, '0')}`;
    return `${first}${key}${second}${application}${third}${deployment}${fourth}${timeOf(Date.now())}${fifth}`;
  };
}

/** Returns what renders an instant as ISO 8601, each millisecond once. */
function createTimeRenderer(): (at: number) => string {
  let last = { at: 0, text: '' };
  return (at) => {
    if (at !== last.at) last = { at, text: new Date(at).toISOString() };
    return last.text;
  };
}

/** Returns what renders the next of a thousand pushes, over and over: their signatures are made beforehand. */
export function createPushes(): () => string {
  const pushes = Array.from({ length: 1_000 }, (_, index) =>
    renderPush(`72d3162e-cc78-11e3-81ab-4c93${String(index).padStart(8, '0')}`),
  );
  let count = 0;
  return () => pushes[count++ % pushes.length] ?? '';
}
