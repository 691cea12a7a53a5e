import { expect, test } from 'vitest';
import { createPlainView } from '../../../src/cli/deploy/views.ts';
import { watchApplication } from '../../../src/cli/deploy/watch-run.ts';
import { createRecord } from '../../../src/deploy/state.ts';
import { RemoteError } from '../../../src/kernel/errors.ts';
import { dialectFor } from '../../../src/report/ci/dialect.ts';
import { endedRun } from '../../report/support/causes.ts';
import { appOf } from '../../support/app-of.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

test('logs that cannot be read for the same reason are one warning beside the job, although each error names its application', () => {
  const printed: string[] = [];
  const print = (text: string): void => void printed.push(text);
  const dialect = dialectFor('github');
  const show = createPlainView({ print, dialect, hasSeveral: true, hasColors: false, clock: createFakeClock() });
  for (const appId of ['app-1', 'app-2']) {
    const options = { show, isStreaming: true, tailLines: 10, place: () => [] };
    const facts = { method: 'GET', path: '/application/{app_id}/log', status: 500 };
    const error = new RemoteError('remote', `The log of ${appId} returned 500.`, facts, '');
    watchApplication(appOf(appId), createRecord(appId, null, 0), options).unavailable(error);
  }
  show.end({ view: endedRun(), exitCode: 0, verdict: [], logs: [], failing: [], causes: [] });
  const warnings = printed
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('::warning'));
  expect(warnings).toEqual([expect.stringMatching(/title=2 applications::The log cannot be read\..* app-1, app-2\.$/)]);
});
