import { expect, test } from 'vitest';
import type { Cause } from '../../../src/causes/cause.ts';
import { createJsonView } from '../../../src/cli/deploy/views.ts';
import { watchApplication } from '../../../src/cli/deploy/watch-run.ts';
import { createOutput } from '../../../src/cli/terminal/output.ts';
import { createRecord } from '../../../src/deploy/state.ts';
import { renderRemark, sayGap } from '../../../src/report/log-sentences.ts';
import { observe } from '../../report/support/facts.ts';
import { appOf } from '../../support/app-of.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { linesOf } from '../run.ts';
import { createTerminal } from '../terminal.ts';

/** Returns the lines of `--json` that a watch prints, as kind and data. */
function watched(
  pick = (data: Readonly<Record<string, unknown>>): readonly unknown[] => [
    data['line'] ?? data['message'],
    data['appId'],
    data['name'],
  ],
) {
  const terminal = createTerminal({});
  const show = createJsonView(createOutput('deploy', true, terminal), createFakeClock());
  const options = { show, isStreaming: true, tailLines: 9, place: (causes: readonly Cause[]) => causes };
  const watch = watchApplication(appOf('app-1', 'web'), createRecord('app-1', null, 0), options);
  const printed = () => linesOf(terminal.printed.out).map(({ kind, data }) => [kind, ...pick(data)]);
  return { watch, printed };
}

test('--json prints a remark about the log as a notice and not as a log line', () => {
  const { watch, printed } = watched();
  watch.line({ text: 'one', epochMs: null, id: null });
  watch.gap(null);
  watch.gap(3);
  watch.gap(null, 'withheld');
  expect(printed()[0]?.slice(2), 'programs need the id, people the name').toEqual(['app-1', 'web']);
  expect(printed().map(([kind]) => kind)).toEqual(['log', 'notice', 'notice', 'notice']);
  expect(printed().map(([, text]) => text)).toEqual([
    'one',
    sayGap(null),
    sayGap(3),
    expect.stringContaining('lines are left out here'),
  ]);
  expect(watch.facts().log.lines.slice(0, 2)).toEqual(['one', renderRemark(sayGap(null))]);
});

test('--json prints the first thousand lines of a log entry, and counts the others in a notice', () => {
  const { watch, printed } = watched();
  watch.line({ text: 'x\r'.repeat(5_000), epochMs: null, id: null });
  expect(printed().filter(([kind]) => kind === 'log')).toHaveLength(1_000);
  expect(printed().at(-1)).toEqual(['notice', expect.stringMatching(/^4000 more lines /), 'app-1', 'web']);
});

test('--json shows no state from before the deployment beside its id', () => {
  const { watch, printed } = watched(({ state, deploymentId }) => [state, deploymentId]);
  const before = observe('RUNNING');
  const record = { ...createRecord('app-1', null, 0), last: before, baseline: before, triggeredAt: 5 };
  watch.changed({ ...record, deploymentId: 'dep-9' });
  watch.changed({ ...record, deploymentId: 'dep-9', last: observe('BUILDING') });
  expect(printed()).toEqual([['progress', null, 'dep-9']]);
});
