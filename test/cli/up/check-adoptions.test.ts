import { describe, expect, test } from 'vitest';
import { checkAdoptions } from '../../../src/cli/up/platform-creator.ts';
import { InputError } from '../../../src/kernel/errors.ts';
import type { Adoption } from '../../../src/provision/adopt.ts';
import { createNamer } from '../../../src/provision/manifest-names.ts';
import type { Step } from '../../support/scripted-server.ts';
import { openPlatform } from '../resources/platform.ts';

const NAMES = createNamer({ project: { name: 'shop' }, environment: { name: 'x' } });
const PROJECT: Adoption = { name: NAMES.project, id: 'p1' };
const ENVIRONMENT: Adoption = { name: NAMES.environment, id: 'e1' };
const DATABASE: Adoption = { name: NAMES.database('main'), id: 'd1' };
const API: Adoption = { name: NAMES.application('api'), id: 'a1' };
const WEB: Adoption = { name: NAMES.application('web'), id: 'a2' };
const PROJECTS = {
  status: 200,
  body: {
    results: [
      { id: 'p0', name: 'p1' },
      { id: 'p1', name: 'shop' },
    ],
  },
};

async function check(adoptions: readonly Adoption[], ...steps: readonly Step[]) {
  return checkIn(null, adoptions, ...steps);
}

async function checkIn(soughtProject: string | null, adoptions: readonly Adoption[], ...steps: readonly Step[]) {
  const { platform, requests } = await openPlatform(...steps);
  const checking = checkAdoptions(adoptions, { platform, organizationId: 'o1', soughtProject }, {});
  const result = await checking.catch((error: unknown) => error);
  return { result, asked: requests.map(({ method, url }) => `${method} ${url.replace(/\?.*/, '')}`) };
}

function sentencesOf(result: unknown): readonly string[] {
  return result instanceof InputError
    ? result.inputs.map(({ name, seen, problem }) => `${name}|${seen}|${problem}`)
    : [];
}

describe('the ids given with --adopt', () => {
  test.for<[string, Step, readonly string[]]>([
    ['shop', PROJECTS, []],
    [
      'shop2',
      PROJECTS,
      [
        '--adopt environment|e1|cannot be adopted. project: "shop2" is not found. Use one of these names or ids: p1 (p0), shop (p1). Nothing was created, and the state is as it was.',
      ],
    ],
    [
      'shop',
      { status: 200, body: { results: [] } },
      [
        '--adopt environment|e1|cannot be adopted. project: "shop" is not found: no project exists yet. Nothing was created, and the state is as it was.',
      ],
    ],
  ])('cannot be an environment of the project %s, which does not exist', async ([sought, listed, sentences]) => {
    const { result, asked } = await checkIn(sought, [ENVIRONMENT, DATABASE], listed);
    expect([sentencesOf(result), new Set(asked)]).toEqual([sentences, new Set(['GET /organization/o1/project'])]);
  });

  test.each(['../e1', 'a/../b', '.', '%2e%2e'])('cannot be %s, which is not valid in a path', async (id) => {
    const { result, asked } = await check(
      [
        { ...DATABASE, id },
        { ...API, id },
        { ...PROJECT, id },
      ],
      PROJECTS,
    );
    const sentence = `cannot be adopted. id: "${id}" is not a valid id. Copy it from the platform. Nothing was created, and the state is as it was.`;
    const words = ['database:main', 'application:api', 'project'];
    expect(sentencesOf(result)).toEqual(words.map((word) => `--adopt ${word}|${id}|${sentence}`));
    expect(asked).toEqual([]);
  });

  test.for([404, 403, 400])('are invalid input if the response is %i', async (status) => {
    const { result } = await check([API], { status, body: { message: 'no UUID' } });
    expect(sentencesOf(result)).toEqual([
      expect.stringMatching(
        /^--adopt application:api\|a1\|cannot be adopted\. .*: "no UUID"\. .* and the state is as it was\.$/,
      ),
    ]);
  });

  test('must be the ids of projects, never their names', async () => {
    const { result } = await check([{ ...PROJECT, id: 'shop' }], PROJECTS);
    expect(sentencesOf(result)).toEqual([
      '--adopt project|shop|is the name of a project. Use its id: p1. Nothing was created, and the state is as it was.',
    ]);
  });

  test.for([
    ['a token that is not accepted', { status: 401, body: {} }, 'access-unauthorized'],
    ['a page instead of JSON', { status: 200, body: '<html>' }, 'remote'],
  ] as const)('are not reported as wrong for %s', async ([, answer, code]) => {
    expect((await check([API, WEB], answer)).result).toMatchObject({ code });
  });
});
