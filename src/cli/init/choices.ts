import { isLoopback } from '../../kernel/loopback.ts';
import type { OptionReader } from '../arguments/option-values.ts';
import { type Release, releaseOf } from './release.ts';

/** The user's choices for a workflow; each text is safe in YAML, in a shell, in Groovy and in a CI's expressions. */
export interface WorkflowChoices {
  /** Empty: taken from the CI's variable TOUCHDOWN_APP_ID or from touchdown.yaml. */
  readonly appIds: readonly string[];
  /** Null: taken from the CI's variable TOUCHDOWN_BASE_URL or from touchdown.yaml. */
  readonly baseUrl: string | null;
  readonly branch: string;
  /** The release that the workflow uses. */
  readonly release: Release;
}

const APP_ID = /^[A-Za-z0-9][A-Za-z0-9._~:@-]{0,199}$/;
/** Stricter than git: several CIs read a pattern here, in which `*`, `?`, `+`, `!`, brackets and blanks have a meaning. */
const BRANCH = /^(?![-/.])(?!.*(?:\.\.|\/\/|@\{))[\w./#@-]{1,200}(?<![./])$/;
/** No character that a shell, a template or a CI's macro would interpret. */
const PLAIN_URL = /^https?:\/\/[\w.~:/%[\]-]+$/;

/** Reads the choices from a command's options; the reader's `finish` reports bad ones. */
export function readChoices(reader: OptionReader, version: string): WorkflowChoices {
  const appIds = reader.texts('app-id');
  for (const seen of appIds) {
    if (APP_ID.test(seen)) continue;
    reject(reader, 'app-id', seen, 'is not an application id. Use at most 200 letters, digits and . _ ~ : @ -');
  }
  const branch = reader.text('branch') ?? 'main';
  if (!BRANCH.test(branch)) {
    reject(
      reader,
      'branch',
      branch,
      'is not a branch that init can write. Use letters, digits and . _ / # @ -, or edit the workflow by hand.',
    );
  }
  return { appIds, baseUrl: readBaseUrl(reader), branch, release: releaseOf(version) };
}

function readBaseUrl(reader: OptionReader): string | null {
  const seen = reader.text('base-url');
  if (seen === undefined) return null;
  const url = PLAIN_URL.test(seen) ? URL.parse(seen) : null;
  if (url === null || url.hostname === '') {
    reject(
      reader,
      'base-url',
      seen,
      'is not a URL that init can write. Use the https URL of the platform without credentials, query or fragment.',
    );
    return null;
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    reject(reader, 'base-url', seen, 'is not encrypted: http would send the token in clear text. Use https.');
  }
  return seen;
}

function reject(reader: OptionReader, name: string, seen: string, problem: string): void {
  reader.reject(`--${name}`, seen, problem);
}
