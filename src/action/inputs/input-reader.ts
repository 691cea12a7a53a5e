import type { BadInput } from '../../kernel/errors.ts';
import { INPUTS, type InputName, type RawInputs } from './contract.ts';
import type { Parsed } from './input-values.ts';

/** Returns an input as `parse` reads its text, and keeps what is wrong with it. */
export type Take = <T>(name: InputName, parse: (text: string) => Parsed<T>) => T;

/** Returns a reader of the inputs, and the list that it keeps of those that cannot be used. */
export function createReader(raw: RawInputs): { readonly take: Take; readonly problems: BadInput[] } {
  const problems: BadInput[] = [];
  const take: Take = (name, parse) => {
    const text = textOf(name, raw);
    const { value, problem, blamed } = parse(text);
    if (problem !== null) problems.push({ name, seen: seenOf(name, blamed ?? text), accepted: problem });
    return value;
  };
  return { take, problems };
}

/** Lines of settings are told apart by their own reader, and a value's last space is the value's. */
function textOf(name: InputName, raw: RawInputs): string {
  const { kind, default: byDefault } = INPUTS[name];
  if (kind === 'settings') return raw(name);
  // An expression is the runner's to evaluate; where it came to nothing, nothing was given.
  return raw(name).trim() || (byDefault.startsWith('${{') ? '' : byDefault);
}

function seenOf(name: InputName, text: string): string {
  const { kind } = INPUTS[name];
  return kind === 'secret' || kind === 'settings' ? '' : text;
}
