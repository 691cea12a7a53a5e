/**
 * A pattern of paths as GitHub reads those of `on.push.paths` (its documentation, "Filter pattern cheat sheet"): `*` is anything but `/`,
 * `**` is anything, `?` and `+` are zero or one, and one or more, of the character before, `\` takes the meaning from the next character, and
 * `!` at the start excludes. Its lists, such as `[a-z]`, are refused.
 */
export interface PathPattern {
  readonly text: string;
  readonly isExclusion: boolean;
  readonly atoms: readonly Atom[];
}

/** One character, or several of a kind. */
interface Atom {
  matches(char: string): boolean;
  readonly isRepeated: boolean;
  /** How many atoms, from this one on, may be left out. */
  readonly skips: readonly number[];
}

const MAX_NAMED = 3;

/** Parses a pattern; the problem is a predicate with what to write instead. */
export function parsePathPattern(
  text: string,
): { readonly pattern: PathPattern; readonly problem: null } | { readonly problem: string } {
  const isExclusion = text.startsWith('!');
  const path = isExclusion ? text.slice(1) : text;
  if (path === '' || /\p{C}/u.test(path)) return { problem: 'is not a pattern. Use for example apps/web/**.' };
  if (/^\.{0,2}\//.test(path)) {
    return { problem: 'matches no file, since paths start at the root of the repository, without "/", "./" or "../".' };
  }
  if (path.endsWith('/')) return { problem: 'matches no file. Write ** after it for every file in the folder.' };
  const atoms = readAtoms([...path]);
  return typeof atoms === 'string' ? { problem: atoms } : { pattern: { text, isExclusion, atoms }, problem: null };
}

function readAtoms(chars: readonly string[]): readonly Atom[] | string {
  const atoms: Atom[] = [];
  for (let at = 0; at < chars.length; at++) {
    const char = chars[at] ?? '';
    const before = atoms.at(-1);
    if (char === '*') {
      const start = at;
      while (chars[at + 1] === '*') at += 1;
      const isDeep = at > start;
      const isFolders = isDeep && chars[at + 1] === '/' && (start === 0 || chars[start - 1] === '/');
      // `docs/**/*.md` matches docs/README.md too: without folders, their `/` is left out.
      if (isFolders) atoms.push({ matches: () => false, isRepeated: false, skips: [1, 3] });
      atoms.push({ matches: (given) => isDeep || given !== '/', isRepeated: true, skips: [1] });
    } else if (char === '?' || char === '+') {
      if (before === undefined || before.isRepeated || before.skips.length > 0) {
        return `has a "${char}" without a character before it that it could repeat. Write \\${char} for the character itself.`;
      }
      if (char === '?') atoms[atoms.length - 1] = { ...before, skips: [1] };
      else atoms.push({ ...before, isRepeated: true, skips: [1] });
    } else {
      if (char === '\\') at += 1;
      const literal = chars[at] ?? '';
      if (char === '[')
        return 'has a "[", which starts a list on GitHub and has no meaning here. Write \\[ for the character itself.';
      if (char === '\\' && /^\w?$/.test(literal)) return 'has a "\\" that escapes nothing. Write / between folders.';
      atoms.push({ matches: (given) => given === literal, isRepeated: false, skips: [] });
    }
  }
  return atoms;
}

/** Returns whether the last of the patterns that match a path includes it; without patterns, every path is included. */
export function isPathIncluded(path: string, patterns: readonly PathPattern[]): boolean {
  const last = patterns.findLast(({ atoms }) => isMatch(path, atoms));
  return last === undefined ? patterns.length === 0 : !last.isExclusion;
}

/** Keeps every position that is possible, so that the time is at most that of the path times the pattern. */
function isMatch(path: string, atoms: readonly Atom[]): boolean {
  let positions = withSkips(new Set([0]), atoms);
  for (const char of path) {
    const next = new Set<number>();
    for (const at of positions) {
      const atom = atoms[at];
      if (atom?.matches(char) === true) next.add(atom.isRepeated ? at : at + 1);
    }
    positions = withSkips(next, atoms);
  }
  return positions.has(atoms.length);
}

function withSkips(positions: Set<number>, atoms: readonly Atom[]): ReadonlySet<number> {
  for (const at of positions) for (const skip of atoms[at]?.skips ?? []) positions.add(at + skip);
  return positions;
}

/** Returns where the paths are that patterns include, for a sentence: ` under apps/web and packages`; empty if everywhere. */
export function sayUnder(patterns: readonly PathPattern[]): string {
  const included = patterns.filter(({ isExclusion }) => !isExclusion).map(({ text }) => text.replace(/\/\*\*$/, ''));
  if (included.length === 0 || included.includes('**')) return '';
  const more = included.length - MAX_NAMED;
  const named = included.slice(0, MAX_NAMED);
  const last = more > 0 ? `${more} more` : named.pop();
  return ` under ${named.length === 0 ? last : `${named.join(', ')} and ${last}`}`;
}
