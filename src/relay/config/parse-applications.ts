import { type BadInput, InputError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { ConfiguredApplication } from '../decide/rules.ts';

const MAX_CHECK = 100;

interface Form {
  readonly isRequired: boolean;
  readonly pattern: RegExp;
  readonly accepted: string;
}

const FORMS: Readonly<Record<keyof ConfiguredApplication, Form>> = {
  id: {
    isRequired: true,
    pattern: /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/,
    accepted: "give the application's id, as the platform shows it",
  },
  repository: {
    isRequired: true,
    pattern: /^[A-Za-z0-9_][A-Za-z0-9_-]{0,99}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/,
    accepted: 'give a repository as owner/name',
  },
  name: line(80),
  check: line(MAX_CHECK),
  branch: {
    isRequired: false,
    pattern: /^(?!refs\/|[/.-])(?!.*(?:\.\.|\/\/|@\{))[^\s\p{C}~^:?*[\\]{1,254}[^\s\p{C}~^:?*[\\/.]$|^[A-Za-z0-9_@]$/u,
    accepted: "give the branch's name alone, such as main",
  },
  environment: line(255),
};

/**
 * Reads the file of applications. Throws InputError, which lists all that is wrong by its path in the file: `[2].repository`; the
 * file itself is `file` there.
 */
export function parseApplications(text: string, file = 'RELAY_CONFIG'): readonly ConfiguredApplication[] {
  const problems: BadInput[] = [];
  const entries = parseEntries(text, file);
  const applications = entries.map((entry, index) => parseEntry(entry, `[${index}]`, problems));
  problems.push(...findDuplicates(applications));
  if (problems.length > 0) throw new InputError(problems);
  return applications;
}

function line(most: number): Form {
  return {
    isRequired: false,
    pattern: new RegExp(`^(?!\\s)[^\\p{C}\\p{Zl}\\p{Zp}]{1,${most}}(?<!\\s)$`, 'u'),
    accepted: `give one line of up to ${most} characters without spaces around it`,
  };
}

function parseEntries(text: string, file: string): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const reason = error instanceof Error ? safeSentence(error.message, 200) : '';
    throw new InputError([{ name: file, seen: '', accepted: `the file has to be JSON: ${reason}` }]);
  }
  if (Array.isArray(value)) return value;
  throw new InputError([
    { name: file, seen: '', accepted: 'the file has to be a list: [{ "id": "…", "repository": "owner/name" }]' },
  ]);
}

function parseEntry(entry: unknown, path: string, problems: BadInput[]): ConfiguredApplication {
  const fields = isRecord(entry) ? entry : {};
  if (!isRecord(entry)) problems.push({ name: path, seen: '', accepted: 'give an object with id and repository' });
  for (const key of Object.keys(fields).filter((name) => !Object.hasOwn(FORMS, name))) {
    const known = Object.keys(FORMS).join(', ');
    problems.push({ name: `${path}.${safeSentence(key, 60)}`, seen: '', accepted: `is not known; known are ${known}` });
  }
  const take = (key: keyof ConfiguredApplication): string | null => {
    const { isRequired, pattern, accepted } = FORMS[key];
    const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (typeof value === 'string' && pattern.test(value)) return value;
    const isGiven = value !== undefined;
    if ((isGiven || isRequired) && isRecord(entry)) {
      problems.push({ name: `${path}.${key}`, seen: isGiven ? seenOf(value) : '', accepted });
    }
    return null;
  };
  const id = take('id') ?? '';
  const name = take('name') ?? id;
  const check = take('check') ?? `deploy / ${name}`.slice(0, MAX_CHECK);
  const repository = take('repository') ?? '';
  return { id, repository, name, check, branch: take('branch'), environment: take('environment') };
}

/** Of the same application one event could be two deployments', and of the same check two applications would write one. */
function findDuplicates(applications: readonly ConfiguredApplication[]): BadInput[] {
  const ids = new Map<string, number>();
  const checks = new Map<string, number>();
  return applications.flatMap(({ id, repository, check }, index) => {
    const place = `${repository.toLowerCase()} ${check}`;
    const problems: BadInput[] = [];
    const sameId = ids.get(id);
    const sameCheck = checks.get(place);
    if (id !== '' && sameId !== undefined) {
      problems.push({ name: `[${index}].id`, seen: id, accepted: `[${sameId}] has the same id` });
    }
    if (id !== '' && repository !== '' && sameCheck !== undefined) {
      const accepted = `[${sameCheck}] has the same check in the same repository: give another check or name`;
      problems.push({ name: `[${index}].check`, seen: check, accepted });
    }
    ids.set(id, sameId ?? index);
    checks.set(place, sameCheck ?? index);
    return problems;
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function seenOf(value: unknown): string {
  return safeSentence(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), 200);
}
