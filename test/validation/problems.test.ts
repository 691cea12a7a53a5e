import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/kernel/errors.ts';
import { keepValid, toBadInputs } from '../../src/validation/problems.ts';
import { closedObject, openObject, textLike } from '../../src/validation/schemas.ts';

const NAME = v.pipe(textLike(/^[a-z]+$/, 'is not a name.'), v.description('the name'));
const words = { whole: 'is not an object.' };
const ROOM = closedObject({ name: NAME, size: v.exactOptional(v.number('is not a number.')) }, words);
const HOUSE = closedObject({ name: NAME, rooms: v.exactOptional(v.array(ROOM, 'is not a list.')) }, words);

function problemsOf(value: unknown, naming?: Parameters<typeof toBadInputs>[1]): readonly string[] {
  return toBadInputs(v.safeParse(HOUSE, value).issues, naming).map((input) => new InputError([input]).message);
}

describe('the problems of a value', () => {
  test('are all reported, each with its path', () => {
    expect(problemsOf({ name: 'A', rooms: [{ name: 'a' }, { size: 'x', color: 1, sise: 2 }, 'c', []] })).toEqual([
      'name is not a name.',
      'rooms[1].name is missing (the name).',
      'rooms[1].size is not a number.',
      'rooms[1].color is not a known key. Use one of name, size.',
      'rooms[1].sise is not a known key. Did you mean size?',
      'rooms[2] is not an object.',
      'rooms[3] is not an object.',
    ]);
  });

  test('begin with the file, or with the part of it that is checked', () => {
    const house = { rooms: [{ name: 'A' }] };
    expect(problemsOf(house, { file: 'house.json' })).toEqual([
      'house.json: name is missing (the name).',
      'house.json: rooms[0].name is not a name.',
    ]);
    expect(problemsOf(house, { root: 'up' })).toEqual([
      'up.name is missing (the name).',
      'up.rooms[0].name is not a name.',
    ]);
    expect(problemsOf('x', { file: 'house.json' })).toEqual(['house.json is not an object.']);
    expect(problemsOf(null, { root: 'up' })).toEqual(['up is not an object.']);
  });

  test('show a text or a number only if no value can be secret, and never the value of an unknown key', () => {
    const house = { name: 'hunter2', rooms: [{ name: 7 }, { name: ['hunter2'] }], token: 'hunter2' };
    expect(problemsOf(house).join()).not.toMatch(/hunter2|7/);
    expect(problemsOf(house, { showsValues: true })).toEqual([
      'name: "hunter2" is not a name.',
      'rooms[0].name: "7" is not a name.',
      'rooms[1].name is not a name.',
      'token is not a known key. Use one of name, rooms.',
    ]);
  });

  test('show a key on one line, with at most 60 characters', () => {
    const pathOf = (key: string) => problemsOf({ name: 'a', [key]: 1 })[0]?.split(' is not ')[0];
    expect(pathOf('k'.repeat(60))).toBe('k'.repeat(60));
    expect(pathOf('k'.repeat(61))).toBe(`${'k'.repeat(59)}…`);
    expect(pathOf('a\nb\u001b[2J')).toBe('a b');
  });

  test.for(['constructor', 'toString', '__proto__'])('may be a key that every object has: %s', (key) => {
    const value: unknown = JSON.parse(`{"name": "x", "${key}": {"name": "x"}}`);
    expect(problemsOf(value)).toEqual([`${key} is not a known key. Use one of name, rooms.`]);
  });
});

describe('an open object', () => {
  test('leaves out unknown keys, and words a missing one', () => {
    const schema = openObject({ name: NAME }, { ...words, missing: (description) => `needs ${description}.` });
    expect(v.parse(schema, { name: 'a', color: 1 })).toEqual({ name: 'a' });
    expect(v.safeParse(schema, {}).issues?.map(({ message }) => message)).toEqual(['needs the name.']);
  });
});

describe('the valid part of a value', () => {
  const validPartOf = (value: unknown) => keepValid<typeof HOUSE>(value, v.safeParse(HOUSE, value).issues);

  test('is all of a value without problems', () => {
    const house = { name: 'a', rooms: [{ name: 'b', size: 1 }] };
    expect(validPartOf(house)).toEqual(house);
  });

  test('lacks the invalid parts, and its items keep their index', () => {
    const house = { name: 'A', rooms: [5, { name: 'b', size: 'x', color: 1 }, { size: 2 }] };
    expect(validPartOf(house)).toEqual({ rooms: [undefined, { name: 'b' }, { size: 2 }] });
  });

  test('is undefined if the value matches none', () => {
    expect(validPartOf([])).toBeUndefined();
  });
});
