import { isUncertain } from '../../kernel/request-fate.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import type { Task } from './resource-command.ts';

/** How to look where the platform describes no list. */
export const LOOK_AT_CONSOLE = "Look in the platform's console before you create it again.";

interface Created {
  readonly resource: 'project' | 'environment' | 'application' | 'database' | 'webhook';
  readonly id: string;
  readonly name: string | null;
  /** The organization, project or environment it is in. */
  readonly parentId: string;
  /** The command to type next. */
  readonly next: string | null;
}

/** Prints what was created, and the command to type next. */
export function showCreated(created: Created, { output }: Task): void {
  const { resource, id, name, next } = created;
  const named = name === null ? '' : ` ${plainLine(name)}`;
  output.show(
    'result',
    created,
    `Created ${resource}${named}. Its id is ${plainLine(id)}.\n${next === null ? '' : `Next: ${next}\n`}`,
  );
}

interface Doubt {
  readonly message: string;
  readonly look: string;
}

/** Returns what `create` does; where its answer was lost, says that `thing` may have been created, as {@link doOnce} does. */
export function createOnce<T>(create: () => Promise<T>, thing: string, look: string, task: Task): Promise<T> {
  return doOnce(create, { message: `${thing} may have been created: the answer was lost.`, look }, task);
}

/** Returns what `act` does. Where its answer was lost, tells the doubt before it rejects with the same error. */
export async function doOnce<T>(
  act: () => Promise<T>,
  { message, look }: Doubt,
  { output, terminal }: Task,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isUncertain(error)) {
      const told = plainLine(`${message} ${look}`);
      output.show('notice', { code: 'uncertain', message: told }, '');
      terminal.err(`${told}\n`);
    }
    throw error;
  }
}

/** Renders a command to copy: what a shell would read as more than a word stands in quotes, since an id comes from the platform. */
export function renderNextCommand(...words: readonly string[]): string {
  return ['touchdown', ...words.map(quoteWord)].join(' ');
}

function quoteWord(word: string): string {
  const plain = plainLine(word);
  return /^[\w./:@=-]+$/.test(plain) ? plain : `'${plain.replaceAll("'", String.raw`'\''`)}'`;
}
