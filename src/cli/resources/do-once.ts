import { isUncertain } from '../../kernel/request-fate.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import type { Task } from './resource-command.ts';

const CHECK_CONSOLE = "Check the platform's console before you create it again.";

/** What to create, and how to report it. */
export interface Creation {
  readonly resource: 'project' | 'environment' | 'application' | 'database' | 'webhook';
  readonly name: string;
  readonly parentId: string;
  /** How to check whether it exists before it is created again. */
  readonly hint?: string;
  /** The words of the command to type next. */
  readonly next?: (id: string) => readonly string[];
}

/** Creates a resource and prints it with the command to type next. Warns that it may exist if the response was lost, and rejects as `create`. */
export async function createResource(
  { resource, name, parentId, hint = CHECK_CONSOLE, next }: Creation,
  create: () => Promise<{ readonly id: string; readonly name?: string | null }>,
  task: Task,
): Promise<void> {
  const thing = `The ${resource} ${resource === 'webhook' ? 'to ' : ''}${name}`;
  const doubt = { message: `${thing} may have been created: the response was lost.`, hint };
  const created = await doOnce(create, doubt, task);
  const { id } = created;
  const shown = created.name ?? name;
  const command = next === undefined ? null : renderNextCommand(...next(id));
  const text = `Created ${resource} ${plainLine(shown)}. Its id is ${plainLine(id)}.\n${command === null ? '' : `Next: ${command}\n`}`;
  task.output.show('result', { resource, id, name: shown, parentId, next: command }, text);
}

/** Returns the result of `act`. If the response was lost, warns about that and rejects with the same error. */
export async function doOnce<T>(
  act: () => Promise<T>,
  { message, hint }: { readonly message: string; readonly hint: string },
  { output, terminal }: Task,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isUncertain(error)) {
      const warning = plainLine(`${message} ${hint}`);
      output.show('notice', { code: 'uncertain', message: warning }, '');
      terminal.err(`${warning}\n`);
    }
    throw error;
  }
}

/** Renders a command to copy: words that a shell would split or expand are quoted, since an id comes from the platform. */
export function renderNextCommand(...words: readonly string[]): string {
  return ['touchdown', ...words.map(quoteWord)].join(' ');
}

function quoteWord(word: string): string {
  const plain = plainLine(word);
  return /^[\w./:@=-]+$/.test(plain) ? plain : `'${plain.replaceAll("'", String.raw`'\''`)}'`;
}
