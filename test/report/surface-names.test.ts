import { expect, test } from 'vitest';
import { forApp } from '../../src/report/surface-names.ts';

test('{app} stands for the id as it is, wherever it stands', () => {
  expect(forApp('https://{app}.example.com/{app}', 'app-1')).toBe('https://app-1.example.com/app-1');
  expect(forApp('prod-{app}', 'a$&b$$c')).toBe('prod-a$&b$$c');
  expect(forApp('production', 'app-1')).toBe('production');
});
