import type * as v from 'valibot';
import type { BadInput } from '../kernel/errors.ts';
import { safeSentence } from '../kernel/untrusted.ts';

const MAX_KEY_CHARS = 60;
const MAX_SEEN_CHARS = 200;

/** One problem, as valibot reports it. */
export type Issue = v.BaseIssue<unknown>;

/** How a problem is shown. */
interface Naming {
  /** The file, shown before each path: `relay.json: [2].repository`. */
  readonly file?: string;
  /** Where paths start: `up.project.name`. */
  readonly root?: string;
  /** True if no text, number or boolean can be a secret, so that it is shown (default: false). */
  readonly showsValues?: boolean;
}

/** Returns every problem with its path, in the order of the schema. */
export function toBadInputs(issues: readonly Issue[] | undefined, naming: Naming = {}): readonly BadInput[] {
  const { file = '', root = '', showsValues = false } = naming;
  return (issues ?? []).map((issue) => {
    const path = renderPath(issue, root);
    const isShown = showsValues && issue.type !== 'never' && typeof issue.input !== 'object';
    return {
      name: [file, path].filter((part) => part !== '').join(': '),
      seen: isShown ? safeSentence(String(issue.input ?? ''), MAX_SEEN_CHARS) : '',
      problem: issue.message,
    };
  });
}

/** Returns where an issue is, below `root`: `ports[0].name`. Keys are cleaned and cut. */
function renderPath({ path }: Issue, root: string): string {
  const keys = path?.map(({ key }) => key) ?? [];
  return keys.reduce<string>((above, key) => {
    if (typeof key === 'number') return `${above}[${key}]`;
    const shown = safeSentence(String(key), MAX_KEY_CHARS);
    return above === '' ? shown : `${above}.${shown}`;
  }, root);
}

/** What is left of a value without its invalid parts. An invalid item of an array is undefined, so that the others keep their index. */
export type ValidPart<T> = T extends readonly (infer U)[]
  ? readonly (ValidPart<U> | undefined)[]
  : T extends object
    ? { readonly [K in keyof T]?: ValidPart<T[K]> | undefined }
    : T;

/**
 * Returns `value` without the parts that have issues, so that the rest can be checked further. The schema must not change values, and the
 * value must be a tree.
 */
export function keepValid<S extends v.GenericSchema>(
  value: unknown,
  issues: readonly Issue[] | undefined,
): ValidPart<v.InferOutput<S>> | undefined {
  const invalid = new Map<unknown, Set<unknown>>();
  for (const { path } of issues ?? []) {
    const last = path?.at(-1);
    if (last === undefined) return undefined;
    invalid.set(last.input, (invalid.get(last.input) ?? new Set()).add(last.key));
  }
  const inside = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    const isValid = (key: unknown): boolean => invalid.get(one)?.has(key) !== true;
    if (Array.isArray(one)) return one.map((item, index) => (isValid(index) ? inside(item) : undefined));
    const valid = Object.entries(one).filter(([key]) => isValid(key));
    return Object.fromEntries(valid.map(([key, item]) => [key, inside(item)]));
  };
  return inside(value) as ValidPart<v.InferOutput<S>>;
}
