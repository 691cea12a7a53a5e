import { describe, expect, test } from 'vitest';
import { INPUT_WORDING } from '../../src/action/inputs/wording.ts';
import { createOptionReader } from '../../src/cli/arguments/option-values.ts';
import { OPTION_WORDING, settingOptions } from '../../src/cli/arguments/setting-options.ts';
import { type BadInput, InputError } from '../../src/kernel/errors.ts';
import { EMPTY_SECRET, type Environment } from '../../src/settings/key-values.ts';
import { createSettingReader, joinKeyValues, readPolicy, readStates } from '../../src/settings/reader.ts';
import { describeSetting, SETTINGS, type SettingName } from '../../src/settings/settings.ts';

interface Read {
  readonly value: unknown;
  readonly refused: readonly BadInput[];
}

function readAsInput(name: SettingName, text: string): Read {
  const refused: BadInput[] = [];
  const { take } = createSettingReader((one) => (one === name ? text : null), INPUT_WORDING, refused);
  return { value: take(name), refused };
}

function readAsOption(name: SettingName, text: string): Read {
  const reader = createOptionReader({ [OPTION_WORDING.name(name).slice(2)]: text });
  const value = reader.settings().take(name);
  try {
    reader.finish();
    return { value, refused: [] };
  } catch (error) {
    if (error instanceof InputError) return { value, refused: error.inputs };
    throw error;
  }
}

/** By kind: settings that both products have, texts with their values, and texts with their problems. */
const KINDS: Readonly<
  Record<
    string,
    {
      readonly settings: readonly SettingName[];
      readonly good: readonly (readonly [text: string, value: unknown])[];
      readonly bad: readonly (readonly [text: string, problem: string | RegExp])[];
    }
  >
