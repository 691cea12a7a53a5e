import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSecrets, redact, registerSecret } from '../../src/kernel/redaction.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('redact', () => {
  test('masks a value as it stands in a URL, a form, JSON and base64', () => {
    registerSecret('p@ss "w/ø" 1+1');
    for (const form of [
      encodeURIComponent('p@ss "w/ø" 1+1'),
      new URLSearchParams({ q: 'p@ss "w/ø" 1+1' }).toString().slice(2),
      JSON.stringify('p@ss "w/ø" 1+1').slice(1, -1),
    ]) {
      expect(redact(`<${form}>`)).toBe('<***>');
    }
  });

  test('masks a value inside the base64 of a longer text, wherever it stands in it', () => {
    registerSecret('s3cr3t-v4lue!?~~');
    for (const before of ['', 'a', 'ab', 'abc', 'user:']) {
      for (const after of ['', 'x', 'xy', 'xyz']) {
        const encoded = base64(`${before}s3cr3t-v4lue!?~~${after}`);
        for (const shown of [redact(encoded), redact(Buffer.from(encoded, 'base64').toString('base64url'))]) {
          const legible = Buffer.from(shown.split('***')[1] ?? shown, 'base64').toString();
          expect(shown).toContain('***');
          expect(legible).not.toContain('v4lue');
        }
      }
    }
  });

  test.each([
    ['HTML', '&lt;p&amp;&quot;ø&quot;&#39;1&gt;'],
    ['HTML with hexadecimal numbers', '&lt;p&amp;&quot;ø&quot;&#x27;1&gt;'],
    ['XML', '&lt;p&amp;&quot;ø&quot;&apos;1&gt;'],
    ['the text of an element', '&lt;p&amp;"ø"\'1&gt;'],
    ['a template of Go', '&lt;p&amp;&#34;ø&#34;&#39;1&gt;'],
    ['hexadecimal digits', '3c702622c3b82227313e'],
    ['upper-case hexadecimal digits', '3C702622C3B82227313E'],
    ['JSON of ASCII alone', '<p&\\"\\u00f8\\"\'1>'],
    ['JSON for HTML', '\\u003cp\\u0026\\"ø\\"\'1\\u003e'],
    ['JSON with upper-case numbers', '\\u003Cp\\u0026\\u0022\\u00F8\\u0022\\u00271\\u003E'],
    ['numbers alone', '\\u003c\\u0070\\u0026\\u0022\\u00f8\\u0022\\u0027\\u0031\\u003e'],
  ])('masks a value as it stands in %s', (_, form) => {
    registerSecret('<p&"ø"\'1>');
    expect(redact(`(${form})`)).toBe('(***)');
  });

  test('masks the trimmed value and each longer line of one of several lines', () => {
    registerSecret('  padded-secret\n');
    registerSecret('-----BEGIN KEY-----\r\nMIIEvQIBADANBgkqhkiG\r\n{\r\n');
    expect(redact('got padded-secret.')).toBe('got ***.');
    expect(redact('key: MIIEvQIBADANBgkqhkiG {')).toBe('key: *** {');
  });

  test('masks a value whose control characters a cleaned log no longer has', () => {
    registerSecret('abc\u0007def\u200bghi');
    registerSecret('A\u0007BC-12');
    registerSecret('long line one\u0000\nlong line two\u0000');
    expect(redact('abcdefghi ABC-12')).toBe('*** ***');
    expect(redact('long line one, long line two')).toBe('***, ***');
  });

  test('does not register what is too short or blank', () => {
    registerSecret('');
    registerSecret('      ');
    registerSecret(' ab ');
    expect(redact('def ab       x')).toBe('def ab       x');
  });

  test.each(['abc', '1234', '20260101', 'success', 'TIMED_OUT'])(
    'masks a text that is common only as a whole word: %s',
    (secret) => {
      registerSecret(secret);
      expect(redact(`(${secret}) x${secret} ${secret}s _${secret} ${secret}`)).toBe(
        `(***) x${secret} ${secret}s _${secret} ***`,
      );
    },
  );

  test('masks overlapping and touching secrets as one, to the last character', () => {
    registerSecret('overlap-one');
    registerSecret('one-overlap');
    expect(redact('overlap-one-overlap')).toBe('***');
    expect(redact('overlap-oneoverlap-one')).toBe('***');
  });

  test('masks a secret that repeats itself to the last character', () => {
    registerSecret('zzzzzz');
    expect(redact('-zzzzzzzz-')).toBe('-***-');
  });

  test.each([
    ['a classic token', `ghp_${'a1B2'.repeat(9)}`],
    ['an installation token', `ghs_${'a1B2'.repeat(9)}`],
    ['a JSON Web Token', `eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiIxIn0.${'aB-_'.repeat(20)}`],
    ['an unsigned JSON Web Token', 'eyJhbGciOiJub25lIn0.eyJpc3MiOiIxIn0.'],
    ['a stateless token', `ghs_12345_${'eyJhbGciOi.'.repeat(40)}x-y_z`],
    ['a fine-grained token', `github_pat_${'a1B2_'.repeat(12)}`],
  ])('masks %s of GitHub that was not registered', (_, token) => {
    expect(redact(`token=${token}`)).toBe('token=***');
    expect(redact(`%3D${token}`)).toBe('%3D***');
  });

  test('does not redact a word that only ends like a token', () => {
    expect(redact('highs_and_lows_of_the_last_deployment')).toBe('highs_and_lows_of_the_last_deployment');
  });

  test('masks a token of GitHub together with the secret that it stands in', () => {
    const token = `ghs_${'x'.repeat(36)}`;
    registerSecret(`deploy:${token}:end`);
    expect(redact(`deploy:${token}:end`)).toBe('***');
  });

  test('leaves nothing of any registered secret in any text, and all else as it was', () => {
    const part = fc.string({ unit: fc.constantFrom('q', 'Q', 'z'), minLength: 6, maxLength: 8 });
    fc.assert(
      fc.property(part, fc.array(fc.oneof(part, fc.constantFrom('-', 'text', ' '))), (secret, words) => {
        registerSecret(secret);
        const shown = redact(words.join(''));
        expect(shown).not.toContain(secret);
        expect(shown.replaceAll('***', '').replace(/[qQz]/g, '')).toBe(words.join('').replace(/[qQz]/g, ''));
      }),
    );
  });
});

describe('findSecrets', () => {
  test('returns where they stand, in order and joined', () => {
    registerSecret('second-secret');
    registerSecret('first-secret');
    expect(findSecrets('a first-secret b second-secretfirst-secret')).toEqual([
      { start: 2, end: 14 },
      { start: 17, end: 42 },
    ]);
  });
});
