import { isLoopback } from '../../kernel/loopback.ts';
import type { OptionReader } from '../arguments/option-values.ts';
import { PACKAGE_NAME } from '../package-files.ts';

/** The user's choices for a workflow; each text is safe in YAML, in a shell, in Groovy and in a CI's expressions. */
export interface WorkflowChoices {
  /** Empty: taken from the CI's variable TOUCHDOWN_APP_ID or from touchdown.yaml. */
  readonly appIds: readonly string[];
  /** Null: taken from the CI's variable TOUCHDOWN_BASE_URL or from touchdown.yaml. */
  readonly baseUrl: string | null;
  readonly branch: string;
  /** The newest release of a major version, or exactly one pre-release. */
  readonly release: {
    /** For `uses:` of a step in GitHub Actions. */
    readonly action: string;
    /** For npm. */
    readonly package: string;
  };
}

const ACTION_NAME = 'touchdown-ci/touchdown';
const VERSION = /^(\d+)\.\d+\.\d+(-[\w.-]+)?$/;
const APP_ID = /^[A-Za-z0-9][A-Za-z0-9._~:@-]{0,199}$/;
/** Stricter than git: several CIs read a pattern here, in which `*`, `?`, `+`, `!`, brackets and blanks have a meaning. */
const BRANCH = /^(?![-/.])(?!.*(?:\.\.|\/\/|@\{))[\w./#@-]{1,200}(?<![./])$/;
/** No character that a shell, a template or a CI's macro would interpret. */
const PLAIN_URL = /^https?:\/\/[\w.~:/%[\]-]+$/;

/** Reads the choices from a command's options; the reader's `finish` reports bad ones. `version` is that of the command. */
export function readChoices(reader: OptionReader, version: string): WorkflowChoices {
  const appIds = reader.texts('app-id');
  for (const seen of appIds) {
    if (APP_ID.test(seen)) continue;
    reader.reject('--app-id', seen, 'is not an application id. Use at most 200 letters, digits and . _ ~ : @ -');
  }
  const branch = reader.text('branch') ?? 'main';
  if (!BRANCH.test(branch)) {
    const how = 'Use letters, digits and . _ / # @ -, or edit the workflow by hand.';
    reader.reject('--branch', branch, `is not a branch that init can write. ${how}`);
  }
  return { appIds, baseUrl: readBaseUrl(reader), branch, release: releaseOf(version) };
}

function readBaseUrl(reader: OptionReader): string | null {
  const seen = reader.text('base-url');
  if (seen === undefined) return null;
  const url = PLAIN_URL.test(seen) ? URL.parse(seen) : null;
  if (url === null || url.hostname === '') {
    const how = 'Use the https URL of the platform without credentials, query or fragment.';
    reader.reject('--base-url', seen, `is not a URL that init can write. ${how}`);
    return null;
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    reader.reject('--base-url', seen, 'is not encrypted: http would send the token in clear text. Use https.');
  }
  return seen;
}

/** Version 1 if the version is unknown. */
function releaseOf(version: string): WorkflowChoices['release'] {
  const [whole = '', major = '1', preRelease] = VERSION.exec(version) ?? [];
  const pin = preRelease === undefined ? major : whole;
  return { action: `${ACTION_NAME}@v${pin}`, package: `${PACKAGE_NAME}@${pin}` };
}
