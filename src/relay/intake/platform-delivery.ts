import { hash } from 'node:crypto';
import { IDENTITY_FIELDS } from '../../deploy/deploy-target.ts';
import { fieldAt, fieldOf, parseJson } from '../../kernel/hostile-json.ts';
import { parseInstant } from '../../kernel/instant.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { DeliveryContent, NewDelivery } from '../decide/delivery.ts';
import type { Word } from '../decide/evidence.ts';
import { type Form, RequiredFields } from './required-fields.ts';

const MAX_DEPTH = 32;
const MAX_EVENT = 100;
const MAX_EVENT_NAME = 60;
const MAX_APPLICATIONS = 100;
/** The id of an application or a deployment; anything else could be free text. */
const ID = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/;
const ID_FORM: Form<string> = {
  text: 'a whole number, or a string of at most 128 letters, digits and . _ : -',
  read: readId,
};
const EVENT_TYPE: Form<string> = {
  text: 'a name',
  read: (value) => (typeof value === 'string' && value !== '' ? value : null),
};
const APPLICATIONS: Form<readonly unknown[]> = {
  text: `a list of 1 to ${MAX_APPLICATIONS} objects with an id`,
  read: (value) => (Array.isArray(value) && value.length > 0 && value.length <= MAX_APPLICATIONS ? value : null),
};
const DELIVERY_ID = /^[\x21-\x7e]{1,255}$/;
/** An earlier time is a counter, a duration or a default. */
const EARLIEST_AT = Date.UTC(2015);
const DAY_MS = 86_400_000;
/** Equal deliveries without a hint are stored once in this time: they change nothing. */
const BUCKET_MS = 30_000;
/** The hexadecimal digits of a time in milliseconds, up to the year 2527. */
const TIME_DIGITS = 11;
/** The length of a key, which includes 212 bits of the hash. */
const KEY_DIGITS = 64;

const WORDS: ReadonlyMap<string, Word> = new Map([
  ['deploymentstarted', 'running'],
  ['deploymentsucceeded', 'succeeded'],
  ['deploymentsuccessful', 'succeeded'],
  ['deploymentfailed', 'failed'],
  ['deploymentfailure', 'failed'],
  ['deploymentcancelled', 'cancelled'],
  ['deploymentcanceled', 'cancelled'],
]);

type PlatformContent = Exclude<DeliveryContent, { readonly kind: 'request' }>;

/** Reads a delivery with the id that its sender gave it; null if it is not JSON in UTF-8. `receivedAt` in epoch milliseconds. Never throws. */
export function readPlatformDelivery(
  raw: Uint8Array,
  deliveryId: string | null,
  receivedAt: number,
): Pick<NewDelivery, 'content' | 'dedupeKey'> | null {
  const body = parseJson(raw);
  if (body === undefined) return null;
  const content = contentOf(body, receivedAt);
  return { content, dedupeKey: dedupeKeyOf(content, deliveryId, receivedAt) };
}

/** Parses the name of an event in any notation: `DEPLOYMENT_STARTED`, `deployment.started`, `deploymentStarted`. Null for other events. */
function parseEventWord(name: string): Word | null {
  if (name.length > MAX_EVENT_NAME) return null;
  return WORDS.get(name.replace(/[\s_.:/-]+/g, '').toLowerCase()) ?? null;
}

/** Parses the time in a delivery; null if it is before 2015 or more than a day after `receivedAt` (both in epoch milliseconds). */
function parseReportedTime(value: unknown, receivedAt: number): number | null {
  const at = parseInstant(value);
  return at !== null && at >= EARLIEST_AT && at <= receivedAt + DAY_MS ? at : null;
}

