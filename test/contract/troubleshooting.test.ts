import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { INPUT_WORDING } from '../../src/action/inputs/wording.ts';
import { renderAdvice } from '../../src/report/advice.ts';
import { messagesOf } from './support/literals.ts';
import { WAYS_OUT, type WayOut } from './support/ways-out.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const asShown = (markdown: string): string => markdown.replaceAll('`', '').replaceAll('\\|', '|');
const folded = (message: string): string => message.toLowerCase().replace(/\.$/, '');

const page = read('docs/troubleshooting.md');
const shown = asShown(page).toLowerCase();
/** The rows of all tables: the messages of the first cell, in which `…` stands for a value, and all of the row. */
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!---|message )/.test(line))
  .map((line) => {
    const [, cell = ''] = line.split(/(?<!\\)\|/);
    return { patterns: [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => asShown(text)), text: asShown(line) };
  });

/** What ends a step, or is a part of such a message; the endings of the engine are also built, below. */
const SOURCES = [
  'src/deploy/{endings,endings-before-start,health,decide-baseline,decide-confirming}.ts',
  'src/platform/http/{error-mapping,failure,health-probe,proxy,transport}.ts',
  'src/rate-limit/gate.ts',
  'src/settings/{app-ids,app-paths,health,key-values,kinds,reader}.ts',
  'src/action/{close,github-report,inputs/inputs}.ts',
  'src/github/{subject,commits,last-deployment}.ts',
  'src/kernel/{errors,node-version,path-pattern,units,web-address}.ts',
  'src/cli/arguments/{common-options,dispatch,option-values,system-error}.ts',
  'src/cli/config/{checkout,find-organization,open-file,read-config,secret-source,yaml}.ts',
  'src/cli/deploy/{command,github}.ts',
  'src/cli/{up/command,up/platform-creator,up/run-up,up/state-file,down/run-down}.ts',
  'src/provision/{adopt,needs,parse-manifest,perform,sentences,state,substitute}.ts',
  'src/cli/relay/serve.ts',
  'src/relay/config/{config-file,read-settings,setting-values}.ts',
  'src/relay/store/{sqlite,postgres/connection,postgres/errors}.ts',
];
/** What the page has beside the endings: warnings, what GitHub refuses, and what is known after the step was killed. */
const OF_WARNINGS = [
  'src/report/{annotation,log-sentences,unwritten,view,cause/*}.ts',
  'src/causes/*.ts',
  'src/cli/config/decode-config.ts',
  'src/relay/parts.ts',
  'src/deploy/{decide-paths,sentences}.ts',
  'src/github/http/response.ts',
];
const filesOf = (patterns: readonly string[]): readonly string[] =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).sort());
const files = filesOf(SOURCES);
const messagesIn = (path: string): readonly string[] => messagesOf(read(path)).map((text) => text.replaceAll('`', ''));
const messages = new Map(files.map((path) => [path, messagesIn(path)]));

/** A message that begins with this is the platform's or ours: the test of the sources has it. */
const STAND_IN = /^(?:No|Yes|Stopped)\./;
const ended = WAYS_OUT.filter(
  (way): way is WayOut & { readonly reason: string } => way.reason !== undefined && !STAND_IN.test(way.reason),
);

/** Returns whether a message begins as a pattern says. */
function begins(message: string, pattern: string): boolean {
  const parts = pattern.split('…').map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.*?')}`).test(message);
}

/** The values that the endings are built with. */
function withoutValues(advice: string): string {
  return advice.replaceAll(/\b(?:A and B|A|b{7})(?=[ .])/g, '…').replace('set them here', 'set it here');
}

function adviceOf({ advice = [] }: WayOut): readonly string[] {
  if (typeof advice === 'string') return advice.split('. ');
  return advice.map((step) => withoutValues(renderAdvice([step], INPUT_WORDING)));
}

describe('docs/troubleshooting.md', () => {
  test.each(files)('has every message of %s', (path) => {
    expect(messages.get(path)?.filter((message) => !shown.includes(folded(message)))).toEqual([]);
  });

  test('is compared with sources that exist and have messages', () => {
    expect(files).toHaveLength(59);
    expect(files.filter((path) => messages.get(path)?.length === 0)).toEqual([]);
  });

  test.each([...new Set(ended.map(({ reason }) => reason))])('has a row for the ending: %s', (reason) => {
    const found = rows.filter(({ patterns }) => patterns.some((pattern) => begins(reason, pattern)));
    expect(found.length).toBeGreaterThan(0);
    const text = found.map((row) => row.text).join('\n');
    const advice = ended.filter((way) => way.reason === reason).flatMap(adviceOf);
    const missing = advice.filter((words) => !text.toLowerCase().includes(folded(words)));
    expect(missing).toEqual([]);
  });

  test('has no message that the sources no longer have', () => {
    const all = [...messages.values(), ...filesOf(OF_WARNINGS).map(messagesIn)].flat();
    const isPartOf = (part: string): boolean => part.length > 12 && all.some((message) => message.includes(part));
    const isKnown = (pattern: string): boolean =>
      all.some((message) => pattern.includes(message)) ||
      ended.some(({ reason }) => begins(reason, pattern)) ||
      pattern.split('…').some((part) => isPartOf(part.trim()));
    expect(rows.flatMap(({ patterns }) => patterns).filter((pattern) => !isKnown(pattern))).toEqual([]);
  });
});
