import { parseInstant } from '../../platform/instant.ts';
import type { Organization } from '../../platform/resources.ts';
import { nameReply, objectOf } from '../body.ts';
import { tryClient } from '../coping.ts';
import { type Check, type CheckGroup, CONFORMS, departs } from '../finding.ts';
import { objectsIn } from '../known.ts';
import type { Session } from '../session.ts';
import { fieldChecks } from './fields.ts';

const CONSEQUENCES = {
  well: 'The client reads the organization all the same.',
  ill: 'The client cannot tell the organization.',
};

const shape: Check = {
  id: 'organization.object',
  section: 'Endpoints',
  says: 'GET /organization answers an organization object.',
  run: async (session) => {
    const reply = await session.read('/organization');
    const json = objectOf(reply);
    if (reply.status === 200 && json !== null && 'id' in json) return CONFORMS;
    const came = reply.status === 200 && json !== null ? 'an object without an id' : nameReply(reply, [200]);
    const use = async () => (await list(session)).length > 0;
    return departs('an object with an id', came, tryClient(session, use, CONSEQUENCES));
  },
};

/** The token's organization. */
export const ORGANIZATION: CheckGroup = {
  title: 'Organization',
  checks: [
    shape,
    ...fieldChecks({
      kind: 'organization',
      fields: ['id', 'name', 'created_at'],
      list: async (session) => {
        const reply = await session.read('/organization');
        const json = objectOf(reply);
        return json !== null && 'id' in json ? [json] : objectsIn(reply);
      },
      cope: (session, field) => {
        const isRead = ({ id, name, createdAt }: Organization): boolean => {
          if (field === 'created_at') return parseInstant(createdAt) !== null;
          return field === 'name' ? name !== null : id !== '';
        };
        return tryClient(session, async () => (await list(session)).every(isRead), CONSEQUENCES);
      },
    }),
  ],
};

function list({ client }: Session): Promise<Organization[]> {
  return Array.fromAsync(client.organizations.list());
}
