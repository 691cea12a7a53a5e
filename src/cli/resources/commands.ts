import { resolve } from 'node:path';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import { describeUnknownKey } from '../../kernel/near-word.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import { findGitUrlProblem, parseWebAddress } from '../../kernel/web-address.ts';
import { isObject } from '../../platform/http/json.ts';
import type { ApplicationPort, NewApplication } from '../../platform/resources/resources.ts';
import { type CommandOption, flagOption, listOption, type OptionValues, valueOption } from '../arguments/command.ts';
import {
  EVENT_OPTION,
  FIELD_OPTION,
  ORGANIZATION_OPTION,
  readAmount,
  readEvents,
  readText,
  requireText,
} from '../arguments/common-options.ts';
import { readFields } from '../arguments/extra-field-options.ts';
import { createOptionReader, type OptionReader } from '../arguments/option-values.ts';
import { unreadable } from '../arguments/system-error.ts';
import type { Place } from '../config/checkout.ts';
import { findOrganizationId, findProjectId } from '../config/find-organization.ts';
import { readNamed } from '../config/open-file.ts';
import { readSecretFile, readSecretInput } from '../config/secret-source.ts';
import { type Column, renderTable } from '../terminal/text-table.ts';
import { type ClusterWords, otherClusterError } from './other-cluster.ts';
import { createResource, createResourceCommand, doOnce, type Given, type Task } from './resource-command.ts';

export const listOrganizations = createResourceCommand({
  name: 'organizations list',
  summary: 'Lists the organizations that the token can see',
  options: {},
  examples: [
    ['touchdown organizations list', 'shows ids, names and creation dates'],
    ['touchdown organizations list --json | jq -r "select(.kind == \\"item\\").data.id"', 'prints only the ids'],
  ],
  read: () => null,
  perform: (_, task) =>
    listItems(
      task.platform.organizations.list(task.call),
      [
        { heading: 'ID', cell: ({ id }) => id },
        { heading: 'NAME', cell: ({ name }) => name },
        { heading: 'CREATED', cell: ({ createdAt }) => createdAt },
      ],
      { things: 'organizations', whereEmpty: 'The token cannot see any organization.' },
      task,
    ),
});

export const listProjects = createResourceCommand({
  name: 'projects list',
  summary: 'Lists the projects of an organization',
  options: { organization: ORGANIZATION_OPTION },
  examples: [
    ['touchdown projects list', 'lists the projects of the only organization'],
    ['touchdown projects list --organization acme --json', 'prints a line of JSON for each project'],
  ],
  read: () => null,
  perform: async (_, task) => {
    const { platform, config, call } = task;
    const organizationId = await findOrganizationId(platform, config.organization, call);
    await listItems(
      platform.projects.list(organizationId, call),
      [
        { heading: 'ID', cell: ({ id }) => id },
        { heading: 'NAME', cell: ({ name }) => name },
        { heading: 'CREATED', cell: ({ createdAt }) => createdAt },
        { heading: 'DESCRIPTION', cell: ({ description }) => description },
      ],
      { things: 'projects', whereEmpty: 'No projects yet. Next: touchdown projects create --name NAME' },
      task,
    );
  },
});

export const listVariables = createResourceCommand({
  name: 'variables list',
  summary: 'Lists the environment variables of an application, with their values',
  arguments: [{ name: 'APP_ID', isRequired: true, summary: 'id of the application' }],
  options: {},
  examples: [
    ['touchdown variables list APP_ID', 'shows keys and values'],
    ['touchdown variables list APP_ID --json', 'prints a line of JSON for each variable'],
  ],
  read: ({ words: [appId = ''] }) => appId,
  perform: (appId, task) =>
    listItems(
      task.platform.applications.environmentVariables.list(appId, task.call),
      [
        { heading: 'KEY', cell: ({ key }) => key },
        { heading: 'VALUE', cell: ({ value }) => value },
        { heading: 'ID', cell: ({ id }) => id },
      ],
      { things: 'variables', whereEmpty: 'The application has no environment variables.' },
      task,
    ),
});

