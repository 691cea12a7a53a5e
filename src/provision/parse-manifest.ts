import * as v from 'valibot';
import { type BadInput, InputError } from '../kernel/errors.ts';
import { type CreatedKind, findFieldProblems, registerSecretFields } from '../platform/resources/extra-fields.ts';
import type { ExtraFields } from '../platform/resources/resources.ts';
import { COMMIT, NO_COMMIT } from '../settings/kinds.ts';
import { keepValid, toBadInputs } from '../validation/problems.ts';
import { UP } from './manifest-schema.ts';
import { type Manifest, type ManifestApplication, readManifest } from './read-manifest.ts';
import { type Lookup, substitute } from './substitute.ts';

/** Parses the part `up` and registers secrets among its extra fields. Throws InputError with every problem by its path. */
export function parseManifest(
  up: unknown,
  lookup: Lookup,
): { readonly manifest: Manifest; readonly used: ReadonlySet<string> } {
  if (up === undefined || up === null) {
    throw new InputError([
      { name: 'up', seen: '', problem: 'is missing in touchdown.yaml. Add it, with project and environment.' },
    ]);
  }
  const { value, used, problems } = substitute(up, 'up', lookup);
  const { issues } = v.safeParse(UP, value, { abortPipeEarly: true });
  const misshapen = toBadInputs(issues, { root: 'up' });
  const manifest = readManifest(keepValid<typeof UP>(value, issues) ?? {});
  const extras = listExtraFields(manifest);
  const all = [...problems, ...misshapen, ...findConflicts(manifest), ...extras.flatMap(findExtraProblems)];
  if (all.length > 0) throw new InputError(all);
  for (const { fields } of extras) registerSecretFields(fields);
  return { manifest, used };
}

interface Extras {
  readonly kind: CreatedKind;
  readonly place: string;
  readonly fields: ExtraFields;
}

function listExtraFields({ project, environment, databases, applications }: Manifest): readonly Extras[] {
  return [
    { kind: 'project', place: 'up.project', fields: project.fields ?? {} },
    { kind: 'environment', place: 'up.environment', fields: environment.fields ?? {} },
    ...databases.map(({ key, spec }): Extras => {
      return { kind: 'database', place: `up.databases.${key}`, fields: spec.fields ?? {} };
    }),
    ...applications.map(({ key, spec }): Extras => {
      return { kind: 'application', place: `up.applications.${key}`, fields: spec.fields ?? {} };
    }),
  ];
}

function findExtraProblems({ kind, place, fields }: Extras): readonly BadInput[] {
  const problems = findFieldProblems(kind, Object.entries(fields), (setting) => `${place}.${setting}`);
  return problems.map(({ field, problem }) => ({ name: `${place}.fields.${field}`, seen: '', problem }));
}

function findConflicts({ databases, applications }: Manifest): readonly BadInput[] {
  const keys = databases.map(({ key }) => key);
  return [
    ...findRepeated('databases', databases),
    ...findRepeated('applications', applications),
    ...applications.flatMap(({ key, variables, secrets }) => [
      ...(keys.includes(key)
        ? [
            conflict(
              `applications.${key}`,
              'is also the key of a database, so needs could mean either. Rename one of them.',
            ),
          ]
        : []),
      ...secrets
        .filter((secret) => variables.some((variable) => variable.key === secret.key))
        .map((secret) =>
          conflict(`applications.${key}.secrets.${secret.key}`, 'is also set in variables. Remove one of them.'),
        ),
    ]),
    ...applications.flatMap(findSpecProblems),
    ...findNeedProblems(applications, keys),
  ];
}

function findSpecProblems({ key, spec, commit }: ManifestApplication): readonly BadInput[] {
  const { problem } = COMMIT.parse(commit ?? NO_COMMIT);
  const { gitRepository, minRunningInstances: least = 0, maxRunningInstances: most = least } = spec;
  const url = URL.parse(gitRepository?.url ?? '');
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  // `git@host:path` names an account, which is no secret.
  const hasCredentials = url !== null && (url.password !== '' || (isWeb && url.username !== ''));
  return [
    ...(problem === null ? [] : [conflict(`applications.${key}.commit`, problem)]),
    ...(hasCredentials ? [conflict(`applications.${key}.git-repository.url`, CREDENTIALS)] : []),
    ...(least > most
      ? [conflict(`applications.${key}.min-running-instances`, 'is more than max-running-instances.')]
      : []),
  ];
}

const CREDENTIALS = 'has a user or password in it. Remove it: the platform uses its own access to git.';

function findRepeated(part: string, things: readonly { key: string; spec: { name: string } }[]): readonly BadInput[] {
  return things.flatMap(({ key, spec }, at) => {
    const first = things.slice(0, at).find((other) => other.spec.name === spec.name);
    return first === undefined
      ? []
      : [conflict(`${part}.${key}`, `has the same name as ${first.key}. Give another name.`)];
  });
}

function conflict(place: string, problem: string): BadInput {
  return { name: `up.${place}`, seen: '', problem };
}

interface Needing {
  readonly key: string;
  readonly needs: readonly string[];
}

/** Returns unknown needs and each circle of needs once. `databases` are keys. */
export function findNeedProblems(applications: readonly Needing[], databases: readonly string[]): readonly BadInput[] {
  const known = new Set([...databases, ...applications.map(({ key }) => key)]);
  const unknown = applications.flatMap(({ key, needs }) =>
    needs.flatMap((need, at) => {
      if (known.has(need)) return [];
      const problem = `is not a database or application. Use one of ${[...known].join(', ')}.`;
      return [{ name: `up.applications.${key}.needs[${at}]`, seen: need, problem }];
    }),
  );
  return [...unknown, ...findCircles(applications).map(renderCircle)];
}

/** Returns at least one cycle of a graph if any exists, from one of its keys back to it: `[a, b, a]`. */
export function findCircles(applications: readonly Needing[]): readonly (readonly string[])[] {
  const needsOf = new Map(applications.map(({ key, needs }) => [key, needs]));
  const circles: string[][] = [];
  const done = new Set<string>();
  for (const { key: start } of applications) {
    const trail: { readonly key: string; readonly left: string[] }[] = [];
    const enter = (key: string): void => {
      trail.push({ key, left: [...(needsOf.get(key) ?? [])] });
    };
    if (!done.has(start)) enter(start);
    for (let here = trail.at(-1); here !== undefined; here = trail.at(-1)) {
      const next = here.left.shift();
      const at = trail.findIndex(({ key }) => key === next);
      if (next === undefined) done.add(trail.pop()?.key ?? '');
      else if (at >= 0) circles.push([...trail.slice(at).map(({ key }) => key), next]);
      else if (!done.has(next)) enter(next);
    }
  }
  return circles;
}

function renderCircle(circle: readonly string[]): BadInput {
  const problem = `has a cycle, so none can be deployed first: ${circle.join(' → ')}.`;
  return { name: `up.applications.${circle[0]}.needs`, seen: '', problem };
}
