import type { BadInput } from '../kernel/errors.ts';
import { isObject } from '../platform/http/json.ts';
import { isKey } from '../settings/key-values.ts';

/** The names that a file may use. */
export interface Names {
  /** Returns the value of a name in `${NAME}`; undefined if it has none. */
  lookup(name: string): string | undefined;
  /** Returns whether the user lets the file read this variable of the environment. */
  isListed(name: string): boolean;
}

const PLACE = /\$\$\{|\$\{([^}]*)(\}?)/g;

/** Replaces `${NAME}` once in every text of a value; `$${` is a literal `${`. Problems name paths and names, never values. Never throws. */
export function substitute(value: unknown, path: string, { lookup, isListed }: Names) {
  const used = new Set<string>();
  const problems: BadInput[] = [];
  const inText = (text: string, at: string): string =>
    text.replace(PLACE, (place: string, name: string | undefined, end: string | undefined) => {
      if (name === undefined) return '${';
      const found = end === '}' && isKey(name) ? lookup(name) : null;
      if (typeof found === 'string') used.add(name);
      else
        problems.push({ name: at, seen: '', problem: found === null ? MALFORMED : renderUnset(name, isListed(name)) });
      return found ?? place;
    });
  const inside = (one: unknown, at: string): unknown => {
    if (typeof one === 'string') return inText(one, at);
    if (Array.isArray(one)) return one.map((item, index) => inside(item, `${at}[${index}]`));
    if (!isObject(one)) return one;
    return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, inside(item, `${at}.${key}`)]));
  };
  return { value: inside(value, path), used, problems };
}

const MALFORMED =
  'has a malformed ${NAME}. Write the name with letters, digits and underscores, or $${ for a literal ${.';

function renderUnset(name: string, isListed: boolean): string {
  if (!isListed) return `needs ${name}. Give --set ${name}=VALUE, or --env ${name} to read it from the environment.`;
  return `needs ${name}, which is not set. Give --set ${name}=VALUE, or set it in the environment.`;
}
