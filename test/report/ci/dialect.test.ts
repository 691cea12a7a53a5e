import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import { plainLines } from '../../../src/kernel/untrusted.ts';
import { CI_NAMES, type CiName, detectCi, dialectFor } from '../../../src/report/ci/dialect.ts';
import { safeCiLine } from '../../../src/report/ci/safe-text.ts';
import { cleanWord, viewEnd } from '../../../src/report/view.ts';
import { endedRun, failedApp, LOG, PLACED, UNCHECKED } from '../support/causes.ts';
import { createApp, createFacts, createView, observe, settle } from '../support/facts.ts';
import { explainError } from '../support/interruptions.ts';
import { hostileText } from './hostile.ts';

const COLOR = /\x1b\[[\d;:]*m/g;

/** What each CI reads as a command, in a line as it stands in the log. */
const COMMANDS: Readonly<Record<CiName, RegExp>> = {
  none: /\x1b(?!\[[\d;:]*m)|[\0\r]/,
  github: /^\s*::|##\[/,
  gitlab: /\r|\x1b\[0K|section_(?:start|end):\d/,
  azure: /##vso|##\[/i,
  buildkite: /^(?:---|\+\+\+|~~~|\^\^\^)\s|\x1b[\]_]/,
  circleci: /\x1b(?!\[[\d;:]*m)|[\0\r]/,
  jenkins: /\x1b\[8m/,
  bitbucket: /\x1b(?!\[[\d;:]*m)|[\0\r]/,
};

/** As a search that skips what shows nothing would see a line. */
function squeeze(line: string): string {
  return line.replace(COLOR, '').replace(/[\p{Cf}\p{Mn}]/gu, '');
}

describe('the CI that runs this', () => {
  test.each([
    ['github', { GITHUB_ACTIONS: 'true' }],
    ['gitlab', { GITLAB_CI: 'true' }],
    ['azure', { TF_BUILD: 'True' }],
    ['buildkite', { BUILDKITE: 'true' }],
    ['circleci', { CIRCLECI: 'true' }],
    ['bitbucket', { BITBUCKET_BUILD_NUMBER: '7' }],
    ['jenkins', { JENKINS_URL: 'https://jenkins.example/' }],
    ['none', {}],
    ['none', { GITLAB_CI: '', BUILDKITE: 'false', CI: 'true' }],
  ] as const)('is %s with %j', (name, env) => {
    expect(detectCi(env)).toBe(name);
  });
});

describe.each(CI_NAMES)("a line of the application's log on %s", (name) => {
  test('never commands it, whatever it says', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const line of safeCiLine(text).split('\n')) {
          expect(line).not.toMatch(COMMANDS[name]);
          expect(squeeze(line)).not.toMatch(COMMANDS[name]);
        }
      }),
    );
  });
});

test("a line of the application's log keeps what a person reads, and hides secrets", () => {
  registerSecret('hunter2-of-the-dialects');
  const line = safeCiLine('listening on :8080 \x1b[32mok\x1b[0m, token hunter2-of-the-dialects');
  expect(line.replace(COLOR, '')).toBe('│ listening on :8080 ok, token ***');
});

