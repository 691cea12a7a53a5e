import type { PlatformOperation } from '../http/operations.ts';
import type { SandboxToken, Scope } from '../http/tokens.ts';
import type { SandboxRequest, SandboxResponse } from '../http/wire.ts';
import type { Application } from './application.ts';
import type { World } from './world-state.ts';

/** A request that found its route: whose it is, and what its address says. */
export interface RouteCall {
  readonly request: SandboxRequest;
  readonly token: SandboxToken;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** What carrying a call out comes to. */
export type CallResult = [World, SandboxResponse];

interface RouteFacts {
  readonly operation: PlatformOperation;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `/application/{app_id}/status`, without any version prefix. */
  readonly path: string;
  readonly scope: Scope;
  /** Present if only applications whose deployments queue have the call: for all others its address does not exist. */
  readonly needsQueue?: true;
}

/** One call of the platform. Those of `application` are given the one that `{app_id}` names, once it is known to exist. */
export type Route =
  | (RouteFacts & { readonly of: 'organization'; carryOut(world: World, call: RouteCall, now: number): CallResult })
  | (RouteFacts & {
      readonly of: 'application';
      carryOut(world: World, application: Application, call: RouteCall, now: number): CallResult;
    });
