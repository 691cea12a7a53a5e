import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskPrivateKeys } from '../../src/kernel/credentials.ts';
import { redact } from '../../src/kernel/redaction.ts';
import { plainLines, safeLogLines } from '../../src/kernel/untrusted.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../fixtures/credentials/${name}`, import.meta.url), 'utf8').trimEnd();
const MASKED = read('masked.txt')
  .replaceAll('¦', '')
  .split('\n\n')
  .slice(1)
  .map((pair) => pair.split('\n') as [line: string, shown: string]);
const KEPT = read('kept.txt').split('\n');

describe('redact, of credentials that no one registered', () => {
  test.each(MASKED)('shows %j as %j', (line, shown) => {
    expect(redact(line)).toBe(shown);
    expect(redact(shown)).toBe(shown);
    expect(plainLines(`\u001b[31m${line}\u001b[0m`)).toEqual([shown]);
    expect(safeLogLines(line)).toEqual([`│ ${shown}`]);
  });

  test.each(KEPT)('leaves %j as it is', (line) => {
    expect(redact(line)).toBe(line);
  });

  test('shows the same of what it has shown', () => {
    const word = fc.constantFrom(
      ' ',
      '"',
      '=',
      ': ',
      '--',
      '\\"',
      '://',
      '@',
      'u:',
      ...MASKED.flatMap(([line]) => line.split(/\b/)),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const shown = redact(words.join(''));
        expect(redact(shown)).toBe(shown);
      }),
    );
  });
});

const BODY = [
  'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj',
  'MzEfYyjiWA4R4/M2bS1GB4t7NXp98C3SC6dVMvDuictGeurT8jNbvJZHtCSuYEvu',
  'NMoSfm76',
];
const [BEGIN, END] = ['-----BEGIN PRIVATE KEY-----', '-----END PRIVATE KEY-----'];
const show = (...texts: string[]): string[] => maskPrivateKeys(texts.map((text) => ({ text }))).map(({ text }) => text);

describe('maskPrivateKeys', () => {
  test.each(['', 'app-1  | ', '#12 3.456 ', '2026-11-28T10:00:00Z ', '\u001b[36mweb|\u001b[0m '])(
    'masks each line of a key after %j',
    (prefix) => {
      const shown = show('before', ...[BEGIN, ...BODY, END].map((line) => prefix + line), 'after');
      const plain = prefix.replaceAll(/\u001b\[\d*m/g, '');
      expect(shown).toEqual(['before', prefix + BEGIN, ...BODY.map(() => `${plain}***`), prefix + END, 'after']);
    },
  );

  test('masks a key whose end never comes, and nothing after it', () => {
    const log = [
      'npm ERR! at /app/src/components/Button',
      'Server listens on 3000',
      'GET /health 200',
      'done',
      'it is over',
      '/usr/src/app/node_modules/one',
    ];
    expect(show(BEGIN, ...BODY, ...log)).toEqual([BEGIN, '***', '***', '***', ...log]);
  });

  test('masks a key whose beginning is no longer in the log', () => {
    expect(show('Server listens on 3000', ...BODY, END, 'done')).toEqual([
      'Server listens on 3000',
      '***',
      '***',
      '***',
      END,
      'done',
    ]);
  });

  test('masks the lines of a key among those of another program, and in one text of several lines', () => {
    expect(show(BEGIN, 'GET /health 200', BODY[0] ?? '', END)).toEqual([BEGIN, 'GET /health 200', '***', END]);
    expect(show(`read:\n${BEGIN}\n${BODY.join('\n')}\n${END}\ndone`)).toEqual([
      `read:\n${BEGIN}\n***\n***\n***\n${END}\ndone`,
    ]);
  });

  test('masks a key whose body is one long line', () => {
    expect(show(BEGIN, 'a'.repeat(1600), END)).toEqual([BEGIN, '***', END]);
  });

  test('masks an encrypted key below its headers', () => {
    const headers = ['Proc-Type: 4,ENCRYPTED', 'DEK-Info: AES-128-CBC,0123456789ABCDEF', ''];
    expect(show(BEGIN, ...headers, ...BODY, END)).toEqual([BEGIN, ...headers, '***', '***', '***', END]);
  });

  test('masks at most 400 lines', () => {
    const shown = show(BEGIN, ...Array.from({ length: 500 }, () => BODY[0] ?? ''));
    expect(shown.filter((line) => line === '***')).toHaveLength(400);
  });

  test('leaves a log without a key, and a certificate, as they are', () => {
    const certificate = ['-----BEGIN CERTIFICATE-----', ...BODY, '-----END CERTIFICATE-----'];
    expect(show(...certificate, 'PRIVATE KEY')).toEqual([...certificate, 'PRIVATE KEY']);
    expect(redact(`${END}\n${BODY[0]}`)).toBe(`${END}\n${BODY[0]}`);
    expect(show('one', BEGIN, 'not a key')).toEqual(['one', BEGIN, 'not a key']);
  });
});
