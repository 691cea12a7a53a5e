import type { NamedApp } from '../../src/settings/app-ids.ts';

/** Returns an application with this name, or without one. */
export function appOf(appId: string, name = appId): NamedApp {
  return { appId, name };
}