/** This many rows are aligned with each other, as many as a page of the platform has, so that memory stays constant. */
const ROWS_A_PAGE = 100;

/** Prints items as they come, no faster than they are read, in pages of a table or as lines of JSON. Rejects as the list does. */
export async function listItems<T extends object>(
  items: AsyncIterable<T>,
  columns: readonly Column<T>[],
  { things, whereEmpty }: { readonly things: string; readonly whereEmpty: string },
  { output, terminal }: Task,
): Promise<void> {
  let page: T[] = [];
  let count = 0;
  const flush = (): void => {
    const width = terminal.columns();
    if (page.length > 0) output.say(renderTable(columns, page, { width, hasHeadings: count === page.length }));
    page = [];
  };
  try {
    for await (const item of items) {
      count += 1;
      if (output.isJson) output.show('item', item, '');
      else if (page.push(item) === ROWS_A_PAGE) flush();
      await terminal.ready();
    }
  } finally {
    flush();
  }
  const isEmpty = count === 0 && terminal.columns() !== null;
  output.show('result', { things, count }, isEmpty ? `${whereEmpty}\n` : '');
}

export const createProject = createResourceCommand({
  name: 'projects create',
  summary: 'Creates a project in an organization',
  options: {
    name: valueOption('NAME', 'its name (required)'),
    description: valueOption('TEXT', 'its description'),
    field: FIELD_OPTION,
    organization: ORGANIZATION_OPTION,
  },
  examples: [
    ['touchdown projects create --name shop', 'creates it and prints its id'],
    [
      'touchdown projects create --name shop --description "The web shop" --organization acme',
      'sets the description and the organization',
    ],
  ],
  read: async ({ reader, terminal }) => ({
    name: requireText(reader, 'name', 'is missing. Give the name of the project.'),
    description: readText(reader, 'description'),
    fields: await readFields('project', reader, terminal),
  }),
  perform: async (project, task) => {
    const { platform, config, call } = task;
    const parentId = await findOrganizationId(platform, config.organization, call);
    const hint = 'Check touchdown projects list before you create it again.';
    const next = (id: string) => ['environments', 'create', '--project', id, '--name', 'NAME'];
    const creation = { resource: 'project', name: project.name, parentId, hint, next } as const;
    await createResource(creation, () => platform.projects.create(parentId, project, call), task);
  },
});

const CLUSTER_WORDS: ClusterWords = {
  setting: '--cluster-id',
  field: '--field cluster',
  exampleOf: (cluster) => `--field cluster='"${cluster}"'`,
  advice: "It exists now. Use it as it is, or delete it in the platform's console.",
};

export const createEnvironment = createResourceCommand({
  name: 'environments create',
  summary: 'Creates an environment in a project',
  options: {
    project: valueOption('ID_OR_NAME', 'id or name of the project (required)'),
    name: valueOption('NAME', 'its name (required)'),
    mode: valueOption('MODE', 'STAGING, PRODUCTION or another mode of the platform'),
    'cluster-id': valueOption('ID', 'id of the cluster to run it on'),
    field: FIELD_OPTION,
    organization: ORGANIZATION_OPTION,
  },
  examples: [
    ['touchdown environments create --project shop --name staging --mode STAGING', 'uses the name of the project'],
    ['touchdown environments create --project PROJECT_ID --name eu --cluster-id CLUSTER_ID', 'chooses the cluster'],
    [
      `touchdown environments create --project shop --name eu --field cluster='"CLUSTER_ID"'`,
      'sends a field that has no option',
    ],
  ],
  read: async ({ reader, terminal }) => ({
    project: requireText(reader, 'project', 'is missing. Give the id or the name of the project.'),
    name: requireText(reader, 'name', 'is missing. Give the name of the environment.'),
    mode: readText(reader, 'mode'),
    clusterId: readText(reader, 'cluster-id'),
    fields: await readFields('environment', reader, terminal),
  }),
  perform: async ({ project, ...environment }, task) => {
    const { platform, config, call } = task;
    const parentId = await findProjectId(platform, { organization: config.organization, project }, call);
    const create = async () => {
      const created = await platform.environments.create(parentId, environment, call);
      const problem = otherClusterError(environment, created, CLUSTER_WORDS);
      if (problem !== null) throw problem;
      return created;
    };
    const git = ['--git-url', 'URL'];
    const next = (id: string) => ['applications', 'create', '--environment', id, '--name', 'NAME', ...git];
    await createResource({ resource: 'environment', name: environment.name, parentId, next }, create, task);
  },
});

