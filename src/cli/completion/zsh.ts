import { type FirstWord, firstWordsOf, type OfferedCommand, type OfferedOption } from './completion-table.ts';

/** Renders the completion for zsh: for a folder of fpath, as `_touchdown`, or to be sourced after compinit. */
export function renderZsh(table: readonly OfferedCommand[]): string {
  const firsts = firstWordsOf(table);
  const pairs = table.filter(({ name }) => name.includes(' ')).map(({ name }) => name);
  return `#compdef touchdown
# touchdown's completion for zsh; made by: touchdown completion zsh

_touchdown() {
  local -a offered
  local name="$words[2]"
  if (( CURRENT == 2 )); then
    offered=(
${renderDescriptions([...firsts, { word: '--help', summary: 'show all commands' }, { word: '--version', summary: 'show the version' }])}    )
    _describe -t commands 'command of touchdown' offered
    return
  fi
  if (( CURRENT > 3 )); then
    case "$name $words[3]" in
      (${renderCase(pairs)}) name="$name $words[3]"; shift words; (( CURRENT-- )) ;;
    esac
  elif [[ "$words[CURRENT]" != -* ]]; then
    case "$name" in
${firsts.map(renderSeconds).join('')}    esac
  fi
  shift words; (( CURRENT-- ))
  case "$name" in
${table.map(renderCommand).join('')}  esac
}

if [[ "$funcstack[1]" == _touchdown ]]; then
  _touchdown "$@"
elif (( $+functions[compdef] )); then
  compdef _touchdown touchdown
fi
`;
}

function renderSeconds({ word, seconds }: FirstWord): string {
  if (seconds.length === 0) return '';
  return `      (${word})
        offered=(
${renderDescriptions(seconds)}        )
        _describe -t commands ${quote(`command of touchdown ${word}`)} offered
        ;;
`;
}

function renderCommand({ name, options, takesFiles }: OfferedCommand): string {
  const specs = [...options.map(renderOption), takesFiles ? '*:file:_files' : '*: : '];
  return `    (${quote(name)})\n      _arguments -S : \\\n${specs.map((spec) => `        ${quote(spec)}`).join(' \\\n')}\n      ;;\n`;
}

/** As zshcompsys describes the specs of _arguments: brackets are escaped in the explanation, colons in the message. */
function renderOption({ name, summary, value, placeholder, isRepeatable }: OfferedOption): string {
  const explanation = summary.replace(/[\\[\]]/g, '\\$&');
  const opening = `${isRepeatable ? '*' : ''}${name}${value.kind === 'none' ? '' : '='}[${explanation}]`;
  if (value.kind === 'none') return opening;
  const actions = { file: '_files', unknown: ' ' };
  const action = value.kind === 'words' ? `(${value.words.join(' ')})` : actions[value.kind];
  return `${opening}:${placeholder.replace(/[\\:]/g, '\\$&')}:${action}`;
}

function renderDescriptions(words: readonly { readonly word: string; readonly summary: string }[]): string {
  // _describe reads the text before the first colon as the word.
  return words.map(({ word, summary }) => `      ${quote(`${word}:${summary.replaceAll('\\', '\\\\')}`)}\n`).join('');
}

function renderCase(names: readonly string[]): string {
  return names.length === 0 ? "''" : names.map(quote).join('|');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
