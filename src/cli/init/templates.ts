import { quoteShell } from '../arguments/quote-shell.ts';

/** The user's choices for a workflow; each text is safe in YAML, in a shell, in Groovy and in a CI's expressions. */
export interface WorkflowChoices {
  /** Each as `ID` or `NAME=ID`. Empty: taken from the CI's variable TOUCHDOWN_APP_ID or from touchdown.yaml. */
  readonly appIds: readonly string[];
  /** Null: taken from the CI's variable TOUCHDOWN_BASE_URL or from touchdown.yaml. */
  readonly baseUrl: string | null;
  readonly branch: string;
  /** The newest release of a major version, or exactly one pre-release. */
  readonly release: {
    /** For `uses:` of a step in GitHub Actions. */
    readonly action: string;
    /** For npm. */
    readonly package: string;
  };
}

export interface WorkflowTemplate {
  readonly title: string;
  /** From the repository's root. */
  readonly path: string;
  render(choices: WorkflowChoices): string;
  /** What the user must do by hand, one sentence each. */
  todo(choices: WorkflowChoices): readonly string[];
}

/** Returns a text of several lines, each indented by `columns`; the last has no line feed. */
function indent(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `${' '.repeat(columns)}${line}`))
    .join('\n');
}

/** Returns the sentences about variables of the CI that `choices` rely on; they are created in `place`. */
function variablesLeft({ appIds, baseUrl }: WorkflowChoices, place: string): readonly string[] {
  const address = `Create the variable TOUCHDOWN_BASE_URL with the platform's base URL: ${place}.`;
  const id = `Create the variable TOUCHDOWN_APP_ID with the application's id: ${place}.`;
  return [...(baseUrl === null ? [address] : []), ...(appIds.length === 0 ? [id] : [])];
}

/** The folder of a job's reports; Bitbucket looks for JUnit files in folders of this name. */
const REPORT_FOLDER = 'test-results';
/** The paths of the reports, relative to the job's folder. */
export const REPORTS = {
  junit: `${REPORT_FOLDER}/touchdown.xml`,
  summary: `${REPORT_FOLDER}/touchdown.md`,
  dotenv: `${REPORT_FOLDER}/touchdown.env`,
} as const;

interface ScriptOptions {
  readonly ci: string;
  readonly commit: string;
  readonly dotenv?: boolean;
}

/**
 * Renders POSIX shell lines that deploy and write reports; the last one sets the exit code. The token is only in the environment. The command
 * is outside of the checkout: npx puts `node_modules/.bin` of the current folder into the PATH, and npm reads `.npmrc` there unless it is
 * global (npm's documentation of npmrc). A cache in the checkout could contain another package too.
 */
function renderDeployScript(choices: WorkflowChoices, { ci, commit, dotenv = false }: ScriptOptions): string {
  const { appIds, release } = choices;
  const install = `# Outside of the checkout, whose files could change what runs with the token.
tools=$(mktemp -d)
npm install --global --prefix "$tools" --cache "$tools/npm" ${quoteShell(release.package)}`;
  const words = ['"$tools/bin/touchdown" deploy', ...appIds.map(quoteShell)];
  const reports = [
    `--junit ${REPORTS.junit}`,
    `--summary ${REPORTS.summary}`,
    ...(dotenv ? [`--dotenv ${REPORTS.dotenv}`] : []),
  ];
  const command = [words.join(' '), `--commit "$${commit}" --ci ${ci}`, ...reports];
  // A reused workspace may contain old reports, and the summary is appended to.
  const clean = `mkdir -p ${REPORT_FOLDER} && rm -f ${REPORT_FOLDER}/touchdown.*`;
  return [clean, install, command.join(' \\\n  ')].join('\n');
}

/** Returns a text as a double-quoted scalar of YAML, on one line: what JSON.stringify writes is one (YAML 1.2.2, 1.3). */
export function quoteYaml(text: string): string {
  return JSON.stringify(text.toWellFormed()).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escapeUnit);
}

