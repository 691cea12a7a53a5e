import type { Matcher, NearLine } from '../../matcher.ts';
import { FILE, SHOWN_PLACES } from './php.ts';

/** The first call of the application in the trace of Symfony's console. */
const TRACED: NearLine = {
  where: 'below',
  within: 60,
  pattern: new RegExp(`^ \\S.{0,300}\\(\\) at ${FILE}:(?<line>\\d{1,7})$`),
  until: /^ {0,10}In \S{1,100} line \d/,
};

/** What Composer and Symfony's console say. */
export const COMPOSER: readonly Matcher[] = [
  {
    name: 'composer-root',
    kind: 'missing dependency',
    pattern: /^ {2,16}- (?<cause>Root composer\.json requires (?!.{0,300} -> satisfiable by).+)$/,
  },
  {
    name: 'composer-package',
    kind: 'missing dependency',
    pattern:
      /^ {0,16}- (?<cause>(?:.{1,300}? -> (?:your |it |the |could |no |found ).+|Required (?:\(in require-dev\) )?package "[^"]{1,200}" .+|\S{1,200} is present at version .+|The requested (?:package|PHP extension|linked library) .+))$/,
  },
  {
    name: 'composer-json-invalid',
    kind: 'compile error',
    pattern:
      /^ {2,16}(?<cause>"(?<file>[^"\s]{1,200})" does not (?:contain valid JSON|match the expected JSON schema))/,
    near: [{ where: 'below', within: 2, pattern: /^ {2,16}Parse error on line (?<line>\d{1,6}):/ }],
  },
  {
    name: 'symfony-error',
    kind: 'crash',
    pattern: /^(?:!! {0,2})? {0,10}In (?!JsonFile)[\w.-]{1,100} line \d{1,7}: *$/,
    near: [
      {
        where: 'all-below',
        within: 10,
        pattern: /^(?:!! {0,2})? {2,16}(?<cause>[^\s!].*)$/,
        until: /^(?:!! {0,2})?(?:(?![!\s])\S| {2,4}at \S)/,
        isRequired: true,
      },
      ...SHOWN_PLACES,
      TRACED,
    ],
  },
];
