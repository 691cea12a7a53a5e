import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/cli/config/yaml.ts';
import { parse, problemsOf } from './support/manifests.ts';
import { PUBLISHED_UP } from './support/published-schema.ts';

const FAMILY = `
project: { name: shop, fields: { labels: [a] } }
environment: { name: e, fields: { cluster: c1 } }
databases:
  main: { type: POSTGRESQL, version: "16", mode: CONTAINER, fields: { accessibility: PRIVATE } }
applications:
  api:
    git-repository: { url: "https://git.example/acme/api" }
    fields:
      healthchecks: {}
      git_repository.provider: GITHUB
      git_repository.owner: \${OWNER}
`;

describe('the fields of a resource', () => {
  test('are read unchanged for each resource (B42)', () => {
    const up = parseYaml(FAMILY, 'up');
    const { project, environment, databases, applications } = parse(up, { OWNER: 'acme' });
    expect(
      [project, environment, ...databases, ...applications].map((one) =>
        'spec' in one ? one.spec.fields : one.fields,
      ),
    ).toEqual([
      { labels: ['a'] },
      { cluster: 'c1' },
      { accessibility: 'PRIVATE' },
      { healthchecks: {}, 'git_repository.provider': 'GITHUB', 'git_repository.owner': 'acme' },
    ]);
    expect(PUBLISHED_UP.accepts(up)).toBe(true);
  });

  test('are refused with the key to use instead when the file has one for them (B43)', () => {
    const up = {
      project: { name: 'p', fields: { description: 'd' } },
      environment: { name: 'e', fields: { cluster_id: 'c' } },
      databases: { main: { type: 'T', fields: { version: '16' } } },
      applications: { api: { fields: { git_repository: { url: 'u' }, 'ports.name': 'p' } } },
    };
    const own = 'cannot be set: touchdown sets this field itself. Use';
    expect(problemsOf(up)).toEqual([
      `up.project.fields.description ${own} up.project.description.`,
      `up.environment.fields.cluster_id ${own} up.environment.cluster-id.`,
      `up.databases.main.fields.version ${own} up.databases.main.version.`,
      `up.applications.api.fields.git_repository.url ${own} up.applications.api.git-repository.url.`,
      'up.applications.api.fields.ports.name cannot be set: touchdown sets the field ports itself. Use up.applications.api.ports.',
    ]);
  });

  test.each([
    [
      '{ __proto__: { a: 1 } }',
      ['up.project.fields.__proto__ is reserved in JavaScript and never sent. Use another name.'],
    ],
    [
      '{ a: { __proto__: 1 } }',
      [
        'up.project.fields.a has __proto__ in its value, which is reserved in JavaScript and never sent. Use another name.',
      ],
    ],
    ['{ a: [-.inf] }', ['up.project.fields.a has a value that is not JSON. Use JSON.']],
    [
      '{ a: { b: 1 }, a.c: 2 }',
      ['up.project.fields.a.c is given together with the overlapping a. Give each field once.'],
    ],
    ['{ "a b": 1 }', [expect.stringContaining('up.project.fields.a b is not a valid key. It must match')]],
    ['[a]', [expect.stringContaining('up.project.fields is not a list of keys and values')]],
  ])('%s is refused (B43)', (fields, problems) => {
    const up = parseYaml(`{ project: { name: p, fields: ${fields} }, environment: { name: e } }`, 'up');
    expect(problemsOf(up)).toEqual(problems);
  });
});
