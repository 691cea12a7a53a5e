import { plainLine } from '../../kernel/untrusted.ts';
import { doOnce } from './created.ts';
import { renderNextCommand } from './next-command.ts';
import type { Task } from './resource-command.ts';

/**
 * Creates variables or secrets of an application one after the other, and tells of each and of the whole. Ends at the first that cannot
 * be created, saying which were not tried; rejects with its error.
 */
export async function writeKeys(
  thing: 'variable' | 'secret',
  appId: string,
  values: ReadonlyMap<string, string>,
  create: (key: string, value: string) => Promise<void>,
  task: Task,
): Promise<void> {
  const waiting = [...values.keys()];
  try {
    for (const [key, value] of values) {
      waiting.shift();
      const message = `The ${thing} ${key} of application ${appId} may have been created: the answer was lost.`;
      await doOnce(() => create(key, value), { message, look: LOOK[thing](appId) }, task);
      task.output.show('item', { resource: thing, key, applicationId: appId }, `Created ${thing} ${plainLine(key)}.\n`);
    }
  } catch (error) {
    if (waiting.length > 0) task.terminal.err(`Not tried: ${waiting.map(plainLine).join(', ')}.\n`);
    throw error;
  }
  const next = renderNextCommand('deploy', appId);
  const result = { things: `${thing}s`, count: values.size, next };
  task.output.show(
    'result',
    result,
    `The application sees ${values.size === 1 ? 'it' : 'them'} once it is deployed. Next: ${next}\n`,
  );
}

const LOOK = {
  variable: (appId: string) => `See ${renderNextCommand('variables', 'list', appId)} before you create it again.`,
  secret: () => 'Create it again: where it is there already, the platform says so.',
} as const;
