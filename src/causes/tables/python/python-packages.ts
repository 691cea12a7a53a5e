import type { Matcher } from '../../matcher.ts';

/** What Poetry, uv, Pipenv and conda say while they install. */
export const PYTHON_PACKAGES: readonly Matcher[] = [
  {
    name: 'poetry-python',
    kind: 'missing dependency',
    pattern:
      /^ {0,8}(?<cause>(?:Current Python version \(\S{1,40}\) is not allowed by the project|The currently activated Python version \S{1,40} is not supported by the project|Poetry was unable to find a compatible version).{0,200})$/,
    near: [{ where: 'below', within: 3, pattern: /^ {0,8}(?:Using python|Trying to find)/, isForbidden: true }],
  },
  {
    name: 'poetry-lock',
    kind: 'missing dependency',
    pattern:
      /^ {0,8}(?:Error: )?(?<cause>(?:pyproject\.toml changed significantly since poetry\.lock was last generated|poetry\.lock is not consistent with pyproject\.toml|The lock file is not compatible with the current version of Poetry).{0,300})$/,
  },
  {
    name: 'poetry-conflict',
    kind: 'missing dependency',
    pattern: /^ {0,8}(?:So, )?(?<cause>(?:[Bb]ecause|and) .{1,800}version solving failed)/,
    near: [{ where: 'above', within: 1, pattern: /^ {0,8}(?<start>Because .*[^.\s])$/ }],
    sentence: '{start} {cause}',
  },
  {
    name: 'poetry-solving',
    kind: 'missing dependency',
    pattern: /^ {0,8}(?<cause>.{1,300}), version solving failed\.?$/,
    near: [{ where: 'above', within: 1, pattern: /^ {0,8}(?<start>Because .*[^.\s])$/ }],
    sentence: '{start} {cause}',
  },
  {
    name: 'poetry-error',
    kind: 'missing dependency',
    pattern: /^ {2,4}(?<cause>[^\s<>│→].{2,400})$/,
    near: [
      { where: 'above', within: 2, pattern: /^ {2,4}\w{1,80}(?:Error|Exception|Timeout)$/, isRequired: true },
      { where: 'below', within: 4, pattern: /^ {2,4}at \S{1,300}:\d{1,6} in /, isRequired: true },
    ],
  },
  {
    name: 'poetry-says',
    kind: 'missing file',
    pattern:
      /^ {0,8}(?:Error: )?(?<cause>(?:Poetry could not find a pyproject\.toml file in|Could not find a matching version of package|Group\(s\) not found:|The current project could not be installed:|\[?Errno 2\]? No such file or directory: 'poetry).{0,300})$/,
  },
  {
    name: 'poetry-invalid',
    kind: 'compile error',
    pattern: /^ {0,8}(?:Error: )?(?<cause>The Poetry configuration is invalid):?$/,
    near: [{ where: 'below', within: 3, pattern: /^ {1,12}- (?<problem>.+)$/ }],
    sentence: '{cause}: {problem}',
  },
  {
    name: 'poetry-toml',
    kind: 'compile error',
    pattern:
      /^ {0,8}(?:Error: )?(?<cause>Invalid TOML file (?<file>[^\s:]{1,300}): [^\n]{1,200}? at line (?<line>\d{1,6}) col (?<column>\d{1,5}))$/,
  },
  {
    name: 'uv-lock',
    kind: 'missing dependency',
    pattern: /^ {0,8}(?:error: )?(?<cause>The lockfile at `[^`]{1,200}` needs to be updated.{0,200})$/,
  },
  {
    name: 'uv-parse',
    kind: 'compile error',
    pattern: /^ {0,8}error: (?<cause>Failed to parse:? `(?<file>[^`]{1,200})`)$/,
    near: [
      {
        where: 'below',
        within: 4,
        pattern: /^ {0,16}(?:Caused by: )?TOML parse error at line (?<line>\d{1,6}), column (?<column>\d{1,6})/,
      },
    ],
  },
  {
    name: 'uv-no-solution',
    kind: 'missing dependency',
    pattern: /^ {0,8}× (?<cause>No solution found when resolving .+)$/,
    near: [
      { where: 'below', within: 1, pattern: /^ {0,8}╰─▶ (?<first>.+)$/ },
      { where: 'below', within: 2, pattern: /^ {5,9}(?<second>\S.{0,200}[^.\s])$/ },
      { where: 'below', within: 3, pattern: /^ {5,9}(?<third>\S.{0,200}\.)$/ },
    ],
    sentence: '{cause} {first} {second} {third}',
  },
  {
    name: 'uv-says',
    kind: 'missing dependency',
    pattern:
      /^ {0,8}error: (?<cause>(?:Unable to find lockfile at|No `pyproject\.toml` found in|Failed to spawn: |No interpreter found for|No virtual environment found|The Python request from|The (?:requested|current) (?:Python )?interpreter|Failed to fetch: |Failed to download|File not found: |Group `[^`]{1,100}` is not defined|Extra `[^`]{1,100}` is not defined|Distribution `[^`]{1,200}` can't be installed|Failed to (?:build|prepare) |The interpreter at \S{1,200} is externally managed|Request failed after).{0,300})$/,
    near: [{ where: 'below', within: 1, pattern: /^ {2,8}Caused by: (?<why>.+)$/ }],
    sentence: '{cause}: {why}',
  },
  {
    name: 'uv-build',
    kind: 'missing dependency',
    rank: 'effect',
    pattern: /^ {0,8}× (?<cause>Failed to (?:build|download|download and build|fetch) .+)$/,
    near: [{ where: 'below', within: 1, pattern: /^ {0,8}[├╰]─▶ (?<why>.+)$/ }],
    sentence: '{cause}: {why}',
  },
  {
    name: 'pipenv-lock',
    kind: 'missing dependency',
    pattern: /^(?:ERROR:: )?(?<cause>(?:Your )?Pipfile\.lock \(\w{1,80}\) (?:is )?out of date.{0,200})$/,
    near: [{ where: 'below', within: 4, pattern: /^(?:ERROR:: ?|Aborting|Usage: )/, isRequired: true }],
  },
  {
    name: 'pipenv-command',
    kind: 'missing dependency',
    pattern: /^Error: (?<cause>the command \S{1,100} (?:\([^)]{1,100}\) )?could not be found within PATH.{0,100})$/,
  },
  {
    name: 'conda-missing',
    kind: 'missing dependency',
    pattern:
      /^(?<type>ResolvePackageNotFound|PackagesNotFoundError|LibMambaUnsatisfiableError|UnsatisfiableError): ?(?<cause>.*)$/,
    near: [{ where: 'below', within: 4, pattern: /^ {0,4}- (?<package>.+)$/ }],
    sentence: '{type}: {cause} {package}',
  },
  {
    name: 'conda',
    kind: 'missing dependency',
    pattern:
      /^(?:Conda\w{2,40}Error|EnvironmentFileNotFound|SpecNotFound|InvalidSpec|NoWritableEnvsDirError): (?<cause>.+)$/,
  },
];
