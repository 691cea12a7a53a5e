/** An environment to create: applications in two waves, each with two variables and a secret, on databases. */
export interface EnvironmentSize {
  readonly databases: number;
  readonly applications: number;
  /** The sandbox's scenario that every application plays (default: a deployment of 90 s that succeeds). */
  readonly scenario?: string;
}

const VARIABLES = ['LOG_LEVEL', 'REGION'];
const SECRETS = 1;

/** Returns the touchdown.yaml of the environment: the first tenth of the applications need a database each, the others an application too. */
export function renderManifest({ databases, applications, scenario = 'succeeds' }: EnvironmentSize): string {
  const bases = Math.ceil(applications / 10);
  const databasesPart = range(databases).map((at) => [`db-${at}`, { type: 'POSTGRESQL' }] as const);
  const applicationsPart = range(applications).map((at) => {
    const needs = [`db-${at % databases}`, ...(at < bases ? [] : [`app-${at % bases}`])];
    const variables = Object.fromEntries(VARIABLES.map((key) => [key, 'info']));
    return [
      `app-${at}`,
      { name: `${scenario}--${at}`, needs, variables, secrets: { DATABASE_URL: { env: 'DATABASE_URL' } } },
    ] as const;
  });
  const up = {
    project: { name: 'shop' },
    environment: { name: 'bench' },
    databases: Object.fromEntries(databasesPart),
    applications: Object.fromEntries(applicationsPart),
  };
  return JSON.stringify({ up });
}

/** Returns the same environment for the loop of scripts/up-loop.mjs. */
export function renderLoopPlan({ databases, applications }: EnvironmentSize): string {
  const names = range(applications).map((at) => `app-${at}`);
  const bases = Math.ceil(applications / 10);
  return JSON.stringify({
    databases: range(databases).map((at) => ({ name: `db-${at}`, type: 'POSTGRESQL' })),
    waves: [names.slice(0, bases), names.slice(bases)],
  });
}

/** The fewest requests with which an environment can be created, deployed and seen to its end. */
export interface FewestRequests {
  /** An application's status before its deployment, for a baseline, and after its end. */
  readonly statusChecks: number;
  /** One a thing, the organizations, the projects (is it there?), and one a deployment. */
  readonly others: number;
}

/** Returns the minimum number of requests for an environment. */
export function fewestRequests({ databases, applications }: EnvironmentSize): FewestRequests {
  const things = 2 + databases + applications * (1 + VARIABLES.length + SECRETS);
  const lists = 2;
  return { statusChecks: 2 * applications, others: lists + things + databases + applications };
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