export const createDatabase = createResourceCommand({
  name: 'databases create',
  summary: 'Creates a database in an environment',
  options: {
    environment: valueOption('ID', 'id of the environment (required)'),
    name: valueOption('NAME', 'its name (required)'),
    type: valueOption('TYPE', 'POSTGRESQL or another type of the platform (required)'),
    version: valueOption('VERSION', 'version of the database'),
    mode: valueOption('MODE', 'MANAGED or another mode of the platform'),
    cpu: valueOption('N', "integer in the platform's unit, which is not documented"),
    memory: valueOption('N', "integer in the platform's unit, which is not documented"),
    storage: valueOption('N', "integer in the platform's unit, which is not documented"),
    field: FIELD_OPTION,
  },
  examples: [
    ['touchdown databases create --environment ENV_ID --name main --type POSTGRESQL --version 16', 'creates one'],
    [
      'touchdown databases create --environment ENV_ID --name main --type POSTGRESQL --mode MANAGED --storage 20',
      'creates a managed database',
    ],
  ],
  read: async ({ reader, terminal }) => ({
    environmentId: requireText(reader, 'environment', 'is missing. Give the id of the environment.'),
    database: {
      name: requireText(reader, 'name', 'is missing. Give the name of the database.'),
      type: requireText(reader, 'type', 'is missing. Give the type of the database, for example POSTGRESQL.'),
      version: readText(reader, 'version'),
      mode: readText(reader, 'mode'),
      cpu: readAmount(reader, 'cpu'),
      memory: readAmount(reader, 'memory'),
      storage: readAmount(reader, 'storage'),
      fields: await readFields('database', reader, terminal),
    },
  }),
  perform: async ({ environmentId: parentId, database }, task) => {
    const { platform, call } = task;
    const next = (id: string) => ['databases', 'deploy', id];
    const creation = { resource: 'database', name: database.name, parentId, next } as const;
    await createResource(creation, () => platform.databases.create(parentId, database, call), task);
  },
});

/** `touchdown databases deploy`: starts the deployment of a database; the platform does not report its outcome. */
export const deployDatabase = createResourceCommand({
  name: 'databases deploy',
  summary: 'Deploys a database; the platform does not report the outcome',
  arguments: [{ name: 'DATABASE_ID', isRequired: true, summary: 'id of the database' }],
  options: {},
  examples: [
    ['touchdown databases deploy DATABASE_ID', 'requests the deployment'],
    ['touchdown databases deploy DATABASE_ID --json', "prints the deployment's id and status as JSON"],
  ],
  read: ({ words: [databaseId = ''] }) => databaseId,
  perform: async (databaseId, task) => {
    const { platform, call, output } = task;
    const doubt = {
      message: `A deployment of the database ${databaseId} may have been started: the response was lost.`,
      hint: "Check the platform's console before you start it again.",
    };
    const { id, status } = await doOnce(() => platform.databases.deploy(databaseId, call), doubt, task);
    const stateWord = status === null ? '' : ` The platform reports: ${plainLine(status)}.`;
    const text = `Deployment of database ${plainLine(databaseId)} requested.${stateWord} See the platform's console for its outcome.\n`;
    output.show('result', { databaseId, deploymentId: id, status }, text);
  },
});

