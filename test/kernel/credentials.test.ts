import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskPrivateKeys } from '../../src/kernel/credentials.ts';
import { redact } from '../../src/kernel/redaction.ts';
import { plainLines, safeLogLines } from '../../src/kernel/untrusted.ts';
import { MASKED } from './credential-lines.ts';

const KEPT: readonly string[] = [
  'error: bad indentation of a mapping entry: key: value',
  'KEY=${KEY}',
  'SECRET_KEY=$SECRET_KEY',
  'TOKEN=${{ secrets.TOKEN }}',
  'password: {{ db_password }}',
  "token: unexpected '}'",
  'Unexpected token < in JSON at position 0',
  'SyntaxError: Unexpected token: name (foo)',
  'Unexpected token: "}"',
  'PASSWORD=',
  'PASSWORD= npm run build',
  'PASSWORD=""',
  'FATAL: password authentication failed for user "app"',
  'TOKEN=***',
  '"token": "***"',
  'Authorization: Bearer ***',
  'Authorization: Bearer $TOKEN',
  'Authorization: Bearer <token>',
  'Authorization: required',
  'WWW-Authenticate: Bearer realm="registry", error="invalid_token"',
  'Bearer token is missing',
  'Missing required env SECRET_KEY',
  'SECRET_KEY: set it in the settings of the application',
  'Error: SECRET_KEY: required',
  'INVALID_TOKEN: the token has expired',
  'API key: not found',
  'primary key: id',
  'PRIMARY_KEY: id',
  'foreign key: user_id',
  'Warning: Each child in a list should have a unique "key" prop.',
  'react key: row-1',
  'publicKey: abc123def',
  'PUBLIC_KEY=abc123',
  'E11000 duplicate key error collection: app.users index: email_1 dup key: { email: "a" }',
  'error: --token is required',
  "error: option '--token <token>' argument missing",
  'usage: tool [--token TOKEN] [--api-key=KEY]',
  'Use --password-stdin, or --token-file /run/token',
  'docker build --secret id=npmrc,src=.npmrc .',
  'RUN --mount=type=secret,id=npmrc npm ci',
  'TOKEN_FILE=/run/secrets/token',
  'PRIVATE_KEY=/run/secrets/key.pem',
  'MAX_TOKENS=4096',
  'tokens: 4096',
  'PWD=/usr/src/app',
  'OLDPWD=/',
  'src/auth.ts(3,7): error TS2322: password: string is not assignable',
  '  const token = getToken();',
  '  token = await login(user)',
  '  password = process.env.DB_PASSWORD',
  'login(token=self.token, password=password)',
  'if (token === undefined) throw error',
  'tokens.map(token => token.id)',
  'secret=None',
  '"password": null',
  '"password": "Password is required"',
  'password: must be at least 8 characters',
  'postgres://app:***@db/app',
  'postgres://app:${DB_PASSWORD}@db/app',
  'postgres://app:[YOUR-PASSWORD]@db/app',
  'postgres://app@db/app',
  'git+ssh://git@github.com/a/b.git',
  'https://registry.npmjs.org:443/@scope/name',
  'http://localhost:5173/@vite/client',
  'https://github.com:org/repo@v1',
  'webpack-internal:///(rsc)/./node_modules/.pnpm/next@14.0.0_react@18/x.js',
  'npm_config_registry=https://registry.npmjs.org',
  'npm_lifecycle_event',
  'glob-to-regexp-with-a-long-name',
  'this.s.abcdefghijklmnopqrstuvwx()',
  'pk_live_abcdefghijklmnop',
  'highs_and_lows_of_the_last_deployment',
  'sha512-Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6==',
  'expected -----BEGIN PRIVATE KEY----- at the start of the file',
  'secrets: inherit',
  'secretName: app-tls',
  'Error: secret "app" not found',
  'Token::new(1)',
];

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
    expect(show('one', BEGIN, 'not a key')).toEqual(['one', BEGIN, 'not a key']);
  });
});
