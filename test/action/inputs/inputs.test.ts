import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EventCommit, isGithubWanted, readInputs } from '../../../src/action/inputs/inputs.ts';
import { CONCLUSIONS, RESULTS } from '../../../src/deploy/result.ts';
import { type BadInput, InputError } from '../../../src/kernel/errors.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { SETTINGS, type SettingName } from '../../../src/settings/settings.ts';
import { appOf } from '../../support/app-of.ts';
import { codePoint } from '../../support/code-points.ts';
import { runsOf } from '../../support/runs.ts';
import { EVENT, LEAST, readWith } from '../runner/support/inputs.ts';
import { type RecordedCommands, recordCommands } from '../runner/support/recorded-commands.ts';

type Given = Partial<Record<SettingName, string>>;

const NAMES = Object.keys(SETTINGS).filter(isInput);

function isInput(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name);
}

/** Reads the least and `given`: the commands of the step, and what was refused. */
function read(
  given: Given,
  event: EventCommit = EVENT,
): { readonly commands: RecordedCommands; readonly refused: readonly BadInput[] } {
  const commands = recordCommands({ ...LEAST, ...given });
  try {
    readInputs(commands, {}, event);
    return { commands, refused: [] };
  } catch (error) {
    if (error instanceof InputError) return { commands, refused: error.inputs };
    throw error;
  }
}

const refusedIn = (given: Given, event = EVENT): readonly BadInput[] => read(given, event).refused;
const masksFor = (given: Given): readonly string[] => read(given).commands.masks;
const warningsFor = (given: Given, event = EVENT): readonly string[] =>
  read(given, event).commands.lines.filter((line) => line !== 'mask');

describe('the inputs', () => {
  test('have the defaults of the contract', () => {
    expect(readWith()).toEqual({
      health: null,
      token: 'tok_0123456789',
      apps: [appOf('app-1')],
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
        onUnchanged: 'fail',
        onSuperseded: 'fail',
        onConflict: 'wait',
      },
      isCommitGiven: false,
      logs: 'stream',
      logTail: 200,
      rateLimitReserve: 50,
      settings: [],
      summary: true,
      close: null,
      allowHttp: false,
      relayUrl: null,
      relayAudience: 'touchdown',
      githubToken: '',
      surfaces: {
        comment: 'off',
        commentKey: '/',
        baseUrl: 'https://api.example.com/api/v1',
        environment: null,
        environmentUrl: null,
        production: null,
        transient: null,
        commitStatus: null,
        checkRun: null,
      },
      matrixJob: { jobTotal: '', matrix: '' },
      orderGuard: 'off',
      paths: null,
      jobCheckRunId: null,
    });
  });

  test('are what was given', () => {
    const inputs = readWith({
      token: '  tok_0123456789\n',
      'app-id': 'one, two\nworker=three\r\n',
      commit: 'a1b2c3d',
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
      'on-unchanged': 'succeed',
      'on-superseded': 'neutral',
      'on-conflict': 'adopt',
      'rate-limit-reserve': '0',
      variables: 'A=1',
      secrets: 'B=two=2',
      summary: 'false',
      'dry-run': 'TRUE',
      'allow-http': 'true',
      'relay-url': 'https://relay.example/x',
      'relay-audience': ' a-relay ',
      'github-token': 'ghs_12345_a.b-c',
      'pr-comment': 'on-failure',
      'comment-key': 'mine',
      'github-environment': 'prod-{app}',
      'environment-url': 'https://{app}.example.com/x?y=1',
      production: 'true',
      transient: 'false',
      'commit-status': 'deploy/prod',
      'check-run': 'Deployed',
      'job-check-run-id': '4711',
    });
    expect(inputs).toMatchObject({
      token: 'tok_0123456789',
      apps: [appOf('one'), appOf('two'), appOf('three', 'worker')],
      authScheme: 'bearer',
      logs: 'on-failure',
      logTail: 10_000,
      rateLimitReserve: 0,
      summary: false,
      allowHttp: true,
      relayUrl: 'https://relay.example/x',
      relayAudience: 'a-relay',
      settings: [
        { kind: 'variable', key: 'A', value: '1' },
        { kind: 'secret', key: 'B', value: 'two=2' },
      ],
      policy: {
        commit: 'a1b2c3d',
        trigger: true,
        wait: false,
        dryRun: true,
        timeoutMs: 5_400_000,
        startTimeoutMs: 120_000,
        pollIntervalMs: 500,
        successStates: ['LIVE', 'live-ish'],
        failureStates: ['DEAD'],
        onUnchanged: 'succeed',
        onSuperseded: 'neutral',
        onConflict: 'adopt',
      },
      githubToken: 'ghs_12345_a.b-c',
      surfaces: {
        comment: 'on-failure',
        commentKey: 'mine',
        baseUrl: 'https://api.example.com/api/v1',
        environment: 'prod-{app}',
        environmentUrl: 'https://{app}.example.com/x?y=1',
        production: true,
        transient: false,
        commitStatus: 'deploy/prod',
        checkRun: 'Deployed',
      },
      jobCheckRunId: 4711,
    });
  });

  test('are all that the table has, but the one that the post step reads', () => {
    const asked = new Set<SettingName>();
    const commands = recordCommands(LEAST);
    const input = (name: SettingName): string => {
      asked.add(name);
      return commands.input(name);
    };
    readInputs({ ...commands, input }, {}, EVENT);
    expect([...asked].toSorted()).toEqual(NAMES.filter((name) => name !== 'job-status').toSorted());
  });

  test('that are given empty count as not given', () => {
    const empty = Object.fromEntries(NAMES.map((name) => [name, LEAST[name] ?? ' \n ']));
    expect(readWith(empty)).toEqual(readWith());
  });
});

