import { isUtf8 } from 'node:buffer';
import type { Clock } from '../../kernel/clock.ts';
import { fieldOf, parseJson } from '../../kernel/hostile-json.ts';
import { sentenceOf } from '../../kernel/untrusted.ts';
import { type PlainResponse, renderError, renderJson, renderUnavailable } from '../../web/plain-response.ts';
import type { BodyTerms, ReadRequestBody } from '../../web/request-bodies.ts';
import type { Appended, DeliveryContent, NewDelivery } from '../decide/delivery.ts';
import type { RelayLog, RelayRequest } from '../interfaces.ts';
import type { DeliveryFate, Meter } from '../monitoring/metrics.ts';
import type { Store } from '../store/store.ts';
import {
  checkGithubSignature,
  checkSignature,
  createSecretCheck,
  divideSecrets,
  type SignatureVerdict,
} from './authenticity.ts';
import { readGithubDelivery } from './github-delivery.ts';
import { readPlatformDelivery } from './platform-delivery.ts';
import { createThrottledLog } from './throttled-log.ts';

/** The maximum size of a delivery from the platform. */
const MAX_PLATFORM_BODY_BYTES = 256 * 1024;
/** A pull request's description alone can have 256 KiB. */
const MAX_GITHUB_BODY_BYTES = 2 * 1024 * 1024;

interface IntakeOptions {
  readonly store: Pick<Store, 'append'>;
  readonly readBody: ReadRequestBody;
  readonly clock: Clock;
  readonly meter: Meter;
  readonly log: RelayLog;
  /** Returns true if the backlog is full and no delivery is accepted. */
  readonly isFull: () => boolean;
}

/** Accepts or refuses a delivery: 200 only once it is stored. `pathSecret` is the secret in its path, or null. Never rejects. */
export type Intake = (request: RelayRequest, pathSecret?: string | null) => Promise<PlainResponse>;

/** A delivery with checked headers: the limits for its body, and how to read it; `read` may refuse it. */
interface CheckedHead {
  readonly terms: BodyTerms;
  readonly read: (bytes: Uint8Array) => NewDelivery | PlainResponse;
}

/** Returns the intake of the platform's deliveries. */
export function createPlatformIntake(
  options: IntakeOptions,
  settings: {
    readonly webhookSecrets: readonly string[];
    readonly secretHeader: string;
    readonly signature: 'off' | 'standard-webhooks';
  },
): Intake {
  const { webhookSecrets, secretHeader, signature } = settings;
  const isSigned = signature === 'standard-webhooks';
  const { shown, signing } = isSigned ? divideSecrets(webhookSecrets) : { shown: webhookSecrets, signing: [] };
  const isShown = createSecretCheck(shown);
  const read = (headers: RelayRequest['headers'], bytes: Uint8Array): NewDelivery | PlainResponse => {
    const receivedAt = options.clock.epochMs();
    const verdict = isSigned ? checkSignature(signing, headers, bytes, receivedAt) : 'good';
    if (verdict !== 'good') return UNSIGNED[verdict];
    const deliveryId = headers.get('webhook-id') ?? headers.get('x-delivery-id');
    const delivery = readPlatformDelivery(bytes, deliveryId, receivedAt);
    return delivery === null
      ? refuseBody(bytes)
      : { source: 'platform', ...delivery, receivedAt, authority: isSigned ? 1 : 0 };
  };
  return createIntake('platform', options, ({ headers }, pathSecret) => {
    if (!isShown(pathSecret ?? headers.get(secretHeader) ?? '')) return WRONG_SECRET;
    const terms = { maxBytes: MAX_PLATFORM_BODY_BYTES, isSenderKnown: true };
    return { terms, read: (bytes) => read(headers, bytes) };
  });
}

