import { fieldOf } from '../../kernel/hostile-json.ts';
import type { RelaySettings } from '../relay-settings.ts';
import {
  checkGithubSignature,
  createSecretCheck,
  createSignatureCheck,
  divideSecrets,
  type SignatureVerdict,
} from './authenticity.ts';
import { parseBody } from './delivery-fields.ts';
import { readGithubDelivery } from './github-delivery.ts';
import {
  bodyRefusal,
  type HookAnswer,
  MAX_BODY_BYTES,
  notJson,
  refusal,
  unavailable,
  wrongMethod,
} from './intake-response.ts';
import { readPlatformDelivery } from './platform-delivery.ts';
import type { BodyTerms, RequestBody } from './request-bodies.ts';
import { createKeepDelivery, type IntakeOptions } from './store-delivery.ts';
import { createRareLine, type RareLine } from './throttled-log.ts';

/** The most that a body of GitHub's may have: a pull request's description alone can have 256 KiB, and comes with much beside it. */
const MAX_GITHUB_BODY_BYTES = 2 * 1024 * 1024;
const RARE_MS = 10_000;

/** A delivery before its body. */
export interface HookHead {
  readonly method: string;
  /** What follows /hooks/platform/ in the path, decoded; null where nothing does. */
  readonly pathSecret: string | null;
  /** Reads a header by its name in lower case. */
  header(name: string): string | null;
}

/** A delivery whose head was admitted: its body may be read. */
export interface AdmittedDelivery {
  /** How to read its body. */
  readonly terms: BodyTerms;
  /** Accepts or refuses the delivery: 200 only once it is stored. Never rejects. */
  accept(body: RequestBody): Promise<HookAnswer>;
}

/** Accepts the deliveries of one sender. */
export interface Intake {
  /**
   * Admits a delivery by its head, or returns the response that refuses it before its body is read. HEAD asks whether the hook exists,
   * and counts nothing. Never throws.
   */
  admit(head: HookHead): AdmittedDelivery | HookAnswer;
}

/** Returns the intake of the platform's deliveries. */
export function createPlatformIntake(
  options: IntakeOptions & { readonly settings: Pick<RelaySettings, 'webhookSecrets' | 'secretHeader' | 'signature'> },
): Intake {
  const { settings, clock } = options;
  const isSigned = settings.signature === 'standard-webhooks';
  const { shown, signing } = isSigned
    ? divideSecrets(settings.webhookSecrets)
    : { shown: settings.webhookSecrets, signing: [] };
  const isSecret = createSecretCheck(shown);
  const judge = createSignatureCheck(signing);
  const keep = createKeepDelivery(options);
  const refuse = createRefusal('platform', options);
  const accept = async (head: HookHead, bytes: Uint8Array): Promise<HookAnswer> => {
    const startedMs = clock.monotonicMs();
    const receivedAt = clock.epochMs();
    const verdict = isSigned ? judge(signedHeadOf(head), bytes, receivedAt) : 'good';
    if (verdict !== 'good') return refuse(UNSIGNED[verdict]);
    const deliveryId = head.header('webhook-id') ?? head.header('x-delivery-id');
    const read = readPlatformDelivery(bytes, { deliveryId, receivedAt });
    if (read === null) return refuse(notJson());
    return keep({ source: 'platform', ...read, receivedAt, authority: isSigned ? 1 : 0 }, startedMs);
  };
  return {
    admit(head) {
      if (head.method !== 'POST') return refuseMethod(head, refuse);
      if (!isSecret(head.pathSecret ?? head.header(settings.secretHeader) ?? '')) return refuse(WRONG_SECRET);
      if (options.isFull()) return refuse(unavailable());
      return {
        terms: { maxBytes: MAX_BODY_BYTES, isSenderKnown: true },
        accept: async (body) =>
          body.kind === 'whole' ? accept(head, body.bytes) : refuse(bodyRefusal(body.failure, MAX_BODY_BYTES)),
      };
    },
  };
}

