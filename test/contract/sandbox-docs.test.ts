import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/server.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/sandbox.md'), 'utf8');
/** `curl ADDRESS`, or `curl ADDRESS --json 'BODY'`, which is a POST. */
const CALL = /^curl http:\/\/127\.0\.0\.1:4780(?<path>\/_sandbox\S*)(?: --json '(?<body>[^']+)')?$/;

test('every call of the sandbox that docs/sandbox.md shows is carried out', async () => {
  const sandbox = await startSandbox({});
  onTestFinished(() => sandbox.close());
  const calls = PAGE.split('\n').filter((line) => line.startsWith('curl http://127.0.0.1:4780/_sandbox'));
  expect(calls.length).toBeGreaterThan(5);
  for (const call of calls) {
    const { path = '', body } = CALL.exec(call)?.groups ?? {};
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: body ?? null };
    const response = await fetch(`${sandbox.url}${path}`, body === undefined ? {} : post);
    expect([call, response.status < 300, await response.text()]).toEqual([call, true, expect.any(String)]);
  }
});
