import { ADDRESS } from './checks/address.ts';
import { APPLICATION } from './checks/application.ts';
import { AUTHENTICATION } from './checks/authentication.ts';
import { CREATION } from './checks/creation.ts';
import { DEPLOYMENT } from './checks/deployment.ts';
import { DESCRIPTION } from './checks/description.ts';
import { ERRORS } from './checks/errors.ts';
import { LIMITS } from './checks/limits.ts';
import { LISTS } from './checks/lists.ts';
import { LOG } from './checks/log.ts';
import { OPTIONAL_FIELDS } from './checks/optional-fields.ts';
import { ORGANIZATION } from './checks/organization.ts';
import { REWARD } from './checks/reward.ts';
import { VALIDATION } from './checks/validation.ts';
import { VARIABLES } from './checks/variables.ts';
import type { CheckGroup } from './finding.ts';

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
