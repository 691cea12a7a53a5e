import { cutChars } from '../kernel/plain-text.ts';
import { ANNOTATION_UNITS } from './limits.ts';

/** A warning about one application or several, as a CI shows it beside the job. */
interface Warning {
  readonly title: string;
  readonly message: string;
}

const MAX_NAMES = 10;
/** Room for the names after the text. */
const MAX_TEXT_UNITS = ANNOTATION_UNITS / 2;

/** Collects the warnings of a run by their key, since a CI shows only a few of them: GitHub ten for each step (actions/runner). */
export function createEqualWarnings() {
  const warnings = new Map<string, { readonly text: string; readonly apps: Set<string> }>();
  const shown = new Set<string>();
  return {
    /** Adds a warning about an application; names and texts are cleaned. Of those with one key (default: the text), the first text is shown. */
    add: (appId: string, text: string, key = text): void => {
      const known = warnings.get(key) ?? { text, apps: new Set<string>() };
      known.apps.add(appId);
      warnings.set(key, known);
    },
    /** Returns each warning that was not returned before, about all of its applications. */
    take: (): readonly Warning[] => {
      const fresh = [...warnings].filter(([key]) => !shown.has(key));
      for (const [key] of fresh) shown.add(key);
      return fresh.map(([, { text, apps }]) => renderWarning(text, [...apps]));
    },
  };
}

function renderWarning(text: string, apps: readonly string[]): Warning {
  if (apps.length === 1) return { title: `Application ${apps[0]}`, message: text };
  return { title: `${apps.length} applications`, message: renderShared(text, apps) };
}

/** Returns a text about several applications, with their names. */
export function renderShared(text: string, apps: readonly string[]): string {
  const rest = apps.length - MAX_NAMES;
  const names = `${apps.slice(0, MAX_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  return cutChars(`${cutChars(text, MAX_TEXT_UNITS)} Applications: ${names}.`, ANNOTATION_UNITS);
}
