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

/** Collects the warnings of a run by their text, since a CI shows only a few of them: GitHub ten for each step (actions/runner). */
export function createEqualWarnings() {
  const appsOf = new Map<string, Set<string>>();
  const shown = new Set<string>();
  return {
    /** Adds a warning about an application; names and texts are cleaned. */
    add: (appId: string, text: string): void => {
      appsOf.set(text, (appsOf.get(text) ?? new Set()).add(appId));
    },
    /** Returns each text that was not returned before, as one warning about its applications. */
    take: (): readonly Warning[] => {
      const fresh = [...appsOf].filter(([text]) => !shown.has(text));
      for (const [text] of fresh) shown.add(text);
      return fresh.map(([text, apps]) => renderWarning(text, [...apps]));
    },
  };
}

function renderWarning(text: string, apps: readonly string[]): Warning {
  if (apps.length === 1) return { title: `Application ${apps[0]}`, message: text };
  const rest = apps.length - MAX_NAMES;
  const names = `${apps.slice(0, MAX_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  const message = cutChars(`${cutChars(text, MAX_TEXT_UNITS)} Applications: ${names}.`, ANNOTATION_UNITS);
  return { title: `${apps.length} applications`, message };
}
