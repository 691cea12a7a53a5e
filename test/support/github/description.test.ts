import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { description } from './description.ts';

const text = readFileSync(new URL('description.json', import.meta.url), 'utf8');

describe('the committed part of the description', () => {
  test('has every schema that it refers to, and no other', () => {
    const names = [...text.matchAll(/"#\/components\/schemas\/([\w-]+)"/g)].map(([, name]) => name);

    expect(Object.keys(description.components.schemas)).toEqual([...new Set(names)].sort());
    expect(text.match(/"\$ref"/g)).toHaveLength([...text.matchAll(/"\$ref": "#\/components\/schemas\//g)].length);
  });
});
