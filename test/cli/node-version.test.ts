import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findOldNode } from '../../src/cli/node-version.ts';

describe('the Node that runs the program', () => {
  test.each(['24.0.0', '24.21.0', '25.1.0', '100.0.0'])('is new enough: %s', (version) => {
    expect(findOldNode(version)).toBeNull();
  });

  test.each(['18.20.8', '20.20.2', '22.22.0', '23.11.1'])('is too old: %s', (version) => {
    const sentence = `Node 24 or later is needed, and this is Node ${version}: install a newer one from https://nodejs.org.`;
    expect(findOldNode(version)).toBe(sentence);
  });

  test('is the one that the package asks for', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(engines).toEqual({ node: '>=24' });
  });
});
