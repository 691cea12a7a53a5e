import { idOf, payloadOf } from '../../github/http/response.ts';
import { elementsOf, fieldOf, textOf } from '../../kernel/hostile-json.ts';
import { parseInstant } from '../../kernel/instant.ts';
import { RELAY_TASK } from '../../report/github-status.ts';
import { chooseDeployment, isStatusDue, mayAdopt } from '../decide/desired-deployment.ts';
import type { CheckPlace, GithubApp, KnownCheck } from '../interfaces.ts';
import { DEPLOYMENTS, type Send } from './app-caller.ts';

const ROUTE = '/repositories/{repository_id}/deployments';
const STATUSES = `${ROUTE}/{deployment_id}/statuses`;

/** Returns the calls of a GitHub App for places that have an environment. */
export function createDeploymentMethods(send: Send): Pick<GithubApp, 'createCheck' | 'updateCheck' | 'findCheck'> {
  const readStatuses = (place: CheckPlace, id: number) =>
    send(`GET ${STATUSES}`, place, DEPLOYMENTS, { deployment_id: id, per_page: 100 }, decodeStatuses);
  return {
    /** By default, GitHub would merge the base branch, and refuse a commit whose checks have not passed. */
    createCheck: (place) => {
      const own = { ref: place.sha, environment: place.environment, task: RELAY_TASK };
      const parameters = { ...own, payload: { touchdown: place.externalId }, auto_merge: false, required_contexts: [] };
      return send(`POST ${ROUTE}`, place, DEPLOYMENTS, parameters, (data) => knownAs(idOf(data)));
    },
    /** Reads first, since a relay may have been killed after a write, and a workflow may write the same GitHub Deployment. */
    updateCheck: async (place, id, { title: description, detailsUrl, deployment }) => {
      const shown = await readStatuses(place, id);
      if (shown.kind !== 'done') return shown;
      const { state = 'queued', environmentUrl = null } = deployment ?? {};
      if (!isStatusDue(state, shown.value)) return { kind: 'done', value: { id, url: '' } };
      const addresses = { log_url: detailsUrl ?? undefined, environment_url: environmentUrl ?? undefined };
      const parameters = { deployment_id: id, state, description, ...addresses };
      return send(`POST ${STATUSES}`, place, DEPLOYMENTS, parameters, (data) => knownAs(idOf(data) && id));
    },
    findCheck: async (place) => {
      const query = { sha: place.sha, environment: place.environment, per_page: 100 };
      const listed = await send(`GET ${ROUTE}`, place, DEPLOYMENTS, query, decodeDeployments);
      if (listed.kind !== 'done') return listed;
      const chosen = chooseDeployment(listed.value, place.externalId, place.adoption?.except ?? []);
      if (chosen === null) return { kind: 'done', value: null };
      const found = { kind: 'done', value: { id: chosen.id, url: '' } } as const;
      if (chosen.externalId === place.externalId) return found;
      const shown = await readStatuses(place, chosen.id);
      if (shown.kind !== 'done') return shown;
      return mayAdopt(shown.value[0], place.adoption?.startedAt ?? 0) ? found : { kind: 'done', value: null };
    },
  };
}

/** A GitHub Deployment has no page of its own. */
function knownAs(id: number | null): KnownCheck | undefined {
  return id === null ? undefined : { id, url: '' };
}

function decodeDeployments(data: unknown) {
  return elementsOf(data).map((item) => {
    return { id: idOf(item) ?? 0, task: textOf(item, 'task'), externalId: textOf(payloadOf(item), 'touchdown') };
  });
}

/** The newest first. */
function decodeStatuses(data: unknown) {
  const sorted = elementsOf(data).toSorted((one, other) => (idOf(other) ?? 0) - (idOf(one) ?? 0));
  return sorted.map((item) => {
    return { state: textOf(item, 'state'), at: parseInstant(fieldOf(item, 'created_at')) ?? 0 };
  });
}
