import { indent, quoteYaml, REPORTS, renderDeployScript, variablesLeft, type WorkflowTemplate } from '../template.ts';

const PLACE = 'Settings > CI/CD > Variables > Add variable';

export const gitlab: WorkflowTemplate = {
  title: 'GitLab CI/CD',
  path: '.gitlab-ci.yml',
  render: (choices) => `deploy:
  stage: deploy
  image: node:24
  rules:
    - if: ${quoteYaml(`$CI_COMMIT_BRANCH == "${choices.branch}"`)}
  environment:
    name: production
    # url: https://www.example.com
  # One deployment at a time. A newer pipeline does not cancel a deployment in progress.
  resource_group: production
  interruptible: false
  timeout: 35 minutes
${choices.baseUrl === null ? '' : `  variables:\n    TOUCHDOWN_BASE_URL: ${quoteYaml(choices.baseUrl)}\n`}  # The token comes from the project variable TOUCHDOWN_TOKEN.
  script:
    - |
${indent(renderDeployScript(choices, { ci: 'gitlab', commit: 'CI_COMMIT_SHA', dotenv: true }), 6)}
  artifacts:
    when: always
    paths:
      - ${REPORTS.summary}
    reports:
      junit: ${REPORTS.junit}
      # Later jobs read $TOUCHDOWN_RESULT, $TOUCHDOWN_REASON, $TOUCHDOWN_DEPLOYMENT_ID and more.
      dotenv: ${REPORTS.dotenv}
`,
  todo: (choices) => [
    `Create the masked and protected variable TOUCHDOWN_TOKEN: ${PLACE}.`,
    ...variablesLeft(choices, PLACE),
    `If the variables are protected, also protect the branch ${choices.branch}: Settings > Repository > Protected branches.`,
  ],
};
