import type { Intake } from '../intake/intake.ts';

/** Who takes in what is sent to `/hooks/…`. */
export interface Intakes {
  readonly platform: Intake;
  readonly github: Intake;
}

/** A hook that a path leads to. Its secret is never logged. */
export interface HookRoute {
  readonly source: keyof Intakes;
  readonly pathSecret: string | null;
}

const GITHUB = '/hooks/github';
const PLATFORM = '/hooks/platform';

/** Returns the hook at a path without its query; null where there is none. Never throws. */
export function findHook(path: string): HookRoute | null {
  if (path === GITHUB) return { source: 'github', pathSecret: null };
  if (path === PLATFORM) return { source: 'platform', pathSecret: null };
  if (!path.startsWith(`${PLATFORM}/`)) return null;
  const secret = path.slice(PLATFORM.length + 1);
  return secret === '' || secret.includes('/') ? null : { source: 'platform', pathSecret: decodePart(secret) };
}

/** Returns a part of a path decoded; as it stands where that cannot be. */
export function decodePart(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
