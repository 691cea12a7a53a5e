import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isGithubWanted, readInputs } from '../../../src/action/inputs/inputs.ts';
import { type BadInput, InputError } from '../../../src/kernel/errors.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { SETTINGS, type SettingName } from '../../../src/settings/settings.ts';
import { codePoint } from '../../support/code-points.ts';
import { runsOf } from '../../support/runs.ts';
import { EVENT, LEAST, readWith } from '../runner/support/inputs.ts';
import { recordCommands } from '../runner/support/recorded-commands.ts';

const NAMES = Object.keys(SETTINGS).filter(isInput);

function isInput(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name);
}

/** Returns the inputs that are refused among the least and `given`. */
function refusedIn(given: Partial<Record<SettingName, string>>, event = EVENT): readonly BadInput[] {
  try {
    readWith(given, event);
    return [];
  } catch (error) {
    if (error instanceof InputError) return error.inputs;
    throw error;
  }
}

describe('the inputs', () => {
  test('have the defaults of the contract', () => {
    expect(readWith()).toEqual({
      token: 'tok_0123456789',
      appIds: ['app-1'],
      baseUrl: 'https://api.example.com/api/v1',
      authScheme: 'auto',
      policy: {
        commit: EVENT.commit,
        trigger: true,
        wait: true,
        dryRun: false,
        timeoutMs: 1_800_000,
        startTimeoutMs: 60_000,
        pollIntervalMs: 5_000,
        successStates: [],
        failureStates: [],
        onUnchanged: 'succeed',
        onSuperseded: 'fail',
        onConflict: 'wait',
      },
      logs: 'stream',
      logTail: 200,
      rateLimitReserve: 50,
      settings: [],
      summary: true,
      allowHttp: false,
      relayUrl: null,
      relayAudience: 'touchdown',
      githubToken: '',
      surfaces: {
        comment: 'off',
        commentKey: '/',
        environment: null,
        environmentUrl: null,
        production: null,
        transient: null,
        commitStatus: null,
        checkRun: null,
      },
      orderGuard: 'off',
      jobCheckRunId: null,
      warnings: [],
    });
  });

  test('are what was given', () => {
    const inputs = readWith({
      token: '  tok_0123456789\n',
      'app-id': 'one, two\nthree\r\n,one',
      commit: 'v1.2.3',
      'auth-scheme': 'bearer',
      trigger: 'True',
      wait: 'FALSE',
      timeout: '1h30m',
      'start-timeout': '2m',
      'poll-interval': '500ms',
      logs: 'on-failure',
      'log-tail': '10000',
      'success-states': 'LIVE, live-ish',
      'failure-states': 'DEAD',
      'on-unchanged': 'fail',
      'on-superseded': 'neutral',
      'on-conflict': 'adopt',
      'rate-limit-reserve': '0',
      variables: 'A=1',
      secrets: 'B=two=2',
      summary: 'false',
      'dry-run': 'TRUE',
      'allow-http': 'true',
    });
    expect(inputs).toMatchObject({
      token: 'tok_0123456789',
      appIds: ['one', 'two', 'three'],
      authScheme: 'bearer',
      logs: 'on-failure',
      logTail: 10_000,
      rateLimitReserve: 0,
      summary: false,
      allowHttp: true,
      settings: [
        { kind: 'variable', key: 'A', value: '1' },
        { kind: 'secret', key: 'B', value: 'two=2' },
      ],
      policy: {
        commit: 'v1.2.3',
        trigger: true,
        wait: false,
        dryRun: true,
        timeoutMs: 5_400_000,
        startTimeoutMs: 120_000,
        pollIntervalMs: 500,
        successStates: ['LIVE', 'live-ish'],
        failureStates: ['DEAD'],
        onUnchanged: 'fail',
        onSuperseded: 'neutral',
        onConflict: 'adopt',
      },
    });
  });

  test('that are given empty count as not given', () => {
    const empty = Object.fromEntries(NAMES.map((name) => [name, LEAST[name] ?? ' \n ']));
    expect(readWith(empty)).toEqual(readWith());
  });
});

