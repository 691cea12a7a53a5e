import type { ApplicationPort, NewApplication } from '../../platform/resources/resources.ts';
import type { OptionReader } from '../arguments/option-values.ts';
import { parsePort } from './port.ts';
import { readAmount, readText, requireText } from './required.ts';

/** Reads the options that an application is created from; what cannot be used is noted by the reader. */
export function readApplication(reader: OptionReader): NewApplication {
  const url = readGitUrl(reader);
  const branch = readText(reader, 'git-branch');
  if (branch !== undefined && reader.text('git-url') === undefined) {
    reader.reject({ name: '--git-branch', seen: branch, accepted: 'give --git-url too, the repository that has it' });
  }
  const [least, most] = [readAmount(reader, 'min-instances', 0), readAmount(reader, 'max-instances')];
  if (least !== undefined && most !== undefined && least > most) {
    reader.reject({ name: '--min-instances', seen: String(least), accepted: `use at most --max-instances, ${most}` });
  }
  const ports = readPorts(reader);
  return {
    name: requireText(reader, 'name', 'give the name of the application'),
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

/** A user or a password in the address would be known to all who see it. `git@host:path` names an account, which is none. */
function readGitUrl(reader: OptionReader): string | undefined {
  const text = readText(reader, 'git-url');
  const url = URL.parse(text ?? '');
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url === null || (url.password === '' && !(isWeb && url.username !== ''))) return text;
  const accepted = "an address without a user or a password in it; the platform's own access to git is used";
  reader.reject({ name: '--git-url', seen: '', accepted });
  return undefined;
}

function readPorts(reader: OptionReader): readonly ApplicationPort[] {
  return reader.texts('port').flatMap((seen) => {
    const port = parsePort(seen);
    if (port === null) {
      const accepted = 'write a port as 8080, 8080:443, 8080:443/HTTP or 8080:443/HTTP,public';
      reader.reject({ name: '--port', seen, accepted });
    }
    return port ?? [];
  });
}
