import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { StatusCheck, TriggerResult } from '../../src/deploy/deploy-target.ts';
import { readState } from '../../src/deploy/phase.ts';
import type { LogRead } from '../../src/logs/log-source.ts';
import { createDeployTarget } from '../../src/platform/deploy-target.ts';
import { createLogSource } from '../../src/platform/log-source.ts';
import { callLimits, openPlatform } from '../support/open-platform.ts';
import { type Step, startScriptedServer } from '../support/scripted-server.ts';

const MINUTES_MS = 300_000;

/** What a status is read as: a kind of look, or `progress`, `failure` or `cancelled` where a state word could be read. */
type StatusOutcome = Exclude<StatusCheck['kind'], 'observed'> | 'progress' | 'failure' | 'cancelled';
type Row = readonly [
  name: string,
  step: Step,
  status: StatusOutcome,
  deploy: TriggerResult['kind'],
  log: LogRead['kind'],
];

const json = (body: unknown, status = 200): Step => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
});

/** Writes without an end, as fast as it is read. */
function endless(piece: string): Step {
  return (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const write = (): void => {
      while (!response.destroyed) if (!response.write(piece)) return;
    };
    response.on('drain', write);
    write();
  };
}

/** Sends bytes as they are, and closes the connection. */
const raw =
  (text: string): Step =>
  (response, socket) => {
    response.detachSocket(socket);
    socket.end(text);
  };

const BODIES: readonly Row[] = [
  ['a number of a million digits', json('9'.repeat(1_000_000)), 'malformed', 'accepted', 'window'],
  ['a state under __proto__', json('{"__proto__":{"state":"RUNNING"}}'), 'malformed', 'accepted', 'window'],
  ['the state __proto__', json({ state: '__proto__' }), 'progress', 'accepted', 'window'],
  ['a state in letters that look alike', json({ state: 'RUNNΙNG' }), 'progress', 'accepted', 'window'],
  ['a state twice', json('{"state":"RUNNING","state":"BUILD_ERROR"}'), 'failure', 'accepted', 'window'],
  ['bytes that are no UTF-8', json(Buffer.from([0x7b, 0xff, 0xfe, 0xc0, 0x7d])), 'failed', 'accepted', 'unavailable'],
  ['arrays, a million deep', json('['.repeat(1e6) + ']'.repeat(1e6)), 'failed', 'accepted', 'unavailable'],
  [
    'objects, ninety thousand deep',
    json(`${'{"state":'.repeat(9e4)}0${'}'.repeat(9e4)}`),
    'malformed',
    'accepted',
    // Reading it as a log exceeds the stack of Node 24, but not that of Node 26.
    expect.stringMatching(/^(?:unavailable|window)$/),
  ],
  ['a body that never ends', endless('['.repeat(65_536)), 'failed', 'accepted', 'unavailable'],
  [
    'an error that is a bomb of words',
    json({ message: Array(20_000).fill('\u001b[2J::error::') }, 500),
    'failed',
    'lost',
    'unavailable',
  ],
  ['a status beyond all', raw('HTTP/1.1 999 OK\r\ncontent-length: 0\r\n\r\n'), 'failed', 'lost', 'unavailable'],
];

function statusOutcome(look: StatusCheck): StatusOutcome | 'success' {
  if (look.kind !== 'observed') return look.kind;
  return readState(look.observation.state, { successStates: [], failureStates: [] }).phase;
}

describe('a hostile body is neither a crash nor a success', () => {
  test.each(BODIES)('%s (B13) (B15)', async (_, step, status, deploy, log) => {
    await using server = await startScriptedServer(step);
    await using platform = openPlatform(server.url, { timeouts: { headersMs: MINUTES_MS, bodyMs: MINUTES_MS } });
    const target = createDeployTarget(platform, 'a1');
    const look = await target.checkStatus('follow', callLimits());
    const triggered = await target.trigger(null, callLimits());
    const read = await createLogSource(platform, 'a1').read(200, 'follow', callLimits());
    expect([statusOutcome(look), triggered.kind, read.kind]).toEqual([status, deploy, log]);
    // What an acceptance says beyond its status line is never taken from such a body, but for a word of its own.
    if (triggered.kind === 'accepted')
      expect([triggered.deploymentId, triggered.aboutDeployment]).toEqual([null, false]);
  });
});
