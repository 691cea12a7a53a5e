import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { COMPILED } from '../support/compiled.ts';
import type { Reading } from '../support/peak-memory.ts';
import { someOf } from '../support/runs.ts';
import { type Step, startScriptedServer } from '../support/scripted-server.ts';

const PROGRAM = join(import.meta.dirname, '../support/peak-memory.ts');
const MIB = 1_048_576;
/** Just below what is read of a body. */
const BODY_BYTES = 10 * MIB - 64;
/** The aim is 150 MiB; how soon the engine gives memory back is its own affair, hence the margin. */
const MAX_MIB = 250;

const fill = (text: string, bytes = BODY_BYTES): string => text.repeat(Math.floor(bytes / Buffer.byteLength(text)));
const json = (body: string): Step => ({ headers: { 'content-type': 'application/json' }, body });
const plain = (body: string): Step => ({ headers: { 'content-type': 'text/plain' }, body });

/** Sends a body as chunks of one byte each. */
function inSingleBytes(body: string): Step {
  return (response: ServerResponse, socket) => {
    const pieces = Buffer.from(`${'1\r\nx\r\n'.repeat(BODY_BYTES - body.length)}0\r\n\r\n`);
    for (const [index, byte] of Buffer.from(body).entries()) pieces[index * 6 + 3] = byte;
    response.detachSocket(socket);
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n');
    socket.write(pieces);
  };
}

const numbered = (render: (index: number) => string): string => {
  const parts: string[] = [];
  for (let bytes = 0; bytes < BODY_BYTES; bytes += parts.at(-1)?.length ?? 0) parts.push(render(parts.length));
  return parts.slice(0, -1).join('');
};

const temporary = mkdtempSync(join(tmpdir(), 'memory-'));
afterAll(() => rmSync(temporary, { recursive: true }));

async function growthOf(reading: Reading, step: Step): Promise<number> {
  await using server = await startScriptedServer(step);
  const run = promisify(execFile);
  const env = { ...COMPILED, PATH: process.env['PATH'], RUNNER_TEMP: temporary, NODE_NO_WARNINGS: '1' };
  const { stdout } = await run(process.execPath, [PROGRAM, reading, server.url], { env });
  return Number(stdout);
}

describe('a body of the size that is allowed, read three times, takes little memory', () => {
  const kinds: readonly [string, Step][] = [
    ['objects', json(`[${fill('{},')}{}]`)],
    ['one byte a chunk', inSingleBytes('["')],
    ['one string', json(`["${fill('x')}"]`)],
    ['objects, each with a name of its own', json(`[${numbered((index) => `{"${index}":0},`)}0]`)],
    ['arrays in arrays', json(fill('[', BODY_BYTES / 2) + fill(']', BODY_BYTES / 2))],
  ];
  test.each(someOf(kinds, 1))('%s', async (_, step) => {
    for (const reading of someOf(['status', 'log'] as const, 1))
      expect(await growthOf(reading, step), reading).toBeLessThan(MAX_MIB);
  });

  const logs: readonly [string, Step][] = [
    ['lines of one letter', plain(fill('a\n'))],
    ['strings of no letter in JSON', json(`[${fill('"",')}""]`)],
    ['marks of workflow commands in one line', json(`["${fill('##[')}"]`)],
    ['colors in one line', plain(fill('x\u001b[m'))],
    ['tokens in one line', plain(fill('eyJaaaaa.aaaaa. '))],
  ];
  test.each(someOf(logs, 1))('%s: a log', async (_, step) => {
    expect(await growthOf('log', step)).toBeLessThan(MAX_MIB);
  });
});
