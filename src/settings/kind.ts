import type { BadInput } from '../kernel/errors.ts';

/** The result of parsing a text. If there is a `problem`, as in `BadInput`, `value` is only a placeholder. */
export interface Parsed<T> {
  readonly value: T;
  readonly problem: string | null;
  /** The part of the text that is wrong, if it is not all of it. */
  readonly blamed?: string;
}

/** A kind of value, with its one parser. */
export interface Kind<T> {
  parse(text: string): Parsed<T>;
  /** True if no part of the text is ever shown. */
  readonly isSecret?: true;
}

/** Returns a value that can be used. */
export function good<T>(value: T): Parsed<T> {
  return { value, problem: null };
}

/** Returns a value that cannot be used, with its problem. */
export function bad<T>(value: T, problem: string, blamed?: string): Parsed<T> {
  return blamed === undefined ? { value, problem } : { value, problem, blamed };
}

/** Parses a text; adds what is wrong with it to `problems`, under the name by which it was given. */
export function readValue<T>(kind: Kind<T>, text: string, name: string, problems: BadInput[]): T {
  const { value, problem, blamed = text } = kind.parse(text);
  if (problem !== null) problems.push({ name, seen: kind.isSecret === true ? '' : blamed, problem });
  return value;
}
