import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { quoteShell } from '../../../src/cli/arguments/quote-shell.ts';
import { quoteGroovy, quoteYaml } from '../../../src/cli/init/templates.ts';
import { codePoint } from '../../support/code-points.ts';

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'\'"\\$`\n!|%', '$(id)', '${x}', ': ', ' #', '- ', '{{', '<<', '&a', '*a'),
      fc.string({ unit: codePoint, maxLength: 4 }),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join('').toWellFormed());

describe('a text given by a user', () => {
  test('is unchanged in YAML, as a value and as a key', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(quoteYaml(text)).not.toMatch(/[\n\r]/);
        expect(parse(`key: ${quoteYaml(text)}\n`)).toEqual({ key: text });
        expect(parse(`- ${quoteYaml(text)}: 1\n`)).toEqual([{ [text]: 1 }]);
      }),
    );
  });

  test('is escaped in YAML if it contains control characters', () => {
    expect(quoteYaml('\u007f\u0085\u009f\u2028\u2029\ufeff')).toBe(String.raw`"\u007f\u0085\u009f\u2028\u2029\ufeff"`);
    expect(quoteYaml('é\u00a0店\ud800')).toBe('"é\u00a0店\ufffd"');
  });

  test('is one unchanged word of a shell', () => {
    const texts = fc.sample(hostile, { numRuns: 200, seed: 3 }).filter((text) => !text.includes('\0'));
    const script = `printf '%s\\0' ${texts.map(quoteShell).join(' ')}`;
    expect(execFileSync('sh', ['-c', script]).toString().split('\0').slice(0, -1)).toEqual(texts);
  });

  test('contains no NUL in a shell', () => {
    expect(quoteShell('a\0b c')).toBe("'ab c'");
  });

  test('is one string in Groovy', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const quoted = quoteGroovy(text);
        expect(quoted).toMatch(/^'(?:[^'\\\n\r]|\\['\\nt])*'$/);
        const read = quoted.slice(1, -1).replace(/\\(.)/g, (_, mark: string) => ({ n: '\n', t: '\t' })[mark] ?? mark);
        expect(read).toBe(text.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, ''));
      }),
    );
  });

  test('is not quoted if it is safe', () => {
    expect(quoteShell('app-1')).toBe('app-1');
    expect(quoteShell('')).toBe("''");
    expect(quoteYaml('main')).toBe('"main"');
    expect(quoteGroovy('main')).toBe("'main'");
  });
});
