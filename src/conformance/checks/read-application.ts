import type { Reply, Session } from '../conformance-session.ts';
import { Omission } from '../omission.ts';
import { idOf } from './things.ts';

/** Returns the id of the application that is read, as it is: the one that was named, else the one that the run created. */
export async function applicationId(session: Session): Promise<string> {
  const { appId, mayWrite } = session.settings;
  if (appId !== null) return appId;
  if (mayWrite) return decodeURIComponent(await idOf(session, 'application'));
  throw new Omission('skipped', 'no application was named');
}

/** Returns what GET of a part of that application answers: `status`, `log?tail=20`. */
export async function readApplication(session: Session, part: string): Promise<Reply> {
  return session.read(`/application/${encodeURIComponent(await applicationId(session))}/${part}`);
}
