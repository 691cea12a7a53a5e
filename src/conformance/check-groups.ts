import { ADDRESS } from './checks/check-address.ts';
import { APPLICATION } from './checks/check-application.ts';
import { AUTHENTICATION } from './checks/check-authentication.ts';
import { CREATION } from './checks/check-creation.ts';
import { DEPLOYMENT } from './checks/check-deployment.ts';
import { DESCRIPTION } from './checks/check-description.ts';
import { ERRORS } from './checks/check-errors.ts';
import { LIMITS } from './checks/check-limits.ts';
import { LISTS } from './checks/check-lists.ts';
import { LOG } from './checks/check-log.ts';
import { OPTIONAL_FIELDS } from './checks/check-optional-fields.ts';
import { ORGANIZATION } from './checks/check-organization.ts';
import { REWARD } from './checks/check-reward.ts';
import { VALIDATION } from './checks/check-validation.ts';
import { VARIABLES } from './checks/check-variables.ts';
import type { CheckGroup } from './conformance-finding.ts';

/** All checks in their order: what is created comes before what reads it, and the limits look at every answer before them. */
export const CHECK_GROUPS: readonly CheckGroup[] = [
  DESCRIPTION,
  ADDRESS,
  AUTHENTICATION,
  ORGANIZATION,
  LISTS,
  CREATION,
  VALIDATION,
  DEPLOYMENT,
  APPLICATION,
  OPTIONAL_FIELDS,
  LOG,
  VARIABLES,
  ERRORS,
  REWARD,
  LIMITS,
];
