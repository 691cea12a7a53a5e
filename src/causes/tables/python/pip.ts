import type { Matcher } from '../../matcher.ts';

/** What pip says while it installs. */
export const PIP: readonly Matcher[] = [
  {
    name: 'pip-no-version',
    kind: 'missing dependency',
    pattern: /^ {0,8}(?:ERROR: |\[31m)?(?:Could not find a version that satisfies the requirement )(?<cause>.+?)\.?$/,
    near: [
      {
        where: 'below',
        within: 4,
        pattern:
          /^ {0,8}(?:ERROR: )?No matching distribution found for (?:[^(]{1,200}\(from -r (?<file>[\w./-]{1,200}) \(line (?<line>\d{1,6})\)\)|)/,
        isRequired: true,
      },
    ],
    sentence: 'No matching distribution found: could not find a version that satisfies the requirement {cause}',
  },
  {
    name: 'pip-conflict',
    kind: 'missing dependency',
    pattern:
      /^ {0,8}ERROR: (?<cause>Cannot install (?:-r (?<file>[\w./-]{1,200}) \(line \d{1,6}\))?.{0,500} because these package versions have conflicting dependencies)/,
  },
  {
    name: 'pip-impossible',
    kind: 'missing dependency',
    rank: 'effect',
    pattern: /^ {0,8}ERROR: (?<cause>ResolutionImpossible)/,
    sentence: '{cause}: the requirements conflict',
  },
  {
    name: 'pip-permission',
    kind: 'permission',
    pattern:
      /^ {0,8}ERROR: Could not install packages due to an (?:OS|Environment)Error: (?<cause>\[Errno 13\] Permission denied.+)$/,
  },
  {
    name: 'pip-os-error',
    kind: 'missing dependency',
    pattern: /^ {0,8}ERROR: (?<cause>Could not install packages due to an (?:OS|Environment)Error: .+)$/,
  },
  {
    name: 'pip-requirements-missing',
    kind: 'missing file',
    pattern: /^ {0,8}ERROR: (?<cause>Could not open requirements file: .+)$/,
  },
  {
    name: 'pip-invalid-requirement',
    kind: 'compile error',
    pattern:
      /^ {0,8}ERROR: (?<cause>(?:Invalid requirement|Invalid marker|Invalid wheel filename)[:(].+?)(?: \(from line (?<line>\d{1,6}) of (?<file>[^()]{1,200})\))?$/,
    near: [{ where: 'below', within: 4, pattern: /^.{0,300}?\(from line (?<line>\d{1,6}) of (?<file>[^()]{1,200})\)/ }],
  },
  {
    name: 'pip-hashes',
    kind: 'missing dependency',
    pattern: /^ {0,8}ERROR: (?<cause>THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE)/,
    near: [
      {
        where: 'below',
        within: 2,
        pattern:
          /^ {4,16}(?<package>[\w.-]{1,100}(?:==\S{1,40})?) from \S{1,300}(?: \(from -r (?<file>\S{1,200}) \(line (?<line>\d{1,6})\)\))?/,
      },
    ],
    sentence: '{cause}: {package}',
  },
  {
    name: 'pip-network',
    kind: 'missing dependency',
    pattern:
      /^ {0,8}ERROR: (?<cause>(?:HTTP error \d{3} while getting|Could not install requirement \S+ .{0,200}because of HTTP error|Could not find a suitable TLS CA|Exception:$|Cannot connect to proxy).{0,400})$/,
    near: [{ where: 'below', within: 1, pattern: /^ {0,8}Traceback/, isForbidden: true }],
  },
  {
    name: 'pip-refused',
    kind: 'missing dependency',
    pattern:
      /^ {0,8}ERROR: (?<cause>(?:Package '[^']{1,100}' requires a different Python: |\S{1,300}\.whl is not a supported wheel|In --require-hashes mode|Hashes are required in --require-hashes mode|Cannot find command '|Directory '[^']{1,200}' is not installable|\S{1,300} does not appear to be a Python project|\S{1,200} is not a valid editable requirement|Cannot uninstall |Cannot install .{1,200} because|Can not perform a '--user' install|Project \S{1,200} has a 'pyproject\.toml').{0,400})$/,
  },
  {
    name: 'pip-externally-managed',
    kind: 'permission',
    pattern: /^ {0,8}error: (?<cause>externally-managed-environment)$/,
  },
  {
    name: 'pip-build-header',
    kind: 'missing dependency',
    pattern: /^ {2,16}[\w./-]{1,200}\.\w{1,4}:\d{1,6}:(?:\d{1,6}:)? (?:fatal )?error: (?<cause>.+)$/,
    near: [
      {
        where: 'above',
        within: 400,
        pattern: /^ {0,8}(?:╰─>|\[stderr\]|ERROR: Command errored|Building wheels? for)/,
        isRequired: true,
      },
      { where: 'above', within: 400, pattern: /^ {0,8}(?:Processing (?:\/|\.)|Obtaining file:)/, isForbidden: true },
    ],
  },
  {
    name: 'pip-build-requires',
    kind: 'missing dependency',
    pattern:
      /^ {0,16}(?:[Ee]rror: )?(?<cause>pg_config executable not found|can't find Rust compiler|Can not find valid pkg-config name|command '[^']{1,200}' failed: No such file or directory|[Uu]nable to execute '[^']{1,200}': No such file or directory|Microsoft Visual C\+\+ \d.{1,100}is required|Multiple top-level packages discovered in a flat-layout.{0,200}|invalid command 'bdist_wheel'|package directory '[^']{1,200}' does not exist|Cargo, the Rust package manager, is not installed or is not on PATH)/,
  },
  {
    name: 'pip-git',
    kind: 'missing dependency',
    pattern: /^ {2,8}(?<cause>(?:fatal|ERROR|error): (?!subprocess).+)$/,
    near: [
      {
        where: 'below',
        within: 8,
        pattern: /^ {0,8}× git \w{1,20} .{1,300}did not run successfully/,
        isRequired: true,
      },
    ],
  },
  {
    name: 'pip-build',
    kind: 'missing dependency',
    rank: 'effect',
    pattern:
      /^ {0,8}(?:ERROR: |× )(?<cause>Failed building wheel for .+|Failed to build .+|Could not build wheels for .+|Getting requirements to build (?:wheel|editable) did not run successfully|Preparing (?:metadata|editable metadata) \(\S{1,40}\) did not run successfully|Building wheel for \S.{0,100} did not run successfully|git \w{1,20} .{1,200}did not run successfully|pip subprocess to install build dependencies did not run successfully|python setup\.py \w+ did not run successfully)\.?$/,
  },
];
