import { indent, quoteYaml, REPORTS, renderDeployScript, variablesLeft, type WorkflowTemplate } from '../template.ts';

const PLACE = 'Pipelines > this pipeline > Edit > Variables > New variable';

/** The pipeline for Azure: a deployment job in an environment, logging commands, test results and a summary. */
export const azure: WorkflowTemplate = {
  title: 'Azure Pipelines',
  path: 'azure-pipelines.yml',
  render: (choices) => `trigger:
  branches:
    include:
      - ${quoteYaml(choices.branch)}
pr: none
# Where the environment has the check Exclusive Lock: one deployment at a time, each in its turn.
lockBehavior: sequential
pool:
  vmImage: ubuntu-latest
jobs:
  # The name deploy is reserved here.
  - deployment: deploy_production
    displayName: Deploy
    environment: production
    timeoutInMinutes: 35
    strategy:
      runOnce:
        deploy:
          steps:
            - checkout: self
            - task: UseNode@1
              inputs:
                version: 24.x
            - bash: |
${indent(renderDeployScript(choices, { ci: 'azure', commit: 'BUILD_SOURCEVERSION' }), 16)}
              name: touchdown
              displayName: Deploy
              env:
                # A secret variable is in no step's environment unless the step asks for it.
                TOUCHDOWN_TOKEN: $(TOUCHDOWN_TOKEN)
${choices.baseUrl === null ? '' : `                TOUCHDOWN_BASE_URL: ${quoteYaml(choices.baseUrl)}\n`}            - bash: |
                if [ -f ${REPORTS.summary} ]; then echo "##vso[task.uploadsummary]$PWD/${REPORTS.summary}"; fi
              displayName: Show the summary
              condition: always()
            - task: PublishTestResults@2
              condition: always()
              inputs:
                testResultsFormat: JUnit
                testResultsFiles: ${REPORTS.junit}
                testRunTitle: Deployment
`,
  todo: (choices) => [
    `Create the variable TOUCHDOWN_TOKEN, with "Keep this value secret": ${PLACE}.`,
    ...variablesLeft(choices, PLACE),
    'Add the check Exclusive Lock: Pipelines > Environments > production > Approvals and checks.',
  ],
};
