import type { WorkflowTemplate } from './template.ts';
import { azure } from './templates/azure.ts';
import { bitbucket } from './templates/bitbucket.ts';
import { buildkite } from './templates/buildkite.ts';
import { circleci } from './templates/circleci.ts';
import { github } from './templates/github.ts';
import { gitlab } from './templates/gitlab.ts';
import { jenkins } from './templates/jenkins.ts';

/** The templates by the word that the command takes. */
export const TEMPLATES: ReadonlyMap<string, WorkflowTemplate> = new Map([
  ['github', github],
  ['gitlab', gitlab],
  ['circleci', circleci],
  ['jenkins', jenkins],
  ['bitbucket', bitbucket],
  ['azure', azure],
  ['buildkite', buildkite],
]);