export const claimReward = createResourceCommand({
  name: 'rewards claim',
  summary: 'Claims the reward of an invitation; a code can be claimed at most 3 times',
  arguments: [{ name: 'CODE', isRequired: true, summary: 'code of the invitation' }],
  options: {},
  examples: [
    ['touchdown rewards claim SUMMER-2026', 'claims the reward'],
    ['touchdown rewards claim SUMMER-2026 --json', 'prints the result as JSON'],
  ],
  read: ({ words: [code = ''] }) => code.trim(),
  perform: async (code, task) => {
    const doubt = {
      message: 'The reward may have been claimed: the response was lost.',
      hint: "Check the platform's console before you claim it again.",
    };
    await doOnce(() => task.platform.rewards.claim({ code }, task.call), doubt, task);
    task.output.show('result', { isClaimed: true }, 'Claimed the reward.\n');
  },
});

export const createWebhook = createResourceCommand({
  name: 'webhooks create',
  summary: 'Creates a webhook that sends deployment events to a URL',
  options: {
    url: valueOption('URL', 'URL to send events to; if it contains a secret, use --url-file'),
    'url-file': valueOption('FILE', 'read the URL from this file, or from standard input if it is -'),
    event: EVENT_OPTION,
    field: FIELD_OPTION,
    disabled: flagOption('create it disabled, so it sends no events yet'),
    organization: ORGANIZATION_OPTION,
  },
  examples: [
    ['touchdown webhooks create --url https://ci.example.com/hooks/touchdown', 'sends every deployment event'],
    ['touchdown webhooks create --url-file url.txt --event DEPLOYMENT_FAILED', 'sends only failures, to a secret URL'],
    [
      'touchdown webhooks create --url https://ci.example.com/ --field target_secret=@secret.txt',
      'sends a secret from a file in a field that has no option',
    ],
  ],
  read: async (given) => {
    const { reader, terminal } = given;
    const events = readEvents(reader);
    const fields = await readFields('webhook', reader, terminal);
    const targetUrl = parseWebhookUrl(await readAddress(given));
    return { targetUrl, events, enabled: !reader.flag('disabled'), fields };
  },
  perform: async (webhook, task) => {
    const { platform, config, call } = task;
    const parentId = await findOrganizationId(platform, config.organization, call);
    const shown = hideUrl(webhook.targetUrl);
    const create = async () => ({ id: (await platform.webhooks.create(parentId, webhook, call)).id });
    await createResource({ resource: 'webhook', name: shown, parentId }, create, task);
  },
});

async function readAddress({ reader, values, terminal }: Given): Promise<string> {
  const [url, file] = [reader.text('url'), reader.text('url-file')];
  if (url !== undefined && file !== undefined) {
    reader.reject('--url-file', '', 'cannot be combined with --url. Give only one of them.');
  }
  reader.finish();
  if (file === undefined) return url ?? '';
  return file === '-' ? readSecretInput('the address', values, terminal) : readSecretFile(file, terminal);
}

/** A shorter part of a URL is no secret, and would be masked everywhere. */
const MIN_SECRET_CHARS = 8;

/** Returns an http or https URL and registers its parts that may be secret. Throws InputError, without the URL, for any other text. */
export function parseWebhookUrl(text: string): string {
  const trimmed = text.trim();
  const url = parseWebAddress(trimmed);
  if (url === null) {
    const problem = 'is missing or not an http or https URL. Give one with --url, or in a file with --url-file.';
    throw new InputError([{ name: '--url', seen: '', problem }]);
  }
  const parts = [url.username, url.password, url.pathname, ...url.pathname.split('/'), ...url.searchParams.values()];
  const isSecret = parts.filter((part) => part.length >= MIN_SECRET_CHARS && /\d/.test(part));
  const isBare = url.href === `${url.origin}/`;
  for (const part of [isBare ? '' : trimmed, url.password, ...isSecret]) registerSecret(part);
  return trimmed;
}

