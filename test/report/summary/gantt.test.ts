import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderGantt } from '../../../src/report/summary/gantt.ts';
import { createApp, createView, settle } from '../support/facts.ts';

const T = Date.UTC(2030, 0, 1);

describe('the picture of a timeline', () => {
  test('has a section an application, a task a phase, and a milestone where no time passed', () => {
    const lines = renderGantt(createView().apps).lines.map((line) => line.replaceAll('\u200b', ''));
    expect(lines).toEqual([
      'gantt',
      '  dateFormat x',
      '  axisFormat %H:%M:%S',
      '  section app-1',
      `  Preparing 1.5 s :done, ${T}, ${T + 1_500}`,
      `  Waiting 1 s :done, ${T + 1_500}, ${T + 2_500}`,
      `  QUEUED 10 s :done, ${T + 2_500}, ${T + 12_500}`,
      `  DEPLOYING 1 min :done, ${T + 12_500}, ${T + 72_400}`,
      `  RUNNING 0 s :active, milestone, ${T + 72_400}, ${T + 72_400}`,
    ]);
  });

  test('marks the last phase of a failed application as critical', () => {
    const { lines } = renderGantt(createView({ apps: [createApp({ settlement: settle('failure') })] }).apps);
    expect(lines.at(-1)).toContain(':crit, milestone, ');
    expect(lines.filter((line) => line.includes('crit'))).toHaveLength(1);
  });

  test('keeps its shape whatever an application or a state is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (hostile) => {
        for (const name of [hostile, `click ${hostile}`, `x :crit, 0, 1\nsection ${hostile}`, '```']) {
          const apps = [createApp({ appId: name, steps: [{ state: name, seenAt: 2_000 }] })];
          const { lines } = renderGantt(createView({ apps }).apps);
          expect(lines).toHaveLength(7);
          expect(lines[3]).toMatch(/^ {2}section \u200b[^:;#`\n]+$/u);
          expect(lines[6]).toMatch(/^ {2}\u200b[^:;#`\n]+ :active, \d+, \d+$/u);
        }
      }),
    );
  });

  test('leaves out what Mermaid would refuse to draw, and counts it', () => {
    const apps = Array.from({ length: 400 }, (_, index) => createApp({ appId: `app-${index}` }));
    const { lines, leftOut } = renderGantt(createView({ apps }).apps);
    expect(lines.join('\n').length).toBeLessThanOrEqual(50_000);
    expect(lines.filter((line) => line.startsWith('  section '))).toHaveLength(400 - leftOut);
    expect(leftOut).toBeGreaterThan(0);
  });
});
