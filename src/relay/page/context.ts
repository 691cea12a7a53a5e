import type { Clock } from '../../kernel/clock.ts';
import { renderPageHeaders } from '../../web/page-kit.ts';
import type { PlainResponse } from '../../web/plain-response.ts';
import type { ReadRequestBody } from '../../web/request-bodies.ts';
import type { Rules } from '../decide/rules.ts';
import type { RelayLog, RelayRequest } from '../interfaces.ts';
import type { Dependencies } from '../monitoring/problems.ts';
import type { Store } from '../store/store.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { Sessions } from './sessions.ts';

/** What the page needs; `adminToken` must not be empty. */
export interface PageParts {
  readonly store: Pick<Store, 'readOverview' | 'replay'>;
  readonly dependencies: Dependencies;
  readonly rules: () => Rules;
  readonly adminToken: string;
  readonly readBody: ReadRequestBody;
  readonly clock: Clock;
  readonly log: RelayLog;
}

/** What every route of the page needs. */
export type PageContext = PageParts & { readonly sessions: Sessions; readonly throttle: LoginThrottle };

/** One request on a route. */
export interface Visit {
  readonly request: RelayRequest;
  readonly context: PageContext;
  /** The CSRF token in every form of the session; null if the visitor has not logged in. */
  readonly csrf: string | null;
  /** True if the browser's own connection is encrypted. */
  readonly isSecure: boolean;
  /** The client for counting failed logins: an address, or empty if it is not known. */
  readonly client: string;
}

const PAGE_HEADERS = renderPageHeaders({ scripts: "'self'", styles: "'self'", forms: "'self'" });

/** Returns a response with a body, its type (`text/html`), the page's headers and more. */
export function respond(
  status: number,
  type: string,
  body: string,
  more: Readonly<Record<string, string>> = {},
): PlainResponse {
  return { status, headers: { ...PAGE_HEADERS, 'content-type': `${type}; charset=utf-8`, ...more }, body };
}

/** Redirects the browser to one of our paths; `cookie` is a `Set-Cookie`. */
export function redirect(location: string, cookie?: string): PlainResponse {
  const more = { location, ...(cookie === undefined ? {} : { 'set-cookie': cookie }) };
  return respond(303, 'text/plain', `See ${location}\n`, more);
}
