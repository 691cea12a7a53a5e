import { safeSentence } from '../../kernel/untrusted.ts';

/** What a workflow says that it deploys; nothing of it is believed yet. */
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

/** A body that can be used, or why it cannot: a sentence that is safe to send. */
export type DecodedBody =
  | { readonly kind: 'body'; readonly body: RegistrationBody }
  | { readonly kind: 'refused'; readonly sentence: string };

type Fields = ReadonlyMap<string, unknown>;

const ID = /^[\w.:-]{1,128}$/;
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
const HIDDEN = /[\x00-\x1f\x7f-\x9f\u2028\u2029]/;

/** Each field: whether it may be left out (or null), whether a value can be used, and what is accepted. */
const FIELDS: Readonly<Record<string, { isOptional: boolean; isGood: (value: unknown) => boolean; accepted: string }>> =
  {
    app_id: { isOptional: false, isGood: isId, accepted: "the application's id" },
    deployment_id: { isOptional: true, isGood: isId, accepted: "the deployment's id" },
    sha: { isOptional: false, isGood: (value) => hasForm(value, SHA), accepted: 'a whole commit SHA' },
    pull_request: { isOptional: true, isGood: isNumber, accepted: 'a whole number from 1' },
    environment: { isOptional: true, isGood: isName, accepted: 'a text of 1 to 255 characters in one line' },
    url: { isOptional: true, isGood: isAddress, accepted: 'an http or https address of at most 2,048 characters' },
  };

/** Returns the body of a registration; refuses fields that it does not know, and says which field is wrong. Never throws. */
export function decodeRegistrationBody(bytes: Uint8Array): DecodedBody {
  const fields = parseFields(bytes);
  if (fields === null) return refused('the body must be a JSON object');
  const unknown = [...fields.keys()].find((name) => !Object.hasOwn(FIELDS, name));
  if (unknown !== undefined) return refused(`unknown field ${JSON.stringify(safeSentence(unknown, 64))}`);
  for (const [name, { isOptional, isGood, accepted }] of Object.entries(FIELDS)) {
    const value = fields.get(name) ?? null;
    if (value === null ? !isOptional : !isGood(value)) return refused(`${name} must be ${accepted}`);
  }
  return { kind: 'body', body: bodyOf(fields) };
}

function bodyOf(fields: Fields): RegistrationBody {
  const pullRequest = fields.get('pull_request');
  return {
    application: textOf(fields, 'app_id') ?? '',
    deployment: textOf(fields, 'deployment_id'),
    sha: (textOf(fields, 'sha') ?? '').toLowerCase(),
    pullRequest: typeof pullRequest === 'number' ? pullRequest : null,
    environment: textOf(fields, 'environment'),
    url: textOf(fields, 'url'),
  };
}

function textOf(fields: Fields, name: string): string | null {
  const value = fields.get(name);
  return typeof value === 'string' ? value : null;
}

function parseFields(bytes: Uint8Array): Fields | null {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null;
    return new Map(Object.entries(parsed));
  } catch {
    return null;
  }
}

function isId(value: unknown): boolean {
  return hasForm(value, ID);
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

function hasForm(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value);
}

function refused(sentence: string): DecodedBody {
  return { kind: 'refused', sentence };
}
