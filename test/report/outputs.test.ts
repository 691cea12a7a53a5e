import { describe, expect, test } from 'vitest';
import { registerSecret } from '../../src/kernel/redaction.ts';
import { OUTPUT_NAMES, renderBlankOutputs, renderOutputs } from '../../src/report/outputs.ts';
import { COMPILE_ERROR, failedApp, LOG, OTHER_ERROR } from './support/causes.ts';
import { COMMIT, createApp, createRecord, createView, settle } from './support/facts.ts';

describe('the outputs', () => {
  test('of one application are its own', () => {
    const { results, ...outputs } = renderOutputs(createView());
    expect(outputs).toEqual({
      result: 'success',
      reason: createRecord().settlement?.reason,
      'reason-code': 'deployed',
      confirmed: 'true',
      'deployment-id': 'dep-7',
      state: 'RUNNING',
      'service-deployment-status': 'UP_TO_DATE',
      'last-deployment-date': '2030-01-01T00:01:12.000Z',
      commit: COMMIT,
      'previous-commit': '',
      'duration-seconds': '73',
      'requests-used': '14',
      'rate-limit-remaining': '986',
      'log-file': '/tmp/touchdown-x/deployment.log',
      'github-deployment-id': '',
      'github-deployment-url': '',
      'comment-url': '',
      'check-run-url': '',
      'environment-url': '',
      'superseded-by': '',
      cause: '',
      causes: '[]',
    });
    expect(JSON.parse(results)).toHaveLength(1);
  });

  test('of several are those of the worst', () => {
    const apps = [createApp(), createApp({ appId: 'bad', deploymentId: 'dep-8', settlement: settle('failure') })];
    expect(renderOutputs(createView({ apps }))).toMatchObject({
      result: 'failure',
      confirmed: 'false',
      'deployment-id': 'dep-8',
    });
  });

  test('name what was written on GitHub, of several deployments the one of the worst application', () => {
    const apps = [createApp(), createApp({ appId: 'bad', supersededBy: 'dep-9', settlement: settle('superseded') })];
    const links = {
      deployments: [
        { id: 1, url: 'https://api.github.com/1', appIds: ['app-1'] },
        { id: 2, url: 'https://api.github.com/2', appIds: ['bad'] },
      ],
      comment: 'https://github.com/c',
      checkRuns: [
        { id: 3, url: 'https://github.com/r1', appIds: ['app-1'] },
        { id: 4, url: 'https://github.com/r2', appIds: ['bad'] },
      ],
      environment: 'https://{app}.example.com',
    };
    expect(renderOutputs(createView({ apps, links }))).toMatchObject({
      'github-deployment-id': '2',
      'github-deployment-url': 'https://api.github.com/2',
      'comment-url': 'https://github.com/c',
      'check-run-url': 'https://github.com/r2',
      'environment-url': 'https://bad.example.com',
      'superseded-by': 'dep-9',
    });
  });

  test('keep the address of an environment whose name is also the value of a secret', () => {
    registerSecret('staging');
    const links = { deployments: [], comment: null, checkRuns: [], environment: 'https://staging.example.com/' };
    expect(renderOutputs(createView({ apps: [createApp()], links }))).toMatchObject({
      'environment-url': 'https://staging.example.com/',
    });
  });

  test('have the causes of the worst: the first as a sentence, all as JSON', () => {
    const apps = [createApp(), failedApp('bad', LOG, [COMPILE_ERROR, OTHER_ERROR])];
    const { cause, causes, results } = renderOutputs(createView({ apps }));
    expect(cause).toBe("src/server.ts:42 Property 'listne' does not exist on type 'Server'");
    const { at: _at, ...fields } = COMPILE_ERROR;
    expect(JSON.parse(causes)).toEqual([fields, expect.objectContaining({ kind: 'crash', file: null, line: null })]);
    expect(JSON.parse(results).map((result: { causes: object[] }) => result.causes.length)).toEqual([0, 2]);
  });

  test('are empty if nothing is known', () => {
    const unknown = { commit: null, deploymentId: null, last: null, steps: [], settlement: settle('unknown') };
    const view = createView({ apps: [createApp(unknown)], requestsLeft: null, logFile: null });
    const outputs = renderOutputs(view);
    expect(outputs).toMatchObject({ state: '', commit: '', 'rate-limit-remaining': '', 'log-file': '', cause: '' });
    expect(Object.values(outputs)).not.toContain('null');
  });

  test('are all set if no application was started', () => {
    const outputs = renderOutputs(createView({ apps: [] }));
    expect(Object.keys(outputs)).toEqual([...OUTPUT_NAMES]);
    expect(outputs).toMatchObject({ confirmed: 'false', results: '[]' });
  });

  test('of a run that nothing is known of are all set as well', () => {
    const STOPPED = { result: 'cancelled', reasonCode: 'interrupted', reason: 'Stopped.' } as const;
    expect(Object.keys(renderBlankOutputs({ ...STOPPED, result: 'unknown' }))).toEqual([...OUTPUT_NAMES]);
    expect(renderBlankOutputs(STOPPED)).toMatchObject({
      result: 'cancelled',
      reason: 'Stopped.',
      'reason-code': 'interrupted',
    });
  });
});

