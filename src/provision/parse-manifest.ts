import * as v from 'valibot';
import { type BadInput, InputError } from '../kernel/errors.ts';
import { findGitUrlProblem } from '../kernel/web-address.ts';
import { isObject } from '../platform/http/json.ts';
import { type CreatedKind, findFieldProblems, registerSecretFields } from '../platform/resources/extra-fields.ts';
import type {
  ExtraFields,
  NewApplication,
  NewDatabase,
  NewEnvironment,
  NewProject,
} from '../platform/resources/resources.ts';
import { isKey } from '../settings/key-values.ts';
import { COMMIT, NO_COMMIT } from '../settings/kinds.ts';
import { keepValid, toBadInputs, type ValidPart } from '../validation/problems.ts';
import { UP } from './manifest-schema.ts';
import { findNeedProblems } from './needs.ts';
import { type Names, substitute } from './substitute.ts';

/** An application of the file; `key` is what the file calls it. */
export interface ManifestApplication {
  readonly key: string;
  readonly spec: NewApplication;
  readonly needs: readonly string[];
  readonly variables: readonly { readonly key: string; readonly value: string }[];
  /** `from` is the environment variable that holds the value. */
  readonly secrets: readonly { readonly key: string; readonly from: string }[];
  /** Null if the platform chooses. What cannot be one is still the text of the file. */
  readonly commit: string | null;
}

/** The desired resources, from the part `up` of touchdown.yaml. */
export interface Manifest {
  readonly project: NewProject;
  readonly environment: NewEnvironment;
  readonly databases: readonly { readonly key: string; readonly spec: NewDatabase }[];
  readonly applications: readonly ManifestApplication[];
}

/** Parses the part `up` and registers secrets among its extra fields. Throws InputError with every problem by its path. */
export function parseManifest(up: unknown, names: Names) {
  const { value, used, problems } = substitute(up, 'up', names);
  const { issues } = v.safeParse(UP, value, { abortPipeEarly: true });
  const misshapen = toBadInputs(issues, { root: 'up' });
  const manifest = readManifest(keepValid<typeof UP>(value, issues) ?? {});
  const extras = listExtraFields(manifest);
  const all = [
    ...problems,
    ...misshapen,
    ...findConflicts(manifest),
    ...findUnlisted(manifest, names),
    ...extras.flatMap(findExtraProblems),
  ];
  if (all.length > 0) throw new InputError(cutProblems(all));
  for (const { fields } of extras) registerSecretFields(fields);
  return { manifest, used };
}

/** Parses only the project and the environment of the part `up`: what else it needs does not matter to `down`. Throws as `parseManifest`. */
export function parsePlace(up: unknown, names: Names): Pick<Manifest, 'project' | 'environment'> {
  const place = isObject(up) ? { project: up['project'], environment: up['environment'] } : up;
  return parseManifest(place, names).manifest;
}

/** More are not read, and the texts of very many do not fit into memory. */
const MAX_PROBLEMS = 50;

function cutProblems(all: readonly BadInput[]): readonly BadInput[] {
  if (all.length <= MAX_PROBLEMS) return all;
  const problem = `has ${all.length - MAX_PROBLEMS} more problems. Fix these first.`;
  return [...all.slice(0, MAX_PROBLEMS), { name: 'up', seen: '', problem }];
}

/** A file of a repository may read no variable of the user's environment on its own. */
function findUnlisted({ applications }: Manifest, { isListed }: Names): readonly BadInput[] {
  return applications.flatMap(({ key, secrets }) =>
    secrets
      .filter(({ from }) => isKey(from) && !isListed(from))
      .map((secret) =>
        conflict(
          `applications.${key}.secrets.${secret.key}.env`,
          `needs ${secret.from}. Give --env ${secret.from} to read it from the environment.`,
        ),
      ),
  );
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
  const databaseKeys = new Set(keys);
  return [
    ...findRepeated('databases', databases),
    ...findRepeated('applications', applications),
    ...applications.flatMap((application) => findKeyConflicts(application, databaseKeys)),
    ...applications.flatMap(findSpecProblems),
    ...findNeedProblems(applications, keys),
  ];
}

