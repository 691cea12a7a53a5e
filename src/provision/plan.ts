import type { NewApplication, NewDatabase, NewEnvironment, NewProject } from '../platform/resources/resources.ts';
import { createNamer, type Name, type Namer } from './manifest-names.ts';
import type { Manifest, ManifestApplication } from './parse-manifest.ts';
import type { State } from './state.ts';

/** A thing to create. `from` is the environment variable that holds the secret's value. */
export type Thing =
  | { readonly kind: 'project'; readonly spec: NewProject }
  | { readonly kind: 'environment'; readonly spec: NewEnvironment }
  | { readonly kind: 'database'; readonly spec: NewDatabase }
  | { readonly kind: 'application'; readonly spec: NewApplication }
  | { readonly kind: 'variable'; readonly key: string; readonly value: string }
  | { readonly kind: 'secret'; readonly key: string; readonly from: string };

interface StepBase {
  readonly id: string;
  readonly name: Name;
  /** Steps that must succeed first; those outside the plan are done. */
  readonly needs: readonly string[];
  /** Steps that must finish first, whatever their outcome. */
  readonly after: readonly string[];
}

/** What decides about a plan besides the manifest and the state. */
export interface PlanOptions {
  /** True if every application is deployed. */
  readonly redeploys: boolean;
  /** The keys in the state of variables that have another value on the platform (default: none). */
  readonly changed?: ReadonlySet<string>;
  /** Returns whether an environment variable has a value (default: none has). */
  isSet?(name: string): boolean;
}

/**
 * Creates a missing thing, or gives a variable or a secret its value, inside the resource with the key `parent` in the state; null for a
 * project, which is in an organization.
 */
export interface CreateStep extends StepBase {
  readonly kind: 'create';
  readonly thing: Thing;
  readonly parent: string | null;
}

export interface DeployStep extends StepBase {
  readonly kind: 'deploy';
  /** The commit to name; null if the platform chooses, and for a database. */
  readonly commit: string | null;
}

export type Step = CreateStep | DeployStep;

/**
 * Returns the steps that fulfill a manifest, in order. Redeploys applications that failed, got new settings or name another commit; with
 * `redeploys` all of them. Nothing shows whether a stored secret has its value, so it is written again before each deployment if it is set.
 */
export function plan(
  manifest: Manifest,
  state: State,
  { redeploys, changed = new Set(), isSet = () => false }: PlanOptions,
): readonly Step[] {
  const namer = createNamer(manifest);
  const { project, environment } = namer;
  const all = [
    create(project, { kind: 'project', spec: manifest.project }, null),
    create(environment, { kind: 'environment', spec: manifest.environment }, project.key),
    ...manifest.databases.map(({ key, spec }) => {
      return create(namer.database(key), { kind: 'database', spec }, environment.key);
    }),
    ...manifest.applications.flatMap((application) => createApplication(application, namer)),
  ];
  const isMissing = ({ name }: CreateStep): boolean => !state.resources.has(name.key) || changed.has(name.key);
  const missing = new Set(all.filter(isMissing).map(({ id }) => id));
  const deploys = deployments(manifest, namer, state, redeploys, missing);
  const deployed = new Set(deploys.map(({ name }) => name.key));
  const isRotated = ({ thing, parent }: CreateStep): boolean =>
    thing.kind === 'secret' && deployed.has(parent ?? '') && isSet(thing.from);
  return [...all.filter((step) => missing.has(step.id) || isRotated(step)), ...deploys];
}

/** Returns the secrets that have a value here and are not written by these steps, because nothing else is new in their applications. */
export function listSkippedSecrets(
  manifest: Manifest,
  steps: readonly Step[],
  isSet: (name: string) => boolean,
): readonly Name[] {
  const namer = createNamer(manifest);
  const written = new Set(steps.map(({ name }) => name.key));
  const secrets = manifest.applications.flatMap((application) =>
    application.secrets
      .filter(({ from }) => isSet(from))
      .map(({ key }) => namer.setting('secret', application.key, key)),
  );
  return secrets.filter(({ key }) => !written.has(key));
}

function createApplication(
  { key, spec, variables, secrets }: ManifestApplication,
  namer: Namer,
): readonly CreateStep[] {
  const name = namer.application(key);
  return [
    create(name, { kind: 'application', spec }, namer.environment.key),
    ...variables.map((variable) => {
      return create(namer.setting('variable', key, variable.key), { kind: 'variable', ...variable }, name.key);
    }),
    ...secrets.map((secret) => {
      return create(namer.setting('secret', key, secret.key), { kind: 'secret', ...secret }, name.key);
    }),
  ];
}

function create(name: Name, thing: Thing, parent: string | null): CreateStep {
  const needs = parent === null ? [] : [createId(parent)];
  return { kind: 'create', id: createId(name.key), name, thing, parent, needs, after: [] };
}

function deployments(
  { databases, applications }: Manifest,
  namer: Namer,
  state: State,
  redeploys: boolean,
  created: ReadonlySet<string>,
): readonly DeployStep[] {
  const databaseNames = new Map(databases.map(({ key }) => [key, namer.database(key)]));
  const ofDatabases = [...databaseNames.values()]
    .filter(({ key }) => !state.deployed.has(key))
    .map((name) => deploy(name, [createId(name.key)], [], null));
  const after = ofDatabases.map(({ id }) => id);
  const ofApplications = applications.flatMap((application) => {
    const { key, needs, commit } = application;
    const name = namer.application(key);
    const own = createApplication(application, namer).map(({ id }) => id);
    const known = state.deployed.get(name.key);
    const isDeployed = known !== undefined && (commit === null || known.commit === commit);
    if (isDeployed && !redeploys && !own.some((id) => created.has(id))) return [];
    const others = needs.map((need) => deployId((databaseNames.get(need) ?? namer.application(need)).key));
    return [deploy(name, [...own, ...others], after, commit)];
  });
  return [...ofDatabases, ...ofApplications];
}

function deploy(name: Name, needs: readonly string[], after: readonly string[], commit: string | null): DeployStep {
  return { kind: 'deploy', id: deployId(name.key), name, needs, after, commit };
}

function createId(key: string): string {
  return `create ${key}`;
}

function deployId(key: string): string {
  return `deploy ${key}`;
}
