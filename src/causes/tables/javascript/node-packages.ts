import type { Matcher } from '../../matcher.ts';
import { NPM } from './npm.ts';

const PNPM: readonly Matcher[] = [
  {
    name: 'pnpm-no-lockfile',
    kind: 'missing file',
    pattern:
      /^\s{0,8}ERR_PNPM_(?:NO_LOCKFILE|NO_PKG_MANIFEST|NO_IMPORTER_MANIFEST_FOUND|NO_SCRIPT|ENOENT)\s{1,4}(?<cause>.+)/,
  },
  {
    name: 'pnpm',
    kind: 'missing dependency',
    pattern: /^\s{0,8}ERR_PNPM_(?!UNSUPPORTED_ENGINE|RECURSIVE_\w{0,12}FAIL)[A-Z_0-9]{1,80}\s{1,4}(?<cause>.+)/,
  },
];

const YARN: readonly Matcher[] = [
  {
    name: 'yarn',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}error (?<cause>(?:Couldn't find (?:any versions for|package|a package\.json|match)|Your lockfile needs to be updated|An unexpected error occurred: |Integrity check failed|Received invalid|Package "|No lockfile|https?:\/\/|This project's package\.json defines|Outdated lockfile|Found incompatible|Workspaces can only|Invalid |Can't |\S{1,200}: Command failed).*)/,
  },
  {
    name: 'yarn-berry',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}➤ YN(?:0001|0009|0016|0018|0020|0022|0027|0028|0035|0041|0043|0045|0047|0048|0056|0058|0062|0067|0078|0080|0081|0082|0083|0090|0091): (?:[│┌└] )?(?<cause>(?![+@│┌└-])\S.+)/,
    near: [{ where: 'below', within: 100, pattern: /^\s{0,8}➤ YN0000: (?:· )?Failed with errors/, isRequired: true }],
  },
];

const BUN: readonly Matcher[] = [];

/** Package managers: npm, pnpm, yarn, bun, corepack. */
export const NODE_PACKAGES: readonly Matcher[] = [...NPM, ...PNPM, ...YARN, ...BUN];
