import type { DeploymentRecord, Result } from '../../deploy/state.ts';
import { fieldOf, parseJson } from '../../kernel/hostile-json.ts';
import type { OpenDeployment } from '../../report/unwritten.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import type { Commands } from './workflow-commands.ts';

/** What the main step keeps for the post step, as soon as it is known. */
export interface SavedState {
  /** Saves the parts of a record that the post step may have to report. */
  changed(record: DeploymentRecord): void;
}

const MAY_GO_ON: readonly Result[] = ['timed_out', 'cancelled', 'unknown', 'triggered'];

/** Returns the saved state of a step that is about to deploy `apps`: until more is known, any of them may be deployed. */
export function createSavedState(apps: readonly NamedApp[], commands: Pick<Commands, 'saveState'>): SavedState {
  const open = new Map<string, OpenDeployment>(
    apps.map((app) => [app.appId, { ...app, deploymentId: null, isTaken: false }]),
  );
  const save = (): void => commands.saveState('deployments', JSON.stringify([...open.values()]));
  commands.saveState('phase', 'started');
  save();
  return {
    changed: (record) => {
      const kept = open.get(record.appId);
      const name = apps.find(({ appId }) => appId === record.appId)?.name ?? record.appId;
      const now = isOver(record) ? undefined : toOpen(record, name);
      if (kept?.deploymentId === now?.deploymentId && kept?.isTaken === now?.isTaken) return;
      if (now === undefined) open.delete(record.appId);
      else open.set(record.appId, now);
      save();
    },
  };
}

/** Returns the deployments that the main step left open: none if it finished, or never started. Never throws. */
export function readOpenDeployments(commands: Pick<Commands, 'state'>): readonly OpenDeployment[] {
  if (commands.state('phase') !== 'started') return [];
  const saved = parseJson(commands.state('deployments'));
  return Array.isArray(saved) ? saved.flatMap(decodeOpen) : [];
}

function toOpen({ appId, deploymentId, triggeredAt }: DeploymentRecord, name: string): OpenDeployment {
  return { appId, name, deploymentId, isTaken: triggeredAt !== null };
}

/** A deployment that was given up may continue on the platform. */
function isOver({ settlement }: DeploymentRecord): boolean {
  return settlement !== null && !MAY_GO_ON.includes(settlement.result);
}

function decodeOpen(value: unknown): OpenDeployment[] {
  const [appId, name, deploymentId] = ['appId', 'name', 'deploymentId'].map((key) => fieldOf(value, key));
  if (typeof appId !== 'string' || typeof name !== 'string') return [];
  return [
    {
      appId,
      name,
      deploymentId: typeof deploymentId === 'string' ? deploymentId : null,
      isTaken: fieldOf(value, 'isTaken') === true,
    },
  ];
}
