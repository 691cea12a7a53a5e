import { isScalar, Lexer, LineCounter, parseDocument, visit } from 'yaml';
import { InputError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';

const MAX_CHARS = 1_048_576;
const MAX_ALIASES = 100;
/** More than a field may have. A deeper text takes the parser minutes, or more than the stack. */
const MAX_LEVELS = 100;
const MAX_MESSAGE_CHARS = 200;

/** Parses one YAML document; null if empty. Throws InputError, with the line, for bad YAML, tags, circular aliases, over 100 levels and over 1 MiB. */
export function parseYaml(text: string, name: string): unknown {
  if (text.length > MAX_CHARS) throw unusable(name, 'is larger than 1 MiB.');
  if (isTooDeep(text)) throw unusable(name, `is nested more than ${MAX_LEVELS} levels deep. Use fewer levels.`);
  const at = (lines: LineCounter, offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${name}:${line}:${col}`;
  };
  try {
    const lines = new LineCounter();
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      customTags: [],
      // Its check compares each key with all others, which takes minutes for a file of 1 MiB.
      uniqueKeys: false,
      logLevel: 'error',
    });
    const [error] = [...document.errors, ...document.warnings];
    if (error !== undefined) {
      const isSecond = error.code === 'MULTIPLE_DOCS';
      const problem = isSecond ? 'is the start of a second YAML document. Use only one.' : describe(error);
      throw unusable(at(lines, error.pos[0]), problem);
    }
    visit(document, {
      Map: (_, { items }) => {
        const seen = new Set<unknown>();
        for (const { key } of items) {
          if (!isScalar(key)) throw unusable(name, 'has a list or a map as a key. Use a text.');
          if (!seen.has(key.value)) seen.add(key.value);
          else throw unusable(at(lines, key.range?.[0] ?? 0), 'invalid YAML: map keys must be unique');
        }
      },
    });
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    if (isCircular(value)) throw unusable(name, 'has an alias inside the value that it refers to. Remove the alias.');
    return value ?? null;
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw unusable(name, describe(error));
  }
}

/**
 * Counts open brackets, and columns of a line or of lines below each other at which something starts: never fewer than the open collections,
 * except that a list may start at the column of its key.
 */
function isTooDeep(text: string): boolean {
  const columns: number[] = [];
  let brackets = 0;
  let column = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') brackets += 1;
    else if (token === ']' || token === '}') brackets = Math.max(0, brackets - 1);
    else if (brackets === 0 && /^[^\s#\u0002\u0018\u001f\ufeff]/.test(token)) {
      while ((columns.at(-1) ?? -1) >= column) columns.pop();
      columns.push(column);
    }
    if (columns.length + brackets > MAX_LEVELS) return true;
    const lineBreak = token.lastIndexOf('\n');
    column = lineBreak === -1 ? column + token.length : token.length - lineBreak - 1;
  }
  return false;
}

function describe(error: unknown): string {
  const message =
    error instanceof Error ? error.message.replace(/ in compact mappings$/, ' here') : 'it cannot be read';
  return `invalid YAML: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

/** An alias is the same object as its anchor. */
function isCircular(value: unknown, around: ReadonlySet<unknown> = new Set()): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const within = new Set(around).add(value);
  return around.has(value) || Object.values(value).some((one) => isCircular(one, within));
}

function unusable(name: string, problem: string): InputError {
  return new InputError([{ name, seen: '', problem: safeSentence(problem, MAX_MESSAGE_CHARS) }]);
}
