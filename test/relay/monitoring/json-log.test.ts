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

  test('writes the time of each entry', async () => {
    const lines: string[] = [];
    const clock = createFakeClock();
    const log = createJsonLog((line) => void lines.push(line), clock);
    log('info', 'x');
    log('info', 'x');
    await clock.advance(1);
    log('info', 'x');
    expect(lines.map((line) => JSON.parse(line).time.slice(-5))).toEqual(['.000Z', '.000Z', '.001Z']);
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

  test('contains no secret, in the message, a fact or the name of a fact', () => {
    registerSecret('hunter2-hunter2');
    const { lines, log } = play();
    log('warn', 'at /hooks/platform/hunter2-hunter2', {
      'hunter2-hunter2': 'hunter2-hunter2',
      url: 'x hunter2-hunter2 y',
    });
    expect(lines.join()).not.toContain('hunter2');
    expect(lines.join()).toContain('***');
  });

  test('writes one line of at most 8 KiB for any entry', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: codePoint, maxLength: 3000 }),
        fc.dictionary(
          fc.string({ unit: codePoint }),
          fc.oneof(fc.string({ unit: codePoint, maxLength: 4000 }), fc.double()),
        ),
        (message, facts) => {
          const { lines, log } = play();
          log('error', message, facts);
          expect(lines).toHaveLength(1);
          expect(Buffer.byteLength(lines[0] ?? '')).toBeLessThanOrEqual(8192);
          expect(lines[0]).toMatch(/^[^\x00-\x1f\x7f-\x9f\u2028\u202e]+\n$/);
          expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error' });
        },
      ),
    );
  });

  test('says how many facts did not fit', () => {
    const { lines, log } = play();
    log('info', 'much', Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`f${at}`, 'x'.repeat(2000)])));
    const { facts, cut } = JSON.parse(lines[0] ?? '');
    expect([Object.keys(facts).length + cut, cut > 0, facts.f0.length]).toEqual([20, true, 1000]);
  });

  test('does not throw if its output is closed', () => {
    const log = createJsonLog(() => {
      throw new Error('EPIPE');
    }, createFakeClock());
    expect(() => log('info', 'x')).not.toThrow();
  });
});
