import { expect, test } from 'vitest';
import { linksOf } from '../../src/github/run-report.ts';
import type { SavedSurface } from '../../src/github/surface.ts';
import type { SurfaceSettings } from '../../src/report/surface-names.ts';

const SETTINGS: SurfaceSettings = {
  comment: 'on',
  commentKey: 'k',
  environment: 'prod-{app}',
  environmentUrl: 'https://{app}.example.com',
  production: null,
  transient: null,
  commitStatus: null,
  checkRun: null,
};

test('the links are those of what was written, each deployment with its applications', () => {
  const saved: SavedSurface[] = [
    { kind: 'deployment', id: 5, url: 'https://api/5', written: 'x', of: 'prod-b' },
    { kind: 'deployment', id: null, url: '', written: null, of: 'prod-a' },
    { kind: 'comment', id: 6, url: 'https://c', written: 'x', of: '7' },
  ];
  expect(linksOf(saved, SETTINGS, ['a', 'b'])).toEqual({
    deployments: [{ id: 5, url: 'https://api/5', appIds: ['b'] }],
    comment: 'https://c',
    checkRun: null,
    environment: 'https://{app}.example.com',
  });
});
