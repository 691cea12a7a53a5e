import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { PATH_SECRET, SIGNING_KEY } from './stage.ts';
import { pause } from './until.ts';

/** One delivery of the platform's; no other has its `number`. */
export interface Posting {
  readonly number: number;
  /** The reported time in epoch milliseconds, unique within its story. */
  readonly reportedAt: number;
  readonly event: 'DEPLOYMENT_STARTED' | 'DEPLOYMENT_SUCCEEDED';
  readonly application: string;
  readonly deployment: string;
}

/** The result of sending one once: an HTTP status, or that the connection was refused, or that it broke. */
export type Sent = { readonly status: number; readonly body: string } | 'refused' | 'broken';

/** Senders at work. */
export interface Load {
  /** The acknowledged deliveries: the relay's id and the posting. */
  readonly acknowledged: ReadonlyMap<string, Posting>;
  /** How often anything but an acknowledgement came: statuses, `refused`, `broken`. */
  readonly setbacks: ReadonlyMap<string, number>;
  /** Returns that must not be: a sentence each. */
  readonly problems: readonly string[];
  /** Resolves once everything was sent, or the load was stopped. */
  readonly done: Promise<void>;
  /** Repeats the started deliveries until they are acknowledged, and starts no more. */
  finish(): Promise<void>;
  /** Gives up what is not acknowledged. */
  abandon(): Promise<void>;
}

/** How a load is made. */
export interface LoadOptions {
  readonly connections: number;
  /** Where to send the next one; null: nowhere for now. */
  readonly target: () => string | null;
  /** The next delivery; null: there are no more. */
  readonly next: () => Posting | null;
  /** How long a connection rests after an acknowledgement, in milliseconds; 0 unless given. */
  readonly restMs?: number;
}

const AGAIN_MS = 50;

/** Begins to send: each connection one delivery at a time, again and again under the same id until it is acknowledged. */
export function startLoad({ connections, target, next, restMs = 0 }: LoadOptions): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const acknowledged = new Map<string, Posting>();
  const setbacks = new Map<string, number>();
  const problems: string[] = [];
  const state = { isEnding: false, isGivenUp: false };
  const settle = (posting: Posting, sent: Sent): boolean => {
    if (typeof sent === 'object' && sent.status === 200) {
      const { id, accepted } = JSON.parse(sent.body);
      if (accepted !== true) problems.push(`200 without acceptance: ${sent.body.slice(0, 100)}`);
      const before = acknowledged.get(id);
      if (before !== undefined && before.number !== posting.number) problems.push(`the id ${id} was given twice`);
      acknowledged.set(id, posting);
      return true;
    }
    const name = typeof sent === 'object' ? String(sent.status) : sent;
    setbacks.set(name, (setbacks.get(name) ?? 0) + 1);
    return false;
  };
  const work = async (): Promise<void> => {
    for (let posting = next(); posting !== null && !state.isEnding; posting = next()) {
      for (let isDone = false; !isDone && !state.isGivenUp; ) {
        const url = target();
        isDone = url !== null && settle(posting, await send(url, posting, agent));
        if (!isDone) await pause(AGAIN_MS);
      }
      if (restMs > 0) await pause(restMs);
    }
  };
  const working = Promise.all(Array.from({ length: connections }, work));
  const end = async (): Promise<void> => {
    state.isEnding = true;
    await working;
  };
  return {
    acknowledged,
    setbacks,
    problems,
    done: working.then(() => agent.destroy()),
    finish: end,
    abandon: () => {
      state.isGivenUp = true;
      return end();
    },
  };
}

/** Sends a delivery once, signed. Never rejects. */
export function send(url: string, posting: Posting, agent?: Agent): Promise<Sent> {
  const { path, headers, body } = renderDelivery(posting);
  return new Promise((resolve) => {
    const sending = request(`${url}${path}`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on('error', () => resolve('broken'));
      response.on('aborted', () => resolve('broken'));
    });
    sending.on('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'broken'));
    sending.end(body);
  });
}

/** Returns the request of a delivery, signed now. */
export function renderDelivery(posting: Posting) {
  const body = renderBody(posting);
  const id = `delivery-${posting.number}`;
  const seconds = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', SIGNING_KEY).update(`${id}.${seconds}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  };
  return { path: `/hooks/platform/${PATH_SECRET}`, headers, body };
}

/** Returns a delivery as the platform sends it, with values that no log may contain. */
function renderBody({ reportedAt, event, application, deployment }: Posting): string {
  return JSON.stringify({
    event_type: event,
    payload: {
      application_id: application,
      deployment_id: deployment,
      created_at: new Date(reportedAt).toISOString(),
      triggered_by: 'jane.doe@payload.example',
      commit: { message: 'payload-text-that-no-log-repeats' },
    },
  });
}

/** The content of a load. */
export interface Story {
  /** The next of many deliveries: each application's deployments start, which is reported repeatedly. */
  next(): Posting;
  /** The deliveries that report the success of each deployment. */
  readonly ends: readonly Posting[];
}

const FIRST_OUTCOME = 50_000_000;

/** Returns a story of so many deployments of each application, from now on, so that none is considered an old one. */
export function createStory(applications: readonly string[], deployments: number): Story {
  const startedAt = Date.now();
  const all = Array.from({ length: deployments }, (_, index) =>
    applications.map((application) => ({ application, deployment: `${application}-deployment-${index}` })),
  ).flat();
  let count = 0;
  return {
    next: () => {
      const number = count;
      count += 1;
      const { application = '', deployment = '' } = all[number % all.length] ?? {};
      return { number, reportedAt: startedAt + number, event: 'DEPLOYMENT_STARTED', application, deployment };
    },
    ends: all.map((one, index) => {
      const number = FIRST_OUTCOME + index;
      return { number, reportedAt: startedAt + number, event: 'DEPLOYMENT_SUCCEEDED', ...one };
    }),
  };
}

/** Returns a function that removes each posting from a list once. */
export function eachOf(postings: readonly Posting[]): () => Posting | null {
  let count = 0;
  return () => postings[count++] ?? null;
}
