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
];