/** Returns the intake of GitHub's deliveries; without a secret (null) it refuses all of them with 404. */
export function createGithubIntake(options: IntakeOptions & { readonly secret: string | null }): Intake {
  const { secret, clock } = options;
  const keep = createKeepDelivery(options);
  const refuse = createRefusal('github', options);
  const accept = async (head: HookHead, bytes: Uint8Array): Promise<HookAnswer> => {
    const startedMs = clock.monotonicMs();
    if (head.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return refuse(FORM);
    const parsed = parseBody(bytes);
    if (parsed === null) return refuse(notJson());
    const event = head.header('x-github-event') ?? '';
    const guid = head.header('x-github-delivery');
    const delivery = readGithubDelivery({ guid, event, payload: parsed.value, receivedAt: clock.epochMs() });
    return delivery === null ? refuse(NO_GUID) : keep(delivery, startedMs);
  };
  return {
    admit(head) {
      if (head.method !== 'POST') return refuseMethod(head, refuse);
      if (secret === null) return refuse(NO_GITHUB);
      const signature = checkGithubSignature(secret, head.header('x-hub-signature-256'));
      if (signature === null) return refuse(UNSIGNED_BY_GITHUB);
      if (options.isFull()) return refuse(unavailable());
      return {
        terms: { maxBytes: MAX_GITHUB_BODY_BYTES, isSenderKnown: false, onChunk: signature.update },
        accept: async (body) => {
          if (body.kind === 'failed') return refuse(bodyRefusal(body.failure, MAX_GITHUB_BODY_BYTES));
          return signature.isGood() ? accept(head, body.bytes) : refuse(UNSIGNED_BY_GITHUB);
        },
      };
    },
  };
}

const WRONG_SECRET = refusal(
  401,
  "The webhook's secret is missing or wrong. Put RELAY_WEBHOOK_SECRET into the target URL's path or the configured header.",
);
const UNSIGNED: Readonly<Record<Exclude<SignatureVerdict, 'good'>, HookAnswer>> = {
  missing: refusal(401, 'Sign the delivery: webhook-id, webhook-timestamp and webhook-signature (Standard Webhooks).'),
  stale: refusal(
    401,
    "The signature's time is over five minutes from ours. Set the clocks, and sign every attempt anew.",
  ),
  wrong: refusal(401, "The signature is wrong. Sign the raw body with the webhook's secret."),
};
const UNSIGNED_BY_GITHUB = refusal(
  401,
  "X-Hub-Signature-256 is missing or wrong. Set the GitHub App's webhook secret to GITHUB_WEBHOOK_SECRET.",
);
const NO_GITHUB = refusal(404, "GitHub's events are not received here. Set GITHUB_WEBHOOK_SECRET to receive them.");
const FORM = refusal(400, "Set the GitHub App's webhook to the content type application/json.");
const NO_GUID = refusal(400, 'X-GitHub-Delivery is missing, or is no UUID.');

function signedHeadOf(head: HookHead) {
  return {
    id: head.header('webhook-id'),
    timestamp: head.header('webhook-timestamp'),
    signature: head.header('webhook-signature'),
  };
}

/** Every refusal is counted; what senders are told is logged now and then, each status by itself: one must not hide another. */
function createRefusal(source: 'platform' | 'github', { clock, meter, log }: IntakeOptions) {
  const complaints = new Map<number, RareLine>();
  return (answer: HookAnswer): HookAnswer => {
    const { status, body } = answer;
    const fate = status === 401 ? 'unauthorized' : status === 503 ? 'unavailable' : 'refused';
    meter.delivered(source, fate, 0);
    const complain = complaints.get(status) ?? createRareLine(clock, log, 'warn', RARE_MS);
    complaints.set(status, complain);
    complain('a delivery was refused', { source, outcome: fate, status: String(status), reason: sentenceIn(body) });
    return answer;
  };
}

/** HEAD asks whether somebody is there. */
function refuseMethod({ method }: HookHead, refuse: (answer: HookAnswer) => HookAnswer): HookAnswer {
  return method === 'HEAD' ? wrongMethod() : refuse(wrongMethod());
}

/** A sentence of ours, which quotes nothing of what was sent. */
function sentenceIn(body: string): string {
  const sentence = fieldOf(JSON.parse(body), 'error');
  return typeof sentence === 'string' ? sentence : '';
}
