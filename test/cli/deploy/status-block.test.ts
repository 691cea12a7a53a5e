import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AppStatus, renderStatusBlock, type StatusModel } from '../../../src/cli/deploy/views.ts';
import { cutToWidth, widthOf } from '../../../src/cli/terminal/display-width.ts';

const GOING: AppStatus = {
  name: 'app-1',
  standing: 'going',
  phase: 'in progress',
  state: 'BUILDING',
  elapsedMs: 72_000,
  commit: 'a1b2c3d',
};
const FAILED: AppStatus = {
  ...GOING,
  name: '支払いサービス-production-eu-west-1',
  standing: 'failed',
  phase: 'Deployment failed',
  state: 'BUILD_ERROR',
};

function render(apps: readonly AppStatus[], columns: number, parts: Partial<StatusModel> = {}): string {
  const model = { apps, requests: { remaining: 812, limit: 1000 }, hasColors: false, ...parts };
  return `\n${renderStatusBlock(model, columns).join('\n')}\n`;
}

describe('the live view of one application', () => {
  test('has as many of its facts as fit', () => {
    expect(render([GOING], 20)).toBe(`\n${'─'.repeat(19)}\n▸ app-1\n  812 requests left\n`);
    expect(render([GOING, FAILED], 80)).toMatchInlineSnapshot(`
      "
      ────────────────────────────────────────────────────────────
      ▸ app-1  in progress  BUILDING  1m 12s  commit a1b2c3d
      ✗ 支払いサービス-production-eu-west-1  Deployment failed  BUILD_ERROR  1m 12s
        812 of 1000 requests left
      "
    `);
  });
});

describe('a line of the live view', () => {
  const app = fc.record({
    name: fc.string({ unit: 'grapheme', maxLength: 60 }),
    standing: fc.constantFrom('going' as const, 'passed' as const, 'doubtful' as const, 'failed' as const),
    phase: fc.constantFrom('preparing', 'Superseded by a newer deployment'),
    state: fc.option(fc.string({ maxLength: 30 })),
    elapsedMs: fc.double(),
    commit: fc.option(fc.string({ maxLength: 300 })),
  });

  test('is narrower than the terminal, and the block has at most eleven lines, or as many as the terminal', () => {
    const sizes = [fc.integer({ min: 2, max: 130 }), fc.integer({ min: 0, max: 20 })] as const;
    fc.assert(
      fc.property(fc.array(app, { maxLength: 12 }), ...sizes, (apps, columns, maxLines) => {
        const model = { apps, requests: { remaining: 1, limit: null }, hasColors: false };
        const lines = renderStatusBlock(model, columns);
        expect(lines.length).toBeLessThanOrEqual(11);
        for (const line of lines) expect(widthOf(line)).toBeLessThan(columns);
        expect(renderStatusBlock(model, columns, maxLines).length).toBeLessThanOrEqual(maxLines);
      }),
    );
  });

  test('resets its colors and has the same text', () => {
    const [plain, colored] = [false, true].map((hasColors) =>
      renderStatusBlock({ apps: [GOING, FAILED], requests: { remaining: 1, limit: 2 }, hasColors }, 80).join('\n'),
    );
    expect(colored).toContain('\x1b[31m✗ 支払い');
    expect(colored?.replace(/\x1b\[\d*m/g, '')).toBe(plain);
    expect(colored?.match(/\x1b\[(?:39|22)m/g)?.length).toBe(colored?.match(/\x1b\[(?:[12]|3[0-8])m/g)?.length);
  });
});

describe('the live view of resources, a line each', () => {
  const of = (standing: AppStatus['standing'], name: string): AppStatus => {
    return { ...GOING, name, standing, phase: standing, state: null, commit: null };
  };

  test('has no duration for a waiting resource', () => {
    const model = { requests: { remaining: null, limit: null } };
    expect(render([of('waiting', 'web'), of('going', 'api')], 40, model)).toBe(
      `\n${'─'.repeat(39)}\n· web  waiting\n▸ api  going  1m 12s\n`,
    );
  });

  test('shows those in progress, then those waiting, and counts the others', () => {
    const ended = Array.from({ length: 6 }, (_, at) => of('passed', `e${at}`));
    const waiting = Array.from({ length: 9 }, (_, at) => of('waiting', `w${at}`));
    const shown = render([...ended, ...waiting, of('going', 'g')], 80);
    expect(shown.match(/^[·▸✓] \w+/gm)).toEqual([...[0, 1, 2, 3, 4, 5, 6].map((at) => `· w${at}`), '▸ g']);
    expect(shown).toContain('\n… and 8 more: 0 in progress, 2 waiting, 6 finished\n');
  });
});

describe('the width of a text', () => {
  test.each([
    ['', 0],
    ['app-1', 5],
    ['é', 1],
    ['日本', 4],
    ['한국', 4],
    ['ＡＢ', 4],
    ['🚀', 2],
    ['─▸✓✗', 4],
  ])('%j is %i', (text, width) => expect(widthOf(text)).toBe(width));

  test('is cut between characters', () => {
    expect(
      ['日本語', 'abc', '🚀🚀'].map((text) => [5, 4, 3, 1, 0].map((columns) => cutToWidth(text, columns))),
    ).toEqual([
      ['日本…', '日…', '日…', '…', ''],
      ['abc', 'abc', 'abc', '…', ''],
      ['🚀🚀', '🚀🚀', '🚀…', '…', ''],
    ]);
  });
});

test.each([
  [Number.NaN, '0s'],
  [-5, '0s'],
  [42_900, '42s'],
  [3_599_999, '59m 59s'],
  [3_900_000, '1h 05m'],
])('the live view shows %d ms as %s', (elapsedMs, text) => {
  expect(render([{ ...GOING, elapsedMs }], 80)).toContain(`BUILDING  ${text}  commit`);
});