/** Returns a webhook's URL without the parts that may be secret: `https://example.com/…`. */
export function hideUrl(address: string): string {
  const url = URL.parse(address);
  if (url === null) return '…';
  return `${url.origin}${url.pathname === '/' && url.search === '' ? '/' : '/…'}`;
}

/** The options of an application to create. */
export const APPLICATION_OPTIONS = {
  environment: valueOption('ID', 'id of the environment (required)'),
  name: valueOption('NAME', 'its name (required)'),
  'git-url': valueOption('URL', 'Git repository to build'),
  'git-branch': valueOption('BRANCH', 'branch of the repository'),
  'build-mode': valueOption('MODE', 'DOCKER or another mode of the platform'),
  'dockerfile-path': valueOption('PATH', 'path of the Dockerfile in the repository'),
  cpu: valueOption('N', "integer in the platform's unit, which is not documented"),
  memory: valueOption('N', "integer in the platform's unit, which is not documented"),
  'min-instances': valueOption('N', 'minimum number of instances'),
  'max-instances': valueOption('N', 'maximum number of instances'),
  port: listOption('PORT', '8080, 8080:443 or 8080:443/HTTP; add ,public for public access'),
  field: FIELD_OPTION,
} as const satisfies Readonly<Record<string, CommandOption>>;

/** Reads the options of an application to create; bad ones are reported to the reader. */
export function readApplication(reader: OptionReader): NewApplication {
  const url = readGitUrl(reader);
  const branch = readText(reader, 'git-branch');
  if (branch !== undefined && reader.text('git-url') === undefined) {
    reader.reject('--git-branch', branch, 'needs --git-url, the repository of this branch. Add it.');
  }
  const least = readAmount(reader, 'min-instances', 0);
  const most = readAmount(reader, 'max-instances');
  if (least !== undefined && most !== undefined && least > most) {
    reader.reject('--min-instances', String(least), `is more than --max-instances ${most}.`);
  }
  const ports = readPorts(reader);
  return {
    name: requireText(reader, 'name', 'is missing. Give the name of the application.'),
    gitRepository: url === undefined ? undefined : { url, branch },
    buildMode: readText(reader, 'build-mode'),
    dockerfilePath: readText(reader, 'dockerfile-path'),
    cpu: readAmount(reader, 'cpu'),
    memory: readAmount(reader, 'memory'),
    minRunningInstances: least,
    maxRunningInstances: most,
    ports: ports.length === 0 ? undefined : ports,
  };
}

function readGitUrl(reader: OptionReader): string | undefined {
  const text = readText(reader, 'git-url');
  const problem = findGitUrlProblem(text ?? '');
  if (problem === null) return text;
  reader.reject('--git-url', '', problem);
  return undefined;
}

function readPorts(reader: OptionReader): readonly ApplicationPort[] {
  return reader.texts('port').flatMap((seen) => {
    const port = parsePort(seen);
    if (port === null) {
      const problem = 'is not a port. Use for example 8080, 8080:443, 8080:443/HTTP or 8080:443/HTTP,public.';
      reader.reject('--port', seen, problem);
    }
    return port ?? [];
  });
}

const PORT =
  /^(?<internal>\d{1,5})(?::(?<external>\d{1,5}))?(?:\/(?<protocol>[A-Za-z][A-Za-z0-9_]{0,31}))?(?<isPublic>,public)?$/;

function parsePort(text: string): ApplicationPort | null {
  const { internal, external, protocol, isPublic } = PORT.exec(text.trim())?.groups ?? {};
  const [internalPort, externalPort] = [asPort(internal), asPort(external)];
  if (internalPort === undefined || (external !== undefined && externalPort === undefined)) return null;
  return {
    internalPort,
    externalPort,
    protocol: protocol?.toUpperCase(),
    publiclyAccessible: isPublic === undefined ? undefined : true,
  };
}

