import { indent, quoteYaml, REPORTS, renderDeployScript, variablesLeft, type WorkflowTemplate } from '../template.ts';

const PLACE = 'Pipelines > this pipeline > Edit > Variables > New variable';

export const azure: WorkflowTemplate = {
  title: 'Azure Pipelines',
  path: 'azure-pipelines.yml',
  render: (choices) => `trigger:
  branches:
    include:
      - ${quoteYaml(choices.branch)}
pr: none
# With the check Exclusive Lock on the environment: one deployment at a time, in order.
lockBehavior: sequential
pool:
  vmImage: ubuntu-latest
jobs:
  # Azure reserves the name "deploy".
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
                # Azure passes a secret variable to a script only if it is mapped here.
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
    `Create the variable TOUCHDOWN_TOKEN and check "Keep this value secret": ${PLACE}.`,
    ...variablesLeft(choices, PLACE),
    'Add the check Exclusive Lock: Pipelines > Environments > production > Approvals and checks.',
  ],
};
