import { foldWord, type PhaseOverrides } from '../../deploy/phase.ts';
import { type CommandOption, valueOption } from '../arguments/command.ts';
import type { OptionReader } from '../arguments/option-values.ts';

/** The options that name the states of another platform. */
export const STATE_OPTIONS: Readonly<Record<string, CommandOption>> = {
  'success-state': valueOption('STATE', 'another state that means success; can be repeated', { multiple: true }),
  'failure-state': valueOption('STATE', 'another state that means failure; can be repeated', { multiple: true }),
};

/** Returns the states of `--success-state` and `--failure-state`; bad ones are reported to the reader. */
export function readStates(reader: OptionReader): PhaseOverrides {
  const read = (name: string): readonly string[] => {
    const states = reader.texts(name);
    if (states.some((state) => state.trim() === ''))
      reader.reject({ name: `--${name}`, seen: '', problem: 'is empty. Give a state, for example RUNNING.' });
    return states;
  };
  const [successes, failures] = [read('success-state'), read('failure-state')];
  const folded = new Set(successes.map(foldWord));
  const both = failures.filter((state) => folded.has(foldWord(state)));
  const problem = 'is also given as --success-state. A state cannot mean both.';
  if (both.length > 0) reader.reject({ name: '--failure-state', seen: both.join(', '), problem });
  return { successStates: successes, failureStates: failures };
}