function asPort(text: string | undefined): number | undefined {
  const port = Number(text);
  return port >= 1 && port <= 65_535 ? port : undefined;
}

export const createApplication = createResourceCommand({
  name: 'applications create',
  summary: 'Creates an application in an environment',
  options: {
    ...APPLICATION_OPTIONS,
    from: valueOption(
      'FILE',
      'read options from this YAML or JSON file with the same names; options on the command line take precedence',
    ),
  },
  examples: [
    [
      'touchdown applications create --environment ENV_ID --name web --git-url https://github.com/acme/web --git-branch main --port 8080:443/HTTP,public',
      'creates an application with a public port',
    ],
    ['touchdown applications create --environment ENV_ID --from web.yaml --cpu 500', 'reads the rest from a file'],
  ],
  read,
  perform: async ({ environmentId: parentId, application }, task) => {
    const { platform, call } = task;
    const creation = {
      resource: 'application',
      name: application.name,
      parentId,
      next: (id: string) => ['deploy', id],
    } as const;
    await createResource(creation, () => platform.applications.create(parentId, application, call), task);
  },
});

async function read({ values, terminal }: Given) {
  const from = values['from'];
  const inFile = typeof from === 'string' ? await readOptionsFile(from, APPLICATION_OPTIONS, terminal) : {};
  const reader = createOptionReader({ ...inFile, ...values });
  const environmentId = requireText(reader, 'environment', 'is missing. Give the id of the environment.');
  const application = { ...readApplication(reader), fields: await readFields('application', reader, terminal) };
  reader.finish();
  return { environmentId, application };
}

type Options = Readonly<Record<string, CommandOption>>;

const MAX_SHOWN_CHARS = 60;
/** A file of a cloned repository must not read other files of the user. */
const FILE_IN_FILE = 'has KEY=@FILE, which a file cannot have. Give --field KEY=@FILE on the command line.';

/** Reads options from a YAML or JSON file: texts, numbers, and lists for repeatable options. Rejects with InputError. */
export async function readOptionsFile(path: string, options: Options, place: Place): Promise<OptionValues> {
  const { parseYaml } = await import('../config/yaml.ts');
  const text = await readNamed(resolve(place.folder, path), place).catch((error: unknown) => {
    throw unreadable('--from', path, error);
  });
  return decodeOptions(parseYaml(text, path), options, path);
}

function decodeOptions(json: unknown, options: Options, path: string): OptionValues {
  if (!isObject(json)) {
    const problem = 'is not a list of keys and values. Write for example "name: web".';
    throw new InputError([{ name: path, seen: '', problem }]);
  }
  const bad: BadInput[] = [];
  const values = Object.entries(json).map(([key, value]: [string, unknown]) => {
    const option = Object.hasOwn(options, key) ? options[key] : undefined;
    const read = option === undefined ? null : decodeValue(value ?? undefined, option);
    if (key === 'field' && [read ?? []].flat().some((text) => /^[^=]*=@/.test(text))) {
      bad.push({ name: `${path}: field`, seen: '', problem: FILE_IN_FILE });
    }
    if (read === null) {
      const problem = option === undefined ? describeUnknownKey(key, Object.keys(options)) : describeValue(option);
      bad.push({ name: `${path}: ${plainLine(key).slice(0, MAX_SHOWN_CHARS)}`, seen: '', problem });
    }
    return [key, read ?? undefined] as const;
  });
  if (bad.length > 0) throw new InputError(bad);
  return Object.fromEntries(values);
}

function decodeValue(
  value: unknown,
  { multiple = false }: CommandOption,
): string | readonly string[] | undefined | null {
  if (!Array.isArray(value)) return value === undefined ? undefined : asText(value);
  const texts = value.map(asText).filter((text) => text !== null);
  return multiple && texts.length === value.length ? texts : null;
}

function asText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

function describeValue({ multiple = false }: CommandOption): string {
  return multiple ? 'is not a text, a number, or a list of them.' : 'is not a text or a number.';
}
