import { describe, expect, test } from 'vitest';
import { findCauses } from '../../src/causes/cause.ts';

function firstCause(text: string) {
  return findCauses(text.split('\n'))[0];
}

describe('lines near an error', () => {
  test('give the folder that ninja builds in, from which a path may lead out', () => {
    const cause = firstCause(`ninja: Entering directory \`/app/build'
../src/main.c:5:13: error: expected ';' before '}' token`);

    expect(cause).toMatchObject({ file: 'src/main.c', line: 5 });
  });

  test('forbid a cause, as a report that the program went on after a panic', () => {
    const panic = "thread 'main' panicked at src/main.rs:2:43:\nplugin failed\n";

    expect(firstCause(panic)).toMatchObject({ sentence: 'plugin failed', file: 'src/main.rs' });
    expect(firstCause(`${panic}plugin disabled after a panic\nlistening on 0.0.0.0:8080`)).toBeUndefined();
  });
});
