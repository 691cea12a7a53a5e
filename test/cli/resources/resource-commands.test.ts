import { describe, expect, test } from 'vitest';
import { RESOURCE_COMMANDS } from '../../../src/cli/resources/resource-commands.ts';

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

  test.each(COMMANDS)('%s has a placeholder for each value, and lists the known values', (_, command) => {
    for (const { type, value, choices = ['A'] } of Object.values(command.options)) {
      expect(value === undefined).toBe(type === 'boolean');
      expect(value ?? 'X').toMatch(/^[A-Z][A-Z_=-]*$/);
      expect(choices.filter((choice) => !/^[A-Za-z_]+$/.test(choice))).toEqual([]);
      expect(choices).not.toEqual([]);
    }
  });

  test('accept the words that the call needs, and know the documented values', () => {
    const commands = new Map(COMMANDS);
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
    const choicesOf = (name: string, option: string) => commands.get(name)?.options[option]?.choices;
    expect(choicesOf('environments create', 'mode')).toEqual(['STAGING', 'PRODUCTION']);
    expect(choicesOf('applications create', 'build-mode')).toEqual(['DOCKER']);
    expect(choicesOf('databases create', 'type')).toEqual(['POSTGRESQL']);
    expect(choicesOf('databases create', 'mode')).toEqual(['MANAGED']);
    expect(choicesOf('webhooks create', 'event')).toEqual([
      'DEPLOYMENT_STARTED',
      'DEPLOYMENT_SUCCEEDED',
      'DEPLOYMENT_FAILED',
    ]);
  });
});
