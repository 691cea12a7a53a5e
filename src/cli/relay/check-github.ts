import type { ConfiguredApplication } from '../../relay/decide/rules.ts';
import type { GithubApp, GithubReply } from '../../relay/relay-interfaces.ts';
import { type Finding, type Findings, findingsOf } from '../doctor/doctor-finding.ts';
import { comparePermissions } from './check-app-permissions.ts';

/** GitHub, as far as a check asks it. */
export type Readable = Pick<GithubApp, 'readApp' | 'readRepository'>;

const ACCEPT = "Set them in the App's settings under Permissions, then accept them in each installation.";

/** Reads the App and each configured repository; no repository where the App itself cannot be read. */
export async function checkGithub(
  github: Readable,
  applications: readonly ConfiguredApplication[],
): Promise<readonly Finding[]> {
  const found = findingsOf('github');
  const app = await github.readApp();
  if (app.kind !== 'done') return [found.wrong(`The App cannot be read. ${app.sentence}`, KEY_FIX[app.kind])];
  const { slug, permissions } = app.value;
  const findings = [found.good(`The key is that of the App ${slug}.`), ...comparisonOf(found, slug, permissions)];
  for (const name of new Map(applications.map(({ repository }) => [repository.toLowerCase(), repository])).values()) {
    findings.push(repositoryOf(found, name, await github.readRepository(name)));
  }
  return findings;
}

const KEY_FIX: Readonly<Record<Exclude<GithubReply<unknown>['kind'], 'done'>, string>> = {
  dead: 'Check GITHUB_APP_ID, the private key and GITHUB_API_URL.',
  later: 'Ask again later.',
  lost: 'Ask again later.',
  'not-sent': 'Check GITHUB_API_URL, and whether the network or a proxy stands in the way.',
};

function comparisonOf(
  { good, wrong, note }: Findings,
  slug: string,
  permissions: Readonly<Record<string, string>>,
): readonly Finding[] {
  const { missing, needless } = comparePermissions(permissions);
  return [
    missing.length === 0
      ? good(`${slug} has every permission that is needed.`)
      : wrong(`${slug} lacks permissions: ${missing.join(', ')}.`, ACCEPT),
    ...(needless.length === 0
      ? []
      : [note(`${slug} may more than it needs: ${needless.join(', ')}.`, 'Take it away.')]),
  ];
}

function repositoryOf(
  { good, wrong, note }: Findings,
  name: string,
  reply: Awaited<ReturnType<Readable['readRepository']>>,
): Finding {
  if (reply.kind !== 'done') return wrong(`${name}: ${reply.sentence}`);
  const { repository, repositoryId, installationId } = reply.value;
  const ids = `repository ${repositoryId}, installation ${installationId}`;
  if (repository.toLowerCase() === name.toLowerCase()) return good(`The App is installed on ${name} (${ids}).`);
  return note(`${name} is called ${repository} now (${ids}).`, 'Write its new name in the file of applications.');
}
