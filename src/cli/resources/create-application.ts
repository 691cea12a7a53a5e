import { resolve } from 'node:path';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import { describeUnknownKey } from '../../kernel/near-word.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import { findGitUrlProblem } from '../../kernel/web-address.ts';
import { isObject } from '../../platform/http/json.ts';
import type { ApplicationPort, NewApplication } from '../../platform/resources/resources.ts';
import { type CommandOption, listOption, type OptionValues, valueOption } from '../arguments/command.ts';
import { FIELD_OPTION, readAmount, readText, requireText } from '../arguments/common-options.ts';
import { readFields } from '../arguments/extra-field-options.ts';
import { createOptionReader, type OptionReader } from '../arguments/option-values.ts';
import { unreadable } from '../arguments/system-error.ts';
import type { Place } from '../config/checkout.ts';
import { readNamed } from '../config/open-file.ts';
import { createResource, createResourceCommand, type Given } from './resource-command.ts';

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

export const command = createResourceCommand({
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
