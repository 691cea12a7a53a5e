import { valueOption } from '../arguments/command.ts';
import { requireText } from '../arguments/common-options.ts';
import { readFields } from '../arguments/extra-field-options.ts';
import { createOptionReader } from '../arguments/option-values.ts';
import { readOptionsFile } from './application-file.ts';
import { APPLICATION_OPTIONS, readApplication } from './application-options.ts';
import { createResource, createResourceCommand, type Given } from './resource-command.ts';

export const command = createResourceCommand({
  name: 'applications create',
  summary: 'Creates an application in an environment',
  options: {
    ...APPLICATION_OPTIONS,
    from: valueOption(
      'FILE',
      'read options from this YAML or JSON file with the same names; options on the command line take precedence',
    ),
  },
  examples: [
    [
      'touchdown applications create --environment ENV_ID --name web --git-url https://github.com/acme/web --git-branch main --port 8080:443/HTTP,public',
      'creates an application with a public port',
    ],
    ['touchdown applications create --environment ENV_ID --from web.yaml --cpu 500', 'reads the rest from a file'],
  ],
  read,
  perform: async ({ environmentId: parentId, application }, task) => {
    const { platform, call } = task;
    const creation = {
      resource: 'application',
      name: application.name,
      parentId,
      next: (id: string) => ['deploy', id],
    } as const;
    await createResource(creation, () => platform.applications.create(parentId, application, call), task);
  },
});

async function read({ values, terminal }: Given) {
  const from = values['from'];
  const inFile = typeof from === 'string' ? await readOptionsFile(from, APPLICATION_OPTIONS, terminal) : {};
  const reader = createOptionReader({ ...inFile, ...values });
  const environmentId = requireText(reader, 'environment', 'is missing. Give the id of the environment.');
  const application = { ...readApplication(reader), fields: await readFields('application', reader, terminal) };
  reader.finish();
  return { environmentId, application };
}