> = {
  'a duration': {
    settings: ['start-timeout'],
    good: [
      ['500ms', 500],
      ['90s', 90_000],
      ['1m30s', 90_000],
      ['45', 45_000],
    ],
    bad: [
      ['0', 'is not a duration above zero. Use for example 90s, 10m or 1h30m.'],
      ['0ms', 'is not a duration above zero. Use for example 90s, 10m or 1h30m.'],
      ['', 'is not a duration. Use for example 90s, 10m or 1h30m.'],
      ['-5s', 'is not a duration. Use for example 90s, 10m or 1h30m.'],
      ['5 minutes', 'is not a duration. Use for example 90s, 10m or 1h30m.'],
      ['1e9', 'is not a duration. Use for example 90s, 10m or 1h30m.'],
      ['24h1ms', 'is longer than 24h.'],
      ['600000', 'is longer than 24h: a number without a unit is seconds. For milliseconds, use 10m.'],
      ['86400001', 'is longer than 24h: a number without a unit is seconds.'],
    ],
  },
  'a duration of up to a day': {
    settings: ['timeout', 'start-timeout', 'health-timeout'],
    good: [
      ['1h30m', 5_400_000],
      ['24h', 86_400_000],
      ['86400', 86_400_000],
    ],
    bad: [['5400000', 'is longer than 24h: a number without a unit is seconds. For milliseconds, use 1h30m.']],
  },
  'a duration of up to an hour, after which a rate limit resets': {
    settings: ['poll-interval'],
    good: [['60m', 3_600_000]],
    bad: [['5000', 'is longer than 1h: a number without a unit is seconds. For milliseconds, use 5s.']],
  },
  'a count with limits': {
    settings: ['log-tail'],
    good: [
      ['1', 1],
      ['10000', 10_000],
    ],
    bad: ['', '0', '10001', '1.5', '-1', '1e1', '0x1', ' 80', '٣'].map((text) => [
      text,
      'is not a whole number from 1 to 10000.',
    ]),
  },
  'a count without an upper limit': {
    settings: ['rate-limit-reserve'],
    good: [
      ['0', 0],
      ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ],
    bad: ['some', '9007199254740992'].map((text) => [text, 'is not a whole number of 0 or more.']),
  },
  'a choice': {
    settings: ['on-conflict'],
    good: [
      ['wait', 'wait'],
      ['fail', 'fail'],
    ],
    bad: [
      ['', 'is not valid. Use wait, adopt or fail.'],
      ['FAIL', 'is not valid. Did you mean fail? Use wait, adopt or fail.'],
      ['queue', 'is not valid. Use wait, adopt or fail.'],
    ],
  },
  'a list of states': {
    settings: ['success-states'],
    good: [
      [' LIVE,live-ish\r\nUP \n\n,, LIVE ', ['LIVE', 'live-ish', 'UP']],
      ['two words', ['two words']],
    ],
    bad: [[' ,\n', 'is empty. Give a state, for example RUNNING.']],
  },
  'a list of HTTP statuses': {
    settings: ['health-status'],
    good: [
      ['204', [[204, 204]]],
      [
        '200-299, 401\n500 - 599',
        [
          [200, 299],
          [401, 401],
          [500, 599],
        ],
      ],
    ],
    bad: ['', '2xx', '99', '600', '300-200', '200..299', '200-'].map((text) => [
      text,
      'is not a list of statuses from 200 to 599. Use for example 200, 200-399 or 200-299,401.',
    ]),
  },
  'a text to look for': {
    settings: ['health-text'],
    good: [['"commit": "{sha}"', '"commit": "{sha}"']],
    bad: ['', 'a\nb', 'x'.repeat(256)].map((text) => [text, /^is not a valid text\. Use up to 255 characters/]),
  },
  'a commit': {
    settings: ['commit'],
    good: [
      ['a1b2c3d', 'a1b2c3d'],
      ['A1B2C3D4', 'A1B2C3D4'],
      [`1${'0'.repeat(39)}`, `1${'0'.repeat(39)}`],
      ['none', null],
    ],
    bad: [
      [
        '0'.repeat(40),
        'is no commit: forty zeros are how GitHub says that a commit does not exist, for example before a new branch. Give the commit to deploy.',
      ],
      ...[
        ...['', '-x', 'a b', 'a1b2c3d\n', 'a\u0000', 'a\u200b', '0'.repeat(41), '$(id)', '~'].map(
          (text) => [text, 'HEAD'] as const,
        ),
        ...['HEAD', 'HEAD~1', 'main', 'refs/heads/main', 'v1.2.3', 'None'].map((text) => [text, text] as const),
      ].map(
        ([text, name]) =>
          [
            text,
            `is not a commit. Use 7 to 40 hexadecimal digits, for example "$(git rev-parse ${name})" in a shell, or the word none.`,
          ] as const,
      ),
    ],
  },
  'a base URL': {
    settings: ['base-url'],
    good: [
      'https://api.example.com',
      'https://api.example.com:8443/api/v1/',
      'http://localhost:3000',
      'http://[::1]:80',
    ].map((text) => [text, text]),
    bad: [
      ['', 'is not a URL. Use for example https://api.example.com/api/v1.'],
      ['api.example.com', 'is not a URL. Use for example https://api.example.com/api/v1.'],
      ['localhost:3000', 'is not a URL. Use for example https://api.example.com/api/v1.'],
      ['ftp://example.com', 'is not a URL. Use for example https://api.example.com/api/v1.'],
      ['https://', 'is not a URL. Use for example https://api.example.com/api/v1.'],
      ['https://a b', 'is not a URL. Use for example https://api.example.com/api/v1.'],
      ['https://x/?', 'is followed by a query or a fragment. Remove it.'],
      ['https://x/#', 'is followed by a query or a fragment. Remove it.'],
      ['https://user:hunter2@x', 'has a user or password in it. Remove it.'],
    ],
  },
};

describe.each(Object.entries(KINDS))('%s', (_, { settings, good, bad }) => {
  test.each(settings.flatMap((name) => good.map(([text, value]) => [name, text, value] as const)))(
    'is %s: %j in a workflow and on the command line',
    (name, text, value) => {
      expect(readAsInput(name, text)).toEqual({ value, refused: [] });
      expect(readAsOption(name, text)).toEqual({ value, refused: [] });
    },
  );

  test.each(settings.flatMap((name) => bad.map(([text, problem]) => [name, text, problem] as const)))(
    'is not %s: %j, in the same words for both products',
    (name, text, problem) => {
      const matching = typeof problem === 'string' ? problem : expect.stringMatching(problem);
      expect(readAsInput(name, text).refused).toMatchObject([{ name, problem: matching }]);
      expect(readAsOption(name, text).refused).toEqual([
        { ...readAsInput(name, text).refused[0], name: OPTION_WORDING.name(name) },
      ]);
    },
  );
});