describe('the commit', () => {
  test('is the event’s, unless one is given', () => {
    expect(readWith().policy.commit).toBe(EVENT.commit);
    expect(readWith({ commit: 'A1B2C3D' }).policy.commit).toBe('A1B2C3D');
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
    expect(readWith({ commit: 'A1B2C3D' }, closed).policy.commit).toBe('A1B2C3D');
    expect(readWith({ commit: 'none' }, closed).policy.commit).toBeNull();
    expect(readWith({ trigger: 'false' }, closed).policy.commit).toBe(EVENT.commit);
  });

  test('is refused, given or not, if the deployment would raise the same event again, unless nothing is to be started', () => {
    const relayed = { ...EVENT, loop: 'the GitHub Deployment is of the relay' };
    for (const given of [{}, { commit: 'A1B2C3D' }, { commit: 'none' }, { 'dry-run': 'true' }])
      expect(refusedIn(given, relayed)).toEqual([{ name: 'commit', seen: '', problem: relayed.loop }]);
    expect(readWith({ trigger: 'false', commit: 'A1B2C3D' }, relayed).policy.commit).toBe('A1B2C3D');
  });

  test('comes with a warning if the event was needed and could not be read', () => {
    const event = { ...EVENT, problem: 'The event file could not be read.' };
    expect(warningsFor({}, event)).toEqual(['warning Touchdown: The event file could not be read.']);
    expect(warningsFor({ commit: 'A1B2C3D' }, event)).toEqual([]);
  });
});

describe('the base address', () => {
  test('is the environment’s where the input is empty', () => {
    const env = { TOUCHDOWN_BASE_URL: ' http://localhost:8080 ' };
    expect(readWith({ 'base-url': '' }, EVENT, env).baseUrl).toBe('http://localhost:8080');
    expect(() => readWith({ 'base-url': '' })).toThrow('TOUCHDOWN_BASE_URL');
  });

  test.each(['http://deploy.internal', 'http://127.0.0.1.example.com', 'http://[::2]'])(
    'may be plain http to another host, such as %s, under allow-http alone (B38)',
    (address) => {
      const problem =
        'is not encrypted: http would send the token in clear text. Give an https URL, or set allow-http: true.';
      expect(refusedIn({ 'base-url': address })).toEqual([{ name: 'base-url', seen: address, problem }]);
      expect(refusedIn({ 'relay-url': address })).toEqual([{ name: 'relay-url', seen: address, problem }]);
      expect(readWith({ 'base-url': address, 'allow-http': 'true' }).baseUrl).toBe(address);
    },
  );

  test.each(['http://localhost:3000', 'http://api.localhost', 'http://127.1', 'http://[::1]:80', 'http://LOCALHOST.'])(
    'may be plain http to this machine: %s',
    (address) => {
      expect(readWith({ 'base-url': address }).baseUrl).toBe(address);
    },
  );
});

