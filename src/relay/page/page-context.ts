import type { Clock } from '../../kernel/clock.ts';
import type { Rules } from '../decide/rules.ts';
import type { ReadRequestBody } from '../intake/request-bodies.ts';
import type { Dependencies } from '../monitoring/problems.ts';
import type { RelayLog } from '../relay-interfaces.ts';
import type { Store } from '../store/store.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { Session, Sessions } from './sessions.ts';

/** What the page needs; `adminToken` is not empty. */
export interface PageParts {
  readonly store: Pick<Store, 'readOverview' | 'replay' | 'onChange'>;
  /** What the page reports as problems. */
  readonly dependencies: Dependencies;
  readonly rules: () => Rules;
  readonly adminToken: string;
  readonly readBody: ReadRequestBody;
  readonly clock: Clock;
  readonly log: RelayLog;
  /** Ends the open streams of events, so that the relay can stop. */
  readonly signal?: AbortSignal;
}

/** What every route of the page works with. */
export interface Desk extends Required<PageParts> {
  readonly sessions: Sessions;
  readonly throttle: LoginThrottle;
}

/** One request on a route, and who makes it; `session` is null for somebody who has not logged in. */
export interface Visit {
  readonly request: Request;
  readonly desk: Desk;
  readonly session: Session | null;
  /** Whether the browser's own connection is encrypted. */
  readonly isSecure: boolean;
  /** Who counts as one when logging in fails: an address; empty for everybody whose address is not known. */
  readonly client: string;
}

/** Returns one request; what it rejects with is told as "not now". */
export type Answer = (visit: Visit) => Response | Promise<Response>;

/** What an address answers, by method; HEAD is as GET. */
export interface Route {
  readonly GET?: Answer;
  readonly POST?: Answer;
}
