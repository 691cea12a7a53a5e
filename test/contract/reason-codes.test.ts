import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeOfUnreached, REASON_CODES, type ReasonCode } from '../../src/deploy/reason-codes.ts';
import { isCommonText } from '../../src/kernel/common-text.ts';
import { NetworkError } from '../../src/kernel/errors.ts';
import { WAYS_OUT } from './support/ways-out.ts';

const ROOT = join(import.meta.dirname, '../..');

const rows = [
  ...readFileSync(join(ROOT, 'docs/inputs-and-outputs.md'), 'utf8').matchAll(
    /^\| `([a-z-]+)` \| (`[a-z_`, ]+`) \| (yes|no|maybe) \| .+ \|$/gm,
  ),
].map(([, code = '', results = '']) => `${code}: ${results.replaceAll('`', '').split(', ').toSorted().join(', ')}`);

describe('the reason codes', () => {
  test('are those of the ways out, each with its results, as the docs list them and no others (B66)', () => {
    const results = Map.groupBy(WAYS_OUT, ({ reasonCode }) => reasonCode);
    const made = [...results].map(
      ([code, ways]) => `${code}: ${[...new Set(ways.map(({ result }) => result))].toSorted().join(', ')}`,
    );
    expect(made.toSorted()).toEqual(rows.toSorted());
    expect([...REASON_CODES].toSorted()).toEqual([...results.keys()].toSorted());
  });

  test('are those of the schema of --json', () => {
    const { definitions } = JSON.parse(readFileSync(join(ROOT, 'schema/output.schema.json'), 'utf8'));
    expect(definitions.reasonCode.enum).toEqual(REASON_CODES);
  });

  test('are words that GitHub is never asked to mask, so that no secret hides an output', () => {
    expect(REASON_CODES.filter((code) => !isCommonText(code))).toEqual([]);
  });

  test.each([
    ['tls', 'certificate'],
    ['proxy', 'proxy'],
    ['dns', 'unreachable'],
    ['protocol', 'unreachable'],
  ] as const)('of a platform that was never reached at the stage %s is %s', (stage, code: ReasonCode) => {
    expect(codeOfUnreached(new NetworkError(stage, 'No.', { method: 'GET', path: '/' }))).toBe(code);
  });
});