describe('the inputs about GitHub', () => {
  test('use the workflow and the job as the default key of a comment', () => {
    const env = { GITHUB_WORKFLOW: 'Deploy', GITHUB_JOB: 'prod' };
    expect(readWith({}, EVENT, env).surfaces.commentKey).toBe('Deploy/prod');
  });

  test('need nothing of GitHub unless one of them is given', () => {
    expect(isGithubWanted(readWith({ production: 'true', 'environment-url': 'https://x.example' }))).toBe(false);
    const asking = { 'pr-comment': 'on', 'github-environment': 'x', 'commit-status': 'x', 'check-run': 'x' };
    for (const [name, text] of Object.entries(asking)) expect(isGithubWanted(readWith({ [name]: text }))).toBe(true);
  });

  test('warn if they need a token and have none, and let the deployment continue', () => {
    expect(warningsFor({ 'pr-comment': 'on' })).toEqual([
      expect.stringMatching(/^warning Touchdown: github-token is empty/),
    ]);
    expect(warningsFor({ 'pr-comment': 'on', 'github-token': 'ghs_1234' })).toEqual([]);
  });

  test.each([
    [{ 'order-guard': 'skip' }, /^needs github-environment: /],
    [
      { 'order-guard': 'fail', 'github-environment': 'p', 'on-superseded': 'neutral' },
      /^cannot be combined with on-superseded: neutral, .* Use skip, or set on-superseded to fail\.$/,
    ],
    [{ paths: 'wbe=apps/web/**', 'app-id': 'web=a,api=b' }, /^is not the name or the id .* Use web, api\.$/],
    [{ paths: 'app-1=apps/web/**', trigger: 'false' }, /^cannot be used with trigger: false/],
    [{ paths: 'app-1=', commit: 'none' }, /^needs a commit .* Give commit, or remove it\.$/],
    [
      { 'order-guard': 'skip', 'github-environment': 'p', trigger: 'false' },
      /^cannot be used with trigger: false, which deploys nothing\. Remove it\.$/,
    ],
  ])('refuse %j', (given, problem) => {
    expect(refusedIn(given)).toEqual([expect.objectContaining({ problem: expect.stringMatching(problem) })]);
  });

  test.each([
    ['deploy', '2', { region: 'eu' }],
    ['touchdown/status', '2', { region: 'us' }],
    ['deploy', '2', null],
    ['deploy', '4', 'not JSON'],
    ['deploy {app}', '2', { region: 'eu' }],
  ])('refuse %j for a status or a check run in each of %s jobs with the matrix %j', (name, total, matrix) => {
    const job = { 'job-total': total, 'job-matrix': JSON.stringify(matrix) };
    expect(refusedIn({ ...job, 'check-run': name, 'commit-status': name })).toEqual(
      ['commit-status', 'check-run'].map((setting) => ({
        name: setting,
        seen: name,
        problem:
          'may be the same in every job of the matrix, so that the last success hides a failure. Put a value of the matrix into it, for example ${{ matrix.region }}.',
      })),
    );
  });

  test.each([
    ['deploy', '1', { region: 'eu' }],
    ['deploy', '', null],
    ['deploy / eu-west-1', '2', { region: 'eu-west-1' }],
    ['deploy web', '2', { include: { app: { name: 'web' } } }],
    ['deploy {app}', '2', { app: 'app-1' }],
    ['deploy β+', '2', { stage: '+' }],
  ])('accept %j for a check run in each of %s jobs with the matrix %j', (name, total, matrix) => {
    const job = { 'job-total': total, 'job-matrix': JSON.stringify(matrix) };
    expect(readWith({ ...job, 'check-run': name }).surfaces.checkRun).toBe(name);
  });

  test.each(['', 'null', 'two', '-1', '1e999'])('are read if the job has the total %j and any matrix', (total) => {
    const deep = `${'['.repeat(8_000)}"eu"${']'.repeat(8_000)}`;
    for (const matrix of ['', 'null', '{', '[]', '7', deep, `{"a":${deep}}`]) {
      const given = { 'job-total': total, 'job-matrix': matrix, 'check-run': 'deploy 7', 'commit-status': 'deploy 7' };
      expect(() => read(given)).not.toThrow();
      if (total !== '1e999') expect(refusedIn(given)).toEqual([]);
    }
  });

  test('are warned of once if a status and a check run have a value of only some keys of the matrix', () => {
    const matrix = JSON.stringify({ region: 'eu', shard: 2, app: 'web' });
    const matrixWarnings = (name: string, total = '4') => {
      const given = { 'job-total': total, 'job-matrix': matrix, 'check-run': name, 'commit-status': name };
      return warningsFor({ ...given, 'github-token': 'ghs_0123456789' });
    };
    expect(matrixWarnings('deploy eu')).toEqual([
      'warning Touchdown: The matrix has more keys than commit-status and check-run: shard, app. Jobs that differ only in these would overwrite each other, so that the last success hides a failure. Then put a value of each key into the name, for example ${{ matrix.shard }}.',
    ]);
    expect(matrixWarnings('deploy eu web 2')).toEqual([]);
    expect(matrixWarnings('deploy eu', '1')).toEqual([]);
  });

  test.each([
    ['deploy dev {app}', 'web=app-1', 0],
    ['deploy dev {app}', 'app-1', 0],
    ['deploy dev', 'web=app-1', 1],
    ['deploy {app} app-1', 'web=app-1', 1],
  ])(
    'have the id of an application in the name %j if they have its name, with %j in the matrix: %i',
    (name, id, count) => {
      const job = { 'job-total': '3', 'job-matrix': JSON.stringify({ environment: 'dev', 'app-id': id }) };
      const given = { ...job, 'app-id': 'web=app-1', 'check-run': name, 'github-token': 'ghs_0123456789' };
      expect(warningsFor(given)).toHaveLength(count);
    },
  );

  test.each([
    ['github-environment', 'prod-internal-host-7'],
    ['environment-url', 'https://internal-host-7.example.com'],
    ['commit-status', 'deploy internal-host-7'],
    ['check-run', 'deploy {app}'],
  ])('refuse a %s that shows a secret, without showing it', (name, value) => {
    const given = { 'app-id': 'internal-host-7', secrets: 'HOST=internal-host-7', [name]: value };
    expect(refusedIn(given)).toEqual([
      {
        name,
        seen: '',
        problem: expect.stringMatching(
          /^contains the value of a secret, .* Leave it out, or give the value in variables if it is not secret\.$/,
        ),
      },
    ]);
  });

  test('accept a short text in a name, although a secret has the same value', () => {
    const given = { secrets: 'STAGE=prod', 'github-environment': 'prod-eu' };
    expect(readWith(given).surfaces.environment).toBe('prod-eu');
  });

  test.each(['staging', 'Production', 'default-preview'])(
    'accept the usual name %j of an environment, and say that a secret with this value is not masked',
    (name) => {
      const given = { secrets: `STAGE=${name}`, 'github-environment': name, 'github-token': 'ghs_0123456789' };
      expect(refusedIn(given)).toEqual([]);
      expect(masksFor(given)).not.toContain(name);
      expect(warningsFor(given)).toEqual([expect.stringContaining('Not masked by GitHub: secret STAGE.')]);
    },
  );

  test('cost a link and not the deployment if the id of the job is not valid', () => {
    expect(readWith({ 'job-check-run-id': 'null' }).jobCheckRunId).toBeNull();
  });
});

