import { PACKAGE_NAME } from '../package-files.ts';

/** How a workflow names the newest release of a major version, or exactly one pre-release. */
export interface Release {
  /** For `uses:` of a step in GitHub Actions. */
  readonly action: string;
  /** For npm and npx. */
  readonly package: string;
}

const ACTION_NAME = 'touchdown-ci/touchdown';
const VERSION = /^(\d+)\.\d+\.\d+(-[\w.-]+)?$/;

/** Returns the release that a workflow uses if this version of the command writes it; of version 1 if the version is unknown. */
export function releaseOf(version: string): Release {
  const [whole = '', major = '1', preRelease] = VERSION.exec(version) ?? [];
  const pin = preRelease === undefined ? major : whole;
  return { action: `${ACTION_NAME}@v${pin}`, package: `${PACKAGE_NAME}@${pin}` };
}
