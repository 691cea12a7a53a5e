import { fieldOf } from '../../kernel/hostile-json.ts';
import { safeSentence } from '../../kernel/untrusted.ts';

const MAX_NAMES = 8;
/** A name of another form may be data, such as an email address. */
const NAME = /^[A-Za-z_][\w-]{0,39}$/;
const MAX_REASON = 400;

/** The form of a field: how a sentence names it, and how it is read; null for a value of another form. */
export interface Form<T> {
  readonly text: string;
  readonly read: (value: unknown) => T | null;
}

/** Reads the required fields of a body, and collects why it is unreadable. Never throws. */
export class RequiredFields {
  readonly #body: unknown;
  readonly #wrong: string[] = [];
  /** The paths that are missing, by what the object has instead. */
  readonly #missing = new Map<string, string[]>();

  constructor(body: unknown) {
    this.#body = body;
  }

  /** Returns the field at a path such as `check_run.head_sha`; null if it is missing, or has another form. */
  read<T>(path: string, form: Form<T>): T | null {
    const steps = path.split('.');
    let value = this.#body;
    for (const [index, step] of steps.entries()) {
      const found = fieldOf(value, step);
      if (found === undefined) {
        const has = sayFields(steps.slice(0, index).join('.') || 'The body', value);
        this.#missing.set(has, [...(this.#missing.get(has) ?? []), path]);
        return null;
      }
      value = found;
    }
    const read = form.read(value);
    if (read === null) this.#wrong.push(`${path} is ${describe(value)}, not ${form.text}.`);
    return read;
  }

  /** Returns the paths that are missing, the names of the fields instead, and the kinds of wrong values: at most 400 characters. */
  sayProblems(): string {
    const missing = [...this.#missing].map(
      ([has, paths]) => `${joinWords(paths)} ${paths.length === 1 ? 'is' : 'are'} missing. ${has}`,
    );
    return safeSentence([...missing, ...this.#wrong].join(' '), MAX_REASON);
  }
}

function sayFields(name: string, value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return `${name} is ${describe(value)}, not an object.`;
  const all = Object.keys(value);
  const shown = all.filter((one) => NAME.test(one)).slice(0, MAX_NAMES);
  const rest = all.length - shown.length;
  const words = rest === 0 ? shown : [...shown, `${rest} other${rest === 1 ? '' : 's'}`];
  return words.length === 0 ? `${name} has no fields.` : `${name} has: ${joinWords(words)}.`;
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string') return `a string of length ${value.length}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
