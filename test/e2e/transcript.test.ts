import { describe, expect, test } from 'vitest';
import type { StagedRequest } from './staged-platform.ts';
import {
  countRequests,
  hideAddresses,
  hideCounts,
  hideDurations,
  hideInstants,
  normalize,
  renderLogFile,
  renderTranscript,
  renderValues,
  showInvisible,
} from './transcript.ts';

describe('a transcript', () => {
  test.each([
    [
      'GET http://127.0.0.1:40183/api/v1, http://localhost:1',
      'GET http://127.0.0.1:PORT/api/v1, http://localhost:PORT',
    ],
    ['=/tmp/touchdown-run-a1B2c3/touchdown-x_Y9z0/deployment.log', '=FOLDER/touchdown-RANDOM/deployment.log'],
    ['registry.local/fast:a1b2c3d4e5f6 in 10.0.3.7:5432', 'registry.local/fast:a1b2c3d4e5f6 in 10.0.3.7:5432'],
  ])('hides the addresses in %j', (text, hidden) => {
    expect(hideAddresses(text)).toBe(hidden);
  });

  test('hides how many requests there were', () => {
    expect(hideCounts("Requests: 17 used, 983 left in the token's window; 3 lines")).toBe(
      "Requests: N used, N left in the token's window; 3 lines",
    );
  });

  test.each([
    ['QUEUED after 102 ms', 'QUEUED after TIME'],
    ['(commit a1b2c3d, 1 min 12 s)', '(commit a1b2c3d, TIME)'],
    [String.raw`| 2\.5 s |`, '| TIME |'],
    ['nothing moved for 2 s, 1 h 5 min', 'nothing moved for TIME, TIME'],
    ['#2 DONE 0.9s, in 5.8s, 24.10 MiB/s, 4 services', '#2 DONE 0.9s, in 5.8s, 24.10 MiB/s, 4 services'],
  ])('hides the durations in %j', (text, hidden) => {
    expect(hideDurations(text)).toBe(hidden);
  });

  test('hides the instants of a diagram, and no other number', () => {
    expect(hideInstants(':done, 1795230728490, 1893456000000, 1795230728')).toBe(':done, INSTANT, INSTANT, 1795230728');
    expect(hideInstants('resets at 08:33 UTC.')).toBe('resets at INSTANT.');
  });

  test('shows what cannot be seen', () => {
    expect(showInvisible('\u001b[31mred\u200b\u2028\u0085\u0000\tend\n')).toBe(
      `${String.raw`\u{1b}[31mred\u{200b}\u{2028}\u{85}\u{0}\u{9}end`}\n`,
    );
  });

  test('is the same for two runs that differ in time and place only', () => {
    const first = 'took 90 ms at 127.0.0.1:1, 3 used, 7 left in it: 1795230728490\n';
    const second = 'took 1.2 s at 127.0.0.1:65535, 12 used, 9 left in it: 1795230730000';
    expect(normalize(first)).toBe(normalize(second));
  });

  test('has outputs without what was measured, and the phases by name', () => {
    const phases = [
      { name: 'QUEUED', 'started-at': '2026-01-01T00:00:00.000Z', 'duration-seconds': 1 },
      { name: 'RUNNING' },
    ];
    const results = JSON.stringify([{ 'app-id': 'a', 'duration-seconds': 2.5, phases }]);
    const values = { result: 'success', 'duration-seconds': '4.6', 'rate-limit-remaining': '', results };
    expect(renderValues(values).split('\n')).toEqual([
      'result=success',
      'duration-seconds=N',
      'rate-limit-remaining=',
      'results=[',
      '  {',
      '    "app-id": "a",',
      '    "duration-seconds": "N",',
      '    "phases": "QUEUED, RUNNING"',
      '  }',
      ']',
    ]);
  });

  test('has the log file where it is not what was printed', () => {
    const logFile = 'one\n##[error]two\n';
    const printed = '::group::Log\n│ \u001b[31mone\u001b[0m\n│ ##\u200b[error]two\n::endgroup::\n';
    expect(renderLogFile({ logFile, printed })).toBe('as printed');
    expect(renderLogFile({ logFile: `${logFile}three\n`, printed })).toBe(`${logFile}three\n`);
    expect(renderLogFile({ logFile: '', printed: '' })).toBe('');
  });

  test('counts writes, and of reads says whether there were several', () => {
    const asked = (method: string, target: string, answer: StagedRequest['answer'], body = ''): StagedRequest => {
      return { method, target, answer, body, headers: {} };
    };
    const requests = [
      asked('GET', '/status', 200),
      asked('POST', '/deploy', 'reset', '{}'),
      asked('GET', '/status', 503),
      asked('GET', '/status', 200),
      asked('POST', '/deploy', 'reset', '{}'),
    ];
    expect(countRequests(requests)).toEqual([
      'GET /status -> 200, several times',
      'POST /deploy {} -> reset, 2 times',
      'GET /status -> 503, once',
    ]);
  });

  test('has a part for everything that a step leaves behind', () => {
    const outcome = {
      exitCode: 0,
      signal: null,
      printed: 'took 3 s\n',
      stderr: '',
      outputs: { result: 'success' },
      state: { phase: 'finished' },
      summary: '## Deployed\n',
      logFile: '',
      files: {},
    };
    expect(renderTranscript(outcome, [])).toBe(
      [
        '=== exit code\n0\n=== printed\ntook TIME\n=== outputs\nresult=success\n=== state\nphase=finished\n',
        '=== summary\n## Deployed\n=== log file\n\n=== requests\n\n',
      ].join(''),
    );
  });
});
