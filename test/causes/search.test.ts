import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findCauses } from '../../src/causes/cause.ts';
import { readLog } from '../../src/causes/log-text.ts';
import { rankMatchers } from '../../src/causes/matcher-rank.ts';
import { MATCHERS } from '../../src/causes/matchers.ts';
import { type FoundError, searchErrors } from '../../src/causes/search.ts';

/** Returns the logs of te../fixtures/causes/search.txt with what each shows. */
function readLogs(): readonly (readonly [title: string, text: string])[] {
  const file = readFileSync(new URL('../fixtures/causes/search.txt', import.meta.url), 'utf8');
  const logs = file.split(/^%%%% /m).slice(1);
  return logs.map((log) => {
    const [title = '', ...lines] = log.replace(/\n$/, '').split('\n');
    return [title, lines.join('\n')];
  });
}

/** What the search finds in a log without the tables of matchers. */
function searchIn(text: string): readonly FoundError[] {
  const search = searchErrors(readLog(text.split('\n')).lines);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}

describe('an error that its shape alone shows', () => {
  test.for(readLogs())('%s', ([, text]) => {
    const at = text.split('\n').findIndex((line) => line.endsWith('<<'));
    const [error] = searchIn(text.replaceAll(/ ?<<$/gm, ''));

    expect(error?.at ?? -1).toBe(at);
  });

  test.for([
    ['error: route a is not known', 'route a is not known'],
    ['[2026-11-02 08:00:01] [ERROR] route a is not known', 'route a is not known'],
    ['12:00:01 FATAL - route a is not known', 'route a is not known'],
    ['✖ route a is not known', 'route a is not known'],
    ['2026-11-02 ERROR 12 --- [ main] com.acme.Gen  : route a is not known', 'route a is not known'],
    ['ERROR in ./gen/a.rt 7:2-9\nroute a is not known', 'in ./gen/a.rt 7:2-9 route a is not known'],
    [
      '➤ YN0000: RouteError: route a is not known\n➤ YN0000:     at f (gen/a.js:7:2)',
      'RouteError: route a is not known',
    ],
    ['gen.routes:7:2: route a is not known', 'route a is not known'],
    ['gen.routes(7,2): error G12: route a is not known', 'route a is not known'],
    ['src/gen.rt:7:2: error: [GEN-88]\n    route a is not known', '[GEN-88] route a is not known'],
    ['Acme\\Routes\\RouteException\n\n  route a is not known', 'Acme\\Routes\\RouteException route a is not known'],
    ['error: the routes are wrong:\n\n  a is not known', 'the routes are wrong: a is not known'],
    ['** (RouteError) route a is not known', '(RouteError) route a is not known'],
    [
      "thread 'main' panicked at gen/routes.rx:7:2:\nroute a is not known",
      "thread 'main' panicked at gen/routes.rx:7:2: route a is not known",
    ],
  ] as const)('says what is wrong without its prefixes: %j', ([text, sentence]) => {
    expect(searchIn(text)[0]?.message).toBe(sentence);
  });

  test.for([
    ['gen/a.rt:7:2: error: not known', 'gen/a.rt', 7],
    ['gen/a.rt(7,2): error: not known', 'gen/a.rt', 7],
    ['error: not known\n  File "gen/a.rt", line 7', 'gen/a.rt', 7],
    ['error: not known in gen/a.rt on line 7', 'gen/a.rt', 7],
    ['error: not known\n --> gen/a.rt:7:2', 'gen/a.rt', 7],
    [
      'RouteError: not known\n    at f (/app/node_modules/x/y.js:1:1)\n    at g (/app/gen/a.js:7:2)',
      '/app/gen/a.js',
      7,
    ],
    [
      'Traceback (most recent call last):\n  File "/app/gen/a.py", line 7, in f\n    g()\n  File "/usr/lib/python3.12/x.py", line 1, in g\nRouteError: not known',
      '/app/gen/a.py',
      7,
    ],
  ] as const)('has its place from its own line or those of its stack: %j', ([text, file, line]) => {
    expect(searchIn(text)[0]?.places).toContainEqual(expect.objectContaining({ file, line }));
  });

  test.for([
    ['error: no such file: a.rt', 'missing file'],
    ['error: module x is missing: no module named x', 'crash'],
    ["error: Cannot find module 'x'", 'missing dependency'],
    ['error: permission denied', 'permission'],
    ['error: address already in use', 'port'],
    ['error: the worker timed out', 'timeout'],
    ['error: out of memory', 'out of memory'],
    ['error: expected 3 to be 4', 'test failure'],
    ['error: pull access denied for acme/web', 'image pull'],
    ['gen.rt:7:2: error: not known', 'compile error'],
  ] as const)('is of a kind by its words: %s', ([text, kind]) => {
    expect(searchIn(text)).toMatchObject([{ kind }]);
  });
});

test('a cause that only its shape shows is likely, and has a place only where a checkout has such a file', () => {
  expect(findCauses(['error: route a is not known in gen/a.rt on line 7'])).toEqual([
    {
      kind: 'crash',
      sentence: 'route a is not known in gen/a.rt on line 7',
      certainty: 'likely',
      file: null,
      line: null,
      column: null,
      ending: { file: 'gen/a.rt', line: 7, column: null },
      at: 0,
    },
  ]);
});

test('the order of the matchers in their tables does not count', () => {
  const names = (matchers: typeof MATCHERS) => rankMatchers(matchers).map(({ name }) => name);

  expect(names(MATCHERS.toReversed())).toEqual(names(MATCHERS));
});
