import { describe, expect, test } from 'vitest';
import { fieldAt, fieldOf } from '../../src/kernel/hostile-json.ts';

describe('a field of hostile JSON', () => {
  test('is the value of its own', () => {
    expect(fieldOf({ id: 7 }, 'id')).toBe(7);
    expect(fieldOf(JSON.parse('{"__proto__": "own"}'), '__proto__')).toBe('own');
  });

  test.each([
    ['an object without it', {}, 'id'],
    ['what every object inherits', {}, 'toString'],
    ['null', null, 'id'],
    ['a text', 'id', 'length'],
    ['nothing', undefined, 'id'],
  ])('is not there in %s', (_, value, name) => {
    expect(fieldOf(value, name)).toBeUndefined();
  });

  test('is found at the end of a path, as far as that leads', () => {
    const payload = { head: { user: { login: 'octo' } } };
    expect(fieldAt(payload, 'head', 'user', 'login')).toBe('octo');
    expect(fieldAt(payload, 'head', 'repo', 'id')).toBeUndefined();
    expect(fieldAt(payload)).toBe(payload);
  });
});
