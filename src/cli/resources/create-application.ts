import type { ApplicationPort, NewApplication } from '../../platform/resources/resources.ts';
import { type CommandOption, valueOption } from '../arguments/command.ts';
import { FIELD_OPTION, readAmount, readText, requireText } from '../arguments/common-options.ts';
import { readFields } from '../arguments/extra-field-options.ts';
import { createOptionReader, type OptionReader } from '../arguments/option-values.ts';
import { readOptionsFile } from './application-file.ts';
import { createResource } from './do-once.ts';
import { createResourceCommand, type Given } from './resource-command.ts';

const OPTIONS = {
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
  port: valueOption('PORT', '8080, 8080:443 or 8080:443/HTTP; add ,public for public access; can be repeated', {
    multiple: true,
  }),
  field: FIELD_OPTION,
} as const satisfies Readonly<Record<string, CommandOption>>;

/** `touchdown applications create`: creates an application in an environment. */
export const command = createResourceCommand({
  name: 'applications create',
  summary: 'Creates an application in an environment',
  options: {
    ...OPTIONS,
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

async function read({
  values,
  terminal,
}: Given): Promise<{ readonly environmentId: string; readonly application: NewApplication }> {
  const from = values['from'];
  const inFile = typeof from === 'string' ? await readOptionsFile(from, OPTIONS, terminal) : {};
  const reader = createOptionReader({ ...inFile, ...values });
  const environmentId = requireText(reader, 'environment', 'is missing. Give the id of the environment.');
  const application = { ...readApplication(reader), fields: await readFields('application', reader, terminal) };
  reader.finish();
  return { environmentId, application };
}

/** Reads the options of an application to create; bad ones are reported to the reader. */
export function readApplication(reader: OptionReader): NewApplication {
  const url = readGitUrl(reader);
  const branch = readText(reader, 'git-branch');
  if (branch !== undefined && reader.text('git-url') === undefined) {
    reader.reject('--git-branch', branch, 'needs --git-url, the repository of this branch. Add it.');
  }
  const [least, most] = [readAmount(reader, 'min-instances', 0), readAmount(reader, 'max-instances')];
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

/** A user or a password in the URL would be visible to everyone who can see it. The account in `git@host:path` is not a secret. */
function readGitUrl(reader: OptionReader): string | undefined {
  const text = readText(reader, 'git-url');
  const url = URL.parse(text ?? '');
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url === null || (url.password === '' && !(isWeb && url.username !== ''))) return text;
  const problem = 'has a user or password in it. Remove it: the platform uses its own access to git.';
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

/** Parses a port: `8080`, `8080:443`, `8080:443/HTTP,public`; null if it is not one. The protocol is converted to capitals. */
export function parsePort(text: string): ApplicationPort | null {
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
