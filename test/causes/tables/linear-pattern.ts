import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** More repetitions than this count as a loop. */
const FEW = 8;
/** What stands for all characters: ASCII, and some beyond it. */
const ALPHABET = [...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)), 'é', '›', '✖', '●', '─'];
const END = '';

type Chars = ReadonlySet<string>;

/**
 * Returns what could make a pattern take more than linear time; empty if nothing can. It must begin with `^`, have neither lookbehind nor
 * back-reference, and no loop in a loop that could divide a text in two ways. At most one loop may be followed by a character that
 * it could take itself: with two, a backtracking engine tries each end of the one with each end of the other.
 */
export function findSlowParts(pattern: RegExp): readonly string[] {
  const { alternatives } = new RegExpParser().parsePattern(pattern.source);
  const problems = alternatives.every(({ elements }) => isStart(elements[0])) ? [] : ['does not begin with ^'];
  const ambiguous = alternatives.map((alternative) => {
    const loops: string[] = [];
    visit(alternative.elements, new Set([END]), false, loops, problems);
    return loops;
  });
  for (const loops of ambiguous) if (loops.length > 1) problems.push(`${loops.join(' and ')} can share a text`);
  return problems;
}

function isStart(element: AST.Element | undefined): boolean {
  return element?.type === 'Assertion' && element.kind === 'start';
}

/** Visits a sequence from its end; `next` is what may follow it. Adds loops that can share a text with what follows them. */
function visit(
  elements: readonly AST.Element[],
  next: Chars,
  isInLoop: boolean,
  loops: string[],
  problems: string[],
): Chars {
  let follow = next;
  for (const element of elements.toReversed()) follow = visitOne(element, follow, isInLoop, loops, problems);
  return follow;
}

/** Returns what an element and what follows it may begin with. */
function visitOne(element: AST.Element, next: Chars, isInLoop: boolean, loops: string[], problems: string[]): Chars {
  if (element.type === 'Assertion') {
    if (element.kind === 'lookbehind') problems.push(`${element.raw} is a lookbehind`);
    if (element.kind === 'lookahead') {
      const inside: string[] = [];
      for (const { elements } of element.alternatives) visit(elements, new Set([END]), false, inside, problems);
      if (inside.length > 1) problems.push(`${element.raw} has two loops that can share a text`);
    }
    return next;
  }
  if (element.type === 'Group' || element.type === 'CapturingGroup') {
    const inEach = element.alternatives.map((): string[] => []);
    const firsts = element.alternatives.map(({ elements }, index) =>
      visit(elements, next, isInLoop, inEach[index] ?? [], problems),
    );
    // Only one alternative is taken at a time.
    loops.push(...(inEach.toSorted((one, other) => other.length - one.length)[0] ?? []));
    if (isInLoop && firsts.some((first, index) => firsts.slice(index + 1).some((other) => overlap(first, other))))
      problems.push(`${element.raw} repeats alternatives that begin alike`);
    return union(firsts);
  }
  if (element.type === 'Quantifier') return visitQuantifier(element, next, isInLoop, loops, problems);
  if (element.type === 'Backreference') problems.push(`${element.raw} is a back-reference`);
  return charsOf(element);
}

function visitQuantifier(
  element: AST.Quantifier,
  next: Chars,
  isInLoop: boolean,
  loops: string[],
  problems: string[],
): Chars {
  const isLoop = element.max > FEW;
  const own = visitOne(element.element, new Set([END]), true, [], []);
  const inside: string[] = [];
  // What follows one repetition is the next one or what follows the loop.
  visitOne(element.element, union([own, next]), isInLoop || isLoop, isLoop ? inside : loops, problems);
  if (inside.length > 0) problems.push(`${inside.join(' and ')} in ${element.raw} can share a text`);
  if (own.has(END) && isLoop) problems.push(`${element.raw} repeats what may be empty`);
  if (isLoop && overlap(own, next)) loops.push(element.raw);
  return element.min === 0 ? union([own, next]) : own;
}

function charsOf(element: AST.Element): Chars {
  const pattern = new RegExp(`^(?:${element.raw})$`, 's');
  return new Set(ALPHABET.filter((char) => pattern.test(char)));
}

function overlap(one: Chars, other: Chars): boolean {
  return [...one].some((char) => char !== END && other.has(char));
}

function union(sets: readonly Chars[]): Chars {
  return new Set(sets.flatMap((set) => [...set]));
}
