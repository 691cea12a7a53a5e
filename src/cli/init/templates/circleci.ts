import {
  indent,
  quoteYaml,
  REPORT_FOLDER,
  renderDeployScript,
  variablesLeft,
  type WorkflowTemplate,
} from '../template.ts';

const PLACE = 'Project Settings > Environment Variables > Add Environment Variable';

export const circleci: WorkflowTemplate = {
  title: 'CircleCI',
  path: '.circleci/config.yml',
  render: (choices) => `version: 2.1
jobs:
  deploy:
    docker:
      - image: node:24
${choices.baseUrl === null ? '' : `    environment:\n      TOUCHDOWN_BASE_URL: ${quoteYaml(choices.baseUrl)}\n`}    steps:
      - checkout
      - run:
          name: Deploy
          # The token comes from the project's environment variable TOUCHDOWN_TOKEN.
          no_output_timeout: 35m
          command: |
${indent(renderDeployScript(choices, { ci: 'circleci', commit: 'CIRCLE_SHA1' }), 12)}
      - store_test_results:
          path: ${REPORT_FOLDER}
      - store_artifacts:
          path: ${REPORT_FOLDER}
workflows:
  deploy:
    jobs:
      - deploy:
          # One deployment at a time.
          serial-group: << pipeline.project.slug >>/deploy-production
          filters:
            branches:
              only: ${quoteYaml(choices.branch)}
`,
  todo: (choices) => [
    `Create the environment variable TOUCHDOWN_TOKEN: ${PLACE}.`,
    ...variablesLeft(choices, PLACE),
    'Keep auto-cancel off for this branch: Project Settings > Advanced > Auto-cancel redundant workflows.',
  ],
};
