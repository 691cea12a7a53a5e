import { LineCounter, parseDocument } from 'yaml';
import { InputError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';

const MAX_CHARS = 1_048_576;
const MAX_ALIASES = 100;
const MAX_MESSAGE_CHARS = 200;

/** Parses one YAML document; null if empty. Throws InputError, with the line, for bad YAML, tags, circular aliases and over 1 MiB. */
export function parseYaml(text: string, name: string): unknown {
  if (text.length > MAX_CHARS) throw unusable(name, 'a file of at most 1 MiB');
  try {
    const lines = new LineCounter();
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      customTags: [],
      logLevel: 'error',
    });
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) {
      const { line, col } = lines.linePos(problem.pos[0]);
      const isSecond = problem.code === 'MULTIPLE_DOCS';
      const accepted = isSecond ? 'one YAML document, not several' : `valid YAML: ${problem.message}`;
      throw unusable(`${name}, line ${line}, column ${col}`, accepted);
    }
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    if (isCircular(value)) throw unusable(name, 'values that end: an alias stands in what it is an alias of');
    return value ?? null;
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw unusable(name, `valid YAML: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  }
}

/** An alias is the same object as its anchor. */
function isCircular(value: unknown, around: ReadonlySet<unknown> = new Set()): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const within = new Set(around).add(value);
  return around.has(value) || Object.values(value).some((one) => isCircular(one, within));
}

function unusable(name: string, accepted: string): InputError {
  return new InputError([{ name, seen: '', accepted: safeSentence(accepted, MAX_MESSAGE_CHARS) }]);
}
