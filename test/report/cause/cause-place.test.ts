import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Checkout, placeCauses } from '../../../src/report/cause/cause-place.ts';
import type { CausePlace } from '../../../src/report/cause/cause-text.ts';
import { COMPILE_ERROR } from '../support/causes.ts';

const PAGE = { url: 'https://github.com/octo-org/shop', commit: 'a1b2c3d' };

function holding(...paths: readonly string[]): Checkout {
  const find = (path: string): string | null => (paths.includes(path) ? path : null);
  return { isRepository: true, find, findOnly: (ending) => paths.find((path) => path.endsWith(`/${ending}`)) ?? null };
}

function placeOf(file: string | null, checkout: Checkout | null, page: typeof PAGE | null = PAGE) {
  return placeCauses([{ ...COMPILE_ERROR, file }], checkout, page)[0]?.place;
}

describe('the place of a cause', () => {
  test('is where the log says if the folder has other files than the repository, unless the file is there', () => {
    const other: Checkout = { ...holding('src/server.ts'), isRepository: false };
    expect(placeOf('src/server.ts', other)).toMatchObject({ isInCheckout: true });
    expect(placeOf('src/other.ts', other)).toMatchObject({ path: 'src/other.ts', isInCheckout: false });
  });

  test('is the path that the checkout gives, unless it is not in any commit', () => {
    const linked: Checkout = { ...holding(), find: () => 'packages/api/src/server.ts' };
    expect(placeOf('src/server.ts', linked)?.path).toBe('packages/api/src/server.ts');
    expect(placeOf('src/server.ts', { ...holding(), find: () => '.git/config' })).toBeUndefined();
  });

  test.each([
    '/etc/passwd',
    '../secrets.ts',
    'src/../../x.ts',
    'src//x.ts',
    './x.ts',
    'src/',
    'C:/x.ts',
    'src\\x.ts',
    '.git/config',
    'node_modules/left-pad/index.js',
    'src/x.ts\n::error::y',
    'src/\u202ex.ts',
    `${'a'.repeat(300)}.ts`,
    '',
  ])('is nowhere for %j, with or without a checkout', (file) => {
    expect(placeOf(file, null)).toBeUndefined();
    expect(placeOf(file, { ...holding(), find: (path) => path })).toBeUndefined();
  });

  test('never links out of the repository’s files, whatever the log and the commit say', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (file, commit) => {
        const place: CausePlace | undefined = placeCauses([{ ...COMPILE_ERROR, file }], null, { ...PAGE, commit })[0]
          ?.place;
        if (place !== undefined)
          expect(place.url).toMatch(/^https:\/\/github\.com\/octo-org\/shop\/blob\/[^\s"<>\\]+#L42$/);
      }),
    );
  });
});
