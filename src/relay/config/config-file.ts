import { readFileSync } from 'node:fs';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import { fieldOf } from '../../kernel/hostile-json.ts';
import { describeUnknownKey } from '../../kernel/near-word.ts';
import { isSameId } from '../../kernel/resource-id.ts';
import { safeSentence, sentenceOf } from '../../kernel/untrusted.ts';
import type { ConfiguredApplication } from '../decide/rules.ts';

/** Reads a text file as UTF-8; throws if it cannot. */
export function readText(path: string): string {
  return readFileSync(path, 'utf8');
}

/** Reads the applications file at `path` with `readFile`, which may throw. Throws InputError if the file is invalid. */
export function readApplications(path: string, readFile: (path: string) => string): readonly ConfiguredApplication[] {
  const seen = safeSentence(path, 200);
  let text: string;
  try {
    text = readFile(path);
  } catch (error) {
    const problem = `cannot be read: ${sentenceOf(error, 200)}.`;
    throw new InputError([{ name: 'RELAY_CONFIG', seen, problem }], error);
  }
  return parseApplications(text, seen);
}

const MAX_CHECK = 100;

/** The form of each field, and the problem of another value. */
const FIELDS: Readonly<Record<keyof ConfiguredApplication, readonly [form: RegExp, problem: string]>> = {
  id: [/^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/, 'is not an application id. Copy it from the platform.'],
  repository: [
    /^[A-Za-z0-9_][A-Za-z0-9_-]{0,99}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/,
    'is not a repository. Use owner/name.',
  ],
  name: line(80),
  check: line(MAX_CHECK),
  branch: [
    /^(?!refs\/|[/.-])(?!.*(?:\.\.|\/\/|@\{))[^\s\p{C}~^:?*[\\]{1,254}[^\s\p{C}~^:?*[\\/.]$|^[A-Za-z0-9_@]$/u,
    'is not a branch name. Use the name alone, for example main.',
  ],
  environment: line(255),
};
const REQUIRED: readonly string[] = ['id', 'repository'];

/** Parses the applications file. Throws InputError, which lists every problem by its path in the file (called `file`): `[2].repository`. */
export function parseApplications(text: string, file = 'RELAY_CONFIG'): readonly ConfiguredApplication[] {
  const problems: BadInput[] = [];
  const applications = parseEntries(text, file).map((entry, index) => parseEntry(entry, `[${index}]`, problems));
  problems.push(...findDuplicates(applications));
  if (problems.length > 0) throw new InputError(problems);
  return applications;
}

function line(maxChars: number): readonly [RegExp, string] {
  const form = new RegExp(`^(?!\\s)[^\\p{C}\\p{Zl}\\p{Zp}]{1,${maxChars}}(?<!\\s)$`, 'u');
  return [form, `is not one line of up to ${maxChars} characters without spaces around it.`];
}

function parseEntries(text: string, file: string): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new InputError([{ name: file, seen: '', problem: `is not valid JSON: ${sentenceOf(error, 200)}.` }]);
  }
  if (Array.isArray(value)) return value;
  const problem = 'is not a list. Use [{ "id": "…", "repository": "owner/name" }].';
  throw new InputError([{ name: file, seen: '', problem }]);
}

function parseEntry(entry: unknown, path: string, problems: BadInput[]): ConfiguredApplication {
  const isObject = typeof entry === 'object' && entry !== null && !Array.isArray(entry);
  if (!isObject) problems.push({ name: path, seen: '', problem: 'is not an object with id and repository.' });
  const known = Object.keys(FIELDS);
  for (const key of isObject ? Object.keys(entry).filter((name) => !known.includes(name)) : [])
    problems.push({ name: `${path}.${safeSentence(key, 60)}`, seen: '', problem: describeUnknownKey(key, known) });
  const read = (key: keyof ConfiguredApplication): string | null => {
    const [form, problem] = FIELDS[key];
    const value = fieldOf(entry, key);
    if (typeof value === 'string' && form.test(value)) return value;
    const seen = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    if (isObject && (value !== undefined || REQUIRED.includes(key)))
      problems.push({ name: `${path}.${key}`, seen: safeSentence(seen, 200), problem });
    return null;
  };
  const id = read('id') ?? '';
  const name = read('name') ?? id;
  const check = read('check') ?? `deploy / ${name}`.slice(0, MAX_CHECK);
  const repository = read('repository') ?? '';
  return { id, repository, name, check, branch: read('branch'), environment: read('environment') };
}

/**
 * Finds applications with the same id, whose events could not be told apart, and applications with the same check, which would overwrite
 * each other.
 */
function findDuplicates(applications: readonly ConfiguredApplication[]): BadInput[] {
  const problems: BadInput[] = [];
  for (const [index, { id, repository, check }] of applications.entries()) {
    const sameId = applications.findIndex((other) => isSameId(other.id, id));
    const sameCheck = applications.findIndex(
      (other) => other.check === check && other.repository.toLowerCase() === repository.toLowerCase(),
    );
    const again = `is also the id of [${sameId}]. List each application once.`;
    if (id !== '' && sameId !== index) problems.push({ name: `[${index}].id`, seen: id, problem: again });
    const problem = `is also the check of [${sameCheck}] in the same repository. Use another check or name.`;
    if (id !== '' && repository !== '' && sameCheck !== index)
      problems.push({ name: `[${index}].check`, seen: check, problem });
  }
  return problems;
}
