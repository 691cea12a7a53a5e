import { describe, expect, test } from 'vitest';
import { createLogWriter } from '../../../src/cli/relay/serve.ts';
import { createJsonLog } from '../../../src/relay/monitoring/json-log.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createTerminal } from '../terminal.ts';

function open(isJson: boolean) {
  const terminal = createTerminal();
  const log = createJsonLog(createLogWriter(isJson, terminal), createFakeClock());
  return { log, terminal, first: () => JSON.parse(terminal.printed.out.split('\n')[0] ?? '') };
}

describe("the relay's log", () => {
  test('is printed as it is', () => {
    const { log, terminal, first } = open(false);
    log('info', 'The relay listens.', { applications: 2 });
    expect(first()).toEqual({
      time: expect.any(String),
      level: 'info',
      message: 'The relay listens.',
      facts: { applications: 2 },
    });
    expect(terminal.printed.out).toMatch(/^\{"time":.*\}\n$/);
  });

  test("with --json is printed in the other commands' lines, which always have the same keys", () => {
    const plain = open(true);
    plain.log('warn', 'Nothing can turn green.');
    expect(plain.first()).toEqual({
      version: 1,
      kind: 'log',
      command: 'relay',
      data: { time: expect.any(String), level: 'warn', message: 'Nothing can turn green.', facts: {}, cut: 0 },
    });
    const long = open(true);
    const facts = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`fact${at}`, 'x'.repeat(990)]));
    long.log('info', 'Much.', { ...facts, last: null });
    const { data } = long.first();
    expect(data.cut).toBeGreaterThan(5);
    expect(Object.keys(data.facts).length + data.cut).toBe(21);
    expect(long.terminal.printed.out.split('\n')).toHaveLength(2);
  });

  test('with --json is one line an entry, also where several come together', () => {
    const terminal = createTerminal();
    createLogWriter(true, terminal)('{"message":"a"}\n{"message":"b"}\n');
    const messages = terminal.printed.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).data.message);
    expect(messages).toEqual(['a', 'b']);
  });

  test('with --json cannot command a CI', () => {
    const { log, terminal, first } = open(true);
    log('info', 'A branch came.', { ref: '##[error]x' });
    expect(terminal.printed.out).not.toContain('##');
    expect(first().data.facts).toEqual({ ref: '##[error]x' });
  });
});
