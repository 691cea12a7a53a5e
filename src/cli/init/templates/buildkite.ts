import {
  indent,
  quoteYaml,
  REPORT_FOLDER,
  REPORTS,
  renderDeployScript,
  variablesLeft,
  type WorkflowTemplate,
} from '../template.ts';

const ANNOTATE = `buildkite-agent artifact download ${REPORTS.summary} .
if [ "$(buildkite-agent step get outcome --step deploy)" = passed ]; then style=success; else style=error; fi
buildkite-agent annotate --context touchdown --style "$style" < ${REPORTS.summary}`;

export const buildkite: WorkflowTemplate = {
  title: 'Buildkite',
  path: '.buildkite/pipeline.yml',
  render: (choices) => `steps:
  - label: ":rocket: Deploy"
    key: deploy
    branches: ${quoteYaml(choices.branch)}
    # One deployment at a time.
    concurrency: 1
    concurrency_group: $BUILDKITE_PIPELINE_SLUG/deploy-production
    timeout_in_minutes: 35
    secrets:
      - TOUCHDOWN_TOKEN
${choices.baseUrl === null ? '' : `    env:\n      TOUCHDOWN_BASE_URL: ${quoteYaml(choices.baseUrl)}\n`}    command: |
${indent(escapeInterpolation(renderDeployScript(choices, { ci: 'buildkite', commit: 'BUILDKITE_COMMIT' })), 6)}
    artifact_paths:
      - ${REPORT_FOLDER}/*
    plugins:
      - docker#v5.12.0:
          image: node:24
          # Without this, the container runs as root and leaves files that the agent cannot remove.
          propagate-uid-gid: true
          environment:
            - BUILDKITE_COMMIT
            - TOUCHDOWN_TOKEN
            - TOUCHDOWN_BASE_URL
            - TOUCHDOWN_APP_ID
  - wait: ~
    continue_on_failure: true
  - label: ":memo: Annotate"
    branches: ${quoteYaml(choices.branch)}
    command: |
${indent(escapeInterpolation(ANNOTATE), 6)}
`,
  todo: (choices) => [
    'Create the secret TOUCHDOWN_TOKEN: Agents > your cluster > Secrets > New Secret.',
    ...variablesLeft(choices, 'the pipeline > Settings > Environment Variables'),
    'Install Docker on the agents.',
  ],
};

/** `buildkite-agent pipeline upload` replaces what follows a single dollar (its documentation of interpolation). */
function escapeInterpolation(script: string): string {
  return script.replaceAll('$', '$$$$');
}
