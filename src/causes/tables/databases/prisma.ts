import type { Matcher, NearLine } from '../../matcher.ts';

/** The first call of the application below an error of Node. */
export const NODE_FRAME: NearLine = {
  where: 'below',
  within: 30,
  pattern:
    /^ {4,8}at (?:[^()]{1,200} \()?(?:file:\/\/)?(?<file>(?![^:]{0,300}node_modules)\/[^:()]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,6})\)?$/,
  until: /^(?! {4}at )/,
};

/** A script tried again. */
export const RETRIED: NearLine = {
  where: 'below',
  within: 6,
  pattern: /^.{0,120}?(?:[Rr]etry|[Ww]aiting|[Aa]ttempt \d|[Tt]rying again|[Ss]leep|unavailable)/,
  isForbidden: true,
};

/** What Prisma says. */
export const PRISMA_ERRORS: readonly Matcher[] = [
  {
    name: 'prisma-failed-migration',
    kind: 'migration',
    pattern:
      /^(?:Error: )?(?:P30\d\d:? )?(?:A migration failed to apply\. New|Migration `[^`]{1,200}` failed to apply cleanly).*$/,
    near: [
      { where: 'below', within: 12, pattern: /^Migration name: (?<migration>\S{1,200})/ },
      {
        where: 'below',
        within: 20,
        pattern:
          /^(?:ERROR: {1,2}|Database error: |error: |ERROR {1,2})?(?<cause>(?!Database error|Migration name|Please|DbError)\S+ .*(?:exist|violat|constraint|denied|error|syntax|cannot|not |must|contain).*)$/,
        until: /^DbError/,
      },
    ],
    sentence: 'A migration failed to apply: {migration}: {cause}',
  },
  {
    name: 'prisma-code',
    kind: 'migration',
    pattern: /^(?:Error: )(?:P\d{4}): (?<cause>.+)$/,
    near: [RETRIED],
  },
];
