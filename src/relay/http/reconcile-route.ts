import { isSameSecret } from '../page/secrecy.ts';
import { readBearer } from './bearer.ts';
import { type Answer, renderError, renderJson, renderUnavailable } from './http-response.ts';

/** Does everything that is due, for the admin token in an `Authorization` header. Never rejects. */
export type Reconcile = (authorization: string | null) => Promise<Answer>;

/** Returns what `POST /v1/reconcile` does: 200 once everything that is due is done, 401 for another token, 503 if the store fails. */
export function createReconcile(adminToken: string | null, reconcile: () => Promise<void>): Reconcile {
  return async (authorization) => {
    const token = readBearer(authorization);
    if (adminToken === null || token === null || !isSameSecret(token, adminToken))
      return renderError(401, 'not allowed');
    try {
      await reconcile();
      return renderJson(200, { reconciled: true });
    } catch {
      return renderUnavailable('the store cannot be reached now');
    }
  };
}
