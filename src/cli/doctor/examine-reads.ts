import { renderAuthorization } from '../../platform/http/authorization.ts';
import { fillPath } from '../../platform/http/request-path.ts';
import {
  applicationOperation,
  listVariablesOperation,
  logOperation,
  statusOperation,
} from '../../platform/resources/applications.ts';
import { onPage } from '../../platform/resources/lists.ts';
import type { Operation } from '../../platform/resources/operation.ts';
import { decodeStatus } from '../../platform/resources/wire.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import type { Attempt } from './attempt.ts';
import { checkPart, checkStatus } from './examine-application.ts';
import { checkBudget, isSpent } from './examine-headers.ts';
import { checkPlatform } from './examine-platform.ts';
import { checkOrganizations, checkProjects, chooseOrganization, type Listed, noteUnproved } from './examine-scopes.ts';
import { findingsOf, type Step, type Steps } from './finding.ts';
import { exitOf, type Probe, type ProbeResponse, type ProbeResult, sortResult } from './probe.ts';
import type { Settings } from './settings.ts';

type Seen = Listed & { readonly kind: string };

interface Reader {
  read(operation: Pick<Operation, 'template' | 'ids' | 'query'>): Promise<ProbeResult | null>;
  latest(): ProbeResponse | null;
}

/** Checks the scope Read with one request per application and four for the first; reports the rate limit last. */
export async function* examineReads(probe: Probe, settings: Settings, standing: Attempt): Steps {
  const { appIds, organization, token } = settings;
  const reader = createReader(probe, token, standing);
  const organizations = checkOrganizations(standing.reply, organization);
  yield { findings: organizations.findings, exit: exitOf(standing.reply) };
  const chosen = chooseOrganization(organizations.items, organization);
  const template = '/organization/{org_id}/project';
  const projects = chosen === null ? null : await reader.read({ template, ids: { org_id: chosen.id } });
  const listed = projects === null ? null : checkProjects(projects);
  if (listed !== null && projects !== null) yield { findings: listed.findings, exit: exitOf(projects) };
  const seen = [...namedAs('an organization', organizations.items), ...namedAs('a project', listed?.items ?? [])];
  for (const [index, appId] of appIds.entries()) yield* examineApplication(reader, appId, seen, index === 0);
  yield { findings: [noteUnproved()], exit: EXIT.done };
  const latest = reader.latest();
  if (latest !== null) yield { findings: [checkBudget(latest)], exit: EXIT.bad };
}

async function* examineApplication(reader: Reader, appId: string, seen: readonly Seen[], isFirst: boolean): Steps {
  const status = await reader.read(statusOperation(appId));
  if (status === null) return yield notChecked(appId);
  yield { findings: checkStatus(appId, status, seen), exit: exitOf(status) };
  if (!isFirst || (status.kind === 'answered' && status.status === 404)) return;
  if (status.kind === 'answered' && sortResult(status) === 'fine' && decodeStatus(status.json).kind === 'observed') {
    const application = await reader.read(applicationOperation(appId));
    yield { findings: checkPlatform(appId, status.json, application), exit: EXIT.done };
  }
  const parts = [
    ['log', logOperation(appId, 1)],
    ['environment variables', onPage(listVariablesOperation(appId), 1)],
  ] as const;
  for (const [part, operation] of parts) {
    const reply = await reader.read(operation);
    if (reply === null) return;
    yield { findings: [checkPart(appId, part, reply)], exit: exitOf(reply) };
  }
}

function createReader(probe: Probe, token: string, { prefix, word, reply }: Attempt): Reader {
  const authorization = renderAuthorization(token, word === 'Bearer' ? 'bearer' : 'token');
  let latest = reply.kind === 'answered' ? reply : null;
  return {
    read: async ({ template, ids, query }) => {
      if (latest !== null && isSpent(latest)) return null;
      const came = await probe.get(prefix + fillPath(template, ids, query), authorization);
      if (came.kind === 'answered') latest = came;
      return came;
    },
    latest: () => latest,
  };
}

function namedAs(kind: string, items: readonly Listed[]): readonly Seen[] {
  return items.map((item) => ({ ...item, kind }));
}

function notChecked(appId: string): Step {
  const { note } = findingsOf('application');
  const sentence = `Application ${appId} was not checked: the rate limit is used up.`;
  return { findings: [note(sentence, 'Run this again after the reset.')], exit: EXIT.done };
}
