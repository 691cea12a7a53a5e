import { parseJson } from '../../kernel/hostile-json.ts';
import { safeSentence } from '../../kernel/untrusted.ts';

/** What a workflow claims to deploy, not verified yet. */
export interface RegistrationBody {
  readonly application: string;
  readonly deployment: string | null;
  /** In lower case. */
  readonly sha: string;
  readonly pullRequest: number | null;
  readonly environment: string | null;
  /** `http` or `https`, without a user or a password. */
  readonly url: string | null;
}

const ID = /^[\w.:-]{1,128}$/;
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
const HIDDEN = /[\x00-\x1f\x7f-\x9f\u2028\u2029]/;

/** The fields of the body: the valid values, and their description. */
const FIELDS = new Map<string, { readonly accepted: string; readonly isGood: (value: unknown) => boolean }>([
  ['app_id', { accepted: "the application's id", isGood: hasForm(ID) }],
  ['deployment_id', { accepted: "the deployment's id", isGood: optional(hasForm(ID)) }],
  ['sha', { accepted: 'a full commit SHA', isGood: hasForm(SHA) }],
  ['pull_request', { accepted: 'a positive integer', isGood: optional(isNumber) }],
  ['environment', { accepted: 'one line of 1 to 255 characters', isGood: optional(isName) }],
  ['url', { accepted: 'an http or https address of at most 2,048 characters', isGood: optional(isAddress) }],
]);

/** Returns the body of a registration, or a sentence that says which field is wrong; unknown fields are refused. Never throws. */
export function decodeRegistrationBody(bytes: Uint8Array): RegistrationBody | string {
  const body = parseJson(bytes);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'the body must be a JSON object';
  const fields = new Map<string, unknown>(Object.entries(body));
  const unknown = [...fields.keys()].find((name) => !FIELDS.has(name));
  if (unknown !== undefined) return `unknown field ${JSON.stringify(safeSentence(unknown, 64))}`;
  for (const [name, { accepted, isGood }] of FIELDS)
    if (!isGood(fields.get(name) ?? null)) return `${name} must be ${accepted}`;
  const textOf = (name: string): string | null => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : null;
  };
  const pullRequest = fields.get('pull_request');
  return {
    application: textOf('app_id') ?? '',
    deployment: textOf('deployment_id'),
    sha: (textOf('sha') ?? '').toLowerCase(),
    pullRequest: typeof pullRequest === 'number' ? pullRequest : null,
    environment: textOf('environment'),
    url: textOf('url'),
  };
}

function hasForm(form: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && form.test(value);
}

function optional(isGood: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => value === null || isGood(value);
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}

function isName(value: unknown): boolean {
  return (
    typeof value === 'string' && value.length >= 1 && value.length <= 255 && !HIDDEN.test(value) && value.isWellFormed()
  );
}

function isAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 2048 || !URL.canParse(value) || HIDDEN.test(value)) return false;
  const { protocol, username, password } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}
