import { describe, expect, test } from 'vitest';
import { findCauses } from '../src/causes/cause.ts';
import { dispatch } from '../src/cli/arguments/dispatch.ts';
import { deployCommand as deploy } from '../src/cli/deploy/command.ts';
import { command as sandbox } from '../src/cli/sandbox/command.ts';
import { command as status } from '../src/cli/status/status.ts';
import { InputError } from '../src/kernel/errors.ts';
import { registerSecret } from '../src/kernel/redaction.ts';
import { plainLines } from '../src/kernel/untrusted.ts';
import { placeCauses } from '../src/report/cause/cause-place.ts';
import { renderCheckRun } from '../src/report/check-run.ts';
import { dialectFor } from '../src/report/ci/dialect.ts';
import { fitComment } from '../src/report/comment/comment.ts';
import { entriesFrom } from '../src/report/comment/entries.ts';
import { renderCommitStatus, renderDeploymentStatus, selectApps } from '../src/report/github-status.ts';
import { renderOutputs } from '../src/report/outputs.ts';
import { renderJobSummary } from '../src/report/summary/job-summary.ts';
import type { SettingName } from '../src/settings/settings.ts';
import { readWith } from './action/runner/support/inputs.ts';
import { createTerminal } from './cli/terminal.ts';
import { endedRun, failedApp } from './report/support/causes.ts';
import { explainError } from './report/support/interruptions.ts';
import { JOB, NOWHERE } from './report/support/views.ts';
import { refusalOf } from './support/refusal.ts';

const SECRET = 'hunter2-hunter2';
/** No one registered it: what stands around it says that it is a secret. */
const CREDENTIAL = 'correct-horse-7';
const LONG = 'a'.repeat(100_000);
const COMMIT =
  'is not a commit. Use 7 to 40 hexadecimal digits, for example "$(git rev-parse HEAD)" in a shell, or the word none.';
const BAD_ID =
  'is not a valid id. Use up to 255 characters, without brackets, quotes, "#", control characters, a ":" at the end, and "." or ".." as a part. Give each application as ID or NAME=ID.';
const ID = 'app-id';

/** Bad words, and the error about them. No request is sent, and the exit code is 2. */
const COMMAND_LINES: readonly (readonly [words: readonly string[], said: string])[] = [
  [['deploy', 'a', '--timeout', '١٠m'], refusalOf('--timeout', '١٠m')],
  [['deploy', 'a', '--timeout', '10m\n::error::forged'], refusalOf('--timeout', '10m\n::error::forged')],
  [['deploy', 'a', '--timeout', LONG], refusalOf('--timeout', LONG)],
  [['deploy', 'a', '--commit', 'a\u0000b'], COMMIT],
  [['deploy', 'a', '--commit', '--dry-run'], '--commit needs a value, but --dry-run follows. Use --commit SHA'],
  [['deploy', 'a', '--commit', '##vso[task.complete result=Succeeded] '], COMMIT],
  [
    ['deploy', 'a', '--variable', `A B=${SECRET}`],
    '--variable: number 1 has a key that is not letters, digits and underscores. Write KEY=VALUE.',
  ],
  [['deploy', 'a', '--secret', `KEY=${SECRET}`], '--secret: number 1 is '],
  [['deploy', 'a', '--token', SECRET], '--token is not allowed: others can read the command line.'],
  [['deploy', 'a', `--tokne=${SECRET}`], '--tokne is an unknown option.'],
  [['deploy', 'a/../b'], BAD_ID],
  [['deploy', ''], 'APP_ID has no application id. Give at least one.'],
  [['deploy', '\ud800'], BAD_ID],
  [['deploy', 'a\u0007\u001b[2Jb'], BAD_ID],
  [['deploy', '-rf'], '-rf is an unknown option.'],
  [
    ['status', 'a', '--base-url', 'javascript:alert(1)'],
    'is not a URL. Use for example https://api.example.com/api/v1.',
  ],
  [['status', 'a', '--base-url', `https://user:${SECRET}@host.example`], '--base-url has a user '],
  [['status', 'a', '--base-url', `https://host.example/?key=${SECRET}`], 'is followed by a query or a fragment.'],
  [['status', 'a', '--auth-scheme', 'Bearer\r\nX-Forged: 1'], refusalOf('--auth-scheme', 'Bearer\r\nX-Forged: 1')],
  [['status', 'a', '--json=\u001b[31m'], '--json takes no value.'],
  [['dep\u001b[2Jloy'], 'See touchdown --help.'],
  [[LONG], 'See touchdown --help.'],
  [['status', `--${LONG}`], 'is an unknown option.'],
  [['status', '--jsön'], '--jsön is an unknown option. Did you mean --json?'],
];

/** What an input of the action can hold and a word of the command line cannot, or is read by other code. */
const INPUTS: readonly (readonly [name: SettingName, value: string, said: string])[] = [
  ['timeout', '10m\n::error::forged', refusalOf('timeout', '10m\n::error::forged')],
  ['rate-limit-reserve', '١٠', refusalOf('rate-limit-reserve', '١٠')],
  [ID, 'good, ../bad', refusalOf('app-id', '../bad')],
  [ID, `web\u001b[2J=7f1c`, 'is not a valid name. Use up to 63 letters'],
  [ID, 'web|@octocat=7f1c', 'is not a valid name. Use up to 63 letters'],
  [ID, ' ,\n, ', 'has no application id. Give at least one.'],
  ['wait', 'true\u200b', refusalOf('wait', 'true\u200b')],
  ['base-url', `https://user:${SECRET}@host.example`, 'base-url has a user '],
  ['token', `Bearer ${SECRET}`, 'Give the token alone'],
  ['token', `${SECRET}\nX-Forged: 1`, 'Give the token alone'],
  ['variables', `A B=${SECRET}`, 'variables: line 1 '],
  ['secrets', SECRET, 'secrets: line 1 '],
  ['relay-audience', 'a b', 'is not an audience. Use up to 255 ASCII characters without spaces.'],
];

