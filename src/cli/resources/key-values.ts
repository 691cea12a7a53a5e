import { type BadInput, InputError } from '../../kernel/errors.ts';
import { plainLine } from '../../kernel/untrusted.ts';

const KEY = /^[^\s=\p{C}]+$/u;
const MAX_SHOWN_CHARS = 60;

/**
 * Reads words as KEY=VALUE; the value is all behind the first `=` and may be empty. Throws InputError for words without a key, and for a
 * key that is given twice.
 */
export function parsePairs(words: readonly string[]): ReadonlyMap<string, string> {
  const pairs = words.map((word) => [word.split('=', 1)[0] ?? '', word] as const);
  const bad: BadInput[] = pairs
    .filter(([key, word]) => !KEY.test(key) || key === word)
    .map(([key]) => ({ name: 'KEY=VALUE', seen: shorten(key), accepted: 'write a key, an equals sign and the value' }));
  requireNone([...bad, ...findRepeated(pairs.map(([key]) => key))]);
  return new Map(pairs.map(([key, word]) => [key, word.slice(key.length + 1)]));
}

/** Throws InputError, without any value, where one of the words is no bare key, or given twice: what is behind an `=` would be a secret. */
export function requireKeys(words: readonly string[]): void {
  const bad: BadInput[] = words
    .filter((word) => !KEY.test(word))
    .map((word) => ({
      name: 'KEY',
      seen: '',
      accepted: word.includes('=')
        ? 'give the key alone: others can read the command line, so a secret is never there; use --from-env, --value-file or standard input, and change the value that was given'
        : 'a key without spaces',
    }));
  requireNone([...bad, ...findRepeated(words)]);
}

function findRepeated(keys: readonly string[]): readonly BadInput[] {
  const repeated = new Set(keys.filter((key, at) => keys.indexOf(key) !== at && KEY.test(key)));
  return [...repeated].map((key) => ({ name: 'KEY', seen: shorten(key), accepted: 'give each key once' }));
}

function requireNone(bad: readonly BadInput[]): void {
  if (bad.length > 0) throw new InputError(bad);
}

function shorten(text: string): string {
  return plainLine(text).slice(0, MAX_SHOWN_CHARS);
}
