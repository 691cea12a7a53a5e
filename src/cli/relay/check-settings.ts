import { readApplications } from '../../relay/config/config-file.ts';
import { type RelaySettings, readSettings } from '../../relay/config/read-settings.ts';
import { findMisspelt, VARIABLES } from '../../relay/config/variables.ts';
import type { ConfiguredApplication } from '../../relay/decide/rules.ts';
import { type Finding, findingsOf } from '../doctor/finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type ReadFile = (path: string) => string;

interface Checked<T> {
  readonly value: T | null;
  readonly findings: readonly Finding[];
}

/** Checks every variable; `readFile` throws if it cannot read. */
export function checkSettings(env: Environment, readFile: ReadFile): Checked<RelaySettings> {
  const { good, note, unusable } = findingsOf('settings');
  const unknown = findMisspelt(env).map(({ name, problem }) => note(`${name} ${problem}`));
  try {
    const settings = readSettings(env, readFile);
    return { value: settings, findings: [good('All variables are valid.'), ...unknown, ...noteOptions(settings)] };
  } catch (error) {
    return { value: null, findings: [...unusable(error), ...unknown] };
  }
}

/** Checks the file of applications, even if other settings are unusable. */
export function checkApplications(env: Environment, readFile: ReadFile): Checked<readonly ConfiguredApplication[]> {
  const { good, note, unusable } = findingsOf('applications');
  const path = env['RELAY_CONFIG']?.trim() || VARIABLES.RELAY_CONFIG;
  try {
    const applications = readApplications(path, readFile);
    const count = applications.length === 1 ? '1 application' : `${applications.length} applications`;
    if (applications.length > 0) return { value: applications, findings: [good(`${path} lists ${count}.`)] };
    const fix = 'Add one: { "id": "…", "repository": "owner/name" }.';
    return {
      value: applications,
      findings: [note(`${path} lists no applications, so the relay ignores every event.`, fix)],
    };
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
    .map(({ id }) =>
      note(`${id} has no branch, so RELAY_UNPLACED=branch-head does nothing for it.`, 'Set its branch.'),
    );
}

function noteOptions({ github, adminToken }: RelaySettings): readonly Finding[] {
  const { good, note } = findingsOf('settings');
  const hook =
    github.webhookSecret === null
      ? note(
          "The relay does not accept GitHub's events: no queued checks, no buttons.",
          "Set GITHUB_WEBHOOK_SECRET, and the same secret in the App's settings.",
        )
      : good('GITHUB_WEBHOOK_SECRET is set.');
  const page =
    adminToken === null ? [note('The page and replays are disabled.', 'Set RELAY_ADMIN_TOKEN to enable them.')] : [];
  return [hook, ...page];
}
