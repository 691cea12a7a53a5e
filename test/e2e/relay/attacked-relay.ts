import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Claims, type OidcIssuer, startOidcIssuer } from '../../support/oidc-issuer.ts';
import { type RelayProcess, startRelayProcess } from './processes.ts';
import { exchange, renderRequest } from './raw-http.ts';
import { repositoryIdOf, startScriptedGithub } from './scripted-github.ts';
import { ADMIN_TOKEN, applicationsOf, GITHUB_SECRET, setStage } from './stage.ts';

/** A relay with two applications, each of a repository of its own, and everything that an attacker can reach. */
export interface AttackedRelay extends AsyncDisposable {
  readonly relay: RelayProcess;
  readonly issuer: OidcIssuer;
  /** Signs a token of a run of the repository of an application (0 or 1), changed as given. */
  sign(application: number, claims?: Claims): Promise<string>;
  /** Registers a new deployment of an application; returns its id. */
  register(application: number): Promise<string>;
}

/** The commit that the tokens are of. */
export const SHA = 'd4e5f60718293a4b5c6d7e8f9001122334455667';

/** Starts the relay as it is shipped, in a process of its own. */
export async function startAttackedRelay(env: Readonly<Record<string, string>> = {}): Promise<AttackedRelay> {
  const stage = setStage(applicationsOf(2));
  const github = await startScriptedGithub();
  const issuer = await startOidcIssuer({ repository: 'acme/app-0' });
  const typical = { ...stage.env, RELAY_STORE: stage.sqlite, GITHUB_API_URL: github.urlFor('one') };
  const secrets = { GITHUB_WEBHOOK_SECRET: GITHUB_SECRET, RELAY_ADMIN_TOKEN: ADMIN_TOKEN };
  const relay = await startRelayProcess({ env: { ...typical, ...secrets, RELAY_OIDC_ISSUER: issuer.url, ...env } });
  const sign: AttackedRelay['sign'] = (application, claims = {}) => {
    const repository = `acme/app-${application}`;
    return issuer.sign({ repository, repository_id: String(repositoryIdOf(repository)), sha: SHA, ...claims });
  };
  return {
    relay,
    issuer,
    sign,
    register: async (application) => {
      const body = JSON.stringify({ app_id: `app-${application}`, sha: SHA, deployment_id: randomUUID() });
      const authorization = `Authorization: Bearer ${await sign(application)}`;
      const response = await exchange(relay.url, renderRequest('POST', '/v1/deployments', [authorization], body));
      const id = /"id":"([^"]+)"/.exec(response)?.[1];
      if (id === undefined) throw new Error(`not registered: ${response}`);
      return id;
    },
    [Symbol.asyncDispose]: async () => {
      await relay.kill();
      await issuer[Symbol.asyncDispose]();
      await github[Symbol.asyncDispose]();
      stage[Symbol.dispose]();
    },
  };
}

/** Renders a delivery of GitHub's with the given headers beside the usual ones; it is signed if `signature` is not given. */
export function renderGithubDelivery(
  body: string,
  signature: string = signAsGithub(body),
  headers: readonly string[] = [],
): string {
  const typical = [`X-GitHub-Delivery: ${randomUUID()}`, 'X-GitHub-Event: ping', 'Content-Type: application/json'];
  return renderRequest('POST', '/hooks/github', [`X-Hub-Signature-256: ${signature}`, ...typical, ...headers], body);
}

/** Signs a body as GitHub does. */
export function signAsGithub(body: string, secret: string = GITHUB_SECRET): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Returns the resident memory of a process in MiB: now, and the most that it ever had. */
export function readMemoryMib(pid: number): { readonly now: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
