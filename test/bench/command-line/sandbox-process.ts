import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Touchdown } from './programs.ts';

/** A sandbox in a process of its own. */
export interface SandboxProcess extends AsyncDisposable {
  readonly url: string;
}

/** How its platform behaves. */
export interface SandboxSettings {
  readonly rateLimit?: number;
}

const ENDLESS = 1_000_000_000;

/** Starts a sandbox that admits any number of requests unless it is said, and resolves when it listens. */
export async function startSandboxProcess(
  start: Touchdown,
  { rateLimit = ENDLESS }: SandboxSettings = {},
): Promise<SandboxProcess> {
  const words = ['sandbox', '--quiet', '--rate-limit', String(rateLimit)];
  const child = spawn(process.execPath, [...start, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'close');
  const said = await Promise.race([once(child.stdout, 'data'), gone]);
  const url = String(said[0]).trim();
  if (!URL.canParse(url)) throw new Error(`The sandbox does not listen: ${url}`);
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Makes so many projects in the sandbox at `url`. */
export async function makeProjects(url: string, count: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ count });
  const { status } = await fetch(`${url}/_sandbox/projects`, { method: 'POST', headers, body });
  if (status !== 201) throw new Error(`The sandbox makes no projects: ${status}`);
}

/** Returns the id of the sandbox's organization. */
export async function findOrganization(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/organization`, { headers: { authorization: `Token ${token}` } });
  const { id } = (await response.json()) as { readonly id: string };
  return id;
}

/** One request that a sandbox was sent. */
export interface SeenRequest {
  /** The call by the sandbox's name for it: `application`, `deploy`, `status`. */
  readonly operation: string;
  readonly method: string;
  readonly status: number | null;
}

/** Returns the requests that the sandbox at `url` was sent so far, oldest first. */
export async function readRequests(url: string): Promise<readonly SeenRequest[]> {
  const response = await fetch(`${url}/_sandbox/requests`);
  const { results } = (await response.json()) as { readonly results: readonly SeenRequest[] };
  return results;
}
