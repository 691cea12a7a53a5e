import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/kernel/errors.ts';
import { openConfigFile } from '../../../src/relay/config/config-file.ts';

const fileOf = (...ids: readonly string[]) => JSON.stringify(ids.map((id) => ({ id, repository: 'acme/shop' })));

describe('openConfigFile', () => {
  test('reads the file anew when asked', () => {
    let text = fileOf('a');
    const file = openConfigFile('relay.json', () => text);
    text = fileOf('a', 'b');
    expect(file.applications.map(({ id }) => id)).toEqual(['a']);
    expect(file.reload()).toEqual({ kind: 'reloaded', applications: 2 });
    expect(file.applications.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test.each([
    ['is no JSON', '{', /relay\.json: the file has to be JSON/],
    ['has a bad entry', '[{"id":"a"}]', /\[0\]\.repository/],
    ['cannot be read', null, /EACCES/],
  ])('keeps the old one where the new one %s', (_, next, reason) => {
    let text: string | null = fileOf('a');
    const file = openConfigFile('relay.json', () => {
      if (text === null) throw new Error('EACCES: permission denied');
      return text;
    });
    text = next;
    expect(file.reload()).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) });
    expect(file.applications.map(({ id }) => id)).toEqual(['a']);
    text = fileOf('c');
    expect(file.reload().kind).toBe('reloaded');
    expect(file.applications.map(({ id }) => id)).toEqual(['c']);
  });

  test('refuses a bad file at the start', () => {
    expect(() => openConfigFile('relay.json', () => '{')).toThrow(InputError);
    const missing = () => {
      throw new Error('ENOENT');
    };
    expect(() => openConfigFile('relay.json', missing)).toThrow(/RELAY_CONFIG is "relay.json".*ENOENT/);
  });
});
