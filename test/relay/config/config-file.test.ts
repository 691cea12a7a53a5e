import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { InputError } from '../../../src/kernel/errors.ts';
import { parseApplications, readApplications, readText } from '../../../src/relay/config/config-file.ts';
import { isMissing } from '../../support/needs.ts';

describe('readApplications', () => {
  test('refuses a file that is bad or cannot be read', () => {
    expect(() => readApplications('relay.json', () => '{')).toThrow(InputError);
    const missing = () => {
      throw new Error('ENOENT');
    };
    expect(() => readApplications('relay.json', missing)).toThrow(/cannot be read: ENOENT\. Check the path/);
  });
});

describe('readText', () => {
  test.skipIf(isMissing('posix'))('never waits for a pipe with the default name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchdown-relay-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    spawnSync('mkfifo', [join(folder, 'relay.json')]);
    const source = join(import.meta.dirname, '../../../src/relay/config/config-file.ts');
    const script = `import(${JSON.stringify(source)}).then(({ readText }) => readText('relay.json'))`;
    const { stderr } = spawnSync(process.execPath, ['--eval', script], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toContain('it is not a file');
  });

  test('refuses a file of more than 16 MiB', () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchdown-relay-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'relay.json');
    writeFileSync(path, '');
    truncateSync(path, 16 * 1_048_576 + 1);
    expect(() => readText(path)).toThrow('it is larger than 16 MiB');
  });
});

const GOOD = { id: 'a1', repository: 'acme/shop' };

function namesOf(value: unknown): readonly string[] {
  try {
    parseApplications(typeof value === 'string' ? value : JSON.stringify(value), 'relay.json');
  } catch (error) {
    if (error instanceof InputError) return error.inputs.map(({ name }) => name.replace('relay.json: ', ''));
    throw error;
  }
  return [];
}

describe('parseApplications', () => {
  test('applies the defaults', () => {
    expect(parseApplications(JSON.stringify([GOOD]))).toEqual([
      { id: 'a1', repository: 'acme/shop', name: 'a1', check: 'deploy / a1', branch: null, environment: null },
    ]);
  });

  test('reads every field', () => {
    const whole = { ...GOOD, name: 'The shop', branch: 'release/1.x', environment: 'Production EU' };
    expect(parseApplications(JSON.stringify([whole]))).toEqual([{ ...whole, check: 'deploy / The shop' }]);
    expect(parseApplications(JSON.stringify([{ ...whole, check: 'ship it' }]))[0]?.check).toBe('ship it');
  });

  test.each([['{'], ['{}'], ['']])('refuses the file %j', (text) => {
    expect(namesOf(text)).toEqual(['relay.json']);
  });

  test.each([
    [[GOOD, 5], ['[1]']],
    [[{}], ['[0].id', '[0].repository']],
    [[{ ...GOOD, id: '../x' }], ['[0].id']],
    [[{ ...GOOD, repository: 'shop' }], ['[0].repository']],
    [[{ ...GOOD, repository: 'acme/..' }], ['[0].repository']],
    [[{ ...GOOD, name: 'two\nlines' }], ['[0].name']],
    [[{ ...GOOD, check: 'x'.repeat(101) }], ['[0].check']],
    [[{ ...GOOD, branch: 'refs/heads/main' }], ['[0].branch']],
    [[{ ...GOOD, branch: 'a..b' }], ['[0].branch']],
    [[{ ...GOOD, environment: 5 }], ['[0].environment']],
    ['[{"id":"a1","repository":"acme/shop","__proto__":{"branch":"x"}}]', ['[0].__proto__']],
    [[GOOD, { ...GOOD, check: 'other' }], ['[1].id']],
    [
      [
        { ...GOOD, id: '0190f5a2-7c3b-7def-8abc-1234567890ab' },
        { ...GOOD, id: '0190F5A2-7C3B-7DEF-8ABC-1234567890AB', check: 'other' },
      ],
      ['[1].id'],
    ],
    [
      [
        { ...GOOD, check: 'c' },
        { id: 'a2', repository: 'Acme/Shop', check: 'c' },
      ],
      ['[1].check'],
    ],
    [
      [
        { ...GOOD, environment: 'Production' },
        { id: 'a2', repository: 'Acme/Shop', environment: 'production' },
      ],
      ['[1].environment'],
    ],
  ])('refuses %j', (value, names) => {
    expect(namesOf(value)).toEqual(names);
  });

  test('lists every problem with the file, the path, the value and what to do', () => {
    const applications = [
      { id: 'a1', repository: 'shop', brnch: 'main' },
      { ...GOOD, name: 7, check: ['x'] },
      { id: 'a3', name: 'b'.repeat(81) },
    ];
    expect(() => parseApplications(JSON.stringify(applications), 'relay.json')).toThrow(
      new InputError([
        { name: 'relay.json: [0].repository', seen: 'shop', problem: 'is not a repository. Use owner/name.' },
        { name: 'relay.json: [0].brnch', seen: '', problem: 'is not a known key. Did you mean branch?' },
        {
          name: 'relay.json: [1].name',
          seen: '7',
          problem: 'is not one line of up to 80 characters without spaces around it.',
        },
        {
          name: 'relay.json: [1].check',
          seen: '',
          problem: 'is not one line of up to 100 characters without spaces around it.',
        },
        {
          name: 'relay.json: [2].repository',
          seen: '',
          problem: 'is missing (owner/name of its repository on GitHub).',
        },
        {
          name: 'relay.json: [2].name',
          seen: 'b'.repeat(81),
          problem: 'is not one line of up to 80 characters without spaces around it.',
        },
        { name: 'relay.json: [1].id', seen: 'a1', problem: 'is also the id of [0]. List each application once.' },
      ]),
    );
  });

  test('accepts one repository for several checks, and one check name for several repositories', () => {
    const several = [GOOD, { id: 'a2', repository: 'acme/shop' }, { id: 'a3', repository: 'acme/docs', name: 'a1' }];
    expect(parseApplications(JSON.stringify(several))).toHaveLength(3);
  });

  test('throws only InputError, and every check name is one line of at most 100 characters', () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('a1', 'acme/shop', 'main'), fc.string());
    const entry = fc.record({ id: value, repository: value, name: value, check: value }, { requiredKeys: [] });
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(entry).map((entries) => JSON.stringify(entries)),
    );
    fc.assert(
      fc.property(text, (some) => {
        try {
          for (const { check } of parseApplications(some)) expect(check).toMatch(/^[^\p{C}]{1,100}$/u);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
    );
  });
});
