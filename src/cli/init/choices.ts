import { isLoopback } from '../../kernel/loopback.ts';
import { showableAddress } from '../../kernel/web-address.ts';
import { parseApps } from '../../settings/app-ids.ts';
import type { Terminal } from '../arguments/command.ts';
import type { OptionReader } from '../arguments/option-values.ts';
import { PACKAGE_NAME } from '../package-files.ts';

/** The user's choices for a workflow; each text is safe in YAML, in a shell, in Groovy and in a CI's expressions. */
export interface WorkflowChoices {
  /** Each as `ID` or `NAME=ID`. Empty: taken from the CI's variable TOUCHDOWN_APP_ID or from touchdown.yaml. */
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
const APP_ID = /^(?:[A-Za-z0-9._-]+=)?[A-Za-z0-9][A-Za-z0-9._~:@-]{0,199}$/;
/** Stricter than git: several CIs read a pattern here, in which `*`, `?`, `+`, `!`, brackets and blanks have a meaning. */
const BRANCH = /^(?![-/.])(?!.*(?:\.\.|\/\/|@\{))[\w./#@-]{1,200}(?<![./])$/;
/** No character that a shell, a template or a CI's macro would interpret. */
const PLAIN_URL = /^https?:\/\/[\w.~:/%[\]-]+$/;

/** What the choices depend on besides the options. */
interface Surroundings {
  /** Of the command. */
  readonly version: string;
  readonly env: Terminal['env'];
  /** The branch that the repository deploys from, as far as it shows; null if unknown. */
  readonly branch: string | null;
}

/** Reads the choices from a command's options, else from the environment; the reader's `finish` reports bad ones. */
export function readChoices(reader: OptionReader, { version, env, branch: found }: Surroundings): WorkflowChoices {
  const appIds = readAppIds(reader, env);
  const branch = reader.text('branch') ?? found ?? 'main';
  if (!BRANCH.test(branch)) {
    const how = 'Use letters, digits and . _ / # @ -, or edit the workflow by hand.';
    reader.reject('--branch', branch, `is not a branch that init can write. ${how}`);
  }
  return { appIds, baseUrl: readBaseUrl(reader, env), branch, release: releaseOf(version) };
}

function readAppIds(reader: OptionReader, env: Terminal['env']): readonly string[] {
  const given = reader.texts('app-id');
  const name = given.length > 0 ? '--app-id' : 'TOUCHDOWN_APP_ID';
  const text = given.length > 0 ? given.join('\n') : (env[name] ?? '').trim();
  if (given.length === 0 && text === '') return [];
  const { value: apps, problem, blamed = '' } = parseApps(text);
  if (problem !== null) reader.reject(name, blamed, problem);
  const appIds = apps.map((app) => (app.name === app.appId ? app.appId : `${app.name}=${app.appId}`));
  const refused = problem === null ? appIds.filter((appId) => !APP_ID.test(appId)) : [];
  for (const seen of refused) {
    reader.reject(name, seen, 'is not an application id. Use at most 200 letters, digits and . _ ~ : @ -');
  }
  return appIds;
}

/** A CI cannot reach an address of this machine, which the variable has while the sandbox is used. */
function readBaseUrl(reader: OptionReader, env: Terminal['env']): string | null {
  const given = reader.text('base-url');
  const name = given === undefined ? 'TOUCHDOWN_BASE_URL' : '--base-url';
  const seen = given ?? env[name]?.trim() ?? '';
  if (given === undefined && (seen === '' || isLoopback(URL.parse(seen)?.hostname ?? ''))) return null;
  const url = PLAIN_URL.test(seen) ? URL.parse(seen) : null;
  if (url === null || url.hostname === '') {
    const how = 'Use the https URL of the platform without credentials, query or fragment.';
    reader.reject(name, showableAddress(seen), `is not a URL that init can write. ${how}`);
    return null;
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    reader.reject(name, seen, 'is not encrypted: http would send the token in clear text. Use https.');
  }
  return seen;
}

/** Version 1 if the version is unknown. */
function releaseOf(version: string): WorkflowChoices['release'] {
  const [whole = '', major = '1', preRelease] = VERSION.exec(version) ?? [];
  const pin = preRelease === undefined ? major : whole;
  return { action: `${ACTION_NAME}@v${pin}`, package: `${PACKAGE_NAME}@${pin}` };
}
