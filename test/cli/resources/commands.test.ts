import { describe, expect, test } from 'vitest';
import { RESOURCE_COMMANDS } from '../../../src/cli/resources/commands.ts';

const COMMANDS = await Promise.all([...RESOURCE_COMMANDS].map(async ([name, load]) => [name, await load()] as const));

describe('the resource commands', () => {
  test('are the calls of the platform', () => {
    expect([...RESOURCE_COMMANDS.keys()]).toEqual([
      'organizations list',
      'projects list',
      'projects create',
      'environments create',
      'applications create',
      'databases create',
      'databases deploy',
      'variables list',
      'variables create',
      'secrets create',
      'webhooks create',
      'rewards claim',
    ]);
  });

  test.each(COMMANDS)('%s has a summary, examples and the options of a connection', (_, command) => {
    expect(command.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(command.examples?.length).toBeGreaterThanOrEqual(2);
    expect(Object.keys(command.options)).toEqual(expect.arrayContaining(['base-url', 'token-file', 'json']));
    expect(Object.keys(command.options)).not.toContain('token');
  });

  test.each(COMMANDS)('%s has only its own options in its examples', (name, command) => {
    for (const [line] of command.examples ?? []) {
      expect(line).toContain(`touchdown ${name}`);
      const own = line.slice(line.indexOf(`touchdown ${name}`)).split(' | ')[0] ?? '';
      const options = [...own.matchAll(/ --([a-z-]+)/g)].map(([, option = '']) => option);
      expect(Object.keys(command.options)).toEqual(expect.arrayContaining(options));
    }
  });

  test.each(COMMANDS)('%s has a placeholder for each value', (_, command) => {
    for (const { type, value } of Object.values(command.options)) {
      expect(value === undefined).toBe(type === 'boolean');
      expect(value ?? 'X').toMatch(/^[A-Z][A-Z_=-]*$/);
    }
  });

  test('accept the words that the call needs', () => {
    const words = COMMANDS.flatMap(([name, { arguments: taken = [] }]) =>
      taken.map((word) => `${name} ${word.name}${word.isRepeated === true ? '…' : ''}${word.isRequired ? '' : '?'}`),
    );
    expect(words).toEqual([
      'databases deploy DATABASE_ID',
      'variables list APP_ID',
      'variables create APP_ID',
      'variables create KEY=VALUE…',
      'secrets create APP_ID',
      'secrets create KEY…',
      'rewards claim CODE',
    ]);
  });
});
