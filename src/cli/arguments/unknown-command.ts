import { cutChars } from '../../kernel/plain-text.ts';
import { findNearWord } from '../config/near-word.ts';
import { showOptionName, suggestOption } from './parse-words.ts';

const MAX_TOLD = 60;

/** What is said of words that name no command. */
export interface Unknown {
  /** What was taken for the command's name. */
  readonly told: string;
  /** One sentence, which begins small. */
  readonly sentence: string;
  /** Where to look. */
  readonly next: string;
}

/** Returns the names of commands that begin with a word and go on with another. */
export function groupOf(word: string, names: readonly string[]): readonly string[] {
  return names.filter((name) => name.startsWith(`${word} `));
}

/** Returns what to say where `words` name none of the commands, with the name that was probably meant. */
export function describeUnknown(words: readonly string[], names: readonly string[]): Unknown {
  const [first = '', second] = words;
  if (first.startsWith('-')) return describeOption(first);
  const isPair = isWord(second);
  const pair = `${first} ${second}`;
  const group = groupOf(first, names);
  const told = cutChars(group.length > 0 && isPair ? pair : first, MAX_TOLD);
  const meant =
    group.length > 0
      ? findNearWord(pair, group)
      : ((isPair ? findNearWord(pair, names) : null) ?? findNearWord(first, firstWordsOf(names)));
  return {
    told,
    sentence: `there is no command ${JSON.stringify(told)}${meant === null ? '.' : `; did you mean ${meant}?`}`,
    next: `See touchdown ${group.length > 0 ? `${first} ` : ''}--help.`,
  };
}

/** Tells whether it is there and no option. */
export function isWord(word: string | undefined): boolean {
  return word !== undefined && !word.startsWith('-');
}

/** In front of the command only these two stand. */
function describeOption(word: string): Unknown {
  const told = showOptionName(word);
  const sentence = `there is no option ${told} in front of a command${suggestOption(told, ['help', 'version'])}`;
  return { told, sentence, next: 'Options follow the command: touchdown COMMAND [options]. See touchdown --help.' };
}

function firstWordsOf(names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => name.split(' ')[0] ?? name))];
}
