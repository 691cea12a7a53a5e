import { openConfigFile } from '../../relay/config/config-file.ts';
import { readSettings } from '../../relay/config/read-settings.ts';
import { findUnknownVariables, VARIABLES } from '../../relay/config/relay-variables.ts';
import type { ConfiguredApplication } from '../../relay/decide/rules.ts';
import type { RelaySettings } from '../../relay/relay-settings.ts';
import { type Finding, findingsOf } from '../doctor/doctor-finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type ReadFile = (path: string) => string;

interface Checked<T> {
  readonly value: T | null;
  readonly findings: readonly Finding[];
}

/** Checks every variable; `readFile` throws if it cannot read. */
export function checkSettings(env: Environment, readFile: ReadFile): Checked<RelaySettings> {
  const { good, note, unusable } = findingsOf('settings');
  const unknown = findUnknownVariables(env).map((sentence) => note(sentence));
  try {
    const settings = readSettings(env, readFile);
    return { value: settings, findings: [good('Every variable can be used.'), ...unknown, ...noteOptions(settings)] };
  } catch (error) {
    return { value: null, findings: [...unusable(error), ...unknown] };
  }
}

/** Checks the file of applications, even if other settings are unusable. */
export function checkApplications(env: Environment, readFile: ReadFile): Checked<readonly ConfiguredApplication[]> {
  const { good, note, unusable } = findingsOf('applications');
  const path = env['RELAY_CONFIG']?.trim() || VARIABLES.RELAY_CONFIG;
  try {
    const { applications } = openConfigFile(path, readFile);
    const count = applications.length === 1 ? '1 application' : `${applications.length} applications`;
    if (applications.length > 0) return { value: applications, findings: [good(`${path} names ${count}.`)] };
    const fix = 'Add one: { "id": "…", "repository": "owner/name" }.';
    return { value: applications, findings: [note(`${path} names no application: no event can be placed.`, fix)] };
  } catch (error) {
    return { value: null, findings: unusable(error) };
  }
}

/** Notes the branches that are missing if events without a registration go to branch heads. */
export function checkBranches(
  settings: RelaySettings,
  applications: readonly ConfiguredApplication[],
): readonly Finding[] {
  if (settings.unplaced === 'keep') return [];
  const { note } = findingsOf('applications');
  return applications
    .filter(({ branch }) => branch === null)
    .map(({ id }) => note(`${id} has no branch: RELAY_UNPLACED=branch-head does nothing for it.`, 'Give it one.'));
}

function noteOptions({ github, adminToken }: RelaySettings): readonly Finding[] {
  const { good, note } = findingsOf('settings');
  const hook =
    github.webhookSecret === null
      ? note(
          "GitHub's events are not taken: no check is expected at once, no button works, no protection rule is answered.",
          "Set GITHUB_WEBHOOK_SECRET, and the same in the App's settings.",
        )
      : good("There is a secret for GitHub's events.");
  const page =
    adminToken === null ? [note('There is no page, and no replay.', 'Set RELAY_ADMIN_TOKEN to have them.')] : [];
  return [hook, ...page];
}
