import * as v from 'valibot';
import { InputError } from '../../kernel/errors.ts';
import { parseJson } from '../../kernel/hostile-json.ts';
import { toBadInputs } from '../../validation/problems.ts';
import { closedObject, textLike } from '../../validation/schemas.ts';

const ID = /^[\w.:-]{1,128}$/;
const HIDDEN = /[\x00-\x1f\x7f-\x9f\u2028\u2029]/;
const NO_NUMBER = 'is not a positive integer.';
const NO_NAME = 'is not one line of 1 to 255 characters.';
const NO_ADDRESS = 'is not an http or https URL of at most 2,048 characters without a user and password.';
/** The body may have thousands of unknown fields. */
const MAX_PROBLEMS = 10;

const BODY = v.pipe(
  closedObject(
    {
      app_id: v.pipe(textLike(ID, 'is not an application id.'), v.description("the application's id")),
      deployment_id: v.nullish(textLike(ID, "is not a deployment's id."), null),
      sha: v.pipe(
        textLike(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, 'is not a full commit SHA.'),
        v.toLowerCase(),
        v.description('a full commit SHA'),
      ),
      pull_request: v.nullish(v.pipe(v.number(NO_NUMBER), v.safeInteger(NO_NUMBER), v.minValue(1, NO_NUMBER)), null),
      environment: v.nullish(
        v.pipe(
          v.string(NO_NAME),
          v.minLength(1, NO_NAME),
          v.maxLength(255, NO_NAME),
          v.check((text) => !HIDDEN.test(text) && text.isWellFormed(), NO_NAME),
        ),
        null,
      ),
      url: v.nullish(v.pipe(v.string(NO_ADDRESS), v.maxLength(2048, NO_ADDRESS), v.check(isAddress, NO_ADDRESS)), null),
    },
    { whole: 'The body is not a JSON object.' },
  ),
  v.transform((fields) => ({
    application: fields.app_id,
    deployment: fields.deployment_id,
    /** In lower case. */
    sha: fields.sha,
    pullRequest: fields.pull_request,
    environment: fields.environment,
    /** `http` or `https`, without a user or a password. */
    url: fields.url,
  })),
);

/** What a workflow claims to deploy, not verified yet. */
export type RegistrationBody = Readonly<v.InferOutput<typeof BODY>>;

/** Returns the body of a registration, or sentences that say which fields are wrong; unknown fields are refused. Never throws. */
export function decodeRegistrationBody(bytes: Uint8Array): RegistrationBody | string {
  const { success, output, issues } = v.safeParse(BODY, parseJson(bytes), { abortPipeEarly: true });
  if (success) return output;
  const lines = toBadInputs(issues.slice(0, MAX_PROBLEMS)).map((problem) => new InputError([problem]).message);
  const rest = issues.length - lines.length;
  return [...lines, ...(rest > 0 ? [`${rest} more problems.`] : [])].join(' ');
}

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || HIDDEN.test(text)) return false;
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
