import { findGitUrlProblem } from '../../kernel/web-address.ts';
import type { ApplicationPort, NewApplication } from '../../platform/resources/resources.ts';
import { type CommandOption, listOption, valueOption } from '../arguments/command.ts';
import { FIELD_OPTION, readAmount, readText, requireText } from '../arguments/common-options.ts';
import type { OptionReader } from '../arguments/option-values.ts';

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
