import { describe, expect, test } from 'vitest';
import { findCauses } from '../../src/causes/cause.ts';
import { readLog } from '../../src/causes/log-text.ts';
import { rankMatchers } from '../../src/causes/matcher-rank.ts';
import { MATCHERS } from '../../src/causes/matchers.ts';
import { type FoundError, searchErrors } from '../../src/causes/search.ts';

/** What the search finds in a log without the tables of matchers. */
function searchIn(text: string): readonly FoundError[] {
  const search = searchErrors(readLog(text.split('\n')).lines);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}

describe('an error that its shape alone shows', () => {
  test.for([
    [
      'the line with the word error, rather than one that only sounds bad',
      'gen: cannot be quick\nerror: no such route <<',
    ],
    [
      'the first of a run of errors',
      'gen 3.2\nerror: route a is not known <<\nerror: route b is not known\nexit status 1',
    ],
    [
      'the first of the last run of errors',
      `error: old\n${Array.from({ length: 20 }, (_, at) => `step ${at}`).join('\n')}\nerror: new one <<\nexit status 1`,
    ],
    [
      'the last error, although no line says that a command failed',
      'gen 3.2\nloading routes\nerror: route a is not known <<',
    ],
    ['not the line that sums the errors up', 'error: route a is not known <<\nerror: found 1 error'],
    ['not the line that says only that the step failed', 'error: route a is not known <<\nerror: the build failed'],
    [
      'not a warning, a note or a hint',
      'error: route a is not known <<\nwarning: b is not used\nnote: error is explained here',
    ],
    ['not what it led to', 'error: route a is not known <<\nReadiness probe failed: HTTP 503'],
    ['not a command that is shown', '$ gen --on-error fail\nerror: route a is not known <<'],
    ['not a line of code', 'error: route a is not known <<\n  7 | throw new Error("not found")\n    | ^^^^^'],
    ['not what went well', 'error: route a is not known <<\n✓ reports an unknown route\nexit status 1'],
    ['not the first attempt of three', 'error: attempt 1 of 3, cannot connect\nerror: route a is not known <<'],
    ['the last one after a retry', 'error: cannot connect\nretrying in 3 s\nerror: access denied <<\nexit status 1'],
    [
      'an error of the step that failed',
      'api | error: port is taken <<\nweb | error: cannot load font\nweb | started\napi | exited with code 1\nweb | stopped by the other',
    ],
    [
      'what the step printed last, if no line looks like an error',
      '$ gen\nname is empty <<\nERROR: Job failed: exit code 1',
    ],
    ['what stands behind the words that something failed', 'Deploy failed: the disk is full and cannot grow <<'],
    [
      'the exception, rather than the line that logs it',
      'ERROR in app: request\nTraceback (most recent call last):\n  File "/app/a.py", line 3, in f\n    g()\nacme.errors.Broken: no key <<',
    ],
    [
      'the innermost cause',
      'com.acme.StartFailed: Start Error: no start\n\tat com.acme.A.b(A.java:3)\nCaused by: com.acme.NoKeyException: key is missing <<',
    ],
    [
      'not an exception that Python ignores',
      'error: route a is not known <<\nException ignored in: <function F.__del__>\nValueError: closed',
    ],
    [
      'a test that failed, although sbt logs it as info',
      '[info] - adds tax *** FAILED *** <<\n[error] Failed tests:\n[error] \tacme.TaxTest',
    ],
    [
      'not a file whose name sounds bad',
      'error: route a is not known <<\ndist/assets/error-4f3.js   12.3 kB\nexit status 1',
    ],
    ['an error with a number in it', 'ready soon\nError: Step 12 failed: no route to host <<\nexit status 1'],
    ['a short error', 'ready soon\nError: Authentication failed <<\nexit status 1'],
    [
      'the first of many that begin alike',
      'Error: a was empty <<\nError: b was empty\nError: c was empty\nError: d was empty',
    ],
    [
      'the fatal entry of a log in JSON',
      '{"level":"info","message":"starting"}\n{"level":"fatal","message":"cannot connect","error":"timed out"} <<\nexit status 1',
    ],
    [
      'an exception of .NET',
      'ready soon\nUnhandled exception. System.Exception: no key <<\n   at A.<B>g__C|20_0(D e)\n   at A.F[T](G h)',
    ],
    [
      'what stands in the next line of what was being done',
      'ready soon\nERROR gen: Error initializing the routes\nERROR gen: the pool is full <<\nexit status 1',
    ],
    [
      'the outer exception, if it repeats what the inner says',
      'com.acme.A: Error: cannot run "gen": no key <<\n\tat com.acme.A.b(A.java:3)\nCaused by: com.acme.BError: no key',
    ],
    [
      'not the name of the test that failed',
      'ready soon\n× adds the tax 7 ms\nRouteError: expected 3 <<\nexit status 1',
    ],
    [
      'a message at a line and a column, whatever its words',
      'ready soon\ngen.rt:7:2: expected a, found b <<\nFAIL acme/gen [build failed]',
    ],
    ['not how to learn more', 'error: route a is not known <<\n[ERROR] To see the full stack trace, run it with -e'],
    [
      'not a dump of an object',
      "RouteError: no route <<\n    at a (b.js:1:2) {\n  code: undefined,\n  kind: 'Unknown'\n}",
    ],
    [
      'not a normal event',
      'Warning\tFailedMount\tcannot mount a <<\nNormal   Pulled   15s   kubelet   pulled b\nNormal   Started  14s   kubelet   started b\nNormal   Created  14s   kubelet   created b',
    ],
    [
      'the error above a sentence on what to make sure',
      'error: no database <<\nPlease make sure that it is running at db:5432.',
    ],
    [
      'followed by more lines where a host removes indentation',
      `${'next page\n'.repeat(20)}RouteError: no route <<\n${'kind of a route\n'.repeat(12)}`,
    ],
    ['the signal that ended a program', 'ready soon\nThe gen worker exited with code: null and signal: SIGTERM <<'],
    [
      'the error above frames of Node itself',
      'RouteError: no route <<\nat A.emit (node:events:390:28)\nat node:net:687:12\nat B.done (node:_tls_wrap:580:7)\nat c (node:net:1:1)\nat d (node:net:1:1)\nat e (node:net:1:1)\nat f (node:net:1:1)\nat g (node:net:1:1)\nat h (node:net:1:1)',
    ],
    [
      'an exception behind other words',
      'cannot be quick\nnode : Migration failed: RouteError: no route <<\nAt line:1 char:1\n    + CategoryInfo : NotSpecified',
    ],
  ] as const)('is %s', ([, text]) => {
    const [error] = searchIn(text.replaceAll(/ ?<<$/gm, ''));

    expect(error?.at).toBe(text.split('\n').findIndex((line) => line.endsWith('<<')));
  });

  test.for([
    ['a server listens', 'error: cannot load font\nServer listening on port 3000'],
    ['a line at the end says that it went well', 'error: cannot load font\nusing another font\nall done'],
    ['it went on with many lines', `error: cannot load font\n${'next page\n'.repeat(12)}`],
    ['it only sounds bad, and other lines follow', 'font cannot be loaded\na\nb\nc'],
    ['it is what a program was about to do', 'Loading the configuration\nexit status 1'],
    ['it was tried again', 'error: cannot connect\nretrying in 2 s\nsent'],
    ['a server ran before it', 'Server listening on port 3000\nerror: request 12 cannot be parsed'],
    ['tests passed below it', 'error: cannot load font\nTests: 12 passed, 12 total'],
  ] as const)('is none if %s', ([, text]) => {
    expect(searchIn(text)).toEqual([]);
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
