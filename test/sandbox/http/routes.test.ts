import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRoute } from '../../../src/sandbox/http/routes.ts';
import { PLATFORM_ROUTES } from '../../../src/sandbox/platform/routes.ts';

const found = (method: string, target: string): [string, Record<string, string>] | null => {
  const route = findRoute(PLATFORM_ROUTES, method, target);
  return route === null ? null : [route.route.operation, { ...route.parameters }];
};

describe('an address', () => {
  test.each([
    ['POST', '/application/a/status'],
    ['GET', '/application/a/deploy'],
    ['GET', '/application//status'],
    ['GET', '/application/a/status/'],
    ['GET', '/application/'],
    ['GET', '/api/v2/organization'],
    ['GET', '/api/v1organization'],
    ['GET', '/api/v1/api/v1/organization'],
    ['GET', '/application/%E0%A4%A/status'],
    ['DELETE', '/organization'],
    ['GET', '/'],
    ['GET', ''],
  ])('%s %s names no call', (method, target) => {
    expect(found(method, target)).toBeNull();
  });

  test('returns an id as it was before it was encoded', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        const target = `/application/${encodeURIComponent(id)}/status`;
        expect(found('GET', target)).toEqual(['status', { app_id: id }]);
      }),
    );
  });
});
