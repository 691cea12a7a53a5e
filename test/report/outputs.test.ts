import { describe, expect, test } from 'vitest';
import { OUTPUT_NAMES, renderBlankOutputs, renderOutputs } from '../../src/report/outputs.ts';
import { COMMIT, createApp, createRecord, createView, settle } from './support/facts.ts';

describe('the outputs', () => {
  test('of one application are its own', () => {
    const { results, ...outputs } = renderOutputs(createView());
    expect(outputs).toEqual({
      result: 'success',
      reason: createRecord().settlement?.reason,
      confirmed: 'true',
      'deployment-id': 'dep-7',
      state: 'RUNNING',
      'service-deployment-status': 'UP_TO_DATE',
      'last-deployment-date': '2030-01-01T00:01:12.000Z',
      commit: COMMIT,
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
      checkRun: 'https://github.com/r',
      environment: 'https://{app}.example.com',
    };
    expect(renderOutputs(createView({ apps, links }))).toMatchObject({
      'github-deployment-id': '2',
      'github-deployment-url': 'https://api.github.com/2',
      'comment-url': 'https://github.com/c',
      'check-run-url': 'https://github.com/r',
      'environment-url': 'https://bad.example.com',
      'superseded-by': 'dep-9',
    });
  });

  test('are empty where nothing is known', () => {
    const unknown = { commit: null, deploymentId: null, last: null, steps: [], settlement: settle('unknown') };
    const view = createView({ apps: [createApp(unknown)], requestsLeft: null, logFile: null });
    const outputs = renderOutputs(view);
    const empty = OUTPUT_NAMES.filter((name) => outputs[name] === '');
    expect(empty).toEqual([
      'deployment-id',
      'state',
      'service-deployment-status',
      'last-deployment-date',
      'commit',
      'rate-limit-remaining',
      'log-file',
      'github-deployment-id',
      'github-deployment-url',
      'comment-url',
      'check-run-url',
      'environment-url',
      'superseded-by',
    ]);
  });

  test('are all set where no application was begun', () => {
    const outputs = renderOutputs(createView({ apps: [] }));
    expect(Object.keys(outputs)).toEqual([...OUTPUT_NAMES]);
    expect(outputs).toMatchObject({ confirmed: 'false', results: '[]' });
  });

  test('of a run that nothing is known of are all set as well', () => {
    expect(Object.keys(renderBlankOutputs('unknown', 'x'))).toEqual([...OUTPUT_NAMES]);
    expect(renderBlankOutputs('cancelled', 'Stopped.')).toMatchObject({ result: 'cancelled', reason: 'Stopped.' });
  });
});