describe('the commit', () => {
  test('is the event’s, unless one is given', () => {
    expect(readWith().policy.commit).toBe(EVENT.commit);
    expect(readWith({ commit: 'main' }).policy.commit).toBe('main');
  });

  test('is null for `none`', () => {
    expect(readWith({ commit: 'none' }).policy.commit).toBeNull();
  });

  test('is required if the event has none, unless nothing is to be started', () => {
    const nowhere = { ...EVENT, commit: null };
    expect(refusedIn({}, nowhere)).toMatchObject([{ name: 'commit', seen: '' }]);
    expect(readWith({ trigger: 'false' }, nowhere).policy.commit).toBeNull();
    expect(readWith({ commit: 'none' }, nowhere).policy.commit).toBeNull();
  });

  test('is refused with the sentence of the event, unless one is given or nothing is to be started', () => {
    const closed = { ...EVENT, refusal: 'the pull request was closed without a merge' };
    expect(refusedIn({}, closed)).toEqual([{ name: 'commit', seen: '', problem: closed.refusal }]);
    expect(refusedIn({ 'dry-run': 'true' }, closed)).toHaveLength(1);
    expect(readWith({ commit: 'main' }, closed).policy.commit).toBe('main');
    expect(readWith({ commit: 'none' }, closed).policy.commit).toBeNull();
    expect(readWith({ trigger: 'false' }, closed).policy.commit).toBe(EVENT.commit);
  });

  test('comes with a warning if the event was needed and could not be read', () => {
    const event = { ...EVENT, problem: 'The event file could not be read.' };
    expect(readWith({}, event).warnings).toEqual(['The event file could not be read.']);
    expect(readWith({ commit: 'main' }, event).warnings).toEqual([]);
  });
});

describe('the base address', () => {
  test('is the environment’s where the input is empty', () => {
    const raw = (name: SettingName): string => (name === 'base-url' ? '' : (LEAST[name] ?? ''));
    const env = { TOUCHDOWN_BASE_URL: ' http://localhost:8080 ' };
    expect(parseInputs(raw, env, EVENT).baseUrl).toBe('http://localhost:8080');
    expect(() => parseInputs(raw, {}, EVENT)).toThrow('TOUCHDOWN_BASE_URL');
  });

  test.each([
    'http://deploy.internal',
    'http://127.0.0.1.example.com',
    'http://localhost.example.com',
    'http://[::2]',
    'http://0.0.0.0',
  ])('may be plain http to another host, such as %s, under allow-http alone (B38)', (address) => {
    const problem =
      'is not encrypted: http would send the token in clear text. Give an https URL, or set allow-http: true.';
    expect(refusedIn({ 'base-url': address })).toEqual([{ name: 'base-url', seen: address, problem }]);
    expect(refusedIn({ 'relay-url': address })).toEqual([{ name: 'relay-url', seen: address, problem }]);
    expect(readWith({ 'base-url': address, 'allow-http': 'true' }).baseUrl).toBe(address);
  });

  test.each(['http://localhost:3000', 'http://api.localhost', 'http://127.1', 'http://[::1]:80', 'http://LOCALHOST.'])(
    'may be plain http to this machine: %s',
    (address) => {
      expect(readWith({ 'base-url': address }).baseUrl).toBe(address);
    },
  );

  test('is shown without what may be secret in it', () => {
    expect(refusedIn({ 'base-url': 'https://user:hunter2@example.com' })).toMatchObject([{ seen: '' }]);
    expect(refusedIn({ 'base-url': 'https://example.com/?key=hunter2' })).toMatchObject([
      { seen: 'https://example.com/' },
    ]);
  });
});