function contentOf(body: unknown, receivedAt: number): PlatformContent {
  const required = new RequiredFields(body);
  const event = required.read('event_type', EVENT_TYPE);
  if (event === null) return quarantined(required.sayProblems());
  if (isDeeperThan(body, MAX_DEPTH)) return quarantined(`The body is nested more than ${MAX_DEPTH} levels deep.`);
  const word = parseEventWord(event);
  if (word === null) return { kind: 'ignored', event: safeSentence(event.slice(0, 4 * MAX_EVENT), MAX_EVENT) };
  const payload = fieldOf(body, 'payload');
  const applications = findApplications(required, payload);
  if (applications === null) return quarantined(required.sayProblems());
  const deployment = findDeployment(payload);
  return { kind: 'hint', hint: { applications, deployment, word, reportedAt: findReportedTime(body, receivedAt) } };
}

function quarantined(reason: string): PlatformContent {
  return { kind: 'quarantined', reason };
}

/** Returns true if arrays and objects are nested more than `levels` deep; recurses no deeper itself. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const key in value) if (isDeeperThan(fieldOf(value, key), levels - 1)) return true;
  return false;
}

/** Returns the applications that a delivery names, each once; null if it names none, or one in another form. */
function findApplications(required: RequiredFields, payload: unknown): readonly string[] | null {
  const isSingle = (fieldOf(payload, 'application_id') ?? null) !== null;
  const listed = isSingle ? null : required.read('payload.applications', APPLICATIONS);
  if (listed === null) {
    const id = required.read('payload.application_id', ID_FORM);
    return id === null ? null : [id];
  }
  const ids = listed.map((_, index) => required.read(`payload.applications.${index}.id`, ID_FORM));
  const known = ids.filter((one) => one !== null);
  return known.length === ids.length ? [...new Set(known)] : null;
}

function findDeployment(payload: unknown): string | null {
  const named = IDENTITY_FIELDS.map((name) => fieldOf(payload, name));
  return [...named, fieldAt(payload, 'deployment', 'id')].map(readId).find((id) => id !== null) ?? null;
}

function findReportedTime(body: unknown, receivedAt: number): number | null {
  const fields = [fieldOf(body, 'payload'), body].flatMap((place) => [
    fieldOf(place, 'created_at'),
    fieldOf(place, 'timestamp'),
  ]);
  return fields.map((field) => parseReportedTime(field, receivedAt)).find((at) => at !== null) ?? null;
}

/** Returns an id as the status has it too: a number as its digits; null if it is none. */
function readId(value: unknown): string | null {
  const text = Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && ID.test(text) ? text : null;
}

/**
 * Returns the key that identifies duplicates: a SHA-256 of the delivery's identifying parts, without free text or durations. The sender's id
 * is combined with the content, so that a reused id hides nothing. A hint with neither id nor deployment nor time is told apart by its
 * arrival, since the next deployment's start has exactly the same bytes.
 */
function dedupeKeyOf(content: PlatformContent, deliveryId: string | null, receivedAt: number): string {
  const { event, applications, deployment, reportedAt } = identityOf(content);
  const reported = [event, applications.toSorted(), deployment, reportedAt];
  if (deliveryId !== null && DELIVERY_ID.test(deliveryId)) return keyOf(reportedAt, ['id', deliveryId, ...reported]);
  if (deployment !== null || reportedAt !== null) return keyOf(reportedAt, ['reported', ...reported]);
  const arrivedAt = content.kind === 'hint' ? receivedAt : receivedAt - (receivedAt % BUCKET_MS);
  return keyOf(arrivedAt, ['arrived', arrivedAt, ...reported]);
}

/** Deliveries without a hint are told apart only by the sender's id and by what they are: they change nothing. */
function identityOf(content: PlatformContent) {
  if (content.kind === 'hint') return { ...content.hint, event: content.hint.word };
  const event = `${content.kind} ${content.kind === 'ignored' ? content.event : content.reason}`;
  return { event, applications: [], deployment: null, reportedAt: null };
}

/** Puts the time first, so that keys that arrive together are close to each other in the database's index. */
function keyOf(at: number | null, parts: readonly unknown[]): string {
  const time = (at ?? 0).toString(16).padStart(TIME_DIGITS, '0');
  return `${time}${hash('sha256', JSON.stringify(['platform', ...parts]), 'hex')}`.slice(0, KEY_DIGITS);
}