describe('bad inputs', () => {
  test('are all reported at once, each with what was seen and what is accepted', () => {
    expect(
      refusedIn({ 'app-id': ' , ', 'failure-states': 'ok, KO', 'success-states': 'OK', 'on-conflict': 'queue' }),
    ).toEqual([
      { name: 'app-id', seen: ',', problem: 'has no application id. Give at least one.' },
      { name: 'failure-states', seen: 'ok', problem: 'is also given as success-states. A state cannot mean both.' },
      { name: 'on-conflict', seen: 'queue', problem: 'is not valid. Use wait, adopt or fail.' },
    ]);
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
          const error = errorFrom(() => readInputs(recordCommands(inputs), {}, EVENT));
          if (error !== null) expect(error).toBeInstanceOf(InputError);
          if (inputs !== given) expect(String(error)).not.toContain(marker);
        }
      }),
      { numRuns: runsOf(300) },
    );
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

describe('an empty secret', () => {
  const reason = /^line 2 \((?:API_KEY|EMPTY)\) has no value.*misspelt or does not exist.*fork gets no secrets\./s;

  test.each(['API_KEY=', 'API_KEY= ', 'API_KEY<<EOF\nEOF', 'EMPTY'])('is refused with the reason: %j', (line) => {
    const commands = recordCommands({ ...LEAST, secrets: `A=a-long-value\n${line}` });
    const error = errorFrom(() => readInputs(commands, { EMPTY: '' }, EVENT));
    expect(error instanceof InputError ? error.inputs : error).toEqual([
      { name: 'secrets', seen: '', problem: expect.stringMatching(reason) },
    ]);
  });

  test('is no empty variable, which may be set', () => {
    const { settings } = readInputs(recordCommands({ ...LEAST, variables: 'A=\nEMPTY' }), { EMPTY: '' }, EVENT);
    expect(settings.map(({ key, value }) => [key, value])).toEqual([
      ['A', ''],
      ['EMPTY', ''],
    ]);
  });
});

