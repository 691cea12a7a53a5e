import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from '../folder.ts';

/** Returns true if a shell is installed on this machine. */
export function hasShell(name: string): boolean {
  return spawnSync(name, ['-c', 'exit 0']).status === 0;
}

/** A shell that has loaded the script. */
export interface Shell {
  /** The folder that contains only the script and the files. */
  readonly folder: string;
  /** Returns what it offers for a line with the cursor at its end. */
  offer(line: string): readonly string[];
}

/** Returns what bash offers with a script; the words are split like readline does. */
export async function offerOfBash(script: string, files: readonly string[] = []): Promise<Shell> {
  const folder = await folderOf(script, files);
  const offer = (line: string) => {
    // Readline also splits at =, because it is in COMP_WORDBREAKS.
    const words = line.split(/ +|(=)/).filter((word) => word !== undefined);
    const compWords = words.filter((word, at) => word !== '' || at === words.length - 1);
    const at = compWords.at(-1) === '' && compWords.at(-2) === '=' ? compWords.length - 2 : compWords.length - 1;
    const program = `
set -u
source ./script
COMP_WORDS=("$@"); COMP_CWORD=${at}
_touchdown
[ "\${#COMPREPLY[@]}" -eq 0 ] || printf '%s\\n' "\${COMPREPLY[@]}"`;
    const out = execFileSync('bash', ['--norc', '-c', program, 'bash', ...compWords], {
      cwd: folder,
      encoding: 'utf8',
    });
    return linesOf(out);
  };
  return { folder, offer };
}

/** Returns what fish offers with a script: on each line a word and, after a tab, its meaning. */
export async function offerOfFish(script: string, files: readonly string[] = []): Promise<Shell> {
  const folder = await folderOf(script, files);
  const offer = (line: string) => {
    const program = 'source ./script; complete -C "$LINE"';
    const env = { ...process.env, LINE: line, HOME: folder };
    return linesOf(execFileSync('fish', ['--no-config', '-c', program], { cwd: folder, encoding: 'utf8', env }));
  };
  return { folder, offer };
}

/** Loaded by a zsh with a terminal: compadd prints what it would add. Ready when the line editor is, since only it handles a tab. */
const ZSH_INSIDE = `
PROMPT=; autoload -Uz compinit; compinit -D -u; source ./script
bindkey '^I' complete-word
compadd() {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
  local -a __hits; builtin compadd -A __hits "$@"
  (( $#__hits )) && print -rl -- $__hits >> ./offered
}
zle-line-init() { print -n ready }
zle -N zle-line-init
`;

/** Returns what zsh offers with a script: the words without their meanings. */
export async function offerOfZsh(script: string, files: readonly string[] = []): Promise<Shell> {
  const folder = await folderOf(script, files);
  writeFileSync(join(folder, 'inside'), ZSH_INSIDE);
  const offer = (line: string) => {
    writeFileSync(join(folder, 'offered'), '');
    const program = `
zmodload zsh/zpty
zpty inner zsh -f -i
zpty -w inner 'source ./inside'
zpty -r -m inner piece '*ready*'
zpty -n -w inner "$1"$'\\t'
zpty -n -w inner $'\\x15exit\\n'
while zpty -r inner piece; do :; done`;
    spawnSync('zsh', ['-f', '-c', program, 'zsh', line], { cwd: folder, encoding: 'utf8', timeout: 10_000 });
    return linesOf(execFileSync('cat', ['offered'], { cwd: folder, encoding: 'utf8' }));
  };
  return { folder, offer };
}

async function folderOf(script: string, files: readonly string[]): Promise<string> {
  return createFolder({ script, ...Object.fromEntries(files.map((name) => [name, ''])) });
}

function linesOf(out: string): readonly string[] {
  return out.split('\n').filter((line) => line !== '');
}
