import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../src/cli/config/yaml.ts';
import { InputError } from '../../../src/kernel/errors.ts';

describe('YAML', () => {
  test.each([
    ['a: 1\nb: [x, "2"]', { a: 1, b: ['x', '2'] }],
    ['{"a": {"b": null}}', { a: { b: null } }],
    ['a: &x { b: 1 }\nc: [*x, *x]', { a: { b: 1 }, c: [{ b: 1 }, { b: 1 }] }],
    ['a: no\nb: 012', { a: 'no', b: 12 }],
    ['', null],
    ['# nothing', null],
  ])('%j is read', (text, value) => {
    expect(parseYaml(text, 'f.yaml')).toEqual(value);
  });

  test.each([
    ['a: 1\na: 2', 'f.yaml:2:1: invalid YAML: map keys must be unique'],
    ['b: [{ "a": 1, a: 2 }]', 'f.yaml:1:15: invalid YAML: map keys must be unique'],
    [
      'a: 1\nb: [',
      'f.yaml:2:5: invalid YAML: flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
    ['a: 1\n  b: 2', 'f.yaml:1:4: invalid YAML: nested mappings are not allowed here'],
    ['a: !!js/function x', 'f.yaml:1:4: invalid YAML: unresolved tag: tag:yaml.org,2002:js/function'],
    ['a: !secret x', 'f.yaml:1:4: invalid YAML: unresolved tag: !secret'],
    ['a: 1\n---\nb: 2', 'is the start of a second YAML document. Use only one.'],
    ['a: *none', 'f.yaml'],
    ['x'.repeat(1_100_000), 'is larger than 1 MiB.'],
  ])('that is invalid is refused with line and column (%#)', (text, sentence) => {
    expect(() => parseYaml(text, 'f.yaml')).toThrow(InputError);
    expect(() => parseYaml(text, 'f.yaml')).toThrow(sentence);
  });

  test('with too many aliases is refused', () => {
    const levels = Array.from(
      { length: 12 },
      (_, at) => `l${at + 1}: &l${at + 1} [${Array(9).fill(`*l${at}`).join(', ')}]`,
    );
    expect(() => parseYaml(`l0: &l0 x\n${levels.join('\n')}`, 'f.yaml')).toThrow(InputError);
  });

  test.each(['a: &a [*a]', 'a: &a { b: { c: *a } }', '&a [1, [*a]]'])(
    '%s, which contains itself, is refused',
    (text) => {
      expect(() => parseYaml(text, 'f.yaml')).toThrow(
        'has an alias inside the value that it refers to. Remove the alias.',
      );
    },
  );

  const blockMaps = (levels: number) => Array.from({ length: levels }, (_, at) => `${' '.repeat(at)}a:`).join('\n');
  test.each([
    ['lists in brackets', (levels: number) => '['.repeat(levels) + ']'.repeat(levels)],
    ['maps in brackets', (levels: number) => `${'{a: '.repeat(levels)}1${'}'.repeat(levels)}`],
    ['lists of one line', (levels: number) => `${'- '.repeat(levels)}1`],
    ['maps of many lines', blockMaps],
    ['lists that have no end', (levels: number) => '['.repeat(levels)],
    ['keys', (levels: number) => `${'? '.repeat(levels)}1`],
  ])('of %s that are nested more than 100 levels deep is refused before it is parsed', (_, nest) => {
    expect(() => parseYaml(nest(101), 'f.yaml')).toThrow(
      'f.yaml is nested more than 100 levels deep. Use fewer levels.',
    );
  });

  test('may have 60 levels, and any number of entries, brackets in texts and lines of a text', () => {
    expect(() => parseYaml(blockMaps(60), 'f.yaml')).not.toThrow();
    expect(() => parseYaml(`${'['.repeat(60)}${']'.repeat(60)}`, 'f.yaml')).not.toThrow();
    const texts = ['a: "[[[["', "b: '{{{{'", 'c: |', '  [[[[', '   - - -', 'd: x [[[[', 'e: [1, 2] # [[[['];
    const many = Array.from({ length: 20 }, (_, at) => texts.map((line) => line.replace(/^\w/, (key) => key + at)));
    expect(Object.keys(parseYaml(many.flat().join('\n'), 'f.yaml') ?? {})).toHaveLength(100);
  });

  test.each(['? [a]\n: 1', '{ {a: 1}: 2 }', '[a]: 1', 'a: &x b\n*x : 1'])(
    'with a key that is no text is refused: %j',
    (text) => {
      expect(() => parseYaml(text, 'f.yaml')).toThrow('f.yaml has a list or a map as a key. Use a text.');
    },
  );

  test('changes no prototype', () => {
    const value = parseYaml('__proto__: {polluted: true}', 'f.yaml');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('parses any text to a value or throws an InputError', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab:-[]{}&*!|>\n "\'#,%'), maxLength: 40 }), (text) => {
        try {
          parseYaml(text, 'f.yaml');
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
    );
  });
});
