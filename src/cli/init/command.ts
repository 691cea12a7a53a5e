import { existsSync, lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError } from '../../kernel/errors.ts';
import { type Command, flagOption, type OptionValues, type Terminal, valueOption } from '../arguments/command.ts';
import { codeOf, EXIT } from '../arguments/exit-codes.ts';
import { createOptionReader } from '../arguments/option-values.ts';
import { readVersion } from '../package-files.ts';
import { createOutput, type Output } from '../terminal/output.ts';
import { readChoices } from './choices.ts';
import type { WorkflowTemplate } from './template.ts';
import { azure } from './templates/azure.ts';
import { bitbucket } from './templates/bitbucket.ts';
import { buildkite } from './templates/buildkite.ts';
import { circleci } from './templates/circleci.ts';
import { github } from './templates/github.ts';
import { gitlab } from './templates/gitlab.ts';
import { jenkins } from './templates/jenkins.ts';

/** The templates by the word that the command takes. */
export const TEMPLATES: ReadonlyMap<string, WorkflowTemplate> = new Map([
  ['github', github],
  ['gitlab', gitlab],
  ['circleci', circleci],
  ['jenkins', jenkins],
  ['bitbucket', bitbucket],
  ['azure', azure],
  ['buildkite', buildkite],
]);
const NAMES = [...TEMPLATES.keys()];

/** `touchdown init`: writes a workflow that deploys, for one of seven CIs. */
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
    'app-id': valueOption('ID', 'application to deploy (default: $TOUCHDOWN_APP_ID); can be repeated', {
      multiple: true,
    }),
    'base-url': valueOption('URL', "URL of the platform's API (default: $TOUCHDOWN_BASE_URL)"),
    branch: valueOption('NAME', 'branch to deploy (default: main)'),
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
  const choices = readChoices(reader, readVersion(process.argv[1] ?? ''));
  reader.finish();
  const [name, template] = templateFor(words[0], terminal.folder);
  const content = template.render(choices);
  const output = createOutput('init', reader.flag('json'), terminal);
  const facts = { ci: name, path: template.path, todo: template.todo(choices), content };
  if (reader.flag('print')) {
    output.show('result', { ...facts, isWritten: false }, content);
    return EXIT.done;
  }
  const isWritten = writeWorkflow(join(terminal.folder, template.path), content, reader.flag('force'));
  output.show('result', { ...facts, isWritten }, isWritten ? `Wrote ${template.path} for ${template.title}.\n` : '');
  if (!isWritten) showWhatToAdd(output, template, content);
  output.say(`\nNext steps:\n${facts.todo.map((sentence) => `- ${sentence}\n`).join('')}`);
  return isWritten ? EXIT.done : EXIT.bad;
}

function templateFor(word: string | undefined, folder: string): readonly [string, WorkflowTemplate] {
  const found =
    word === undefined
      ? recognizeCis(
          SIGNS.filter((sign) => existsSync(join(folder, sign))),
          gitConfigIn(folder),
        )
      : [word];
  const [name = ''] = found;
  const template = TEMPLATES.get(name);
  if (template !== undefined && found.length === 1) return [name, template];
  const seen = word ?? '';
  const seems = found.length > 1 ? `: this repository seems to use ${found.join(' and ')}` : ' in this repository';
  const problem = word === undefined ? `cannot be detected${seems}` : 'is not a known CI';
  throw new InputError([{ name: 'CI', seen, problem: `${problem}. Give one of ${NAMES.join(', ')}.` }]);
}

/** In a linked work tree `.git` is a file, and the remotes are elsewhere. */
function gitConfigIn(folder: string): string {
  const path = join(folder, '.git', 'config');
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, 'utf8') : '';
}

function writeWorkflow(path: string, content: string, force: boolean): boolean {
  try {
    if (!force && lstatSync(path, { throwIfNoEntry: false }) !== undefined) return false;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, { flag: force ? 'w' : 'wx' });
    return true;
  } catch (error) {
    const code = codeOf(error);
    throw new InputError(
      [{ name: 'the file', seen: path, problem: `cannot be written (${code}). Check its permissions.` }],
      error,
    );
  }
}

function showWhatToAdd(output: Output, { path }: WorkflowTemplate, content: string): void {
  output.say(`${path} already exists and was not changed. Add this to it, or overwrite it with --force:\n\n${content}`);
}

const FILES: Readonly<Record<string, string>> = {
  '.github/workflows': 'github',
  '.gitlab-ci.yml': 'gitlab',
  '.circleci': 'circleci',
  Jenkinsfile: 'jenkins',
  'bitbucket-pipelines.yml': 'bitbucket',
  'azure-pipelines.yml': 'azure',
  '.buildkite': 'buildkite',
};

const HOSTS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)github\.com$/, 'github'],
  [/(?:^|\.)gitlab\./, 'gitlab'],
  [/^bitbucket\.org$/, 'bitbucket'],
  [/(?:^|\.)(?:dev\.azure\.com|visualstudio\.com)$/, 'azure'],
];

/** The files and folders to look for, from the repository's root. */
export const SIGNS: readonly string[] = Object.keys(FILES);

/** Returns the CIs that a repository seems to use: by the {@link SIGNS} in it, else by the remotes in the text of `.git/config`. */
export function recognizeCis(signs: readonly string[], gitConfig: string): readonly string[] {
  const byFiles = signs.flatMap((sign) => FILES[sign] ?? []);
  const byRemotes = hostsIn(gitConfig).flatMap((host) => HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? []);
  return [...new Set(byFiles.length > 0 ? byFiles : byRemotes)];
}

/** `https://host/…`, `ssh://git@host:22/…` and `git@host:…` (git's documentation, "Git URLs"). */
function hostsIn(gitConfig: string): readonly string[] {
  const urls = [...gitConfig.matchAll(/^\s*url\s*=\s*(\S+)\s*$/gm)].map(([, url]) => url ?? '');
  return urls.flatMap((url) => (URL.parse(url)?.hostname || /^(?:[^@/]+@)?([\w.-]+):/.exec(url)?.[1]) ?? []);
}