/** What is printed is a few lines of text: no control or invisible character, no command of a CI, no secret, no flood. */
function expectHarmless(text: string): void {
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
  expect(text).not.toMatch(/^::|##(?:vso)?\[/m);
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain(CREDENTIAL);
  expect(text.length).toBeLessThan(1_000);
}

const nameOf = (text: string): string =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 20)}… (${text.length})` : text);

describe('the command line', () => {
  test.each(COMMAND_LINES.map(([words, said]) => [words.map(nameOf).join(' '), words, said] as const))(
    'refuses %s',
    async (_, words, said) => {
      const env = { TOUCHDOWN_TOKEN: 'some-token', TOUCHDOWN_BASE_URL: 'http://127.0.0.1:9' };
      const terminal = createTerminal({ env });
      const commands = { deploy, status, sandbox };
      const loaders = new Map(Object.entries(commands).map(([name, command]) => [name, async () => command]));
      const code = await dispatch(words, loaders, terminal);
      const { out, err } = terminal.printed;
      expect(err).toContain(said);
      expect([code, out]).toEqual([2, '']);
      expectHarmless(err);
    },
  );
});

describe('the action', () => {
  test.each(INPUTS.map(([name, value, said]) => [name, nameOf(value), value, said] as const))(
    'refuses %s: %s',
    (name, _, value, said) => {
      const read = (): unknown => readWith({ [name]: value });
      expect(read).toThrow(InputError);
      expect(read).toThrow(said);
      try {
        read();
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        expect(error.inputs.map((input) => input.name)).toEqual([name]);
        expectHarmless(explainError(error).message);
      }
    },
  );
});

/** What a log may say where a compiler names a file or what is wrong. */
const SAID_BY_LOGS: readonly string[] = [
  '@octocat #1 GH-2 octo/rocket#3',
  '::error file=/etc/passwd,line=1::forged',
  '##[error]forged',
  '</summary></details><img src=x onerror=alert(1)><!-- touchdown comment=c0ffee -->',
  '[click](https://evil.example) ![x](https://evil.example/x.png) https://evil.example www.evil.example',
  '``` ~~~ | `x` **bold** $x$ $`x`$',
  '\u001b[2J\u001b]8;;https://evil.example\u0007\u202eabc\u0000',
  `token ${SECRET}`,
  `cannot connect to postgres://app:${CREDENTIAL}@db:5432/app`,
  `DB_PASSWORD=${CREDENTIAL} is not accepted`,
  `header Authorization: Bearer ${CREDENTIAL} is not accepted`,
  LONG,
];

/** How a mark is broken that the runner would read as a command. */
const BROKEN_MARK = '##\u200b[';

describe.each(SAID_BY_LOGS.map((said) => [nameOf(said), said] as const))('a cause in a log that says %s', (_, said) => {
  registerSecret(SECRET);
  const lines = [`src/server.ts(42,7): error TS2339: ${said}`, `src/${said}.ts(1,1): error TS2339: x`].flatMap(
    plainLines,
  );
  const causes = placeCauses(findCauses(lines), null, { url: 'https://github.com/octo/rocket', commit: 'a1b2c3d' });
  const view = endedRun(failedApp('app-1', lines, causes));
  const check = renderCheckRun(view, JOB);

  test('is found, and shown within its limits', () => {
    expect(causes.length).toBeGreaterThan(0);
    const { cause, causes: json } = renderOutputs(view);
    expect(cause.length).toBeLessThan(520);
    expect(JSON.parse(json)).toHaveLength(causes.length);
    expectHarmless(cause.replaceAll(BROKEN_MARK, ''));
  });

  test('is plain Markdown in the job summary, the comment and the check run', () => {
    const document = { revision: 1, entries: entriesFrom(view, JOB, NOWHERE), leftOut: 0 };
    const [, ...comment] = fitComment(document, 'c0ffee').body.split('\n');
    for (const text of [renderJobSummary(view), comment.join('\n'), check.summary, check.text ?? '']) {
      const prose = text.replace(/^(`{3,})(?:text|mermaid)\n[\s\S]*?\n\1$/gm, '');
      expect(prose).not.toMatch(/<(?!\/?(?:details|summary|span)>)|@(?!\u200b|&#8203;)|^ {0,3}(?:```|~~~)/m);
      expect(prose).not.toMatch(/!\[|(?<!\\)\]\((?!https:\/\/github\.(?:com|test)\/)|(?<![&/\\\w])#\d|GH-\d/);
      expect(prose.replace(/\]\(https:[^)]*\)/g, '')).not.toMatch(/https?:\/\/|www\.\w/);
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain(CREDENTIAL);
    }
  });

  test('is text in annotations and descriptions', () => {
    const errors = dialectFor('github').renderEnding(view).join('');
    for (const line of errors.split('\n').filter((one) => one !== '' && !one.startsWith('To show the error on ')))
      expect(line).toMatch(/^::error title=Deployment failed%3A app-1::(?!.*##\[)/);
    const marks = check.annotations.map(({ path, title, message }) => [path, title, message].join('\n'));
    const descriptions = [renderCommitStatus(view), renderDeploymentStatus(selectApps(view, ['app-1']))];
    for (const text of [...marks, ...descriptions.map(({ description }) => description)])
      expectHarmless(text.replaceAll(BROKEN_MARK, ''));
    for (const { path } of check.annotations) expect(path).toMatch(/^(?:src\/[^:]+|\.github\/workflows\/deploy\.yml)$/);
  });
});
