import { InputError } from '../../src/kernel/errors.ts';

/** Returns the sentence that refuses an input, or its start if no advice is given. */
export function refusalOf(name: string, seen: string, accepted = ''): string {
  return new InputError([{ name, seen, accepted }]).message;
}
