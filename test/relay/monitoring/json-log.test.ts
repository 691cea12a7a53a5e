import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import { createJsonLog } from '../../../src/relay/monitoring/json-log.ts';
import { codePoint } from '../../support/code-points.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

function play() {
  const lines: string[] = [];
  return { lines, log: createJsonLog((line) => void lines.push(line), createFakeClock()) };
}

describe("the relay's log", () => {
  test('writes one JSON object per line', () => {
    const { lines, log } = play();
    log('info', 'A delivery was stored.', { id: '7', ackMs: 3, isDuplicate: false, deployment: null });
    expect(lines).toEqual([
      '{"time":"2030-01-01T00:00:00.000Z","level":"info","message":"A delivery was stored.","facts":{"id":"7","ackMs":3,"isDuplicate":false,"deployment":null}}\n',
    ]);
  });

  test('is parsed to what was written, in the compact rendering or not', () => {
    const plain = fc.stringMatching(/^[!-~]{1,5}( [!-~]{1,5}){0,2}$/);
    const text = fc.oneof(plain, fc.constantFrom('', ' ', 'a  b', ' a', '"', '\\', 'a\nb', 'ä', '","x":"'));
    const value = fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(text, fc.dictionary(fc.stringMatching(/^[a-z.]{1,4}$/), value), (message, facts) => {
        const { lines, log } = play();
        log('info', message, facts);
        const read = JSON.parse(lines[0] ?? '');
        const shown = (one: unknown) =>
          typeof one === 'string' ? one.replace(/\s+/g, ' ').trim() : JSON.parse(JSON.stringify(one));
        expect(read.message).toBe(shown(message));
        expect(read.facts ?? {}).toEqual(
          Object.fromEntries(Object.entries(facts).map(([key, one]) => [key, shown(one)])),
        );
      }),
    );
  });

  test('contains no secret, in the message or a fact', () => {
    registerSecret('hunter2-hunter2');
    const { lines, log } = play();
    log('warn', 'at /hooks/platform/hunter2-hunter2', { url: 'x hunter2-hunter2 y' });
    expect(lines.join()).not.toContain('hunter2');
    expect(lines.join()).toContain('***');
  });

  test('writes one line for any entry, with at most 1,000 characters of each text', () => {
    const text = fc.string({ unit: codePoint, maxLength: 3_000 });
    fc.assert(
      fc.property(text, text, (message, fact) => {
        const { lines, log } = play();
        log('error', message, { fact });
        expect(lines).toHaveLength(1);
        expect(lines[0]).toMatch(/^[^\x00-\x1f\x7f-\x9f\u2028\u202e]+\n$/);
        const read = JSON.parse(lines[0] ?? '');
        expect(Math.max(read.message.length, read.facts.fact.length)).toBeLessThanOrEqual(1_000);
      }),
    );
  });

  test('does not throw if its output is closed', () => {
    const log = createJsonLog(() => {
      throw new Error('EPIPE');
    }, createFakeClock());
    expect(() => log('info', 'x')).not.toThrow();
  });
});
