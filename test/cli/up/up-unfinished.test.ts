import { expect, test } from 'vitest';
import { linesOf } from '../run.ts';
import { openStage } from './stage.ts';

const MANIFEST = `
up:
  project: { name: shop }
  environment: { name: e }
  databases: { main: { type: POSTGRESQL }, other: { type: POSTGRESQL } }
`;

test('up says what exists and what the next run does if it is incomplete (B45)', async () => {
  const stage = await openStage(MANIFEST);
  await stage.fault({ fault: 'status=400', on: 'database', times: 1 });
  const first = await stage.up();
  expect(first.code).toBe(2);
  expect(first.out).toMatch(/\nExists now: project, environment, database:(main|other)\.\n/);
  const [, missing] =
    /\nFix what failed, see above\. Then run touchdown up again to create (\S+); deploy (\S+)\.\n$/.exec(first.out) ??
    [];
  expect(first.out).toContain(`${missing}: not started`);
  stage.requests();
  const second = await stage.up();
  expect([second.code, second.out.includes('touchdown up again')]).toEqual([0, false]);
  expect(stage.requests()).toEqual(['organization', 'database', 'database-deploy']);
});

test('up --json lists what the next run does (B45)', async () => {
  const stage = await openStage(MANIFEST);
  await stage.fault({ fault: 'reset-after', on: 'environment', times: 1 });
  const { out } = await stage.up('--json');
  expect(linesOf(out).at(-1)?.data['next']).toEqual([
    { action: 'ask', name: 'environment' },
    { action: 'wait', name: 'database:main' },
    { action: 'wait', name: 'database:other' },
    { action: 'wait', name: 'database:main' },
    { action: 'wait', name: 'database:other' },
  ]);
});
