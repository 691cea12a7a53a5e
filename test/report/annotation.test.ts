import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/kernel/errors.ts';
import { annotateInterruption, renderAnnotations, sayMissingCheckout } from '../../src/report/annotation.ts';
import { viewEnd } from '../../src/report/view.ts';
import { COMPILE_ERROR, endedRun, failedApp, LOG, OTHER_ERROR, PLACED, UNCHECKED } from './support/causes.ts';
import { createApp, createFacts, createView, observe, settle } from './support/facts.ts';
import { explainError, explainSignal } from './support/interruptions.ts';

const failure = settle('failure', { reason: 'Saw BUILD_ERROR.', advice: 'Fix the build.' });

describe('the annotations of a run', () => {
  test('are one error for each failed application, naming it, its state once, what to do next, and where its log is, if it has one', () => {
    const apps = [
      createApp({ appId: 'good' }, ['one line']),
      createApp({ appId: 'bad', last: observe('BUILD_ERROR'), settlement: failure }, ['one line']),
      createApp({ appId: 'worse', last: null, settlement: failure }),
      createApp({ appId: 'late', last: observe('DEPLOYING'), settlement: failure }),
    ];
    expect(renderAnnotations(createView({ apps }))).toEqual([
      {
        level: 'error',
        title: 'Deployment failed: bad',
        message: "Application bad: Saw BUILD_ERROR. Fix the build. The last log lines are in the job's log.",
      },
      {
        level: 'error',
        title: 'Deployment failed: worse',
        message: 'Application worse: Saw BUILD_ERROR. The platform reported no state. Fix the build.',
      },
      {
        level: 'error',
        title: 'Deployment failed: late',
        message: 'Application late: Saw BUILD_ERROR. The last state was DEPLOYING. Fix the build.',
      },
    ]);
  });

  test('are on the line of the cause, and say it before the verdict, instead of pointing to the log', () => {
    const apps = [
      failedApp('bad', LOG, [PLACED, { ...COMPILE_ERROR, sentence: 'Another', line: 50, at: 22 }, OTHER_ERROR]),
    ];
    expect(renderAnnotations(createView({ apps }))).toEqual([
      {
        level: 'error',
        title: 'Deployment failed: bad',
        message:
          "src/server.ts:42 Property 'listne' does not exist on type 'Server'\nApplication bad: Saw BUILD_ERROR. The last state was RUNNING.",
        position: { file: 'src/server.ts', line: 42, column: 7 },
      },
      { level: 'error', title: 'Deployment failed: bad', message: 'src/server.ts:50 Another' },
      { level: 'error', title: 'Deployment failed: bad', message: 'Likely cause: The process exited with code 1' },
    ]);
  });

  test('name no file that is not known to be in the checkout, and no column without a line', () => {
    const whole = { ...PLACED, line: null };
    const apps = [failedApp('a', LOG, [UNCHECKED]), failedApp('b', LOG, [whole])];
    expect(renderAnnotations(createView({ apps })).map(({ position }) => position)).toEqual([
      undefined,
      { file: 'src/server.ts' },
    ]);
  });

  test('are at most ten errors: the last names the other applications that failed', () => {
    const apps = Array.from({ length: 12 }, (_, index) => failedApp(`app-${index + 1}`, LOG, []));
    const annotations = renderAnnotations(createView({ apps }));
    expect(annotations).toHaveLength(10);
    expect(annotations.at(-1)).toMatchObject({
      level: 'error',
      title: '3 more applications did not pass',
      message: "These applications did not pass either: app-10, app-11, app-12. The job's log says why.",
    });
  });

  test('are at most ten errors where there are further causes: the first of each application, then the others', () => {
    const causes = Array.from({ length: 8 }, (_, index) => ({ ...PLACED, line: index + 1 }));
    const apps = ['a', 'b', 'c'].map((appId) => failedApp(appId, LOG, causes));
    const shown = renderAnnotations(createView({ apps })).map(
      ({ title, position }) => `${title.at(-1)}${position?.line}`,
    );
    expect(shown).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']);
  });

  test('are one warning for applications that passed with the same doubts (B2)', () => {
    const apps = Array.from({ length: 14 }, (_, at) =>
      createApp({ appId: `app-${at}`, settlement: settle('unchanged') }),
    );
    const other = createApp({ appId: 'other', settlement: settle('unchanged', { reason: 'For another reason.' }) });
    const [shared, alone, ...more] = renderAnnotations(createView({ apps: [...apps, other] }));
    expect(shared).toMatchObject({ level: 'warning', title: 'Nothing changed: 14 applications' });
    expect(shared?.message).toMatch(/ Applications: app-0, app-1, .*, app-9 and 4 more\.$/);
    expect([alone?.title, more]).toEqual(['Nothing changed: other', []]);
  });

  test('report an interruption once, by the applications that it left open', () => {
    const facts = createFacts({ apps: [createApp(), createApp({ appId: 'open', settlement: null })] });
    const annotations = renderAnnotations(viewEnd(facts, explainSignal('SIGTERM')));
    expect(annotations).toMatchObject([{ level: 'error', title: 'Cancelled: open' }]);
    expect(annotations[0]?.message).toContain('SIGTERM');
  });

  test('report an interruption by itself if no application failed', () => {
    const annotations = renderAnnotations(viewEnd(createFacts(), explainError(new Error('boom'))));
    expect(annotations).toMatchObject([{ level: 'error', title: 'Touchdown' }]);
    expect(annotations[0]?.message).toContain('boom');
  });

  test('are never longer than the runner shows', () => {
    const long = 'x '.repeat(5_000);
    const settlement = settle('failure', { reason: long, advice: long });
    const view = createView({ apps: [createApp({ appId: long, last: observe(long), settlement })] });
    expect(renderAnnotations(view)[0]?.message.length).toBeLessThanOrEqual(4_096);
    const inputs = Array.from({ length: 20 }, () => ({ name: 'x', seen: '', problem: long.slice(0, 1_000) }));
    const { message } = annotateInterruption(explainError(new InputError(inputs)));
    expect(message.length).toBeLessThanOrEqual(4_096);
    expect(message).toMatch(/… \(\d+ more characters\)$/);
  });
});

describe('the sentence that a checkout is missing', () => {
  test('names the first file that has no annotation, once for several applications', () => {
    const further = { ...UNCHECKED, file: 'src/b.ts', line: null };
    expect(
      sayMissingCheckout(endedRun(failedApp('a', LOG, [OTHER_ERROR, UNCHECKED]), failedApp('b', LOG, [further]))),
    ).toBe('To show the error on src/server.ts:42, check out the repository in a step before this one.');
    expect(sayMissingCheckout(endedRun(failedApp('b', LOG, [further])))).toContain(' on src/b.ts, ');
  });

  test('is not said if the checkout has the file, no cause names one, the file is elsewhere, or the deployment passed', () => {
    const elsewhere = { ...COMPILE_ERROR, file: '/usr/lib/python3/site.py' };
    expect(sayMissingCheckout(endedRun(failedApp('a', LOG, [PLACED, OTHER_ERROR, elsewhere])))).toBeNull();
    const passed = createApp({ settlement: settle('success') }, LOG, [UNCHECKED]);
    expect(sayMissingCheckout(endedRun(passed, failedApp('b', LOG, [])))).toBeNull();
  });
});
