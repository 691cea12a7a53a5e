import { type FirstWord, firstWordsOf, type OfferedCommand, type OfferedOption } from './completion-table.ts';

/** Renders the completion for fish, for its folder of completions. */
export function renderFish(table: readonly OfferedCommand[]): string {
  const firsts = firstWordsOf(table);
  return `# touchdown's completion for fish; made by: touchdown completion fish

function __touchdown_begins
    set -l words (commandline -opc)
    set -l last (math (count $argv) + 1)
    test (count $words) -ge $last; or return 1
    test $last -eq 1; or test "$words[2..$last]" = "$argv"
end

function __touchdown_is
    test (count (commandline -opc)) -eq (math (count $argv) + 1); and __touchdown_begins $argv
end

complete -c touchdown -e
complete -c touchdown -f
complete -c touchdown -n __touchdown_is -l help -d 'show all commands'
complete -c touchdown -n __touchdown_is -l version -d 'show the version'
${firsts.map(renderFirst).join('')}${table.map((command) => renderCommand(command, firsts)).join('')}`;
}

function renderFirst({ word, summary, seconds }: FirstWord): string {
  const first = `complete -c touchdown -n __touchdown_is -a ${quote(word)} -d ${quote(summary)}\n`;
  const others = seconds.map(
    (second) =>
      `complete -c touchdown -n ${quote(`__touchdown_is ${word}`)} -a ${quote(second.word)} -d ${quote(second.summary)}\n`,
  );
  return first + others.join('');
}

function renderCommand({ name, options, takesFiles }: OfferedCommand, firsts: readonly FirstWord[]): string {
  const seconds = firsts.find(({ word }) => word === name)?.seconds ?? [];
  const others = seconds.map(({ word }) => `; and not __touchdown_begins ${name} ${word}`);
  const condition = quote(`__touchdown_begins ${name}${others.join('')}`);
  const files = takesFiles ? `complete -c touchdown -n ${condition} -F\n` : '';
  return options.map((option) => renderOption(option, condition)).join('') + files;
}

function renderOption({ name, summary, value }: OfferedOption, condition: string): string {
  const after = { none: '', file: ' -r -F', unknown: ' -x', words: '' }[value.kind];
  const words = value.kind === 'words' ? ` -x -a ${quote(value.words.join(' '))}` : '';
  return `complete -c touchdown -n ${condition} -l ${name.slice(2)} -d ${quote(summary)}${after}${words}\n`;
}

/** In single quotes fish reads a backslash before a quote or a backslash as an escape (its documentation, "Quotes"). */
function quote(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}
