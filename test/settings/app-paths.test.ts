import { describe, expect, test } from 'vitest';
import { parseAppPaths, patternsOf, unknownAmong } from '../../src/settings/app-paths.ts';

const WEB = { appId: '7F1C2A90-5717-4562-b3fc-2c963f66afa6', name: 'web' };
const API = { appId: 'app-2', name: 'api' };

function textsOf(app: typeof WEB, text: string): readonly string[] {
  const { value, problem } = parseAppPaths(text);
  expect(problem).toBeNull();
  return patternsOf(app, value).map((pattern) => pattern.text);
}

describe('the paths of applications', () => {
  test('are one line for each, by its name or its id in any case', () => {
    const text = '\n# the site\nWeb = apps/web/**, packages/**,\r\n\n app-2=apps/api/**,!**/*.md \n';
    expect(textsOf(WEB, text)).toEqual(['apps/web/**', 'packages/**']);
    expect(textsOf(API, text)).toEqual(['apps/api/**', '!**/*.md']);
    expect(textsOf(WEB, `${WEB.appId.toLowerCase()}=apps/a=b`)).toEqual(['apps/a=b']);
  });

  test('are every file without a pattern, and without a line', () => {
    expect(textsOf(WEB, 'web=')).toEqual([]);
    expect(textsOf(API, 'web=')).toEqual([]);
  });

  test('may be those of an application that is not deployed, which is named', () => {
    expect(unknownAmong(parseAppPaths('web=a\nwbe=b').value, [WEB, API])).toEqual(['wbe']);
  });

  test.each([
    ['apps/web/**', 'has no "=". Write one line for each application, NAME=PATTERN,PATTERN.', undefined],
    ['=apps/web/**', 'has no name before the "="', undefined],
    ['web=a\nWEB=b', 'has two lines', 'WEB'],
    ['web=/apps/**', 'matches no file, since paths start at the root', '/apps/**'],
    ['web=a/**,b/', 'matches no file. Write ** after it', 'b/'],
    ['web=!docs/**', 'has only exclusions. Write ** before them', undefined],
    [`web=${'a,'.repeat(1_000)}`, 'has more than 2000 characters in one line', 'web'],
  ])('%j are refused, with what to write instead', (text, problem, blamed = text) => {
    const parsed = parseAppPaths(text);
    expect(parsed.problem).toContain(problem);
    expect(parsed.blamed).toBe(blamed);
  });
});