describe.each(CI_NAMES)('what is said on %s', (name) => {
  const dialect = dialectFor(name);

  test('is whole lines, and has no command that a title or a message brought', () => {
    const own =
      /^(?:::(?:(?:error|warning|notice) |group::|endgroup::)|##vso\[task\.logissue type=(?:error|warning);\]|##\[(?:group|endgroup)\]|--- )/;
    const ownSection = /\x1b\[0Ksection_(?:start|end):12:touchdown_[\w]*(?:\[collapsed=true\])?\r\x1b\[0K/g;
    fc.assert(
      fc.property(hostileText, hostileText, fc.constantFrom('info', 'warning', 'error'), (first, second, level) => {
        const [title, message] = [cleanWord(first), plainLines(second).join('\n')];
        const said = [
          dialect.renderNotice(level, title, message),
          dialect.openGroup(title, 12.4),
          dialect.closeGroup(title, 12.4),
        ];
        for (const text of said) {
          expect(text === '' || text.endsWith('\n')).toBe(true);
          const rest = text.slice(0, -1).replace(ownSection, '').replace(own, 'said ');
          expect(rest).not.toMatch(COMMANDS[name]);
          expect(rest).not.toMatch(/[\n\r]/);
        }
      }),
    );
  });

  test('at the end has no command that an application or its log brought', () => {
    const own = /^(?:::(?:error|warning) [^\n]*?::|##vso\[task\.(?:logissue|setvariable) [^\]\n]*\]|\+\+\+ )/;
    fc.assert(
      fc.property(hostileText, hostileText, (text, line) => {
        const settlement = settle('failure', { reason: text, advice: text });
        const record = { appId: text, commit: text, deploymentId: text, last: observe(text), settlement };
        const causes = [{ ...UNCHECKED, sentence: line, file: text }];
        const view = createView({ apps: [createApp(record, plainLines(line), causes)] });
        for (const said of dialect.renderEnding(view)) {
          expect(said.endsWith('\n')).toBe(true);
          const rest = said.slice(0, -1).replace(own, 'said ');
          expect(rest).not.toMatch(COMMANDS[name]);
          expect(rest).not.toMatch(/[\n\r]/);
        }
      }),
    );
  });
});

describe('each CI is spoken to in its own words', () => {
  const view = createView({ apps: [createApp({ settlement: settle('failure') })] });

  test('GitHub: workflow commands, with commas and colons of a title escaped', () => {
    const github = dialectFor('github');
    expect(github.renderNotice('error', 'a: b, c', '100 %\nof it')).toBe(
      '::error title=a%3A b%2C c::100 %25%0Aof it\n',
    );
    expect(github.renderNotice('info', 'a', 'b')).toBe('::notice title=a::b\n');
    expect(github.openGroup('Log', 0) + github.closeGroup('Log', 0)).toBe('::group::Log\n::endgroup::\n');
  });

  test('GitHub: an error on its line, with the file escaped', () => {
    const github = dialectFor('github');
    expect(github.renderNotice('error', 'a', 'b', { file: 'src/a,b:c%.ts', line: 42, column: 7 })).toBe(
      '::error title=a,file=src/a%2Cb%3Ac%25.ts,line=42,col=7::b\n',
    );
    const apps = [failedApp('app-1', LOG, [PLACED])];
    expect(github.renderEnding(createView({ apps }))[0]).toMatch(
      /^::error title=[^,]+,file=src\/server\.ts,line=42,col=7::/,
    );
  });

  test.each(CI_NAMES)('%s: says after the errors that a checkout is missing, if the CI would show the file', (name) => {
    const lines = dialectFor(name).renderEnding(endedRun(failedApp('app-1', LOG, [UNCHECKED])));
    const said = lines.filter((line) => line.startsWith('To show the error on src/server.ts:42, check out '));
    expect(said).toHaveLength(['github', 'azure', 'gitlab', 'circleci'].includes(name) ? 1 : 0);
    expect(
      dialectFor(name)
        .renderEnding(endedRun(failedApp('app-1', LOG, [PLACED])))
        .join(''),
    ).not.toContain('To show');
  });

  test('GitLab: sections that begin and end by one name', () => {
    const gitlab = dialectFor('gitlab');
    expect(gitlab.openGroup('Log of app-1', 1_890_000_000.6)).toBe(
      '\x1b[0Ksection_start:1890000001:touchdown_Log_of_app_1[collapsed=true]\r\x1b[0KLog of app-1\n',
    );
    expect(gitlab.closeGroup('Log of app-1', 1_890_000_009)).toBe(
      '\x1b[0Ksection_end:1890000009:touchdown_Log_of_app_1\r\x1b[0K\n',
    );
    expect(gitlab.renderNotice('warning', 'Application a', 'Look.')).toBe('Warning: Application a: Look.\n');
    expect(gitlab.renderNotice('error', 'a', 'One\nTwo.\nThree')).toBe('Error: a: One. Two. Three\n');
  });

  test('Azure: logging commands, escaped as its own library does', () => {
    const azure = dialectFor('azure');
    expect(azure.renderNotice('error', 'a', '100 %; [x]\nof it')).toBe(
      '##vso[task.logissue type=error;]a: 100 %AZP25; [x]%0Aof it\n',
    );
    expect(azure.renderNotice('info', 'a', 'b')).toBe('Note: a: b\n');
    const position = { file: 'src/a];b ##vso[x].ts', line: 42, column: 5 };
    expect(azure.renderNotice('error', 'a', 'b', position)).toBe(
      '##vso[task.logissue type=error;sourcepath=src/a%5D%3Bb # #vso[x%5D.ts;linenumber=42;columnnumber=5;]a: b\n',
    );
    expect(azure.openGroup('Log', 0) + azure.closeGroup('Log', 0)).toBe('##[group]Log\n##[endgroup]\n');
  });

  test('Azure: output variables, and no macro in a value', () => {
    const apps = [createApp({ deploymentId: '$(System.AccessToken)', settlement: settle('failure') })];
    const lines = dialectFor('azure').renderEnding(createView({ apps }));
    expect(lines).toContain('##vso[task.setvariable variable=TOUCHDOWN_RESULT;isOutput=true;]failure\n');
    expect(lines).toContain(
      '##vso[task.setvariable variable=TOUCHDOWN_DEPLOYMENT_ID;isOutput=true;]$ (System.AccessToken)\n',
    );
    expect(lines.join('')).not.toContain('task.complete');
  });

  test('Azure: a run that passed with doubts succeeds with issues', () => {
    const apps = [createApp({ settlement: settle('unchanged') })];
    const last = dialectFor('azure').renderEnding(createView({ apps })).at(-1);
    expect(last).toMatch(/^##vso\[task\.complete result=SucceededWithIssues;\]/);
  });

  test('Buildkite: groups, and the verdict in one that is open', () => {
    const buildkite = dialectFor('buildkite');
    expect(buildkite.openGroup('Log', 0) + buildkite.closeGroup('Log', 0)).toBe('--- Log\n');
    expect(buildkite.renderEnding(view)[0]).toBe('+++ Deployment failed: app-1\n');
  });

  test('all others: plain sentences', () => {
    for (const name of ['none', 'circleci', 'jenkins', 'bitbucket'] as const) {
      expect(dialectFor(name).renderEnding(view)).toEqual([
        expect.stringMatching(/^Error: Deployment failed: app-1: Application app-1: It came to failure\..*\n$/),
      ]);
    }
  });

  test('an interruption that no application reports is reported', () => {
    const ended = viewEnd(createFacts({ apps: [] }), explainError(new Error('boom')));
    for (const name of CI_NAMES) expect(dialectFor(name).renderEnding(ended).join('')).toContain('boom');
  });
});