describe('a setting that only a workflow has', () => {
  test.each([
    ['trigger', 'False', false],
    ['summary', 'TRUE', true],
    ['production', 'true', true],
    ['token', 'eyJ.a-b_c.d/+=', 'eyJ.a-b_c.d/+='],
    ['environment-url', 'https://{app}.example.com/x?y=1', 'https://{app}.example.com/x?y=1'],
    ['check-run', 'x'.repeat(255), 'x'.repeat(255)],
    ['relay-audience', 'api://touchdown', 'api://touchdown'],
  ] as const)('%s may be %j', (name, text, value) => {
    expect(readAsInput(name, text)).toEqual({ value, refused: [] });
  });

  test.each([
    ...(['', 'yes', 'on', '1', 'tRue', 'true '] as const).map(
      (text) => ['dry-run', text, text, 'is not a boolean. Use true or false.'] as const,
    ),
    ['transient', '0', '0', 'is not a boolean. Use true or false.'],
    ['token', '', '', /^is empty\. Set the platform's API token/],
    ['token', 'Bearer x', '', /^has spaces, line breaks or special characters\. /],
    ['github-token', 'pässword', '', /^has spaces, line breaks or special characters\. /],
    ['environment-url', 'example.com', 'example.com', 'is not a valid URL. Use http or https without credentials.'],
    ['environment-url', 'https://u:p@example.com', '', 'is not a valid URL. Use http or https without credentials.'],
    ['environment-url', 'https://:p@example.com', '', 'is not a valid URL. Use http or https without credentials.'],
    ['relay-url', 'relay.example', 'relay.example', 'is not a URL. Use for example https://relay.example.com.'],
    ['commit-status', 'a\u0000', 'a\u0000', /^is not a valid name\. Use up to 255 characters/],
    ['relay-audience', 'a b', 'a b', /^is not an audience\. Use up to 255 ASCII characters/],
  ] as const)('%s may not be %j', (name, text, seen, problem) => {
    const matching = typeof problem === 'string' ? problem : expect.stringMatching(problem);
    expect(readAsInput(name, text).refused).toEqual([{ name, seen, problem: matching }]);
  });
});

describe('application ids', () => {
  const unnamed = (...ids: readonly string[]) => ids.map((appId) => ({ appId, name: appId }));
  const WEB = { appId: '7f1c2a90', name: 'web' };
  const API = { appId: 'b2', name: 'api' };

  test('may have what an address can carry encoded (B39)', () => {
    const ids = ['x/y', 'q?z', 'ünï', '3fa85f64-5717-4562-b3fc-2c963f66afa6', '...', 'a..b', '.hidden', 'x:1'];
    expect(readAsInput('app-id', ids.join('\n'))).toEqual({ value: unnamed(...ids), refused: [] });
  });

  test.each([
    'one, two\nthree\r\n',
    'one two three',
    '["one", "two", "three"]',
    "['one',\n 'two',\n 'three',\n]",
    '[one, two, three]',
    '"one", "two", “three”',
    '"one, two, three"',
    '- one\n- two\n  - "three"',
  ])('are found in each form of a list: %j', (text) => {
    expect(readAsInput('app-id', text)).toEqual({ value: unnamed('one', 'two', 'three'), refused: [] });
  });

  test.each([
    'web=7f1c2a90\napi=b2',
    'web=7f1c2a90 api=b2',
    ' web = 7f1c2a90 , api= b2',
    '["web=7f1c2a90", "api=b2"]',
    'web="7f1c2a90"\n"api"=\'b2\'',
    '- web=7f1c2a90\n- api = b2',
  ])('have the name before the first "=": %j', (text) => {
    expect(readAsInput('app-id', text)).toEqual({ value: [WEB, API], refused: [] });
  });

  test('may have a name or none, and a "=" of their own after a name', () => {
    expect(readAsInput('app-id', 'web=7f1c2a90\nworker\nkey=YQ==')).toEqual({
      value: [WEB, { appId: 'worker', name: 'worker' }, { appId: 'YQ==', name: 'key' }],
      refused: [],
    });
  });

  test.each(['..', '.', 'a/../b', '..\\x', '%2e%2E/x', 'a%2f..', 'a\u0000b', 'a\u200bb', '\ud800', 'x'.repeat(256)])(
    'may not be %j, which would walk or cannot be encoded (B39)',
    (id) => {
      for (const written of [id, `name=${id}`]) {
        const { refused } = readAsInput('app-id', `good\n${written}`);
        expect(refused).toMatchObject([{ seen: id, problem: expect.stringContaining('is not a valid id.') }]);
      }
    },
  );

  test.each([
    ['..,fine,.', '.., .', 'is not a valid id.'],
    [',\n ,', ',\n ,', 'has no application id. Give at least one.'],
    ['[]', '[]', 'has no application id. Give at least one.'],
    ['["one", "two"', '["one', 'is not a valid id.'],
    ['one[1]', 'one[1]', 'is not a valid id.'],
    ['web: 7f1c2a90', 'web:', 'is not a valid id.'],
    ['-', '-', 'is not a valid id.'],
    ['["my app"]', '"my app"', 'has a space in a name or after an id.'],
    ["['one', 'my app']", "'my app'", 'has a space in a name or after an id.'],
    ['{"web":"7f1c2a90"}', '{"web":"7f1c2a90"}', 'is not a valid id.'],
    ['b2 # the API', '#', 'is not a valid id.'],
    ['web=', 'web=', 'has no id after the name. Give each application as ID or NAME=ID.'],
    ['My App=b2', 'My App=b2', 'has a space in a name or after an id. Give each application'],
    ['web=b2 # the site', 'web=b2 # the site', 'has a space in a name or after an id.'],
    ['=b2', '', 'is not a valid name.'],
    ['we|b=b2, -x=b3', 'we|b, -x', 'is not a valid name. Use up to 63 letters'],
    [`${'n'.repeat(64)}=b2`, 'n'.repeat(64), 'is not a valid name.'],
    ['b2\nb3\nb2', 'b2', 'is given twice. Give each application once.'],
    ['one=3fa85f64-5717-4562-b3fc-2c963f66afa6\n3FA85F64-5717-4562-B3FC-2C963F66AFA6', /^3FA85F64/, 'is given twice.'],
    ['web=b2\nWEB=b3', 'web, WEB', 'is the name of two applications. Give each its own; case does not matter.'],
    ['web=b2\nweb', 'web', 'is the name of two applications.'],
  ])('are refused with what is wrong and what to write: %j', (text, seen, problem) => {
    const { refused } = readAsInput('app-id', text);
    expect(refused).toMatchObject([
      {
        seen: typeof seen === 'string' ? seen : expect.stringMatching(seen),
        problem: expect.stringContaining(problem),
      },
    ]);
  });
});

describe('lines of variables', () => {
  test('are keys and values in their order, the value as written after the first "="', () => {
    const text = 'A=1\r\n B =x=y \rURL=http://h/?a=b#c\nEMPTY=\n  \n# C=1\n  # D=2';
    expect(readAsInput('variables', text)).toEqual({
      value: [
        { key: 'A', value: '1', place: { line: 1 } },
        { key: 'B', value: 'x=y ', place: { line: 2 } },
        { key: 'URL', value: 'http://h/?a=b#c', place: { line: 3 } },
        { key: 'EMPTY', value: '', place: { line: 4 } },
      ],
      refused: [],
    });
  });

  test.each([
    ['KEY<<EOF\none\n# two\n\nthree=3\nEOF\nB=1', 'one\n# two\n\nthree=3'],
    ['KEY<<EOF\r\none\r\ntwo\r\nEOF\r\nB=1', 'one\r\ntwo'],
    [' KEY << END OF IT \n EOF\nEND OF IT\nB=1', ' EOF'],
    ['KEY<<a=b\nx\na=b\nB=1', 'x'],
    ['KEY<<EOF\nEOF\nB=1', ''],
    ['KEY=x<<EOF\nB=1', 'x<<EOF'],
    ['KEY\nB=1', null],
    [' KEY \nB=1', null],
  ])('have a value of several lines, or that of the environment variable: %j', (text, value) => {
    const { value: entries, refused } = readAsInput('variables', text);
    expect(refused).toEqual([]);
    expect(entries).toMatchObject([
      { key: 'KEY', value },
      { key: 'B', value: '1' },
    ]);
  });

  test.each([
    ['A=1\nno equals sign', 'line 2 is neither a key nor KEY=VALUE. '],
    ['A=1\nB<<EOF\nvalue\n', 'line 2 starts a value whose end is missing'],
    ['A=1\nB<<\nvalue', 'line 2 is neither a key nor KEY=VALUE'],
    ['1A<<EOF\nvalue\nEOF', 'line 1 has a key that'],
    ['A<<EOF\nx\nEOF\nA=2', 'line 4 sets the same key as line 1'],
    ['\n=1', 'line 2 has a key that'],
    ['1A=1', 'line 1 has a key that'],
    ['A B=1', 'line 1 has a key that'],
    ['A=1\n#\nA=2', 'line 3 sets the same key as line 1'],
    [
      'x y\nA=1\n1\nA=2',
      'line 1 is neither a key nor KEY=VALUE; line 3 is neither a key nor KEY=VALUE; line 4 sets the same key as line 2. Write',
    ],
    [
      'A=-----BEGIN KEY-----\nab/c\nde/f\ngh/i\njk/l\n-----END KEY-----',
      'line 4 is neither a key nor KEY=VALUE; and 2 more lines. Write KEY=VALUE',
    ],
  ])('are refused by the number of the line: %j', (text, said) => {
    for (const name of ['variables', 'secrets'] as const)
      expect(readAsInput(name, text).refused).toMatchObject([
        { name, seen: '', problem: expect.stringContaining(said) },
      ]);
  });
});

test.each([
  ['A=1\nB=', 'line 2 (B) has no value. '],
  ['api_key=', 'line 1 (api_key) has no value. '],
  ['A=c2VjcmV0LXZhbHVl\nc2VjcmV0=', 'line 2 has no value. '],
])('a secret without a value is refused with its key, unless the line may be the rest of a value: %j', (text, said) => {
  expect(readAsInput('secrets', text).refused).toMatchObject([{ problem: expect.stringContaining(said) }]);
});

describe.each([
  ['a workflow', INPUT_WORDING, 'secrets', 'success-states', 'failure-states'],
  ['the command line', OPTION_WORDING, '--secret', '--success-state', '--failure-state'],
] as const)('the settings of %s together', (_, spelling, secrets, successes, failures) => {
  function refusedBy(texts: Partial<Record<SettingName, string>>, act: (reader: Reader) => unknown) {
    const refused: BadInput[] = [];
    act(createSettingReader((name) => texts[name] ?? null, spelling, refused));
    return refused;
  }
  type Reader = ReturnType<typeof createSettingReader>;

  test.each([
    [{ line: 3 }, 'Set it with env.', EMPTY_SECRET],
    [{ number: 2 }, 'Set it.', 'Set it.'],
  ])(
    'say which secret has no value or is given twice, and its key only if a variable has this name: %j',
    (place, unset, empty) => {
      const entry = { key: 'KEY', value: null, place };
      const problemsOf = (env: Environment) =>
        refusedBy({}, (reader) => joinKeyValues([{ ...entry, value: '1' }], [entry], env, reader));
      const where = 'line' in place ? 'line 3' : 'number 2';
      const twice = 'is given twice. Give each key once, as a variable or as a secret.';
      const none = 'has no value: it is a key alone, and the environment variable of this name is';
      expect(problemsOf({})).toEqual([
        { name: secrets, seen: '', problem: `${where} ${twice}` },
        { name: secrets, seen: '', problem: `${where} ${none} not set. ${unset}` },
      ]);
      expect(problemsOf({ KEY: ' ' }).map(({ problem }) => problem)).toEqual([
        `${where} (KEY) ${twice}`,
        `${where} (KEY) ${none} empty. ${empty}`,
      ]);
    },
  );

  test('refuse a state that would mean both, however it is written', () => {
    const texts = { 'success-states': 'AllGood, UP', 'failure-states': 'DOWN\nall-good' } as const;
    expect(refusedBy(texts, readStates)).toEqual([
      { name: failures, seen: 'all-good', problem: `is also given as ${successes}. A state cannot mean both.` },
    ]);
  });

  test('never start a wait that outlasts the timeout', () => {
    const reader = createSettingReader((name) => (name === 'timeout' ? '30s' : null), spelling, []);
    expect(readPolicy(reader)).toMatchObject({ timeoutMs: 30_000, startTimeoutMs: 30_000 });
  });
});

describe('the table of settings', () => {
  test('describes a boolean by what it does if it is turned around', () => {
    expect(describeSetting('wait')).toMatch(/^Set to `false` to finish as soon as /);
    expect(describeSetting('dry-run')).toMatch(/^Set to `true` to check the token/);
    expect(settingOptions('wait')).toMatchObject({
      'no-wait': { type: 'boolean', summary: expect.stringMatching(/^finish as soon as /) },
    });
  });

  test('has the default of the product where products differ', () => {
    expect(describeSetting('commit')).toMatch(/ \(default: the commit of the event\)\.$/);
    expect(settingOptions('commit')).toMatchObject({
      commit: { summary: expect.stringMatching(/ \(default: none\)$/) },
    });
  });

  test('has a default that its kind accepts', () => {
    const refused: BadInput[] = [];
    const { take } = createSettingReader(() => null, INPUT_WORDING, refused);
    for (const name of Object.keys(SETTINGS)) if (name in SETTINGS) take(name as SettingName);
    expect(refused.map(({ name }) => name)).toEqual(['token', 'app-id']);
  });
});
