import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlacedCause, sayCause, viewCause } from '../../../src/report/cause/cause-text.ts';
import { renderCauses } from '../../../src/report/markdown.ts';
import { hostileText } from '../ci/hostile.ts';
import { BLOB, COMPILE_ERROR, OTHER_ERROR, PLACED } from '../support/causes.ts';

describe('a cause', () => {
  test('links to its place in Markdown, if that is known', () => {
    const sentence = "Property 'listne' does not exist on type 'Server'";
    const linesFor = (...causes: readonly PlacedCause[]) =>
      renderCauses(causes.map((cause, at) => ({ name: `app-${at}`, causes: [viewCause(cause, cause.place ?? null)] })));
    expect(linesFor(PLACED)).toEqual([`**Cause**: [src/server.ts:42](${BLOB}) ${sentence}`]);
    expect(linesFor(COMPILE_ERROR, OTHER_ERROR)).toEqual([
      `- **Cause** of app-0: src/server.ts:42 ${sentence}`,
      '- **Likely cause** of app-1: The process exited with code 1',
    ]);
    expect(linesFor()).toEqual([]);
  });

  test('is one bounded line without mentions, references, HTML or commands, whatever the log says', () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (sentence, file, name) => {
        const cause = viewCause({ ...PLACED, sentence, file }, PLACED.place ?? null);
        const markdown = renderCauses([
          { name, causes: [cause] },
          { name: 'other', causes: [] },
        ]).join('\n');
        expect(markdown).not.toMatch(/[\n\r\u2028]|@[\w-]|<(?!span>|\/span>)|[^\\[]\[[^\]]*[^\\]\](?!\()/);
        expect(sayCause(cause)).not.toMatch(/[\n\r]|^::|##\[/);
        expect(sayCause(cause).length).toBeLessThan(520);
      }),
    );
  });
});
