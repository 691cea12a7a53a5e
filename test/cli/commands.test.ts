import { expect, test } from 'vitest';
import { createCommands } from '../../src/cli/commands.ts';

const COMMANDS = await Promise.all([...createCommands()].map(async ([name, load]) => [name, await load()] as const));

test.each(COMMANDS)('%s has only its own options in its examples', (name, { examples = [], options }) => {
  for (const [line] of examples) {
    const [, words = ''] = line.split(`touchdown ${name}`);
    const own = words.split(' | ')[0] ?? '';
    const used = [...own.matchAll(/ --([a-z-]+)/g)].map(([, option = '']) => option);
    expect(Object.keys(options)).toEqual(expect.arrayContaining(used));
  }
});

test.each(COMMANDS)('%s has a placeholder for each value', (_, { options }) => {
  for (const { type, value } of Object.values(options)) {
    expect(value === undefined).toBe(type === 'boolean');
    expect(value ?? 'X').toMatch(/^[A-Z][A-Z_=-]*$/);
  }
});

test('what changes or judges something continues without its output, and what only prints does not', () => {
  const names = COMMANDS.filter(([, command]) => command.isSeenThrough === true).map(([name]) => name);
  expect(names.toSorted()).toEqual(['deploy', 'doctor', 'down', 'follow', 'relay', 'relay check', 'up']);
});
