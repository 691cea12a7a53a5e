import { getIDToken } from '@actions/core';
import type { Environment } from './environment.ts';

/** Returns a fresh OIDC token of this job for an audience, masked; rejects where GitHub gives none. */
export type ReadIdToken = (audience: string) => Promise<string>;

/** Returns how to get OIDC tokens of this job; null where its permissions give it none, as those of a fork's pull request do. */
export function createIdTokens(env: Environment): ReadIdToken | null {
  const isGiven = Boolean(env['ACTIONS_ID_TOKEN_REQUEST_URL']) && Boolean(env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']);
  return isGiven ? (audience) => getIDToken(audience) : null;
}
