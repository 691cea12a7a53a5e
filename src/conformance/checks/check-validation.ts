import { objectOf } from '../body-reader.ts';
import { type Check, type CheckGroup, CONFORMS, departs } from '../conformance-finding.ts';
import type { CheckResponse, Session } from '../conformance-session.ts';
import { errorCodeOf, tryClient } from '../coping.ts';
import { neededField, renderIncomplete, type ThingKind, withArticle } from './things.ts';

const KINDS: readonly ThingKind[] = [
  'project',
  'environment',
  'application',
  'database',
  'variable',
  'secret',
  'webhook',
];
const CONSEQUENCES = {
  well: 'The client shows the error of the service. If that does not name the missing field, you have to find it yourself.',
  ill: 'The client does not report that the service rejected the request.',
};

/** The response to a creation that lacks a field. */
export const VALIDATION: CheckGroup = {
  title: 'Validation',
  checks: KINDS.map((kind) => {
    const field = neededField(kind);
    return {
      id: `validation.${kind}`,
      section: 'Errors 2',
      says: `Creating ${withArticle(kind)} without its ${field} returns 400, and the message names the field.`,
      isWriting: true,
      run: async (session) => {
        const response = await askIncomplete(session, kind);
        const message = objectOf(response)?.['message'];
        const isNamed = typeof message === 'string' && message.toLowerCase().includes(field);
        if (response.status === 400 && isNamed) return CONFORMS;
        const use = async () => (await clientCodeForIncomplete(session, kind)) === 'rejected';
        const came = response.status === 400 ? 'a message that does not name it' : `status ${response.status}`;
        return departs(`status 400 with a message that names ${field}`, came, tryClient(session, use, CONSEQUENCES));
      },
    } satisfies Check;
  }),
};

/** Returns the response to a creation without its required field. */
export function askIncomplete(session: Session, kind: ThingKind): Promise<CheckResponse> {
  return session.once(`incomplete ${kind}`, async () => session.ask(await renderIncomplete(session, kind)));
}

/** Returns the code of the client's error for the same request; null if it succeeds. */
export async function clientCodeForIncomplete(
  session: Session,
  kind: ThingKind,
): Promise<Awaited<ReturnType<typeof errorCodeOf>>> {
  const { path, body } = await renderIncomplete(session, kind);
  const { transport } = session.client;
  const action = `create ${withArticle(kind)}`;
  return errorCodeOf(() =>
    transport.send(
      { method: 'POST', template: path, ids: {}, body, scope: 'Write', action, subject: kind },
      transport.begin(),
    ),
  );
}
