import { type AST, RegExpParser } from '@eslint-community/regexpp';

const SIZE = 524_288;
const ALPHABET = [
  ...'a1A_ -=:/.@"\'`\\[](){}<>|,;&#$%*+?!~^\n\t\r│é\u001b\u009b\u200b',
  ...Array.from({ length: 160 }, (_, code) => String.fromCharCode(code)),
];
/** Ends a text in a character that most patterns do not have. */
const NO_MATCH = '\u{1f6d1}';

/**
 * Returns texts of 512 KiB that a backtracking engine needs long for if the pattern is not linear: each beginning of what it matches that ends
 * in a part that may be repeated, repeated, and that part repeated after what stands before it.
 */
export function* textsAgainst(pattern: RegExp): Generator<string, void, undefined> {
  const seen = new Set<string>();
  for (const parts of partsOf(pattern)) {
    let before = '';
    for (const { text, isLoop } of parts) {
      for (const start of isLoop ? ['', before] : []) {
        const repeated = start === '' ? before + text : text;
        if (repeated === '' || seen.has(`${start} ${repeated}`)) continue;
        seen.add(`${start} ${repeated}`);
        yield start + repeat(repeated) + NO_MATCH;
      }
      before += text;
    }
  }
}

/** A part of what a pattern matches: characters in a row, or one element. */
interface Part {
  readonly text: string;
  readonly isLoop: boolean;
}

/** Returns `text` repeated to 512 KiB. */
export function repeat(text: string): string {
  return text.repeat(Math.ceil(SIZE / text.length)).slice(0, SIZE);
}

function partsOf({ source, flags }: RegExp): Part[][] {
  const { alternatives } = new RegExpParser().parsePattern(source, undefined, undefined, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  return alternatives.flatMap((alternative) => partsOfOne(alternative, flags));
}

/** One list for each group's alternative: the elements' texts, with that alternative in the group's place. */
function partsOfOne({ elements }: AST.Alternative, flags: string): Part[][] {
  const usual = elements.map((element) => ({ text: textOf(element, flags), isLoop: element.type === 'Quantifier' }));
  const others = elements.flatMap((element, at) => {
    const group = element.type === 'Quantifier' ? element.element : element;
    if (group.type !== 'Group' && group.type !== 'CapturingGroup') return [];
    return group.alternatives.flatMap((alternative) =>
      partsOfOne(alternative, flags).map((parts) => [...usual.slice(0, at), ...parts, ...usual.slice(at + 1)]),
    );
  });
  return [usual, ...others].map(joinCharacters);
}

/** Joins what stands in a row without a choice: a text cut within it has the same effect as one cut before it. */
function joinCharacters(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last === undefined || last.isLoop || part.isLoop) joined.push(part);
    else joined[joined.length - 1] = { text: last.text + part.text, isLoop: false };
  }
  return joined;
}

/** Returns a text that the element matches; repeated once where it may be repeated or left out. */
function textOf(element: AST.Element, flags: string): string {
  if (element.type === 'Quantifier')
    return textOf(element.element, flags).repeat(Math.max(1, Math.min(element.min, 64)));
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return (element.alternatives[0]?.elements ?? []).map((inner) => textOf(inner, flags)).join('');
  if (element.type === 'Character') return String.fromCodePoint(element.value);
  if (element.type === 'Assertion') return element.kind === 'word' ? ' ' : '';
  if (element.type === 'Backreference')
    return [element.resolved]
      .flat()
      .map((group) => textOf(group, flags))
      .join('');
  const one = new RegExp(`^(?:${element.raw})$`, `s${flags.replaceAll(/[^iuv]/g, '')}`);
  return ALPHABET.find((char) => one.test(char)) ?? '';
}
