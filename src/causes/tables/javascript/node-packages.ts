import type { Matcher } from '../../matcher.ts';
import { NPM } from './npm.ts';

const PNPM: readonly Matcher[] = [
  {
    name: 'pnpm-404',
    kind: 'missing dependency',
    pattern: /^\s{0,8}ERR_PNPM_FETCH_404\s{1,4}GET https?:\/\/[^/\s]{1,100}\/(?<cause>\S{1,300}: Not Found - 404)/,
  },
  {
    name: 'pnpm-engine',
    kind: 'missing dependency',
    pattern: /^\s{0,8}(?<cause>Your (?:Node|pnpm) version is incompatible) with/,
    near: [
      { where: 'above', within: 4, pattern: /^\s{0,8}ERR_PNPM_UNSUPPORTED_ENGINE/, isRequired: true },
      { where: 'below', within: 3, pattern: /^\s{0,8}Expected version: (?<range>.+)/ },
      { where: 'below', within: 4, pattern: /^\s{0,8}Got: (?<actual>.+)/ },
    ],
    sentence: '{cause}: expected {range}, got {actual}',
  },
  {
    name: 'pnpm-exit',
    kind: 'crash',
    rank: 'exit',
    pattern: /^\s{0,8}(?:ERR_PNPM_RECURSIVE_(?:(?:RUN|EXEC)_FIRST_)?FAIL|ELIFECYCLE)\s{1,4}(?<cause>.+)/,
  },
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
  {
    name: 'pnpm-command',
    kind: 'missing dependency',
    pattern: /^\s{0,8}ERR_PNPM_\w{1,60}\s{1,4}(?<cause>Command "[^"]{1,100}" not found.*)/,
  },
];

const YARN: readonly Matcher[] = [
  {
    name: 'yarn-exit',
    kind: 'crash',
    rank: 'exit',
    pattern: /^\s{0,8}error (?<cause>Command failed with (?:exit code|signal) .+)/,
  },
  {
    name: 'yarn-command',
    kind: 'missing file',
    pattern: /^\s{0,8}error (?<cause>Command "[^"]{1,100}" not found.*)/,
  },
  {
    name: 'yarn-engine',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}error \S{1,200}: (?<cause>The (?:engine|platform) "[^"]{1,60}" is incompatible with this module\..*)/,
  },
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
  {
    name: 'yarn-berry-usage',
    kind: 'missing file',
    pattern: /^\s{0,8}(?:Usage|Internal|Unknown Syntax) Error: (?<cause>.+)/,
  },
  {
    name: 'yarn-berry-command',
    kind: 'missing dependency',
    pattern: /^\s{0,8}command not found: (?<cause>\S{1,100})$/,
    sentence: 'command not found: {cause}',
  },
];

const BUN: readonly Matcher[] = [
  {
    name: 'bun-exit',
    kind: 'crash',
    rank: 'exit',
    pattern: /^\s{0,8}error: (?<cause>script "[^"]{1,100}" (?:exited with code|was terminated by signal) .+)/,
  },
  {
    name: 'bun-script',
    kind: 'missing file',
    pattern: /^\s{0,8}error: (?<cause>(?:Script not found|Module not found|Missing script:?) .+)/,
  },
  {
    name: 'bun-install',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}error: (?<cause>(?:lockfile had changes, but lockfile is frozen|No version matching |GET https?:\/\/\S{1,300} - \d{3}|Package "|\S{1,200}@\S{1,60} failed to resolve|InvalidLockfile|FileNotFound|Integrity check failed).*)/,
  },
];

/** Package managers: npm, pnpm, yarn, bun, corepack. */
export const NODE_PACKAGES: readonly Matcher[] = [
  {
    name: 'corepack',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?:Internal Error|Error): (?<cause>(?:Cannot find matching keyid|Error when performing the request|Server answered with HTTP|Unsupported package manager specification|This package manager|Mismatch hashes).*)/,
  },
  {
    name: 'buildpack-node-version',
    kind: 'missing dependency',
    pattern:
      /^\s{0,12}(?:! {1,4}|\[Error: )?(?<cause>(?:Could not (?:find|get) \w{1,10} version corresponding to version requirement|Could not parse `engines|Failed to resolve \w{1,10} version|Error resolving Node\.js version|No matching version found for (?:Node|npm|Yarn|pnpm)).*)/,
  },
  ...NPM,
  ...PNPM,
  ...YARN,
  ...BUN,
  {
    name: 'npm-run-not-found',
    kind: 'missing dependency',
    pattern: /^\s{0,8}(?:\/bin\/)?(?:ba)?sh: (?:line )?(?:\d{1,4}: )?(?<cause>[\w@./-]{1,80}: (?:command )?not found)$/,
    near: [
      { where: 'below', within: 8, pattern: /^\s{0,8}(?:added|changed|removed|up to date)[, ]/, isForbidden: true },
      { where: 'above', within: 6, pattern: /^\s{0,8}(?:> [^@\s]{0,100}@\S{0,40} \S|> \S|\$ \S)/, isRequired: true },
    ],
  },
];
