import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataOf, openStage } from '../run.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'touchdown-deploy-'));

describe('touchdown deploy', () => {
  test('prints plain lines, and the verdict last', async () => {
    const stage = await openStage();
    const { code, out, err } = await stage.run('deploy succeeds --commit abcdef1', {
      env: { TOUCHDOWN_APP_ID: 'other' },
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^\S.* of abcdef1\.\n/);
    expect(out).toContain('│ Deployment of succeeds requested for commit abcdef1\n');
    expect(out).toMatch(/\nDeployed: succeeds \(commit abcdef1, .*\)\. .* → RUNNING.*\.\n$/);
    expect(out).not.toContain('\x1b');
  });

  test('deploys several applications, names the application on each line, and exits with the worst code', async () => {
    const stage = await openStage();
    const { code, out } = await stage.run('deploy', { env: { TOUCHDOWN_APP_ID: 'fast, build-fails' } });
    expect(code).toBe(1);
    expect(out).toMatch(/^\[fast\] │ /m);
    expect(out).toMatch(/^\[build-fails\] BUILD_ERROR after /m);
    expect(out).toMatch(/Deployment failed: 1 of 2 applications\.\n$/);
  });

  test('prints no line of a hostile log that a terminal or a CI would execute', async () => {
    const stage = await openStage();
    const { out } = await stage.run('deploy hostile-log');
    expect(out).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f-\x9f]|##vso\[|##\[/);
    expect(out.split('\n').filter((line) => line.startsWith('::'))).toEqual([]);
  });

  test('--json prints progress, notices, log lines and one result, with the causes of a failure (B57)', async () => {
    const stage = await openStage();
    const { code, out } = await stage.run('deploy build-fails fast --commit abcdef1 --json');
    expect(code).toBe(1);
    expect(dataOf(out, 'progress')).toContainEqual(
      expect.objectContaining({
        appId: 'build-fails',
        message: expect.stringMatching(/^BUILDING after/),
        state: 'BUILDING',
      }),
    );
    expect(dataOf(out, 'result')).toEqual([
      {
        result: 'failure',
        passed: false,
        reason: expect.any(String),
        reasonCode: expect.any(String),
        exitCode: 1,
        applications: [
          expect.objectContaining({
            appId: 'build-fails',
            result: 'failure',
            causes: [
              expect.objectContaining({
                kind: 'compile error',
                sentence: "Property 'listne' does not exist on type 'Server'",
                certainty: 'certain',
                file: 'src/server.ts',
                line: 42,
                column: 5,
              }),
            ],
          }),
          expect.objectContaining({
            appId: 'fast',
            result: 'success',
            confirmed: true,
            deploymentId: expect.any(String),
            state: 'RUNNING',
            serviceDeploymentStatus: 'UP_TO_DATE',
            lastDeploymentDate: expect.any(String),
            commit: 'abcdef1',
            causes: [],
            durationSeconds: expect.any(Number),
            phases: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
          }),
        ],
      },
    ]);
    expect(out.trimEnd().split('\n').at(-1)).toContain('"kind":"result"');
  });

  const CAUSE = "Cause: src/server.ts:42 Property 'listne' does not exist on type 'Server'";

  test('shows the cause of a failure on a line of its own before the verdict (B57)', async () => {
    const stage = await openStage();
    const { out } = await stage.run('deploy build-fails');
    expect(out.trimEnd().split('\n').slice(-2)).toEqual([
      CAUSE,
      expect.stringMatching(/^Deployment failed: build-fails /),
    ]);
    expect(out.match(/error TS2339/g)).toHaveLength(1);
  });

  test('names the cause once after the log, whose lines around the error are in the part that Buildkite unfolds', async () => {
    const stage = await openStage();
    const { out } = await stage.run('deploy build-fails --ci buildkite');
    expect(out.split('\n').filter((line) => line.includes('src/server.ts:42 Property'))).toHaveLength(1);
    expect(out).toMatch(
      /^--- Log\n[\s\S]*^\+\+\+ Deployment failed: build-fails\nLog lines around the error of build-fails/m,
    );
  });

  test('names the file of the cause in the report of a CI that reads it, if the checkout has it', async () => {
    const stage = await openStage();
    const folder = newFolder();
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/server.ts'), '');
    const gitlab = { folder, env: { CI_PROJECT_DIR: folder } };
    await stage.run('deploy build-fails --ci gitlab --junit r.xml --dotenv r.env', gitlab);
    const report = readFileSync(join(folder, 'r.xml'), 'utf8');
    expect(report).toContain('<testcase classname="touchdown" name="build-fails" file="src/server.ts" time=');
    expect(report).toMatch(/<failure message="src\/server\.ts:42 Property [^"]+\. Requested /);
    expect(readFileSync(join(folder, 'r.env'), 'utf8')).toMatch(/^TOUCHDOWN_CAUSE=src\/server\.ts:42 Property /m);
    const { out } = await stage.run('deploy build-fails --ci azure', { folder });
    expect(out).not.toContain('check out');
    expect(out).toMatch(
      /^##vso\[task\.logissue type=error;sourcepath=src\/server\.ts;linenumber=42;columnnumber=5;\]/m,
    );
    expect(out).toMatch(/^##\[endgroup\]\nBUILD_ERROR .*\nLog lines around the error of build-fails.*:\n│ {3}/m);
  });

  test('says once that a checkout is missing, in a CI that would mark the line', async () => {
    const stage = await openStage();
    const { out } = await stage.run('deploy build-fails--a build-fails--b --ci github', { folder: newFolder() });
    expect(out.match(/^To show the error on src\/server\.ts:42, /gm)).toHaveLength(1);
  });

  test("shows the build's log and its cause where only the environment's log has it (B58)", async () => {
    const stage = await openStage();
    const { out } = await stage.run('deploy queue-build-log --commit abcdef1');
    expect(out).toMatch(/^│ … the build's log follows \(environment [\w-]+\) …\n│ Deployment of queue-build-log req/m);
    expect(out.trimEnd().split('\n').at(-2)).toBe(CAUSE);
    const followed = await stage.run('follow queue-build-log');
    expect(followed.out.trimEnd().split('\n').at(-2)).toBe(`Likely c${CAUSE.slice(1)}`);
  });

  test.each([
    ['deploy fast', 'wrong-token', 3],
    ['deploy fast', 'sandbox-deploy', 4],
    ['follow fast', 'sandbox-deploy', 3],
    ['deploy rejected', 'sandbox-ci', 1],
    ['deploy nowhere fast', 'sandbox-deploy', 3],
    ['deploy nowhere build-fails', 'sandbox-ci', 1],
  ])('%s with the token %s exits with %i', async (line, token, code) => {
    const stage = await openStage();
    const ended = await stage.run(line, { env: { TOUCHDOWN_TOKEN: token } });
    expect(ended.code).toBe(code);
    expect(ended.out).not.toMatch(/ $/m);
  });

  test('exits with 130 when interrupted, says that the deployment continues, and does not stop it', async () => {
    const stage = await openStage();
    const folder = newFolder();
    const { terminal, code } = stage.begin('deploy never-ends --junit r.xml --dotenv r.env --summary r.md', { folder });
    terminal.endAt('DEPLOYING');
    expect(await code).toBe(130);
    expect(terminal.printed.out).toMatch(
      /Cancelled: never-ends .* continues on the platform\. .*To follow it, use touchdown follow never-ends\.\n$/,
    );
    for (const name of ['r.xml', 'r.env', 'r.md'])
      expect(readFileSync(join(folder, name), 'utf8')).toMatch(/cancelled/i);
  });

  test.each([
    ['fast', 'RUNNING after', 0],
    ['canceled', 'CANCELED after', 1],
  ])(
    'keeps the verdict on %s if it is interrupted after %s, while the last log lines are read',
    async (app, said, exit) => {
      const stage = await openStage();
      const { terminal, code } = stage.begin(`deploy ${app}`);
      terminal.endAt(said);
      expect(await code).toBe(exit);
      expect(terminal.printed.out).not.toContain('Interrupted');
    },
  );

  test('lets no further signal end it once the verdict of all applications is known', async () => {
    const stage = await openStage();
    const held: string[] = [];
    const holdVerdict = (): void => {
      held.push(running.terminal.printed.out);
    };
    const running = stage.begin('deploy fast build-fails', { holdVerdict });
    expect(await running.code).toBe(1);
    expect(held).toEqual([expect.stringMatching(/BUILD_ERROR after/)]);
    expect(held[0]).toMatch(/RUNNING after/);
    expect(held[0]?.length).toBeLessThan(running.terminal.printed.out.length);
  });

  test('writes the report files of a failure, appends the summary, and warns if a file cannot be written', async () => {
    const stage = await openStage();
    const folder = newFolder();
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    await stage.run('deploy build-fails --junit r.xml --dotenv r.env --summary r.md', { folder });
    expect(read('r.xml')).toMatch(/<failure/);
    expect(read('r.env')).toContain('TOUCHDOWN_RESULT=');
    const { code, out } = await stage.run('deploy fast --junit no/such/folder.xml --summary r.md', { folder });
    expect(read('r.md').match(/^## /gm)).toHaveLength(2);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /Warning: Could not write no\/such\/folder\.xml for --junit \(ENOENT\)\. The exit code is not affected\./,
      ),
    ]);
  });

  test('writes no report through a link or to a pipe of the checkout', async () => {
    const stage = await openStage();
    const folder = newFolder();
    const elsewhere = join(newFolder(), 'file');
    writeFileSync(elsewhere, 'old');
    symlinkSync(elsewhere, join(folder, 'link'));
    spawnSync('mkfifo', [join(folder, 'pipe')]);
    const { code, out } = await stage.run('deploy fast --junit link --dotenv pipe --summary link', { folder });
    expect(code).toBe(0);
    for (const option of ['--junit', '--summary'])
      expect(out).toContain(
        `Could not write link for ${option}: it is reached through a link out of its repository, which is not followed.`,
      );
    expect(out).toContain('Could not write pipe for --dotenv: it is not a file.');
    expect(readFileSync(elsewhere, 'utf8')).toBe('old');
  });

  test.each([
    ['--ci auto', { GITLAB_CI: 'true' }, /section_start:\d+:/],
    ['--ci none', { GITLAB_CI: 'true' }, /^│ (?![\s\S]*section_)/m],
  ])('%s with %j prints the format of that CI', async (option, env, expected) => {
    const stage = await openStage();
    expect((await stage.run(`deploy fast ${option}`, { env })).out).toMatch(expected);
  });

  test('shows a live view in a terminal', async () => {
    const stage = await openStage();
    const { out } = await stage.run('deploy fast', { env: { CI: '' }, columns: () => 80 });
    expect(out).toContain('▸ fast');
  });
});

