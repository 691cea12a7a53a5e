import { isSegment, isUuid, MAX_ID_CHARS } from '../kernel/resource-id.ts';
import { bad, good, type Parsed } from './kind.ts';

/** An application of the platform. */
export interface NamedApp {
  readonly appId: string;
  /** What people call it: the name that was given with the id, else the id. */
  readonly name: string;
}

/** What is safe and short in a log, a table, a check run's name, an environment's name and a URL. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/;
const QUOTE = /["'`“”‘’]/;
/** The signs of a list, a mapping or a comment: no id has them. */
const SIGN = /[[\]{}"'`“”‘’#]/;
const FORM = 'Give each application as ID or NAME=ID.';

/**
 * Parses application ids, each alone or as `NAME=ID`, between commas, spaces or newlines: at least one, and no name or id twice. A list
 * may be one of JSON or YAML, and quotes are ignored. Each id stays one segment of a URL.
 */
export function parseApps(text: string): Parsed<readonly NamedApp[]> {
  const trimmed = text.trim();
  const isList = trimmed.startsWith('[') && trimmed.endsWith(']');
  const parts = (isList ? trimmed.slice(1, -1) : trimmed).split(/[,\r\n]/).map(tidy);
  const spaced = parts.find((part) => hasSpacedName(part) || (isList && isSpacedString(part)));
  if (spaced !== undefined) return bad([], `has a space in a name or after an id. ${FORM}`, spaced);
  const apps = parts.flatMap((part) => part.split(/\s+/).filter((word) => word !== '')).map(parseApp);
  if (apps.length === 0) return bad([], 'has no application id. Give at least one.');
  return findProblem(apps) ?? good(apps);
}

/** Returns one part without the mark of a list and the spaces around `=`. */
function tidy(part: string): string {
  const words = part.split('=').map((word) => word.trim());
  return words.join('=').replace(/^-\s/, '').trim();
}

/** `My App=ID` must not deploy an application `My`. */
function hasSpacedName(part: string): boolean {
  const words = part.split(/\s+/);
  return part.includes('=') && words.some((word) => !word.includes('='));
}

/** A string of a list is one id: `["my app"]` must not deploy an application `my`. */
function isSpacedString(part: string): boolean {
  const inner = part.slice(1, -1);
  const isQuoted = /^["']/.test(part) && part.length > 1 && part.endsWith(part.charAt(0));
  return isQuoted && !/["']/.test(inner) && /\s/.test(inner.trim());
}

function parseApp(word: string): NamedApp {
  const written = unquote(word);
  const at = written.indexOf('=');
  const appId = unquote(written.slice(at + 1));
  return { appId, name: at < 0 ? appId : unquote(written.slice(0, at)) };
}

function unquote(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && QUOTE.test(text.charAt(start))) start += 1;
  while (end > start && QUOTE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function findProblem(apps: readonly NamedApp[]): Parsed<readonly NamedApp[]> | null {
  const refuse = (refused: readonly string[], problem: string) =>
    refused.length === 0 ? null : bad(apps, problem, [...new Set(refused)].join(', '));
  const ids = apps.map(({ appId }) => appId);
  const uniqueIds = new Set<string>();
  const isGivenBefore = (id: string): boolean => {
    const known = isUuid(id) ? id.toLowerCase() : id;
    return uniqueIds.has(known) || !uniqueIds.add(known);
  };
  const names = Map.groupBy(apps, ({ name }) => name.toLowerCase());
  const given = apps.filter(({ appId, name }) => name !== appId).map(({ name }) => name);
  return (
    refuse(
      apps.filter(({ appId }) => appId === '').map(({ name }) => `${name}=`),
      `has no id after the name. ${FORM}`,
    ) ??
    refuse(
      ids.filter((id) => !isSegment(id) || SIGN.test(id) || /^-$|:$/.test(id)),
      `is not a valid id. Use up to ${MAX_ID_CHARS} characters, without brackets, quotes, "#", control characters, a ":" at the end, and "." or ".." as a part. ${FORM}`,
    ) ??
    refuse(
      given.filter((name) => !NAME.test(name)),
      'is not a valid name. Use up to 63 letters, digits, dots, underscores and hyphens, starting with a letter or a digit.',
    ) ??
    refuse(ids.filter(isGivenBefore), 'is given twice. Give each application once.') ??
    refuse(
      given.filter((name) => (names.get(name.toLowerCase())?.length ?? 0) > 1),
      'is the name of two applications. Give each its own; case does not matter.',
    )
  );
}
