import { describe, expectTypeOf, test } from 'vitest';
import type { DescribedOperation } from '../../src/platform/resources/catalog.ts';
import type { Operation } from '../../src/platform/resources/operation.ts';

type Words = { readonly action: string; readonly subject: string };
type Status = Words & {
  readonly method: 'GET';
  readonly template: '/application/{app_id}/status';
  readonly ids: { readonly app_id: string };
  readonly scope: 'Read';
};

describe('a call of an endpoint in the catalogue', () => {
  test('is an operation', () => {
    expectTypeOf<Status>().toExtend<DescribedOperation>();
    expectTypeOf<DescribedOperation>().toExtend<Operation>();
  });

  test('has the method, the path and the scope of one row, and the ids of its path', () => {
    expectTypeOf<Omit<Status, 'method'> & { readonly method: 'POST' }>().not.toExtend<DescribedOperation>();
    expectTypeOf<Omit<Status, 'scope'> & { readonly scope: 'Deploy' }>().not.toExtend<DescribedOperation>();
    expectTypeOf<Omit<Status, 'template'> & { readonly template: '/application' }>().not.toExtend<DescribedOperation>();
    expectTypeOf<Omit<Status, 'ids'> & { readonly ids: { readonly id: string } }>().not.toExtend<DescribedOperation>();
  });
});