/** Quotes a text for Groovy in single quotes, without interpolation; drops control characters, which Groovy 2.4 unescapes first. */
export function quoteGroovy(text: string): string {
  const shown = text.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, '');
  const escaped = shown
    .replace(/['\\]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`);
  return `'${escaped}'`;
}

function escapeUnit(unit: string): string {
  return String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const github: WorkflowTemplate = {
  title: 'GitHub Actions',
  path: '.github/workflows/deploy.yml',
  render: ({ appIds, baseUrl, branch, release }) => `name: Deploy
on:
  push:
    branches: [${quoteYaml(branch)}]
permissions:
  contents: read
# One deployment of this file at a time. A newer push does not cancel it.
concurrency:
  group: \${{ github.workflow_ref }}
  cancel-in-progress: false
jobs:
  deploy:
    runs-on: ubuntu-latest
    timeout-minutes: 35
    steps:
      # For the annotation on the line of code that broke.
      - uses: actions/checkout@v7
        with:
          persist-credentials: false
      - id: deploy
        uses: ${release.action}
        with:
          token: \${{ secrets.TOUCHDOWN_TOKEN }}
          base-url: ${baseUrl === null ? '${{ vars.TOUCHDOWN_BASE_URL }}' : quoteYaml(baseUrl)}
          app-id: ${appIds.length === 0 ? '${{ vars.TOUCHDOWN_APP_ID }}' : quoteYaml(appIds.join(','))}
`,
  todo: (choices) => [
    'Create the secret TOUCHDOWN_TOKEN: Settings > Secrets and variables > Actions > Secrets > New repository secret.',
    ...variablesLeft(choices, 'Settings > Secrets and variables > Actions > Variables > New repository variable'),
  ],
};

const GITLAB_VARIABLES = 'Settings > CI/CD > Variables > Add variable';

const gitlab: WorkflowTemplate = {
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
    `Create the masked and protected variable TOUCHDOWN_TOKEN: ${GITLAB_VARIABLES}.`,
    ...variablesLeft(choices, GITLAB_VARIABLES),
    `If the variables are protected, also protect the branch ${choices.branch}: Settings > Repository > Protected branches.`,
  ],
};

const CIRCLECI_VARIABLES = 'Project Settings > Environment Variables > Add Environment Variable';

const circleci: WorkflowTemplate = {
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
    `Create the environment variable TOUCHDOWN_TOKEN: ${CIRCLECI_VARIABLES}.`,
    ...variablesLeft(choices, CIRCLECI_VARIABLES),
    'Keep auto-cancel off for this branch: Project Settings > Advanced > Auto-cancel redundant workflows.',
  ],
};

/** The declarative pipeline for Jenkins; single quotes keep the token out of Groovy (jenkins.io, "String interpolation"). */
const jenkins: WorkflowTemplate = {
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
    ...(choices.baseUrl === null ? ["Write the platform's base URL into TOUCHDOWN_BASE_URL in the Jenkinsfile."] : []),
    ...(choices.appIds.length === 0 ? ["Write the application's id into TOUCHDOWN_APP_ID in the Jenkinsfile."] : []),
    'Install the plugins Docker Pipeline, Credentials Binding and JUnit: Manage Jenkins > Plugins.',
  ],
};

/** Jenkins-wide variables would be those of every pipeline. */
function renderEnvironment({ appIds, baseUrl }: WorkflowChoices): string {
  const url = baseUrl === null ? "'' // The platform's base URL." : quoteGroovy(baseUrl);
  const app = appIds.length === 0 ? "\n    TOUCHDOWN_APP_ID = '' // The application's id." : '';
  return `  environment {\n    TOUCHDOWN_BASE_URL = ${url}${app}\n  }\n`;
}

/** Groovy interprets a backslash in a triple-quoted string. */
function scriptIn(choices: WorkflowChoices): string {
  return renderDeployScript(choices, { ci: 'jenkins', commit: 'GIT_COMMIT' }).replaceAll('\\', '\\\\');
}

const BITBUCKET_VARIABLES = 'Repository settings > Repository variables';

const bitbucket: WorkflowTemplate = {
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
    `Create the secured variable TOUCHDOWN_TOKEN: ${BITBUCKET_VARIABLES}.`,
    ...variablesLeft(choices, BITBUCKET_VARIABLES),
    'Check that the environment production exists: Repository settings > Deployments.',
  ],
};

const AZURE_VARIABLES = 'Pipelines > this pipeline > Edit > Variables > New variable';

const azure: WorkflowTemplate = {
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
    `Create the variable TOUCHDOWN_TOKEN and check "Keep this value secret": ${AZURE_VARIABLES}.`,
    ...variablesLeft(choices, AZURE_VARIABLES),
    'Add the check Exclusive Lock: Pipelines > Environments > production > Approvals and checks.',
  ],
};

const ANNOTATE = `buildkite-agent artifact download ${REPORTS.summary} .
if [ "$(buildkite-agent step get outcome --step deploy)" = passed ]; then style=success; else style=error; fi
buildkite-agent annotate --context touchdown --style "$style" < ${REPORTS.summary}`;

const buildkite: WorkflowTemplate = {
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

/** The templates by the word that the command takes. */
export const TEMPLATES: ReadonlyMap<string, WorkflowTemplate> = new Map(
  Object.entries({ github, gitlab, circleci, jenkins, bitbucket, azure, buildkite }),
);
