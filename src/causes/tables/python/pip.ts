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
];
