import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findCauses } from '../../src/causes/cause.ts';
import { readLog } from '../../src/causes/log-text.ts';
import { rankMatchers } from '../../src/causes/matcher-rank.ts';
import { MATCHERS } from '../../src/causes/matchers.ts';
import { type FoundError, searchErrors } from '../../src/causes/search.ts';

/** Returns the logs of test/fixtures/causes/search.txt whose titles begin with `kind`: the rest of the title, and the log. */
function readLogs(kind: string): readonly (readonly [title: string, text: string])[] {
  const file = readFileSync(new URL('../fixtures/causes/search.txt', import.meta.url), 'utf8');
  const logs = file.trimEnd().split('\n%%%% ');
  return logs.flatMap((log) => {
    const [title = '', ...lines] = log.split('\n');
    return title.startsWith(kind) ? [[title.slice(kind.length), lines.join('\n')] as const] : [];
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
  test.for(readLogs('is '))('is %s', ([, text]) => {
    const at = text.split('\n').findIndex((line) => line.endsWith('<<'));
    const [error] = searchIn(text.replaceAll(/ ?<<$/gm, ''));

    expect(error?.at ?? -1).toBe(at);
  });

  test.for(readLogs('message: '))('says what is wrong without its prefixes: %s', ([message, text]) => {
    expect(searchIn(text)[0]?.message).toBe(message);
  });

  test.for(readLogs('place: '))('has its place from its own line or those of its stack: %s', ([place, text]) => {
    const places = searchIn(text)[0]?.places.map(({ file, line }) => `${file}:${line}`);
    expect(places).toContain(place);
  });

  test.for(readLogs('kind: '))('is of a kind by its words: %s', ([kind, text]) => {
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
