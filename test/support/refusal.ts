import { InputError } from '../../src/kernel/errors.ts';

/** Returns the line that refuses an input; its start if no problem is given. */
export function refusalOf(name: string, seen: string, problem = 'is '): string {
  return new InputError([{ name, seen, problem }]).message;
}
