import type { NewApplication } from '../../platform/resources/resources.ts';
import type { CommandOption } from '../arguments/command.ts';
import { readFields } from '../arguments/extra-field-options.ts';
import { FIELD_OPTION } from '../arguments/field-option.ts';
import { createOptionReader } from '../arguments/option-values.ts';
import { readOptionsFile } from './application-file.ts';
import { readApplication } from './application-options.ts';
import { createOnce, LOOK_AT_CONSOLE, showCreated } from './created.ts';
import { renderNextCommand } from './next-command.ts';
import { requireText } from './required.ts';
import { createResourceCommand, type Given } from './resource-command.ts';

const OPTIONS = {
  environment: { type: 'string', value: 'ID', summary: 'the environment; required' },
  name: { type: 'string', value: 'NAME', summary: 'what it is called; required' },
  'git-url': { type: 'string', value: 'URL', summary: 'the repository that it is built from' },
  'git-branch': { type: 'string', value: 'BRANCH', summary: 'the branch of the repository' },
  'build-mode': {
    type: 'string',
    value: 'MODE',
    choices: ['DOCKER'],
    summary: 'DOCKER is known; any other is sent as it is',
  },
  'dockerfile-path': { type: 'string', value: 'PATH', summary: 'the Dockerfile, from the root of the repository' },
  cpu: { type: 'string', value: 'N', summary: 'an integer; the platform does not tell its unit' },
  memory: { type: 'string', value: 'N', summary: 'an integer; the platform does not tell its unit' },
  'min-instances': { type: 'string', value: 'N', summary: 'how many run at least' },
  'max-instances': { type: 'string', value: 'N', summary: 'how many run at most' },
  port: {
    type: 'string',
    multiple: true,
    value: 'PORT',
    summary: '8080, 8080:443 or 8080:443/HTTP, with ,public where all may reach it; may be repeated',
  },
  field: FIELD_OPTION,
} as const satisfies Readonly<Record<string, CommandOption>>;

/** `touchdown applications create`: creates an application in an environment. */
export const command = createResourceCommand({
  name: 'applications create',
  summary: 'Creates an application in an environment',
  options: {
    ...OPTIONS,
    from: {
      type: 'string',
      value: 'FILE',
      summary: 'take what no option says from this YAML or JSON file, whose keys are named as the options',
    },
  },
  examples: [
    [
      'touchdown applications create --environment ENV_ID --name web --git-url https://github.com/acme/web --git-branch main --port 8080:443/HTTP,public',
      'creates one that all can reach',
    ],
    ['touchdown applications create --environment ENV_ID --from web.yaml --cpu 500', 'takes the rest from a file'],
  ],
  read,
  perform: async ({ environmentId: parentId, application }, task) => {
    const { platform, call } = task;
    const create = () => platform.applications.create(parentId, application, call);
    const { id, name } = await createOnce(create, `The application ${application.name}`, LOOK_AT_CONSOLE, task);
    const next = renderNextCommand('deploy', id);
    showCreated({ resource: 'application', id, name: name ?? application.name, parentId, next }, task);
  },
});

async function read({
  values,
  terminal,
}: Given): Promise<{ readonly environmentId: string; readonly application: NewApplication }> {
  const from = values['from'];
  const inFile = typeof from === 'string' ? await readOptionsFile(from, OPTIONS, terminal) : {};
  const reader = createOptionReader({ ...inFile, ...values });
  const environmentId = requireText(reader, 'environment', 'give the id of the environment');
  const application = { ...readApplication(reader), fields: await readFields('application', reader, terminal) };
  reader.finish();
  return { environmentId, application };
}