describe('bad inputs', () => {
  test('are all reported at once, each with what was seen and what is accepted', () => {
    const refused = refusedIn({
      token: '',
      'app-id': ' , ',
      commit: 'a b',
      'base-url': 'ftp://x',
      'auth-scheme': 'basic',
      trigger: 'yes',
      wait: 'on',
      timeout: '0s',
      'start-timeout': 'soon',
      'poll-interval': '-1s',
      logs: 'all',
      'log-tail': '0',
      'success-states': 'OK',
      'failure-states': 'ok, KO',
      'on-unchanged': 'neutral',
      'on-superseded': 'SUCCEED',
      'on-conflict': 'queue',
      'rate-limit-reserve': '1.5',
      variables: 'A',
      secrets: 'B',
      summary: '1',
      'dry-run': 'tRUE',
      'allow-http': 'no',
      'github-token': 'a b',
      'pr-comment': 'yes',
      'github-environment': 'a\nb',
      'environment-url': 'example.com',
      production: 'yes',
      transient: '0',
      'commit-status': 'x'.repeat(256),
      'check-run': 'a\u0000',
      'order-guard': 'on',
      'relay-url': 'relay.example',
      'relay-audience': 'a b',
    });
    const anyText = ['success-states', 'comment-key', 'job-status', 'job-check-run-id'];
    const names = NAMES.filter((name) => !anyText.includes(name));
    expect(refused.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(refused.find(({ name }) => name === 'failure-states')).toMatchObject({ seen: 'ok' });
    expect(refused.find(({ name }) => name === 'on-conflict')).toEqual({
      name: 'on-conflict',
      seen: 'queue',
      problem: 'is not valid. Use wait, adopt or fail.',
    });
  });

  test.each(['variables', 'secrets'])('are %s that nothing would be done with', (name) => {
    expect(refusedIn({ trigger: 'False', [name]: 'KEY=some-value' })).toEqual([
      { name, seen: '', problem: expect.stringContaining('trigger: false') },
    ]);
  });

  test('are shown by their beginning where they are long', () => {
    expect(new InputError(refusedIn({ timeout: 'x'.repeat(1_000) })).message).toContain(
      `timeout: "${'x'.repeat(199)}…" is not a duration.`,
    );
  });

  test.each(['token', 'variables', 'secrets'] as const)('never show what was given as %s', (name) => {
    const marker = 'q7Zk#marker';
    const texts = [
      `${marker} ${marker}`,
      `${marker}\n${marker}=${marker}`,
      `OK=1\n${marker}`,
      `K=${marker}\nK=${marker}`,
    ];
    const refusals = texts.flatMap((text) => refusedIn({ [name]: text, timeout: 'never' }));
    expect(refusals.filter((input) => input.name === name)).toHaveLength(texts.length);
    expect(JSON.stringify(refusals)).not.toContain(marker);
  });

  test('never end in another error, and never show a secret, whatever is given', () => {
    const names = fc.constantFrom(...NAMES);
    const text = fc.oneof(
      fc.string({ unit: codePoint }),
      fc.string(),
      fc.constantFrom(
        'true',
        '5m',
        'A=1\nA=2',
        'http://[',
        'none',
        '..',
        '9'.repeat(400),
        '\ud800',
        '%',
        '__proto__=1',
      ),
    );
    fc.assert(
      fc.property(fc.dictionary(names, text), fc.stringMatching(/^[g-z]{12}$/), (given, marker) => {
        const hidden = { token: `${marker} x`, variables: `${marker}`, secrets: `${marker}+=1` };
        for (const inputs of [given, { ...given, ...hidden }]) {
          const error = errorFrom(() => parseInputs((name) => inputs[name] ?? '', {}, EVENT));
          if (error !== null) expect(error).toBeInstanceOf(InputError);
          if (inputs !== given) expect(String(error)).not.toContain(marker);
        }
      }),
      { numRuns: runsOf(300) },
    );
  });
});

describe('a secret that cannot be masked', () => {
  test('comes with a warning that names its key alone', () => {
    expect(readWith({ secrets: 'PIN=123\nLONG=12345' }).warnings).toEqual([
      'The value of the secret PIN is too short to be masked in the log.',
    ]);
  });
});

function errorFrom(act: () => unknown): unknown {
  try {
    act();
    return null;
  } catch (error) {
    return error;
  }
}

describe('the secrets among the inputs', () => {
  test('are the tokens, trimmed, and the values of the secrets', () => {
    const inputs: Record<string, string> = {
      token: ' tok \n',
      'github-token': ' ghs_1 ',
      secrets: '# note\nA=one\nB=two=2\nC=\n',
      variables: 'D=4',
    };
    expect(secretsOf((name) => inputs[name] ?? '')).toEqual(['tok', 'ghs_1', 'one', 'two=2']);
  });

  test('are all of a line that is no KEY=VALUE as well, since it is a slip', () => {
    expect(secretsOf((name) => (name === 'secrets' ? 'A=one\nthe rest of it' : ''))).toEqual(['one', 'the rest of it']);
  });

  test('are none where nothing was given', () => {
    expect(secretsOf(() => '')).toEqual([]);
  });
});

describe('what the runner is to mask', () => {
  test('is the value, with and without the space around it', () => {
    expect(maskableForms('hunter2')).toEqual(['hunter2']);
    expect(maskableForms(' hunter2 ')).toEqual([' hunter2 ', 'hunter2']);
  });

  test('is each line of a value as well', () => {
    expect(maskableForms('first\r\nsecond')).toEqual(['first\r\nsecond', 'first', 'second']);
  });

  test('is never a short line, nor a value that has one, since the runner would mask it everywhere', () => {
    expect(maskableForms('{\n  "key": "value"\n}')).toEqual(['"key": "value"']);
    expect(maskableForms('abc')).toEqual([]);
    expect(maskableForms('abcd')).toEqual(['abcd']);
  });
});

describe('reading the inputs of a step', () => {
  test('masks the token and the secrets although another input is bad', () => {
    const commands = recordCommands({ ...LEAST, token: ' tok-read-1 ', secrets: 'A=value-read-1', timeout: 'never' });
    expect(() => readInputs(commands, {}, EVENT)).toThrow(InputError);
    expect(commands.masks).toEqual(['tok-read-1', 'value-read-1']);
    expect(redact('tok-read-1 value-read-1')).toBe('*** ***');
  });

  test('masks a token that cannot be used', () => {
    const commands = recordCommands({ ...LEAST, token: 'Bearer tok-read-2' });
    expect(() => readInputs(commands, {}, EVENT)).toThrow('token');
    expect(commands.masks).toContain('Bearer tok-read-2');
  });

  test('has nothing printed before everything is masked', () => {
    const commands = recordCommands({ ...LEAST, secrets: 'PIN=123\nA=value-read-3' });
    readInputs(commands, {}, EVENT);
    expect(commands.lines).toEqual(['mask', 'mask', expect.stringMatching(/^warning Touchdown: .* secret PIN .*\.$/)]);
  });
});
