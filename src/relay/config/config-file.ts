import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import { isSameId } from '../../kernel/resource-id.ts';
import { safeSentence, sentenceOf } from '../../kernel/untrusted.ts';
import { keepValid, toBadInputs } from '../../validation/problems.ts';
import { closedObject, textLike } from '../../validation/schemas.ts';
import type { ConfiguredApplication } from '../decide/rules.ts';
import { VARIABLES } from './variables.ts';

const MAX_BYTES = 16 * 1_048_576;

/** Reads a text file as UTF-8. Throws if it cannot, or is over 16 MiB. Only a pipe that the operator named, such as `<(…)`, is waited for. */
export function readText(path: string): string {
  const isNamed = path !== VARIABLES.RELAY_CONFIG;
  const file = openSync(path, isNamed ? 0 : (constants.O_NONBLOCK ?? 0));
  try {
    const facts = fstatSync(file);
    if (!isNamed && !facts.isFile()) throw new Error('it is not a file');
    if (facts.size > MAX_BYTES) throw new Error('it is larger than 16 MiB');
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}

/** Reads the applications file at `path` with `readFile`, which may throw. Throws InputError if the file is invalid. */
export function readApplications(path: string, readFile: (path: string) => string): readonly ConfiguredApplication[] {
  const seen = safeSentence(path, 200);
  let text: string;
  try {
    text = readFile(path);
  } catch (error) {
    const problem = `cannot be read: ${sentenceOf(error, 200)}. Check the path, and that the relay may read the file.`;
    throw new InputError([{ name: 'RELAY_CONFIG', seen, problem }], error);
  }
  return parseApplications(text, seen);
}

const MAX_CHECK = 100;

const APPLICATION = closedObject(
  {
    id: v.pipe(
      textLike(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/, 'is not an application id. Copy it from the platform.'),
      v.description("the application's id on the platform"),
    ),
    repository: v.pipe(
      textLike(
        /^[A-Za-z0-9_][A-Za-z0-9_-]{0,99}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/,
        'is not a repository. Use owner/name.',
      ),
      v.description('owner/name of its repository on GitHub'),
    ),
    name: v.exactOptional(line(80)),
    check: v.exactOptional(line(MAX_CHECK)),
    branch: v.exactOptional(
      textLike(
        /^(?!refs\/|[/.-])(?!.*(?:\.\.|\/\/|@\{))[^\s\p{C}~^:?*[\\]{1,254}[^\s\p{C}~^:?*[\\/.]$|^[A-Za-z0-9_@]$/u,
        'is not a branch name. Use the name alone, for example main.',
      ),
    ),
    environment: v.exactOptional(line(255)),
  },
  { whole: 'is not an object with id and repository.' },
);
const APPLICATIONS = v.array(APPLICATION, 'is not a list. Use [{ "id": "…", "repository": "owner/name" }].');

/** Parses the applications file. Throws InputError, which lists every problem by its path in the file: `relay.json: [2].repository`. */
export function parseApplications(text: string, file = 'RELAY_CONFIG'): readonly ConfiguredApplication[] {
  const value = parseText(text, file);
  const { issues } = v.safeParse(APPLICATIONS, value);
  const applications = (keepValid<typeof APPLICATIONS>(value, issues) ?? []).map((application = {}) => {
    const { id = '', repository = '', name = id, branch = null, environment = null } = application;
    const check = application.check ?? `deploy / ${name}`.slice(0, MAX_CHECK);
    return { id, repository, name, check, branch, environment };
  });
  const name = basename(file);
  const problems = [...toBadInputs(issues, { file: name, showsValues: true }), ...findDuplicates(applications, name)];
  if (problems.length > 0) throw new InputError(problems);
  return applications;
}

function line(maxChars: number) {
  return textLike(
    new RegExp(`^(?!\\s)[^\\p{C}\\p{Zl}\\p{Zp}]{1,${maxChars}}(?<!\\s)$`, 'u'),
    `is not one line of up to ${maxChars} characters without spaces around it.`,
  );
}

function parseText(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new InputError([{ name: file, seen: '', problem: `is not valid JSON: ${sentenceOf(error, 200)}.` }]);
  }
}

/** What two applications of a repository may not share, as it is compared: GitHub's environments are not case-sensitive. */
const DISTINCT = [
  { field: 'check', of: ({ check }: ConfiguredApplication) => check, fix: 'Use another check or name.' },
  {
    field: 'environment',
    of: ({ environment }: ConfiguredApplication) => environment?.toLowerCase() ?? null,
    fix: 'A GitHub Deployment shows one application: use another, such as production/api.',
  },
] as const;

/** Applications with the same id could not be distinguished; those with the same check or environment would overwrite each other. */
function findDuplicates(applications: readonly ConfiguredApplication[], file: string): readonly BadInput[] {
  return applications.flatMap((application, index) => {
    const { id, repository } = application;
    const sameId = applications.findIndex((other) => isSameId(other.id, id));
    const problems: BadInput[] = [];
    if (id !== '' && sameId !== index) {
      const problem = `is also the id of [${sameId}]. List each application once.`;
      problems.push({ name: `${file}: [${index}].id`, seen: id, problem });
    }
    for (const { field, of, fix } of DISTINCT) {
      const value = of(application);
      const same = applications.findIndex(
        (other) => of(other) === value && other.repository.toLowerCase() === repository.toLowerCase(),
      );
      if (id === '' || repository === '' || value === null || same === index) continue;
      const problem = `is also the ${field} of [${same}] in the same repository. ${fix}`;
      problems.push({ name: `${file}: [${index}].${field}`, seen: application[field] ?? '', problem });
    }
    return problems;
  });
}
