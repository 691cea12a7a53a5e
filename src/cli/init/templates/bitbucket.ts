import { quoteShell } from '../../arguments/quote-shell.ts';
import {
  indent,
  quoteYaml,
  REPORT_FOLDER,
  renderDeployScript,
  variablesLeft,
  type WorkflowTemplate,
} from '../template.ts';

const PLACE = 'Repository settings > Repository variables';

export const bitbucket: WorkflowTemplate = {
  title: 'Bitbucket Pipelines',
  path: 'bitbucket-pipelines.yml',
  render: (choices) => `image: node:24
pipelines:
  branches:
    ${quoteYaml(choices.branch)}:
      - step:
          name: Deploy
          deployment: production
          # One deployment at a time, in order. Without this, a later pipeline stays paused until a person resumes it.
          concurrency-group: deploy-production
          max-time: 35
          # The token comes from the secured repository variable TOUCHDOWN_TOKEN.
          script:
            - |
${indent(`${choices.baseUrl === null ? '' : `export TOUCHDOWN_BASE_URL=${quoteShell(choices.baseUrl)}\n`}${renderDeployScript(choices, { ci: 'bitbucket', commit: 'BITBUCKET_COMMIT' })}`, 14)}
          artifacts:
            - ${REPORT_FOLDER}/**
`,
  todo: (choices) => [
    `Create the secured variable TOUCHDOWN_TOKEN: ${PLACE}.`,
    ...variablesLeft(choices, PLACE),
    'Check that the environment production exists: Repository settings > Deployments.',
  ],
};
