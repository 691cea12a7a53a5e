import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { deployCommand } from '../../../src/cli/deploy/command.ts';
import { startSandbox } from '../../../src/sandbox/server.ts';
import { createLoopbackClock } from '../../support/loopback-clock.ts';
import { createFolder } from '../folder.ts';
import { createTerminal } from '../terminal.ts';
import { at, installProgram, installPrograms, renderFor, serve, serveCommand } from './support.ts';

const COMMIT = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';

/** The script that a CI runs, where it is in its file, and what that CI does to it before; the variable that holds the commit. */
const SCRIPTS: readonly (readonly [ci: string, commit: string, read: (workflow: string) => unknown])[] = [
  ['gitlab', 'CI_COMMIT_SHA', (workflow) => at(parse(workflow), 'deploy', 'script', 0)],
  ['circleci', 'CIRCLE_SHA1', (workflow) => at(parse(workflow), 'jobs', 'deploy', 'steps', 1, 'run', 'command')],
  ['jenkins', 'GIT_COMMIT', (workflow) => /sh '''\n([\s\S]*?)'''/.exec(workflow)?.[1]?.replaceAll('\\\\', '\\')],
  [
    'bitbucket',
    'BITBUCKET_COMMIT',
    (workflow) => at(parse(workflow), 'pipelines', 'branches', 'main', 0, 'step', 'script', 0),
  ],
  [
    'azure',
    'BUILD_SOURCEVERSION',
    (workflow) => at(parse(workflow), 'jobs', 0, 'strategy', 'runOnce', 'deploy', 'steps', 2, 'bash'),
  ],
  ['buildkite', 'BUILDKITE_COMMIT', (workflow) => interpolate(at(parse(workflow), 'steps', 0, 'command'))],
];

/** As `buildkite-agent pipeline upload` does. */
function interpolate(command: unknown): string {
  return String(command).replaceAll('$$', '$');
}

interface Ran {
  readonly code: number;
  readonly out: string;
}

/** Runs a script as a CI does: `sh` that ends at the first command that fails, no more in its environment than is given. */
async function runScript(
  script: string,
  folder: string,
  env: Readonly<Record<string, string>>,
  url?: string,
): Promise<Ran> {
  installPrograms(folder, url);
  return runIn(script, folder, { PATH: `${folder}:${process.env['PATH'] ?? ''}`, HOME: folder, ...env });
}

async function runIn(script: string, folder: string, env: Readonly<Record<string, string>>): Promise<Ran> {
  return new Promise((resolve) => {
    const options = { cwd: folder, env: { PATH: process.env['PATH'] ?? '', ...env } };
    const child = execFile('sh', ['-e', '-c', script], options, (_, out, err) => {
      resolve({ code: child.exitCode ?? -1, out: out + err });
    });
  });
}

/** Serves a registry of npm whose touchdown is this shell script; returns its address. It ends with the test. */
async function serveStub(folder: string, body: string): Promise<string> {
  const name = '@touchdown-ci/touchdown';
  const version = { name, version: '1.0.0', bin: { touchdown: 'touchdown' } };
  mkdirSync(join(folder, 'package'));
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify(version));
  installProgram(join(folder, 'package'), 'touchdown', body);
  execFileSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: folder });
  const archive = readFileSync(join(folder, 'package.tgz'));
  return serve((request, response) => {
    if (request.url === '/package.tgz') return void response.end(archive);
    const dist = { tarball: `http://${request.headers.host}/package.tgz` };
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({ name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { ...version, dist } } }),
    );
  });
}

/** A sandbox, and the command that scripts call. */
async function openStage() {
  const clock = createLoopbackClock();
  const sandbox = await startSandbox({ clock });
  onTestFinished(() => sandbox.close());
  const url = await serveCommand(async (words, env, folder) => {
    const terminal = createTerminal({ clock, env, folder });
    const commands = new Map([['deploy', async () => deployCommand]]);
    return { code: await dispatch(words, commands, terminal), ...terminal.printed };
  });
  return { sandbox, url };
}