function findKeyConflicts(
  { key, variables, secrets }: ManifestApplication,
  databases: ReadonlySet<string>,
): readonly BadInput[] {
  const variableKeys = new Set(variables.map((variable) => variable.key));
  const both = secrets.filter((secret) => variableKeys.has(secret.key));
  const conflicts = both.map((secret) =>
    conflict(`applications.${key}.secrets.${secret.key}`, 'is also set in variables. Remove one of them.'),
  );
  if (!databases.has(key)) return conflicts;
  const problem = 'is also the key of a database, so needs could mean either. Rename one of them.';
  return [conflict(`applications.${key}`, problem), ...conflicts];
}

function findSpecProblems({ key, spec, commit }: ManifestApplication): readonly BadInput[] {
  const { gitRepository, minRunningInstances: least = 0, maxRunningInstances: most = least } = spec;
  const problems = {
    commit: COMMIT.parse(commit ?? NO_COMMIT).problem,
    'git-repository.url': findGitUrlProblem(gitRepository?.url ?? ''),
    'min-running-instances': least > most ? 'is more than max-running-instances.' : null,
  };
  return Object.entries(problems).flatMap(([field, problem]) =>
    problem === null ? [] : [conflict(`applications.${key}.${field}`, problem)],
  );
}

function findRepeated(part: string, things: readonly { key: string; spec: { name: string } }[]): readonly BadInput[] {
  const firsts = new Map<string, string>();
  return things.flatMap(({ key, spec }) => {
    const first = firsts.get(spec.name);
    if (first !== undefined) return [conflict(`${part}.${key}`, `has the same name as ${first}. Give another name.`)];
    firsts.set(spec.name, key);
    return [];
  });
}

function conflict(place: string, problem: string): BadInput {
  return { name: `up.${place}`, seen: '', problem };
}

type ValidUp = ValidPart<v.InferOutput<typeof UP>>;
type Of<K extends 'databases' | 'applications'> = NonNullable<NonNullable<ValidUp[K]>[string]>;

function readManifest({ project, environment, databases = {}, applications = {} }: ValidUp): Manifest {
  return {
    project: {
      name: project?.name ?? '',
      description: project?.description,
      fields: project?.fields,
    },
    environment: {
      name: environment?.name ?? '',
      mode: environment?.mode,
      clusterId: environment?.['cluster-id'],
      fields: environment?.fields,
    },
    databases: Object.entries(databases).map(([key, database = {}]) => ({ key, spec: readDatabase(key, database) })),
    applications: Object.entries(applications).map(([key, application = {}]) => readApplication(key, application)),
  };
}

function readDatabase(key: string, { name = key, type = '', ...rest }: Of<'databases'>): NewDatabase {
  return { name, type, ...rest };
}

function readApplication(key: string, application: Of<'applications'>): ManifestApplication {
  const { name = key, 'git-repository': repository, cpu, memory, fields } = application;
  const { needs = [], variables = {}, secrets = {}, commit = NO_COMMIT } = application;
  const { url, branch } = repository ?? {};
  const spec = {
    name,
    gitRepository: url === undefined ? undefined : { url, branch },
    buildMode: application['build-mode'],
    dockerfilePath: application['dockerfile-path'],
    cpu,
    memory,
    minRunningInstances: application['min-running-instances'],
    maxRunningInstances: application['max-running-instances'],
    ports: application.ports?.map((port = {}) => ({
      internalPort: port['internal-port'] ?? 0,
      externalPort: port['external-port'],
      protocol: port.protocol,
      publiclyAccessible: port['publicly-accessible'],
    })),
    fields,
  };
  return {
    key,
    spec,
    needs: [...new Set(needs.filter((need) => need !== undefined))],
    variables: Object.entries(variables).map(([variable, value = '']) => ({ key: variable, value })),
    secrets: Object.entries(secrets).map(([secret, source]) => ({ key: secret, from: source?.env ?? '' })),
    commit: COMMIT.parse(commit).value,
  };
}
