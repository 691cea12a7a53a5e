import { existsSync, lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError } from '../../kernel/errors.ts';
import { isLoopback } from '../../kernel/loopback.ts';
import { findNearWord } from '../../kernel/near-word.ts';
import { showableAddress } from '../../kernel/web-address.ts';
import { parseApps } from '../../settings/app-ids.ts';
import {
  type Command,
  flagOption,
  listOption,
  type OptionValues,
  type Terminal,
  valueOption,
} from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { createOptionReader, type OptionReader } from '../arguments/option-values.ts';
import { codeOf, FileRefusal } from '../arguments/system-error.ts';
import type { Place } from '../config/checkout.ts';
import { openOwn, readOwn } from '../config/open-file.ts';
import { PACKAGE_NAME, readVersion } from '../package-files.ts';
import { fold } from '../terminal/display-width.ts';
import { createOutput } from '../terminal/output.ts';
import { TEMPLATES, type WorkflowChoices, type WorkflowTemplate } from './templates.ts';

const NAMES = [...TEMPLATES.keys()];
/** Over 100,000 packed references. */
const MAX_GIT_BYTES = 16 * 1_048_576;
/** To be deleted with the first release. */
const UNRELEASED =
  'Nothing is released yet, so the workflow cannot get touchdown: "Installation" in docs/command-line.md of its repository says what to write until there is a tag v1.';

export const command: Command = {
  summary: "Writes a deployment workflow for this repository's CI",
  arguments: [
    {
      name: 'CI',
      isRequired: false,
      summary: `${NAMES.join(', ')} (default: detected from the files and git remotes here)`,
    },
  ],
  options: {
    'app-id': listOption(
      'ID',
      "application to deploy, or NAME=ID; several are separated by commas (default: $TOUCHDOWN_APP_ID, else the CI's variable of that name)",
    ),
    'base-url': valueOption(
      'URL',
      "URL of the platform's API (default: $TOUCHDOWN_BASE_URL, else the CI's variable of that name)",
    ),
    branch: valueOption('NAME', 'branch to deploy (default: that of origin, else main or master)'),
    force: flagOption('overwrite an existing file'),
    print: flagOption('print the workflow without writing it'),
    json: flagOption('print JSON lines'),
  },
  examples: [
    ['touchdown init', 'detects the CI and writes its workflow'],
    ['touchdown init gitlab --app-id app-1 --base-url https://api.platform.example', 'leaves only the token to set up'],
    ['touchdown init azure --print', 'shows the workflow first'],
  ],
  run,
};

async function run(values: OptionValues, terminal: Terminal, words: readonly string[]): Promise<number> {
  const reader = createOptionReader(values);
  const version = readVersion(process.argv[1] ?? '');
  const choices = readChoices(reader, { version, env: terminal.env, branch: await branchOf(terminal) });
  reader.finish();
  const [name, template] = await templateFor(words[0], terminal);
  const content = template.render(choices);
  const output = createOutput('init', reader.flag('json'), terminal);
  const todo = [...template.todo(choices), UNRELEASED];
  const steps = todo.map((sentence) => `- ${fold(sentence, '  ', terminal.columns()).trimStart()}\n`);
  const nextSteps = `\nNext steps:\n${steps.join('')}`;
  const facts = { ci: name, path: template.path, todo, content };
  if (reader.flag('print')) {
    output.show('result', { ...facts, isWritten: false }, content);
    // The output is often a file.
    if (!output.isJson) terminal.err(nextSteps);
    return EXIT.done;
  }
  const isWritten = await writeWorkflow(join(terminal.folder, template.path), content, reader.flag('force'), terminal);
  output.show('result', { ...facts, isWritten }, isWritten ? `Wrote ${template.path} for ${template.title}.\n` : '');
  if (!isWritten) {
    const said = `${template.path} already exists and was not changed. Add this to it, overwrite it with --force, or print it into another file with --print:`;
    output.say(`${said}\n\n${content}`);
  }
  output.say(nextSteps);
  return isWritten ? EXIT.done : EXIT.bad;
}

