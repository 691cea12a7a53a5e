import { append } from './operations/append.ts';
import { apply } from './operations/apply.ts';
import { claimChecks, renew, settleCheck } from './operations/check-claims.ts';
import { replay } from './operations/check-rows.ts';
import { cleanUp } from './operations/clean-up.ts';
import { claimPlacements, settlePlacement } from './operations/placements.ts';
import { claimRedeployments, settleRedeployment } from './operations/redeployments.ts';
import { register } from './operations/register.ts';
import { recall, remember } from './operations/remember.ts';
import { claimStatusChecks, settleStatusCheck } from './operations/status-checks.ts';
import { measure, readDeployments, readOverview } from './operations/views.ts';
import type { Steps } from './sql.ts';

/** All operations of the store. Each is one transaction, on either database. */
export const OPERATIONS = {
  append,
  apply,
  register,
  readDeployments,
  claimChecks,
  renew,
  settleCheck,
  claimStatusChecks,
  settleStatusCheck,
  claimPlacements,
  settlePlacement,
  claimRedeployments,
  settleRedeployment,
  cleanUp,
  replay,
  measure,
  readOverview,
  recall,
  remember,
};

/** The names of the operations. */
export type OperationName = keyof typeof OPERATIONS;

/** The input of an operation. */
export type Input<Name extends OperationName> = Parameters<(typeof OPERATIONS)[Name]>[0];

/** The result of an operation. */
export type Output<Name extends OperationName> =
  ReturnType<(typeof OPERATIONS)[Name]> extends Steps<infer Value> ? Value : never;

/** The operations, or replacements for a test. */
export type Operations = { readonly [Name in OperationName]: (input: Input<Name>) => Steps<Output<Name>> };