describe('the script of a workflow, run', () => {
  test.each(SCRIPTS)(
    'for %s deploys the commit, writes the reports, and never shows the token',
    async (ci, commit, read) => {
      const { sandbox, url } = await openStage();
      const folder = await createFolder();
      const script = String(read(renderFor(ci, { appIds: ['fast'], baseUrl: sandbox.url })));
      const env = { [commit]: COMMIT, TOUCHDOWN_TOKEN: 'sandbox-ci', TOUCHDOWN_BASE_URL: sandbox.url };
      const { code, out } = await runScript(script, folder, env, url);
      expect([code, out]).toEqual([0, expect.stringContaining('Deployed: fast')]);
      expect(out).not.toContain('sandbox-ci');
      expect(readReport(folder, 'touchdown.xml')).toContain('<testcase classname="touchdown" name="fast"');
      expect(readReport(folder, 'touchdown.md')).toContain('Deployed');
      expect(sandbox.deploymentsStarted('fast')).toBe(1);
      if (ci !== 'gitlab') return;
      expect(readReport(folder, 'touchdown.env')).toMatch(/^TOUCHDOWN_RESULT=success\n/);
      expect(readReport(folder, 'touchdown.env')).toContain(`\nTOUCHDOWN_COMMIT=${COMMIT}\n`);
    },
  );

  test('runs no program of the checkout, and nothing that its configuration of npm names', async () => {
    const outside = await createFolder();
    const checkout = await createFolder();
    const registry = await serveStub(outside, 'echo "stub: $*"');
    const hostile = await serveStub(checkout, 'echo "HOSTILE package"');
    writeFileSync(join(outside, '.npmrc'), `registry=${registry}\n`);
    writeFileSync(
      join(checkout, '.npmrc'),
      `registry=${hostile}\nscript-shell=./evil.sh\nnode-options=--require ./evil.cjs\ncache=.npm\n`,
    );
    writeFileSync(join(checkout, 'package.json'), '{ "name": "checkout" }');
    writeFileSync(join(checkout, 'evil.cjs'), 'console.log("HOSTILE option")');
    installProgram(checkout, 'evil.sh', 'echo "HOSTILE shell"');
    const programs = join(checkout, 'node_modules/.bin');
    mkdirSync(programs, { recursive: true });
    for (const name of ['touchdown', 'node', 'sh', 'npm']) installProgram(programs, name, 'echo "HOSTILE program"');
    const script = String(SCRIPTS[0]?.[2](renderFor('gitlab')));
    const env = { HOME: outside, CI_COMMIT_SHA: COMMIT, TOUCHDOWN_TOKEN: 'sandbox-ci' };
    const { code, out } = await runIn(script, checkout, env);
    expect([code, out]).toEqual([0, expect.stringContaining(`stub: deploy app-1 --commit ${COMMIT} --ci gitlab `)]);
    expect(out).not.toContain('HOSTILE');
    expect(existsSync(join(checkout, '.npm'))).toBe(false);
  });

  test('fails with reports if the deployment fails, with the application and base URL from variables', async () => {
    const { sandbox, url } = await openStage();
    const folder = await createFolder();
    mkdirSync(join(folder, 'test-results'));
    writeFileSync(join(folder, 'test-results/touchdown.md'), 'of a run before');
    const script = String(SCRIPTS[0]?.[2](renderFor('gitlab', { appIds: [], baseUrl: null })));
    const variables = { TOUCHDOWN_APP_ID: 'build-fails', TOUCHDOWN_BASE_URL: sandbox.url, CI_COMMIT_SHA: COMMIT };
    const env = { ...variables, TOUCHDOWN_TOKEN: 'sandbox-ci' };
    expect(await runScript(script, folder, env, url)).toMatchObject({ code: 1 });
    expect(readReport(folder, 'touchdown.xml')).toContain('failures="1"');
    expect(readReport(folder, 'touchdown.env')).toMatch(/^TOUCHDOWN_RESULT=failure\n/);
    expect(readReport(folder, 'touchdown.md')).not.toContain('of a run before');
  });
});

function readReport(folder: string, name: string): string {
  return readFileSync(join(folder, 'test-results', name), 'utf8');
}

describe("Buildkite's annotation", () => {
  test.each([
    ['passed', 'success'],
    ['hard_failed', 'error'],
  ])('of a step that %s has the style %s and the summary', async (outcome, style) => {
    const folder = await createFolder();
    const log = join(folder, 'agent.log');
    const script = interpolate(at(parse(renderFor('buildkite')), 'steps', 2, 'command'));
    const summary = `mkdir -p test-results; echo '## The summary' > test-results/touchdown.md\n${script}`;
    expect(await runScript(summary, folder, { AGENT_LOG: log, STEP_OUTCOME: outcome })).toMatchObject({ code: 0 });
    expect(readFileSync(log, 'utf8')).toContain(`annotate --context touchdown --style ${style}\n## The summary\n`);
  });
});

describe("Azure's summary", () => {
  test.each([
    [
      'there',
      'echo hi > test-results/touchdown.md',
      /^##vso\[task\.uploadsummary\]\/.*\/test-results\/touchdown\.md\n$/,
    ],
    ['not there', ':', /^$/],
  ])('that is %s', async (_, before, said) => {
    const folder = await createFolder();
    const steps = at(parse(renderFor('azure')), 'jobs', 0, 'strategy', 'runOnce', 'deploy', 'steps');
    const script = `mkdir test-results\n${before}\n${String(at(steps, 3, 'bash'))}`;
    const { code, out } = await runScript(script, folder, {});
    expect(code).toBe(0);
    expect(out).toMatch(said);
  });
});
