import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/cli/arguments/command.ts';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { createResourceCommand, type ResourceCommand } from '../../../src/cli/resources/resource-command.ts';
import { InputError } from '../../../src/kernel/errors.ts';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import { countFrom } from '../../../src/settings/kinds.ts';
import { createTerminal } from '../terminal.ts';
import { openPlatform } from './platform.ts';

type Perform = ResourceCommand<string>['perform'];

/** Runs a command `things do WORD` that does this, at a platform that answers with an organization. */
async function run(perform: Perform, words: readonly string[] = [], onSocket: (socket: Socket) => void = () => {}) {
  const { url, requests } = await openPlatform((response, socket) => {
    onSocket(socket);
    response.end('{"id":"o1"}');
  });
  const command: Command = createResourceCommand({
    name: 'things do',
    summary: 'Does it',
    arguments: [{ name: 'WORD', isRequired: false, summary: 'a word' }],
    options: { amount: { type: 'string', value: 'N', summary: 'how much' } },
    examples: [],
    read: ({ reader, words: [word = 'none'] }) => {
      reader.value('amount', countFrom(1, 2));
      return word;
    },
    perform,
  });
  const env = { TOUCHDOWN_TOKEN: 'token-of-the-test', TOUCHDOWN_BASE_URL: url };
  const terminal = createTerminal({ env });
  const commands = new Map([['things do', async () => command]]);
  const code = await dispatch(['things', 'do', ...words], commands, terminal);
  return { code, requests, ...terminal.printed };
}

describe('a command of a resource', () => {
  test.each([false, true])('closes its connections, even if it fails: %s', async (isFailing) => {
    const sockets: Socket[] = [];
    const perform: Perform = async (_, { platform, call }) => {
      for await (const { id } of platform.organizations.list(call)) expect(id).toBe('o1');
      if (isFailing) throw new InputError([{ name: 'it', seen: '', problem: 'another' }]);
    };
    const { code } = await run(perform, [], (socket) => sockets.push(socket));
    expect([code, sockets.length > 0]).toEqual([isFailing ? 2 : 0, true]);
    for (const socket of sockets) if (!socket.destroyed) await once(socket, 'close');
  });

  test('redacts secrets in JSON at any depth, and does not change other values', async () => {
    registerSecret('hidden-in-the-depth');
    const data = { a: ['x hidden-in-the-depth y', { b: 'hidden-in-the-depth' }], n: 7, none: null, is: true };
    const { out } = await run(async (_, { output }) => output.show('result', data, 'text\n'), ['--json']);
    expect(JSON.parse(out)).toEqual({
      version: 1,
      kind: 'result',
      command: 'things do',
      data: { a: ['x *** y', { b: '***' }], n: 7, none: null, is: true },
    });
  });
});
