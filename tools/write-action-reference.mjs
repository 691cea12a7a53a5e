// @ts-check
// Writes the version of package.json into the reusable workflow, as the tag of the action that it uses. With --examples, pins the example
// workflows to the commit of that version's tag: run it once the release exists.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles, root } from './project.mjs';

/** A use of the action or of its reusable workflow, with its commit or tag and the comment behind it. */
const USE = /(\buses: touchdown-ci\/touchdown(?:\/[^@\s]+)?@)\S+(?: # \S+)?$/gm;

/**
 * Returns a workflow that uses this project's action at another reference.
 * @param {string} workflow
 * @param {string} reference a tag, or a commit with its version in a comment
 */
export function setReference(workflow, reference) {
  return workflow.replaceAll(USE, (_, use) => `${use}${reference}`);
}

/**
 * @param {readonly string[]} paths
 * @param {string} reference
 */
function rewrite(paths, reference) {
  for (const path of paths) {
    const file = join(root, path);
    writeFileSync(file, setReference(readFileSync(file, 'utf8'), reference));
  }
}

if (import.meta.main) {
  const tag = `v${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version}`;
  if (process.argv[2] === '--examples') {
    const { status, stdout } = spawnSync('git', ['rev-list', '-n1', tag], { cwd: root, encoding: 'utf8' });
    if (status === 0) rewrite(findFiles(['examples/{workflows,up}/*.yml']), `${stdout.trim()} # ${tag}`);
    else {
      console.error(
        `The tag ${tag} does not exist here. Fetch it with "git fetch --tags", or release that version first.`,
      );
      process.exitCode = 1;
    }
  } else rewrite(['.github/workflows/deploy.yml'], tag);
}
