import type { Operations } from './driver.ts';
import { apply } from './operations/apply.ts';
import { claim } from './operations/claim.ts';
import { expire } from './operations/expire.ts';
import { settleGate, takeGates } from './operations/gates.ts';
import { recordLook, takeLooks } from './operations/looks.ts';
import { place, takePlacements } from './operations/placements.ts';
import { register } from './operations/register-deployment.ts';
import { renew, settle } from './operations/settle.ts';
import { settleRedeployment, takeRedeployments } from './operations/store-redeployments.ts';
import { readRepository, saveRepository } from './operations/store-repositories.ts';
import { prune, readMark, replay, saveMark } from './operations/upkeep.ts';
import { measure, readDeployment, readOverview, readRevs } from './operations/views.ts';

/** Every operation of the store but the append, as steps: each is one transaction, on either database. */
export const OPERATIONS: Operations = {
  apply,
  register,
  readDeployment,
  readRevs,
  takeLooks,
  recordLook,
  expire,
  claim,
  renew,
  settle,
  takePlacements,
  place,
  takeGates,
  settleGate,
  takeRedeployments,
  settleRedeployment,
  readRepository,
  saveRepository,
  replay,
  measure,
  readOverview,
  readMark,
  saveMark,
  prune,
};
