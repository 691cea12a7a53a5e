// @ts-check
// Pins the example workflows to the commit of the tag of package.json's version: run it once the release exists.
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

if (import.meta.main) {
  const tag = `v${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version}`;
  const { status, stdout } = spawnSync('git', ['rev-list', '-n1', tag], { cwd: root, encoding: 'utf8' });
  if (status === 0) {
    for (const path of findFiles(['examples/{workflows,up}/*.yml'])) {
      const file = join(root, path);
      writeFileSync(file, setReference(readFileSync(file, 'utf8'), `${stdout.trim()} # ${tag}`));
    }
  } else {
    console.error(
      `The tag ${tag} does not exist here. Fetch it with "git fetch --tags", or release that version first.`,
    );
    process.exitCode = 1;
  }
}
