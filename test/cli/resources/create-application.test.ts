import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../src/cli/arguments/command.ts';
import { createOptionReader } from '../../../src/cli/arguments/option-values.ts';
import { readApplication } from '../../../src/cli/resources/commands.ts';
import { refusalOf } from '../../support/refusal.ts';

function read(values: OptionValues) {
  const reader = createOptionReader({ name: 'web', ...values });
  const application = readApplication(reader);
  reader.finish();
  return application;
}

describe('the options of an application', () => {
  test('cover everything that the platform accepts', () => {
    expect(
      read({
        'git-url': 'git@github.com:acme/web.git',
        'git-branch': 'main',
        'build-mode': 'DOCKER',
        'dockerfile-path': 'Dockerfile',
        cpu: '500',
        memory: '512',
        'min-instances': '0',
        'max-instances': '3',
        port: ['8080:443/HTTP,public', '9090'],
      }),
    ).toEqual({
      name: 'web',
      gitRepository: { url: 'git@github.com:acme/web.git', branch: 'main' },
      buildMode: 'DOCKER',
      dockerfilePath: 'Dockerfile',
      cpu: 500,
      memory: 512,
      minRunningInstances: 0,
      maxRunningInstances: 3,
      ports: [
        { internalPort: 8080, externalPort: 443, protocol: 'HTTP', publiclyAccessible: true },
        { internalPort: 9090 },
      ],
    });
  });

  test.each([
    [{ name: ' ' }, 'is missing. Give the name of the application.'],
    [
      { 'git-branch': 'main' },
      refusalOf('--git-branch', 'main', 'needs --git-url, the repository of this branch. Add it.'),
    ],
    [
      { 'min-instances': '3', 'max-instances': '2' },
      refusalOf('--min-instances', '3', 'is more than --max-instances 2.'),
    ],
    [
      { 'min-instances': '0', 'max-instances': '0' },
      refusalOf('--max-instances', '0', 'is not a whole number from 1 to 2147483647.'),
    ],
    [{ port: ['x', '80', 'y'] }, /^--port: "x" is [^\n]*\n--port: "y" is [^\n]*$/],
    [{ memory: '1.5' }, '--memory: "1.5" is not a whole number from 1 to 2147483647.'],
    [{ 'build-mode': '' }, '--build-mode is empty. Give a text, or leave the option out.'],
  ])('are refused: %j', (values, sentence) => {
    expect(() => read(values)).toThrow(sentence);
  });

  test.each([
    [
      { 'min-instances': '2', 'max-instances': '2' },
      { minRunningInstances: 2, maxRunningInstances: 2 },
    ],
    [{ 'git-url': ' https://git.example/a ' }, { gitRepository: { url: 'https://git.example/a' } }],
    [{ port: [] }, {}],
  ])('may be %j', (values, expected) => {
    expect(read(values)).toEqual({ name: 'web', ...expected });
  });

  test.each([
    'https://hunter29@github.com/acme/web',
    'https://u:hunter29@github.com/a',
    'ssh://git:hunter29@h.example/a',
  ])('refuse a password in the URL without showing it: %j', (url) => {
    expect(() => read({ 'git-url': url })).toThrow(
      '--git-url has a user or password in it. Remove it: the platform uses its own access to git.',
    );
    expect(() => read({ 'git-url': url })).not.toThrow('hunter29');
  });

  test('accept an SSH account in the URL', () => {
    expect(read({ 'git-url': 'ssh://git@h.example/a' }).gitRepository?.url).toBe('ssh://git@h.example/a');
  });
});

describe('a port', () => {
  const parsePort = (text: string) => read({ port: [text] }).ports?.[0];

  test.each([
    ['8080:443', { internalPort: 8080, externalPort: 443 }],
    ['8080,public', { internalPort: 8080, publiclyAccessible: true }],
    ['1:65535', { internalPort: 1, externalPort: 65_535 }],
    ['00080', { internalPort: 80 }],
    [`53/a${'_'.repeat(31)}`, { internalPort: 53, protocol: `A${'_'.repeat(31)}` }],
    [' 53/UDP ', { internalPort: 53, protocol: 'UDP' }],
  ])('is read from %j', (text, port) => {
    expect(parsePort(text)).toEqual(port);
  });

  test.each(['', '0', '65536', '80:0', '80/', '80:', '8e1', '80/1', `53/a${'_'.repeat(32)}`, '80,public,public'])(
    'is not read from %j',
    (text) => {
      expect(() => parsePort(text)).toThrow('is not a port. Use for example 8080');
    },
  );
});
