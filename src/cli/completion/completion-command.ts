import { InputError } from '../../kernel/errors.ts';
import { type Command, flagOption } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { createOutput } from '../terminal/output.ts';
import { renderBash } from './bash.ts';
import { type OfferedCommand, tableOf } from './completion-table.ts';
import { renderFish } from './fish.ts';
import { renderZsh } from './zsh.ts';

const RENDERERS: ReadonlyMap<string, (table: readonly OfferedCommand[]) => string> = new Map([
  ['bash', renderBash],
  ['zsh', renderZsh],
  ['fish', renderFish],
]);

/** Returns `touchdown completion`, which prints a script made from all `commands`, including itself. */
export function createCompletionCommand(commands: () => Promise<ReadonlyMap<string, Command>>): Command {
  return {
    summary: 'Prints a completion script for bash, zsh or fish',
    arguments: [
      { name: 'SHELL', isRequired: true, choices: [...RENDERERS.keys()], summary: [...RENDERERS.keys()].join(', ') },
    ],
    options: { json: flagOption('print the script in a JSON line') },
    examples: [
      ['source <(touchdown completion bash)', 'enables completion in this terminal (bash 4 or later, or zsh)'],
    ],
    details: [
      {
        heading: 'Installation',
        rows: [
          ['bash', 'touchdown completion bash > ~/.touchdown-completion.bash'],
          ['', "echo 'source ~/.touchdown-completion.bash' >> ~/.bashrc"],
          ['zsh', 'mkdir -p ~/.zfunc && touchdown completion zsh > ~/.zfunc/_touchdown'],
          ['', 'and in ~/.zshrc, before compinit: fpath=(~/.zfunc $fpath)'],
          ['fish', 'touchdown completion fish > ~/.config/fish/completions/touchdown.fish'],
          ['', 'Repeat this after an update of touchdown.'],
        ],
      },
    ],
    run: async (values, terminal, [shell = '']) => {
      const render = RENDERERS.get(shell);
      if (render === undefined) {
        const problem = `is not a supported shell. Use one of ${[...RENDERERS.keys()].join(', ')}.`;
        throw new InputError([{ name: 'SHELL', seen: shell, problem }]);
      }
      const script = render(tableOf(await commands()));
      createOutput('completion', values['json'] === true, terminal).show('result', { shell, script }, script);
      return EXIT.done;
    },
  };
}