describe('what is masked', () => {
  test('is the tokens, trimmed, and the values of the secrets', () => {
    const secrets = '# note\nA=one-one\nB=two=22\nC=\n';
    expect(masksFor({ token: ' tok-11 \n', 'github-token': ' ghs_11 ', secrets, variables: 'D=444444' })).toEqual([
      'tok-11',
      'ghs_11',
      'one-one',
      'two=22',
    ]);
  });

  test('is the value of the environment variable of a key alone', () => {
    const commands = recordCommands({ ...LEAST, secrets: 'API_KEY' });
    const { settings } = readInputs(commands, { API_KEY: 'from-the-step' }, EVENT);
    expect(settings).toEqual([{ kind: 'secret', key: 'API_KEY', value: 'from-the-step' }]);
    expect(commands.masks).toContain('from-the-step');
  });

  test('is each line of a value of several lines that has six characters, and never a shorter one', () => {
    const pem = '-----BEGIN KEY-----\nMIIEvQIBADAN\n#hash-line\nab==\n-----END KEY-----';
    const masks = masksFor({ secrets: `KEY<<EOF\n${pem}\nEOF` });
    expect(masks.slice(1)).toEqual(['-----BEGIN KEY-----', 'MIIEvQIBADAN', '#hash-line', '-----END KEY-----']);
    expect(redact(`${pem} MIIEvQIBADAN`)).toBe('*** ***');
  });

  test('is every line of a value whose end is missing, and of one that is not marked as several lines', () => {
    const lines = ['-----BEGIN KEY-----', 'MIIEvQIBADAN', 'Zm9vYmFyYmF6==', '-----END KEY-----'];
    for (const opening of ['KEY<<EOF\n', 'KEY=']) {
      const { commands, refused } = read({ secrets: `${opening}${lines.join('\n')}` });
      expect(commands.masks).toEqual(expect.arrayContaining(lines.slice(1)));
      for (const line of lines) expect(JSON.stringify(refused)).not.toContain(line);
      expect(refused).toHaveLength(1);
    }
  });

  test('is all of a line that is not KEY=VALUE', () => {
    expect(masksFor({ token: '', secrets: 'A=one-one\nthe rest of it' })).toEqual(['one-one', 'the rest of it']);
  });

  test('is a value with and without the space around it, and each of its lines', () => {
    expect(masksFor({ token: '', secrets: 'A=hunter2 ' })).toEqual(['hunter2 ', 'hunter2']);
    expect(masksFor({ token: 'line 1\r\nline 2' })).toEqual(['line 1\r\nline 2', 'line 1', 'line 2']);
  });

  test('is never a short line, nor a value with one, since the runner would mask it everywhere', () => {
    expect(masksFor({ token: '{\n  "key": "value"\n}' })).toEqual(['"key": "value"']);
    expect(masksFor({ token: 'abcde' })).toEqual([]);
    expect(masksFor({ token: 'abcdef' })).toEqual(['abcdef']);
  });

  test('is no value that our outputs have too, since the runner would leave out those outputs', () => {
    for (const value of [...RESULTS, ...CONCLUSIONS, 'true', 'false', '123456789', '1.50', 'BUILD_ERROR'])
      expect(masksFor({ secrets: `FEATURE=${value}` }).slice(1), value).toEqual([]);
  });

  test('comes with one warning that names all secrets that are not masked', () => {
    expect(warningsFor({ secrets: 'PIN=123\nFEATURE=success\nLONG=a-long-value' })).toEqual([
      expect.stringMatching(/^warning Touchdown: Not masked by GitHub: secret PIN, secret FEATURE\. /),
    ]);
  });
});

describe('reading the inputs of a step', () => {
  test('masks the secrets, and a token that cannot be used, although another input is bad', () => {
    const commands = recordCommands({ ...LEAST, token: 'Bearer tok-1 ', secrets: 'A=value-read-1', timeout: 'never' });
    expect(() => readInputs(commands, {}, EVENT)).toThrow(/timeout[\s\S]*token /);
    expect(commands.masks).toEqual(['Bearer tok-1', 'value-read-1']);
    expect(redact('Bearer tok-1 value-read-1')).toBe('*** ***');
  });

  test('has nothing printed before everything is masked', () => {
    const commands = recordCommands({ ...LEAST, secrets: 'PIN=123\nA=value-read-3' });
    readInputs(commands, {}, EVENT);
    expect(commands.lines).toEqual([
      'mask',
      'mask',
      expect.stringMatching(/^warning Touchdown: .* secret PIN\. .*\.$/),
    ]);
  });
});
