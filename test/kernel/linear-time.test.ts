import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { maskPrivateKeys } from '../../src/kernel/credentials.ts';
import { redact } from '../../src/kernel/redaction.ts';
import { ROOT } from '../support/programs.ts';
import { everyNth, runsOf } from '../support/runs.ts';
import { repeat, textsAgainst } from './repeated-prefixes.ts';

/** Quadratic time takes minutes for 512 KiB, linear time milliseconds, on any machine. */
const LIMIT_MS = 30_000;

/** The matchers' patterns have a test of their own (test/causes); the sandbox reads no stranger's text. */
const FILES = globSync('src/**/*.ts', { cwd: ROOT })
  .filter((path) => !/^src\/(?:causes\/tables|sandbox)\//.test(path))
  .sort();
/** Programs start when they are loaded. */
const MODULES = FILES.filter((path) => !path.endsWith('/main.ts'));

/** Fails if `work` takes longer than the limit. */
function inTime(work: () => void): void {
  runInNewContext('work()', { work }, { timeout: LIMIT_MS });
}

interface FoundPattern {
  readonly source: string;
  readonly flags: string;
}

/** Returns the patterns that a file's syntax tree has as literals. */
function literalsIn(node: unknown): FoundPattern[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node && typeof node.regex === 'object' && node.regex !== null) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    return [{ source: pattern, flags }];
  }
  return Object.values(node).flatMap(literalsIn);
}

/** Prints the patterns that our modules make of strings while they are loaded, as JSON: the modules are the arguments. */
const PRINT_MADE = String.raw`
  const made = [];
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (target, args) => {
      const pattern = new target(...args);
      const isOurs = !new Error().stack.split('\n')[2]?.includes('/node_modules/');
      if (isOurs) made.push({ source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  for (const path of process.argv.slice(1)) await import(path);
  process.stdout.write(JSON.stringify(made), () => process.exit(0));`;

function madePatterns(): FoundPattern[] {
  const paths = MODULES.map((path) => pathToFileURL(join(ROOT, path)).href);
  const words = ['--input-type=module', '--eval', PRINT_MADE, ...paths];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8', maxBuffer: 2 ** 24 })) as FoundPattern[];
}

describe('every pattern outside of the tables of causes', () => {
  const literals = FILES.flatMap((path) => literalsIn(parseSync(path, readFileSync(join(ROOT, path), 'utf8')).program));
  // A process loads all modules for those that are made of strings: `npm run campaign` does.
  const hasMade = runsOf(1, 0) > 0;
  const made = hasMade ? madePatterns() : [];

  test('is found, whether it is written as a pattern or made of strings', () => {
    expect(literals.map(({ source }) => source)).toContain('[.!?]$');
    expect(literals.length).toBeGreaterThan(100);
    const isMade = made.some(({ source }) => source.startsWith('-----BEGIN '));
    expect(isMade).toBe(hasMade);
  });

  // Without a part that may be repeated often, none takes more than linear time.
  const repeating = [...literals, ...made].filter(({ source }) => /[*+]|\{\d*,\}|\{\d*,?\d{3,}\}/.test(source));
  const patterns = [...new Map(repeating.map((one) => [`/${one.source}/${one.flags}`, one]))];
  test.each(everyNth(patterns, 40))(
    '%s takes linear time on its own beginnings repeated over 512 KiB',
    (_, { source, flags }) => {
      const pattern = new RegExp(source, flags.includes('y') ? flags : `${flags.replace('g', '')}g`);
      for (const text of textsAgainst(pattern)) inTime(() => void text.replace(pattern, ''));
    },
  );
});

describe('redaction', () => {
  test.each(['password=', 'token: ', '"key": "', '--secret a ', 'Authorization: Bearer ', '://a:b', "key: '\\'"])(
    'takes linear time on %j repeated over 512 KiB',
    (beginning) => {
      inTime(() => void redact(repeat(beginning)));
    },
  );

  test('takes linear time on a beginning of a JSON Web Token repeated over 512 KiB', () => {
    inTime(() => void redact(repeat('eyJ')));
    inTime(() => void redact(repeat('eyJaaaaaa.')));
    inTime(() => void redact(`${repeat('eyJ')}.eyJpc3MiOiIxIn0.`));
  });

  test('takes linear time on the edges and lines of private keys over 512 KiB', () => {
    const [begin, end, body] = ['-----BEGIN PRIVATE KEY-----', '-----END PRIVATE KEY-----', 'a'.repeat(64)];
    for (const row of [
      begin,
      end,
      `${begin}\n${body}`,
      `${body}\n${end}`,
      `${begin}\n${body}\n${end}`,
      `${body}\n${body}\n${end}`,
    ]) {
      const text = repeat(`${row}\n`);
      const lines = text.split('\n').map((line) => ({ text: line }));
      inTime(() => void maskPrivateKeys(lines));
      inTime(() => void maskPrivateKeys([{ text }]));
    }
    inTime(() => void maskPrivateKeys([{ text: begin }, { text: repeat('a') }, { text: repeat('a ') }]));
  });
});
