import { APP_PERMISSIONS } from '../../relay/github-app/installation-tokens.ts';

const LEVELS: readonly string[] = ['read', 'write', 'admin'];

/** Returns what an App lacks and what it has beyond need, each as `checks (write)`. */
export function comparePermissions(given: Readonly<Record<string, string>>): {
  readonly missing: readonly string[];
  readonly needless: readonly string[];
} {
  const isEnough = (name: string, level: string): boolean => LEVELS.indexOf(given[name] ?? '') >= LEVELS.indexOf(level);
  const isNeedless = (name: string, level: string): boolean =>
    LEVELS.indexOf(level) > LEVELS.indexOf(APP_PERMISSIONS[name] ?? '');
  return {
    missing: render(Object.entries(APP_PERMISSIONS).filter(([name, level]) => !isEnough(name, level))),
    needless: render(Object.entries(given).filter(([name, level]) => isNeedless(name, level))),
  };
}

function render(permissions: readonly (readonly [string, string])[]): readonly string[] {
  return permissions.map(([name, level]) => `${name} (${level})`);
}
