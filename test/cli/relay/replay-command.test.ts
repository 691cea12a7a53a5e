import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../src/cli/arguments/command.ts';
import { exitCodeFor } from '../../../src/cli/arguments/exit-codes.ts';
import { replay } from '../../../src/cli/relay/replay-command.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { TouchdownError } from '../../../src/kernel/errors.ts';
import { type Step, startScriptedServer } from '../../support/scripted-server.ts';
import { createTerminal } from '../terminal.ts';

const TOKEN = 'admin-token-of-the-test';

async function run(values: OptionValues, env: Record<string, string> = { RELAY_ADMIN_TOKEN: TOKEN }) {
  const terminal = createTerminal({ env, clock: createSystemClock() });
  const code = await replay(values, terminal);
  return { code, ...terminal.printed };
}

/** What the error that ended it says, and the exit code that it stands for. */
async function failureOf(url: string): Promise<{ code: number; message: string; printed: unknown }> {
  const terminal = createTerminal({ env: { RELAY_ADMIN_TOKEN: TOKEN }, clock: createSystemClock() });
  const error = await replay({ url }, terminal).catch((reason: unknown) => reason);
  if (!(error instanceof TouchdownError)) throw new Error(`expected an error of ours, not ${String(error)}`);
  return { code: exitCodeFor(error), message: error.message, printed: terminal.printed };
}

async function on(step: Step, values: Record<string, string> = {}) {
  await using server = await startScriptedServer(step);
  const done = await run({ url: server.url, ...values });
  return { ...done, requests: server.requests };
}

describe('touchdown relay replay', () => {
  test('replays all dead letters with the admin token, and prints how many', async () => {
    const { code, out, err, requests } = await on({ body: { replayed: 3 } });
    expect([code, out, err]).toEqual([0, '3 dead letters will be retried.\n', '']);
    expect(requests).toMatchObject([
      { method: 'POST', url: '/v1/replay', headers: { authorization: `Bearer ${TOKEN}` }, body: '{"check":null}' },
    ]);
  });

  test('replays one dead letter', async () => {
    const { code, out, requests } = await on({ body: { replayed: 1 } }, { check: 'chk-1' });
    expect([code, out]).toEqual([0, '1 dead letter will be retried.\n']);
    expect(requests[0]?.body).toBe('{"check":"chk-1"}');
  });

  test('prints a line of JSON with --json', async () => {
    await using server = await startScriptedServer({ body: { replayed: 1 } });
    const { out } = await run({ url: server.url, check: 'chk-1', json: true });
    expect(JSON.parse(out)).toMatchObject({
      kind: 'result',
      command: 'relay replay',
      data: { checkId: 'chk-1', replayed: 1 },
    });
  });

  test('returns 0 if there are no dead letters, and 1 if the given one does not exist', async () => {
    expect(await on({ body: { replayed: 0 } })).toMatchObject({
      code: 0,
      out: 'There are no dead letters to retry.\n',
    });
    const one = await on({ body: { replayed: 0 } }, { check: 'chk-1' });
    expect(one).toMatchObject({ code: 1, out: 'No dead letter has the ID chk-1.\n' });
  });

  test.each<[Step, number, RegExp]>([
    [{ status: 401 }, 3, /does not accept this RELAY_ADMIN_TOKEN/],
    [{ status: 404 }, 3, /without RELAY_ADMIN_TOKEN/],
    [{ status: 429, headers: { 'retry-after': '42' } }, 4, /in 42 seconds/],
    [{ status: 429, headers: { 'retry-after': 'soon' } }, 4, /in 60 seconds/],
    [{ status: 500, body: { error: 'internal error' } }, 4, /responded 500\. See its log/],
    [{ status: 302, headers: { location: 'https://elsewhere.test/' } }, 4, /responded 302/],
    [{ body: '<html>' }, 4, /did not respond like a relay/],
    [{ body: { replayed: '3' } }, 4, /did not respond like a relay/],
    ['reset', 4, /^Cannot reach \S+ \(the connection was lost/],
  ])('explains the response %j in a sentence', async (step, wanted, sentence) => {
    await using server = await startScriptedServer(step);
    const { code, message, printed } = await failureOf(server.url);
    expect([code, printed]).toEqual([wanted, expect.objectContaining({ out: '', err: '' })]);
    expect(message).toMatch(/^[^\n]+$/);
    expect(message).toMatch(sentence);
    expect(message).not.toContain(TOKEN);
    expect(server.requests).toHaveLength(1);
  });

  test('asks the relay on this machine at PORT by default', async () => {
    await using server = await startScriptedServer({ body: { replayed: 2 } });
    const env = { RELAY_ADMIN_TOKEN: TOKEN, PORT: new URL(server.url).port };
    expect(await run({}, env)).toMatchObject({ code: 0 });
    await expect(run({}, { ...env, PORT: '0' })).rejects.toThrow(
      /is missing, and PORT is not a port\. Give the relay's URL\./,
    );
  });

  test('keeps the path of the address', async () => {
    await using server = await startScriptedServer({ body: { replayed: 2 } });
    await run({ url: `${server.url}/behind/` });
    expect(server.requests[0]?.url).toBe('/behind/v1/replay');
  });

  test.each<[Record<string, string>, Record<string, string>, RegExp]>([
    [{}, {}, /is missing or has spaces\. Set it to the relay's own admin token\./],
    [{}, { RELAY_ADMIN_TOKEN: 'two words' }, /is missing or has spaces\. Set it to the relay's own admin token\./],
    [{ check: 'a b' }, { RELAY_ADMIN_TOKEN: TOKEN }, /is not the id of a dead letter\. Copy it from the log\./],
  ])('refuses %j in %j', async (values, env, sentence) => {
    await expect(run(values, env)).rejects.toThrow(sentence);
  });

  test('reports that it was stopped on request, not that the address is wrong', async () => {
    await using server = await startScriptedServer('hang');
    const terminal = createTerminal({ env: { RELAY_ADMIN_TOKEN: TOKEN }, clock: createSystemClock() });
    const running = replay({ url: server.url }, terminal).catch((reason: unknown) => reason);
    await server.arrived(1);
    terminal.end();
    const error = await running;
    if (!(error instanceof TouchdownError)) throw new Error(`expected an error of ours, not ${String(error)}`);
    expect(exitCodeFor(error)).toBe(130);
    expect(error.message).toBe('Interrupted. The relay may have received the request anyway.');
  });
});
