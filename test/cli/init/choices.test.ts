import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createOptionReader } from '../../../src/cli/arguments/option-values.ts';
import { readChoices } from '../../../src/cli/init/command.ts';
import type { WorkflowChoices } from '../../../src/cli/init/templates.ts';
import { TEMPLATES } from '../../../src/cli/init/templates.ts';
import { InputError } from '../../../src/kernel/errors.ts';
import { runsOf } from '../../support/runs.ts';
import { at, CHOICES } from './support.ts';

type Given = Readonly<Record<string, string | readonly string[]>>;

function choose(
  values: Given,
  version = '1.2.3',
  env: Readonly<Record<string, string>> = {},
  branch: string | null = null,
): WorkflowChoices {
  const reader = createOptionReader(values);
  const choices = readChoices(reader, { version, env, branch });
  reader.finish();
  return choices;
}

describe('the choices for a workflow', () => {
  test('are only the branch main and the release of this version by default', () => {
    expect(choose({})).toEqual({ appIds: [], baseUrl: null, branch: 'main', release: CHOICES.release });
  });

  test('come from the environment and the repository if no option gives them', () => {
    const env = { TOUCHDOWN_APP_ID: 'app-1, app-2', TOUCHDOWN_BASE_URL: 'https://api.platform.example' };
    expect(choose({}, '1.2.3', env, 'master')).toMatchObject({
      appIds: ['app-1', 'app-2'],
      baseUrl: 'https://api.platform.example',
      branch: 'master',
    });
    const given = { 'app-id': ['mine'], 'base-url': 'https://mine.example', branch: 'trunk' };
    expect(choose(given, '1.2.3', env, 'master')).toMatchObject({
      appIds: ['mine'],
      baseUrl: 'https://mine.example',
      branch: 'trunk',
    });
  });

  test('do not have the address of a sandbox on this machine from the environment', () => {
    expect(choose({}, '1.2.3', { TOUCHDOWN_BASE_URL: 'http://127.0.0.1:4780' }).baseUrl).toBeNull();
  });

  test('name the variable that has a bad value, without the password in it', () => {
    const env = { TOUCHDOWN_APP_ID: 'a/b', TOUCHDOWN_BASE_URL: 'https://me:hunter29@api.example' };
    expect(() => choose({}, '1.2.3', env)).toThrow(
      /^TOUCHDOWN_APP_ID: "a\/b" is not an application id.*\nTOUCHDOWN_BASE_URL is not a URL that init can write/,
    );
  });

  test.each([
    ['12.0.0', '12'],
    ['2.0.0-beta.1', '2.0.0-beta.1'],
    ['unknown', '1'],
    ['2.0.0; reboot', '1'],
  ])('in version %s pin the release %s', (version, pin) => {
    expect(choose({}, version).release).toEqual({
      action: `touchdown-ci/touchdown@v${pin}`,
      package: `@touchdown-ci/touchdown@${pin}`,
    });
  });

  test('are refused with the accepted form', () => {
    expect(() => choose({ branch: 'a b', 'app-id': ['a/b'], 'base-url': 'x' })).toThrow(
      /^--app-id: "a\/b" is not an application id\. [^\n]*\n--branch: "a b" is not a branch that init can write\. [^\n]*\n--base-url: "x" is not a URL that init can write\. [^\n]*$/,
    );
  });

  test.each([
    [{ 'app-id': ['app-1', '7f1c2a90-checkout', 'org:app@2', 'web=7f1c2a90'] }],
    [{ branch: 'release/2.x' }],
    [{ branch: 'fix-#12' }],
    [{ 'base-url': 'https://api.platform.example/api/v1' }],
    [{ 'base-url': 'http://127.0.0.1:4010' }],
    [{ 'base-url': 'http://[::1]:4010/api' }],
    [{ 'base-url': 'http://localhost:4010/' }],
  ] as const)('may be %j', (values: Given) => {
    expect(() => choose(values)).not.toThrow();
  });

  test.each([
    ['--app-id', { 'app-id': ['app 1=web'] }],
    ['--app-id', { 'app-id': ['--token'] }],
    ['--app-id', { 'app-id': ["a'; rm -rf /"] }],
    ['--app-id', { 'app-id': ['${{ secrets.X }}'] }],
    ['--app-id', { 'app-id': [''] }],
    ['--app-id', { 'app-id': ['web=a', 'web=b'] }],
    ['--app-id', { 'app-id': ['a', 'x=a'] }],
    ['--app-id', { 'app-id': ['my app=a'] }],
    ['--branch', { branch: 'feature/*' }],
    ['--branch', { branch: 'a..b' }],
    ['--branch', { branch: '/main' }],
    ['--branch', { branch: '-x' }],
    ['--branch', { branch: 'x.lock/' }],
    ['--branch', { branch: 'x@{1}' }],
    ['--base-url', { 'base-url': 'http://api.platform.example' }],
    ['--base-url', { 'base-url': 'https://user:secret@api.platform.example' }],
    ['--base-url', { 'base-url': 'https://api.platform.example/?x=$(id)' }],
    ['--base-url', { 'base-url': 'https://$TOUCHDOWN_TOKEN.example' }],
    ['--base-url', { 'base-url': 'ftp://api.platform.example' }],
    ['--base-url', { 'base-url': 'https://' }],
  ] as const)('are refused with %s if they are %j', (name, values: Given) => {
    expect(() => choose(values)).toThrow(InputError);
    expect(() => choose(values)).toThrow(name);
  });

  test('add no line, macro or command to any workflow, whatever the user types', () => {
    const word = fc.array(fc.constantFrom(...'abxyz123B7-./_~:@#%[\'"\\$ \n{<`;*'), { minLength: 1, maxLength: 5 });
    const text = word.map((parts) => parts.join(''));
    const plain = JSON.stringify(
      namesOf({ appIds: ['x'], baseUrl: 'https://x', branch: 'x', release: CHOICES.release }),
    );
    let accepted = 0;
    fc.assert(
      fc.property(text, text, text, (id, branch, host) => {
        const values = { 'app-id': [id], branch, 'base-url': `https://api.example/${host}` };
        for (const subset of [values, { ...values, branch: 'main' }, { branch }, { 'app-id': [id] }]) {
          const choices = attempt(() => choose(subset));
          if (choices === null) continue;
          accepted += 1;
          expect(JSON.stringify(namesOf({ ...choices, baseUrl: choices.baseUrl ?? 'https://x', appIds: ['x'] }))).toBe(
            plain,
          );
          for (const given of [choices.branch, choices.baseUrl ?? '', ...choices.appIds]) {
            expect(given).not.toMatch(/[\s'"\\$`;*{}<>|&()!?]/);
          }
        }
      }),
      { numRuns: runsOf(200, 40) },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

function attempt(act: () => WorkflowChoices): WorkflowChoices | null {
  try {
    return act();
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** The shape of every workflow: names of keys but the branch, which Bitbucket has for one. */
function namesOf(choices: WorkflowChoices): unknown {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape);
    if (value === null || typeof value !== 'object') return typeof value;
    return Object.entries(value).map(([key, inner]) => [key === choices.branch ? 'BRANCH' : key, shape(inner)]);
  };
  const documents = [...TEMPLATES]
    .filter(([name]) => name !== 'jenkins')
    .map(([, template]) => parse(template.render(choices)));
  expect(at(documents[0], 'on', 'push', 'branches')).toEqual([choices.branch]);
  return documents.map(shape);
}