async function templateFor(word: string | undefined, place: Place): Promise<readonly [string, WorkflowTemplate]> {
  const found = word === undefined ? await recognizeCis(place) : [word];
  const [name = ''] = found;
  const template = TEMPLATES.get(name);
  if (template !== undefined && found.length === 1) return [name, template];
  const seen = word ?? '';
  const seems = found.length > 1 ? `: this repository seems to use ${found.join(' and ')}` : ' in this repository';
  const near = findNearWord(seen, NAMES);
  const hint = near === null ? `Give one of ${NAMES.join(', ')}.` : `Did you mean ${near}?`;
  const problem = word === undefined ? `cannot be detected${seems}` : 'is not a known CI';
  throw new InputError([{ name: 'CI', seen, problem: `${problem}. ${hint}` }]);
}

async function writeWorkflow(path: string, content: string, force: boolean, place: Place): Promise<boolean> {
  try {
    if (!force && lstatSync(path, { throwIfNoEntry: false }) !== undefined) return false;
    await using file = await openOwn(path, force ? 'replace' : 'create', place);
    await file.writeFile(content);
    return true;
  } catch (error) {
    const problem =
      error instanceof FileRefusal
        ? `${error.message} Remove it first.`
        : `cannot be written (${codeOf(error)}). Check its permissions.`;
    throw new InputError([{ name: 'the file', seen: path, problem }], error);
  }
}

const HOSTS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)github\.com$/, 'github'],
  [/(?:^|\.)gitlab\./, 'gitlab'],
  [/^bitbucket\.org$/, 'bitbucket'],
  [/(?:^|\.)(?:dev\.azure\.com|visualstudio\.com)$/, 'azure'],
];

/** The CIs that a repository seems to use: by the files in it, else by its remotes. */
async function recognizeCis(place: Place): Promise<readonly string[]> {
  const byFiles = NAMES.filter((name) => {
    const path = TEMPLATES.get(name)?.path ?? '';
    // A CI that has a folder of its own may have other files there.
    return existsSync(join(place.folder, path.includes('/') ? dirname(path) : path));
  });
  const hosts = hostsIn(await readFromGit('config', place));
  const byRemotes = hosts.flatMap((host) => HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? []);
  return [...new Set(byFiles.length > 0 ? byFiles : byRemotes)];
}

/** The branch that origin's HEAD names, else main or master if it exists, else the current one; null outside of a repository. */
async function branchOf(place: Place): Promise<string | null> {
  const paths = ['packed-refs', 'refs/heads/main', 'refs/heads/master', 'refs/remotes/origin/HEAD', 'HEAD'];
  const [packed = '', main, master, origin = '', head = ''] = await Promise.all(
    paths.map((path) => readFromGit(path, place)),
  );
  const named = (head: string): string | undefined =>
    /^ref: refs\/(?:remotes\/origin|heads)\/(\S+)\s*$/.exec(head)?.[1];
  const usual = Object.entries({ main, master }).find(([name, loose]) => {
    return loose !== '' || new RegExp(`^\\S+ refs/heads/${name}$`, 'm').test(packed);
  });
  return named(origin) ?? usual?.[0] ?? named(head) ?? null;
}

/** Empty if it cannot be read: in a linked work tree `.git` is a file, and this is elsewhere. */
function readFromGit(path: string, place: Place): Promise<string> {
  return readOwn(join(place.folder, '.git', path), place, MAX_GIT_BYTES).catch(() => '');
}

/** `https://host/…`, `ssh://git@host:22/…` and `git@host:…` (git's documentation, "Git URLs"). */
function hostsIn(gitConfig: string): readonly string[] {
  const urls = [...gitConfig.matchAll(/^\s*url\s*=\s*(\S+)\s*$/gm)].map(([, url]) => url ?? '');
  return urls.flatMap((url) => (URL.parse(url)?.hostname || /^(?:[^@/]+@)?([\w.-]+):/.exec(url)?.[1]) ?? []);
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
