import type { DeploymentRecord, Result } from '../../deploy/state.ts';
import { parseJson } from '../../kernel/hostile-json.ts';
import type { OpenDeployment } from '../../report/unwritten.ts';
import type { Commands } from './workflow-commands.ts';

/** What the main step keeps for the post step, as soon as it is known. */
export interface SavedState {
  /** Saves the parts of a record that the post step may have to report. */
  changed(record: DeploymentRecord): void;
}

const MAY_GO_ON: readonly Result[] = ['timed_out', 'cancelled', 'unknown', 'triggered'];

/** Returns the saved state of a step that is about to deploy `appIds`: until more is known, any of them may be deployed. */
export function createSavedState(appIds: readonly string[], commands: Pick<Commands, 'saveState'>): SavedState {
  const open = new Map<string, OpenDeployment>(
    appIds.map((appId) => [appId, { appId, deploymentId: null, isTaken: false }]),
  );
  const save = (): void => commands.saveState('deployments', JSON.stringify([...open.values()]));
  commands.saveState('phase', 'started');
  save();
  return {
    changed: (record) => {
      const kept = open.get(record.appId);
      const now = isOver(record) ? undefined : toOpen(record);
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

function toOpen({ appId, deploymentId, triggeredAt }: DeploymentRecord): OpenDeployment {
  return { appId, deploymentId, isTaken: triggeredAt !== null };
}

/** A deployment that was given up may continue on the platform. */
function isOver({ settlement }: DeploymentRecord): boolean {
  return settlement !== null && !MAY_GO_ON.includes(settlement.result);
}

function decodeOpen(value: unknown): OpenDeployment[] {
  if (typeof value !== 'object' || value === null || !('appId' in value) || typeof value.appId !== 'string') return [];
  const deploymentId = 'deploymentId' in value && typeof value.deploymentId === 'string' ? value.deploymentId : null;
  return [{ appId: value.appId, deploymentId, isTaken: 'isTaken' in value && value.isTaken === true }];
}
