import type { Matcher, NearLine } from '../../matcher.ts';

const EXAMPLE: NearLine = { where: 'above', within: 60, pattern: /^ {0,10}\d{1,5}\) (?<test>\S.{0,300})$/ };
const FAILURE: NearLine = { where: 'above', within: 30, pattern: /^ {0,14}Failure\/Error:/, isRequired: true };
const PENDING: NearLine = {
  where: 'above',
  within: 400,
  pattern: /^ {0,10}Pending: \(Failures listed here are expected/,
  until: /^ {0,10}Failures:$/,
  isForbidden: true,
};
/** The first call of the application in a trace. */
const SPEC_FRAME: NearLine = {
  where: 'below',
  within: 60,
  pattern: /^ {0,14}# (?<file>\.\/(?!vendor\/)[^:]{1,300}):(?<line>\d{1,7}):?/,
  until: /^ {0,10}\d{1,5}\) |^Finished in/,
};
const RSPEC_PROOFS = [FAILURE, PENDING, EXAMPLE, SPEC_FRAME] as const;
const MINITEST_NAME: NearLine = {
  where: 'above',
  within: 4,
  pattern: /^ {0,8}(?:\w{1,80}::){0,6}\w{1,80}#(?<test>\S.{0,200}?) \[(?<file>[^:\]]{1,300}):(?<line>\d{1,7})\]:$/,
  isRequired: true,
};
/** What the test says of the comparison. */
const MESSAGE: NearLine = { where: 'above', within: 1, pattern: /^ {0,8}(?<message>[^#[]{1,200})$/ };

/** What RSpec, Minitest, test-unit and RuboCop say. */
export const RUBY_TESTS: readonly Matcher[] = [
  {
    name: 'rspec-load',
    kind: 'compile error',
    pattern: /^ {0,14}(?<type>[A-Z]\w{1,80}(?:::\w{1,80}){0,5}):$/,
    near: [
      { where: 'above', within: 14, pattern: /^ {0,8}An error occurred while loading \S/, isRequired: true },
      { where: 'below', within: 1, pattern: /^ {2,16}(?<cause>\S.*)$/, isRequired: true },
      SPEC_FRAME,
    ],
    sentence: '{type}: {cause}',
  },
  {
    name: 'rspec-compared',
    kind: 'test failure',
    pattern: /^ {5,14}(?<want>expected: .+)$/,
    near: [
      ...RSPEC_PROOFS,
      { where: 'below', within: 3, pattern: /^ {5,20}(?<got>got: .+)$/ },
      { where: 'above', within: 1, pattern: /^ {5,14}(?!Failure\/Error: )(?<message>\S.+)$/ },
    ],
    sentence: '{test}: {message} {want} {got}',
  },
  {
    name: 'rspec-expected',
    kind: 'test failure',
    pattern: /^ {5,14}(?<cause>expected .+|\(.{1,200}\)\.\w{1,80}\(.+)$/,
    near: [...RSPEC_PROOFS, { where: 'below', within: 1, pattern: /^ {5,20}(?<got>(?:got|but|received):? .+)$/ }],
    sentence: '{test}: {cause} {got}',
  },
  {
    name: 'rspec-raised',
    kind: 'test failure',
    pattern: /^ {0,14}(?<type>[A-Z]\w{1,80}(?:::\w{1,80}){0,5}):$/,
    near: [...RSPEC_PROOFS, { where: 'below', within: 1, pattern: /^ {2,16}(?<cause>\S.*)$/, isRequired: true }],
    sentence: '{test}: {type}: {cause}',
  },
  {
    name: 'minitest-compared',
    kind: 'test failure',
    pattern: /^ {0,8}(?<want>Expected: .+)$/,
    near: [MINITEST_NAME, { where: 'below', within: 3, pattern: /^ {0,10}(?<got>Actual: .+)$/ }, MESSAGE],
    sentence: '{test}: {message} {want} {got}',
  },
  {
    name: 'rubocop',
    kind: 'lint error',
    pattern:
      /^ {0,8}(?<file>[^\s:]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,5}): [CWEFR]: (?:\[\w{1,20}\] )?(?<cause>.+)$/,
  },
];
