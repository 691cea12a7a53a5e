import { indent, quoteGroovy, REPORTS, renderDeployScript, variablesLeft, type WorkflowTemplate } from '../template.ts';

const PLACE = 'Manage Jenkins > System > Global properties > Environment variables';

/** The declarative pipeline for Jenkins; single quotes keep the token out of Groovy (jenkins.io, "String interpolation"). */
export const jenkins: WorkflowTemplate = {
  title: 'Jenkins',
  path: 'Jenkinsfile',
  render: (choices) => `pipeline {
  agent {
    docker { image 'node:24' }
  }
  options {
    // One deployment at a time.
    disableConcurrentBuilds()
    timeout(time: 35, unit: 'MINUTES')
  }
${choices.baseUrl === null ? '' : `  environment {\n    TOUCHDOWN_BASE_URL = ${quoteGroovy(choices.baseUrl)}\n  }\n`}  stages {
    stage('Deploy') {
      when {
        anyOf {
          branch ${quoteGroovy(choices.branch)}
          // Only multibranch jobs set BRANCH_NAME.
          expression { env.BRANCH_NAME == null }
        }
      }
      steps {
        withCredentials([string(credentialsId: 'touchdown-token', variable: 'TOUCHDOWN_TOKEN')]) {
          sh '''
${indent(scriptIn(choices), 12)}
          '''
        }
      }
    }
  }
  post {
    always {
      junit testResults: ${quoteGroovy(REPORTS.junit)}, allowEmptyResults: true
      archiveArtifacts artifacts: ${quoteGroovy(REPORTS.summary)}, allowEmptyArchive: true
    }
  }
}
`,
  todo: (choices) => [
    'Create the credential touchdown-token of the kind Secret text, with the token: Manage Jenkins > Credentials.',
    ...variablesLeft(choices, PLACE),
    'Install the plugins Docker Pipeline, Credentials Binding and JUnit: Manage Jenkins > Plugins.',
  ],
};

/** Groovy interprets a backslash in a triple-quoted string. */
function scriptIn(choices: Parameters<WorkflowTemplate['render']>[0]): string {
  return renderDeployScript(choices, { ci: 'jenkins', commit: 'GIT_COMMIT' }).replaceAll('\\', '\\\\');
}
