import { firstWordsOf, type OfferedCommand, type OfferedOption } from './completion-table.ts';

/** Renders the completion for bash 3.2 (macOS) and later: no associative arrays, no mapfile, and no `compgen -W`, which expands words. */
export function renderBash(table: readonly OfferedCommand[]): string {
  const pairs = table.filter(({ name }) => name.includes(' ')).map(({ name }) => name);
  const withFiles = table.filter(({ takesFiles }) => takesFiles).map(({ name }) => name);
  return `# touchdown's completion for bash, from 3.2 on; made by: touchdown completion bash

${OFFERING}
${renderFunction('words', renderFirstWords(table))}
${renderFunction('options', table.map(renderOptions).join(''))}
${renderFunction('value', `${renderValues(table)}    *) return 1 ;;\n`)}
${renderMain(renderCase(pairs), renderCase(withFiles))}
complete -F _touchdown touchdown
`;
}

const OFFERING = `_touchdown_offer() {
  local word
  for word in "$@"; do
    case "$word" in
      "$cur"*) COMPREPLY[\${#COMPREPLY[@]}]="$word" ;;
    esac
  done
}

_touchdown_files() {
  local file
  if type compopt >/dev/null 2>&1; then compopt -o filenames 2>/dev/null; fi
  while IFS= read -r file; do
    if [ -n "$file" ]; then COMPREPLY[\${#COMPREPLY[@]}]="$file"; fi
  done <<_TOUCHDOWN_FILES
$(compgen -f -- "$cur")
_TOUCHDOWN_FILES
}
`;

function renderFunction(name: string, cases: string): string {
  return `_touchdown_${name}() {\n  case "$1" in\n${cases}  esac\n}\n`;
}

function renderMain(pairs: string, withFiles: string): string {
  return `_touchdown() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" name="\${COMP_WORDS[1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    _touchdown_words ''
    _touchdown_offer --help --version
    return 0
  fi
  # --option=value comes as three words.
  if [ "$cur" = '=' ]; then
    cur=''
  elif [ "$prev" = '=' ]; then
    prev="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  if [ "$COMP_CWORD" -gt 2 ]; then
    case "$name \${COMP_WORDS[2]}" in
      ${pairs}) name="$name \${COMP_WORDS[2]}" ;;
    esac
  fi
  case "$prev" in
    --*) if _touchdown_value "$name $prev"; then return 0; fi ;;
  esac
  case "$cur" in
    -*) _touchdown_options "$name" ;;
    *)
      if [ "$COMP_CWORD" -eq 2 ]; then _touchdown_words "$name"; fi
      case "$name" in
        ${withFiles}) _touchdown_files ;;
      esac
      if [ -z "$cur" ] && [ "\${#COMPREPLY[@]}" -eq 0 ]; then _touchdown_options "$name"; fi
      ;;
  esac
  return 0
}
`;
}

function renderFirstWords(table: readonly OfferedCommand[]): string {
  const firsts = firstWordsOf(table);
  const groups = firsts.filter(({ seconds }) => seconds.length > 0);
  const cases = groups.map(({ word, seconds }) =>
    renderOffer(
      word,
      seconds.map((second) => second.word),
    ),
  );
  return (
    renderOffer(
      '',
      firsts.map(({ word }) => word),
    ) + cases.join('')
  );
}

function renderOptions({ name, options }: OfferedCommand): string {
  return renderOffer(
    name,
    options.map((option) => option.name),
  );
}

function renderOffer(place: string, words: readonly string[]): string {
  return `    ${quote(place)}) _touchdown_offer ${words.map(quote).join(' ')} ;;\n`;
}

function renderValues(table: readonly OfferedCommand[]): string {
  return table.flatMap(({ name, options }) => options.map((option) => renderValue(name, option))).join('');
}

function renderValue(command: string, { name, value }: OfferedOption): string {
  const place = `${command} ${name}`;
  if (value.kind === 'none') return '';
  if (value.kind === 'words') return renderOffer(place, value.words);
  return `    ${quote(place)}) ${value.kind === 'file' ? '_touchdown_files ' : ''};;\n`;
}

/** Returns a case pattern; one that matches nothing if `names` is empty, since a case needs a pattern. */
function renderCase(names: readonly string[]): string {
  return names.length === 0 ? "''" : names.map(quote).join(' | ');
}

function quote(text: string): string {
  return /^[\w.@%/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
