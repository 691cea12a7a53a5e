// The bundle starts here: some runners ignore action.yml and start an action with the Node of the job's image. So this part has to run on
// any Node since 16, and loads the rest, which an old Node cannot even parse, as a script of its own.
import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describeOldRunner } from '../kernel/node-version.ts';

/** The name by which the runner starts this bundle at the job's end; tools/build.mjs writes that script. */
const POST_SCRIPT = 'post.js';

/** The name says which step this is, not the saved state: a step that was killed before it saved anything must not deploy in its post step. */
const isPost = basename(process.argv[1] ?? '') === POST_SCRIPT;
const problem = describeOldRunner(process.versions.node);
if (problem === null) {
  const { runMain, runPost } = await import('./run.ts');
  await (isPost ? runPost() : runMain());
} else if (!isPost) {
  process.exitCode = 1;
  process.stdout.write(`::error title=Old Node::${problem}\n`);
  const outputs = process.env['GITHUB_OUTPUT'] ?? '';
  if (outputs !== '') appendFileSync(outputs, `result=failure\nreason=${problem}\nreason-code=old-node\n`);
}