describe('touchdown follow', () => {
  test('starts nothing, and does not know what came of a deployment that it did not see', async () => {
    const stage = await openStage();
    const { code, out } = await stage.run('follow succeeds');
    expect(code).toBe(4);
    expect(out).toMatch(/^Outcome unknown: succeeds .* Nothing is in progress; the application is RUNNING since /m);
    expect(stage.sandbox.deploymentsStarted('succeeds')).toBe(0);
  });

  test('passes if nothing is in progress and the application runs the commit', async () => {
    const stage = await openStage();
    const commit = 'a'.repeat(40);
    await stage.run(`deploy queue-early-id --commit ${commit}`);
    const { code, out } = await stage.run(`follow queue-early-id --commit ${commit}`);
    expect([code, out]).toEqual([0, expect.stringContaining('The application already runs this commit (aaaaaaa)')]);
    const other = await stage.run(`follow queue-early-id --commit ${'b'.repeat(40)}`);
    expect([other.code, other.out]).toEqual([4, expect.stringContaining('runs aaaaaaa instead of bbbbbbb')]);
  });

  test('follows a deployment in progress', async () => {
    const stage = await openStage();
    await stage.run('deploy build-fails --no-wait');
    const { code, out } = await stage.run('follow build-fails');
    expect(code).toBe(1);
    expect(out).toMatch(/^BUILD_ERROR after /m);
  });
});