describe('the results output', () => {
  test('has the facts of each application and its phases with their times', () => {
    expect(JSON.parse(renderOutputs(createView({ apps: [createApp({ name: 'web' })] })).results)).toEqual([
      {
        'app-id': 'app-1',
        name: 'web',
        result: 'success',
        reason: createRecord().settlement?.reason,
        'reason-code': 'deployed',
        confirmed: true,
        'deployment-id': 'dep-7',
        state: 'RUNNING',
        'service-deployment-status': 'UP_TO_DATE',
        'last-deployment-date': '2030-01-01T00:01:12.000Z',
        commit: COMMIT,
        'previous-commit': null,
        'duration-seconds': 72.4,
        causes: [],
        phases: [
          phase('Preparing', '00:00.000', '00:01.500', 1.5),
          phase('Waiting', '00:01.500', '00:02.500', 1),
          phase('QUEUED', '00:02.500', '00:12.500', 10),
          phase('DEPLOYING', '00:12.500', '01:12.400', 59.9),
          phase('RUNNING', '01:12.400', '01:12.400', 0),
        ],
      },
    ]);
  });

  test('gives up the causes too if it is still too long', () => {
    const causes = Array.from({ length: 10 }, () => ({ ...COMPILE_ERROR, sentence: 'x'.repeat(300) }));
    const apps = Array.from({ length: 100 }, (_, index) => failedApp(`app-${index}`, LOG, causes));
    const text = renderOutputs(createView({ apps })).results;
    expect(text.length).toBeLessThanOrEqual(262_144);
    expect(JSON.parse(text)[99]).toMatchObject({ result: 'failure', causes: null, phases: null });
  });

  test('gives up the phases, and nothing else, if the whole is too long for an output', () => {
    const steps = Array.from({ length: 40 }, (_, index) => ({ state: 'S'.repeat(100) + index, seenAt: index }));
    const apps = Array.from({ length: 100 }, (_, index) => createApp({ appId: `app-${index}`, steps }));
    const text = renderOutputs(createView({ apps })).results;
    const results: { phases: unknown; result: string }[] = JSON.parse(text);
    expect(text.length).toBeLessThanOrEqual(262_144);
    expect(results).toHaveLength(100);
    expect(results.every(({ phases, result }) => phases === null && result === 'success')).toBe(true);
  });
});

function phase(name: string, from: string, to: string, seconds: number): object {
  return {
    name,
    'started-at': `2030-01-01T00:${from}Z`,
    'ended-at': `2030-01-01T00:${to}Z`,
    'duration-seconds': seconds,
  };
}
