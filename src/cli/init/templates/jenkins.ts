import type { WorkflowChoices } from '../choices.ts';
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
${renderEnvironment(choices)}  stages {
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
    // The platform is the same for all jobs of this Jenkins, the application is not.
    ...variablesLeft({ ...choices, appIds: ['in the file'] }, PLACE),
    ...(choices.appIds.length === 0 ? ["Write the application's id into TOUCHDOWN_APP_ID in the Jenkinsfile."] : []),
    'Install the plugins Docker Pipeline, Credentials Binding and JUnit: Manage Jenkins > Plugins.',
  ],
};

function renderEnvironment({ appIds, baseUrl }: WorkflowChoices): string {
  const lines = [
    ...(baseUrl === null ? [] : [`TOUCHDOWN_BASE_URL = ${quoteGroovy(baseUrl)}`]),
    ...(appIds.length === 0 ? ["TOUCHDOWN_APP_ID = '' // The application's id."] : []),
  ];
  return lines.length === 0 ? '' : `  environment {\n${indent(lines.join('\n'), 4)}\n  }\n`;
}

/** Groovy interprets a backslash in a triple-quoted string. */
function scriptIn(choices: WorkflowChoices): string {
  return renderDeployScript(choices, { ci: 'jenkins', commit: 'GIT_COMMIT' }).replaceAll('\\', '\\\\');
}