describe('the health check of a command', () => {
  test('passes, fails, and is refused before anything is sent (B69)', async () => {
    const stage = await openStage();
    const url = `--health-url ${stage.sandbox.url}/apps/{app}/health`;
    const well = await stage.run(`deploy fast --commit a1b2c3d --health-text {sha} ${url}`);
    expect([well.code, well.out]).toEqual([0, expect.stringMatching(/passed the health check\.\n$/)]);
    await stage.run('deploy health-never --no-wait --commit a1b2c3d');
    const ill = await stage.run(`follow health-never --health-timeout 30s ${url}`);
    expect([ill.code, ill.out]).toEqual([
      1,
      expect.stringMatching(
        /^Cause: the health check got 503: .*\n.* but http\S+ responds with 503 .*, or raise --health-timeout\.\n$/m,
      ),
    ]);
    const before = stage.sandbox.journal().length;
    const refused = await stage.run('deploy fast --health-url http://web.example/{sha} --health-status none');
    expect([refused.code, stage.sandbox.journal().length]).toEqual([2, before]);
    expect(refused.err).toMatch(
      /--health-status: "none" is not a list of statuses[\s\S]*has \{sha\}, but no commit is named\. Give --commit[\s\S]*use --allow-http/,
    );
  });

  test('is over at once when it is interrupted (B69)', async () => {
    const ending = new AbortController();
    const stage = await openStage();
    const url = `${stage.sandbox.url}/apps/{app}/health`;
    const { terminal, code } = stage.begin(`deploy health-never --health-url ${url}`, { ending: ending.signal });
    while (!terminal.printed.out.includes('Not healthy yet')) await new Promise((resolve) => setImmediate(resolve));
    ending.abort();
    expect([await code, terminal.printed.out]).toEqual([
      130,
      expect.stringContaining('Interrupted while the health of'),
    ]);
  });
});