/** Returns the intake of GitHub's deliveries; without a secret (null) it refuses all of them with 404. */
export function createGithubIntake(options: IntakeOptions, secret: string | null): Intake {
  const { clock } = options;
  const read = (headers: RelayRequest['headers'], bytes: Uint8Array): NewDelivery | PlainResponse => {
    if (headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return FORM;
    const payload = parseJson(bytes);
    if (payload === undefined) return refuseBody(bytes);
    const event = headers.get('x-github-event') ?? '';
    const guid = headers.get('x-github-delivery');
    return readGithubDelivery({ guid, event, payload, receivedAt: clock.epochMs() }) ?? NO_GUID;
  };
  return createIntake('github', options, ({ headers }) => {
    if (secret === null) return NO_GITHUB;
    const isSigned = checkGithubSignature(secret, headers.get('x-hub-signature-256'));
    if (isSigned === null) return UNSIGNED_BY_GITHUB;
    const terms = { maxBytes: MAX_GITHUB_BODY_BYTES, isSenderKnown: false };
    return { terms, read: (bytes) => (isSigned(bytes) ? read(headers, bytes) : UNSIGNED_BY_GITHUB) };
  });
}

function createIntake(
  source: NewDelivery['source'],
  options: IntakeOptions,
  check: (request: RelayRequest, pathSecret: string | null) => CheckedHead | PlainResponse,
): Intake {
  const { clock, isFull, readBody } = options;
  const store = createStoreDelivery(options);
  const refuse = createRefusal(source, options);
  return async (request, pathSecret = null) => {
    // HEAD counts nothing.
    if (request.method === 'HEAD') return WRONG_METHOD;
    if (request.method !== 'POST') return refuse(WRONG_METHOD);
    const checked = check(request, pathSecret);
    if ('status' in checked) return refuse(checked);
    if (isFull()) return refuse(UNAVAILABLE);
    const bytes = await readBody(request, checked.terms);
    if ('status' in bytes) return refuse(bytes);
    const startedMs = clock.monotonicMs();
    const delivery = checked.read(bytes);
    return 'status' in delivery ? refuse(delivery) : store(delivery, startedMs);
  };
}

const WRONG_METHOD = renderError(405, 'Send deliveries with POST.', { allow: 'POST' });
const UNAVAILABLE = renderUnavailable('The delivery could not be stored. Send it again later.');
const EMPTY = renderError(400, 'The body is empty. Send the event as application/json.');
const NOT_UTF_8 = renderError(400, 'The body is not UTF-8. Send the event as application/json.');
const NOT_JSON = renderError(400, 'The body is not JSON. Send the event as application/json.');
const WRONG_SECRET = renderError(
  401,
  "The webhook's secret is missing or wrong. Put RELAY_WEBHOOK_SECRET into the path of the target URL, or into the configured header.",
);
const UNSIGNED: Readonly<Record<Exclude<SignatureVerdict, 'good'>, PlainResponse>> = {
  missing: renderError(
    401,
    'The signature is missing. Send webhook-id, webhook-timestamp and webhook-signature (Standard Webhooks).',
  ),
  stale: renderError(
    401,
    "webhook-timestamp differs from the relay's clock by more than five minutes. Synchronize the clocks, and sign each attempt again.",
  ),
  wrong: renderError(401, "The signature is wrong. Sign the raw body with the webhook's secret."),
};
const UNSIGNED_BY_GITHUB = renderError(
  401,
  "X-Hub-Signature-256 is missing or wrong. Set the App's webhook secret to the value of GITHUB_WEBHOOK_SECRET.",
);
const NO_GITHUB = renderError(
  404,
  "This relay does not accept GitHub's events. Set GITHUB_WEBHOOK_SECRET to accept them.",
);
const FORM = renderError(400, "Set the content type of the GitHub App's webhook to application/json.");
const NO_GUID = renderError(400, 'X-GitHub-Delivery is missing, or is not a UUID.');

function refuseBody(bytes: Uint8Array): PlainResponse {
  if (bytes.length === 0) return EMPTY;
  return isUtf8(bytes) ? NOT_JSON : NOT_UTF_8;
}

/** Counts every refusal. Logs are throttled for each reason separately, so that one does not hide another. */
function createRefusal(source: NewDelivery['source'], { clock, meter, log }: IntakeOptions) {
  const logs = new Map<string, ReturnType<typeof createThrottledLog>>();
  return (response: PlainResponse): PlainResponse => {
    const { status, body } = response;
    const fate = status === 401 ? 'unauthorized' : status === 503 ? 'unavailable' : 'refused';
    meter.delivered(source, fate, 0);
    // The sentence is ours and quotes nothing from the request.
    const reason = String(fieldOf(parseJson(body), 'error'));
    const throttled = logs.get(reason) ?? createThrottledLog(clock, log);
    logs.set(reason, throttled);
    throttled('A delivery was refused.', { source, outcome: fate, status: String(status), reason });
    return response;
  };
}

function createStoreDelivery({ store, clock, meter, log }: IntakeOptions) {
  const logFailure = createThrottledLog(clock, log, 'error');
  const append = async (delivery: NewDelivery): Promise<Appended | null> => {
    try {
      return await store.append(delivery);
    } catch (error) {
      const facts = { source: delivery.source, reason: sentenceOf(error) };
      logFailure('A delivery was refused because it could not be stored.', facts);
      return null;
    }
  };
  return async (delivery: NewDelivery, startedMs: number): Promise<PlainResponse> => {
    const { source, content } = delivery;
    const appended = await append(delivery);
    const fate = appended === null ? 'unavailable' : fateOf(content, appended);
    meter.delivered(source, fate, clock.monotonicMs() - startedMs);
    if (appended === null) return UNAVAILABLE;
    const { id, isDuplicate } = appended;
    log('info', 'A delivery was stored.', { delivery: id, outcome: fate, source, ...factsOf(content) });
    // An unknown event is acknowledged, so that no sender disables the webhook.
    const isIgnored = content.kind === 'ignored';
    return renderJson(200, isIgnored ? { ignored: true } : { accepted: true, id, duplicate: isDuplicate });
  };
}

function fateOf(content: DeliveryContent, { isDuplicate }: Appended): DeliveryFate {
  if (isDuplicate) return 'duplicate';
  return content.kind === 'ignored' || content.kind === 'quarantined' ? content.kind : 'stored';
}

/** Returns facts for the log: only ids and fixed words, nothing else from the body. */
function factsOf(content: DeliveryContent): Readonly<Record<string, string | null>> {
  if (content.kind === 'hint') {
    const { applications, deployment, word } = content.hint;
    return { application: applications.join(','), deployment, word };
  }
  if (content.kind === 'request')
    return { request: content.request.kind, repository: content.request.place.repository };
  return content.kind === 'quarantined' ? { reason: content.reason } : {};
}
