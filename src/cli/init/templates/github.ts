import { quoteYaml, variablesLeft, type WorkflowTemplate } from '../template.ts';

export const github: WorkflowTemplate = {
  title: 'GitHub Actions',
  path: '.github/workflows/deploy.yml',
  render: ({ appIds, baseUrl, branch, release }) => `name: Deploy
on:
  push:
    branches: [${quoteYaml(branch)}]
permissions:
  contents: read
# A newer push does not cancel a deployment in progress.
concurrency:
  group: deploy-production
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
