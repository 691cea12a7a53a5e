import { appendFile } from 'node:fs/promises';
import { TouchdownError } from '../../kernel/errors.ts';
import { isSegment } from '../../kernel/resource-id.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import type { Platform } from '../../platform/client.ts';
import { isUnsupported } from '../../platform/connect-application.ts';
import { parseApps } from '../../settings/app-ids.ts';
import type { Terminal } from '../arguments/command.ts';
import type { ResourceResult } from './result.ts';

/** Where an application can be reached. */
export interface Address {
  /** In the form of `--adopt`. */
  readonly name: string;
  readonly url: string;
}

/** More applications would use up the rate limit for what is a help only. */
const MAX_APPLICATIONS = 20;
const READ_TIMEOUT_MS = 10_000;

/**
 * Returns the addresses of the deployed applications, in their order and each application's default first. Reads none if the platform has no
 * such call. Never rejects: an address that cannot be read is left out.
 */
export async function readAddresses(
  { applications }: Pick<Platform, 'applications'>,
  resources: readonly ResourceResult[],
  signal: AbortSignal,
): Promise<readonly Address[]> {
  const addresses: Address[] = [];
  for (const { name, id } of resources.filter(isDeployed).slice(0, MAX_APPLICATIONS)) {
    try {
      const links = await applications.links(id ?? '', { signal, timeoutMs: READ_TIMEOUT_MS });
      addresses.push(...links.map((url) => ({ name, url: plainLine(url) })));
    } catch (error) {
      if (error instanceof TouchdownError && isUnsupported(error)) break;
    }
  }
  return addresses;
}

function isDeployed({ kind, id, deployment }: ResourceResult): boolean {
  return kind === 'application' && id !== null && (deployment === 'deployed' || deployment === 'deployed-before');
}

/** Renders a line for each address. */
export function renderAddresses(addresses: readonly Address[]): string {
  return addresses.map(({ name, url }) => `${plainLine(name)}  ${url}\n`).join('');
}

/**
 * Sets the outputs of a step of GitHub Actions: `app-id`, as the action takes it, and `url`, the first address. Does nothing elsewhere.
 * Returns why they could not be written; null if they were.
 */
export async function writeStepOutputs(
  { env }: Pick<Terminal, 'env'>,
  resources: readonly ResourceResult[],
  [first]: readonly Address[],
): Promise<string | null> {
  const path = env['GITHUB_OUTPUT'] ?? '';
  if (path === '') return null;
  const apps = resources.flatMap(({ kind, name, id }) => {
    if (kind !== 'application' || id === null || !isSegment(id)) return [];
    const named = `${name.slice('application:'.length)}=${id}`;
    return [parseApps(named).problem === null ? named : id].filter((app) => parseApps(app).problem === null);
  });
  try {
    await appendFile(path, `app-id=${plainLine(apps.join(','))}\nurl=${first?.url ?? ''}\n`);
    return null;
  } catch {
    return 'the outputs app-id and url could not be written to GITHUB_OUTPUT';
  }
}
