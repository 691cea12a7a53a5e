import type { Matcher } from '../../matcher.ts';

/** What the programs of databases say, and Perl. */
export const DATABASE_PROGRAMS: readonly Matcher[] = [
  {
    name: 'redis-config',
    kind: 'crash',
    pattern: /^\*{3} FATAL CONFIG FILE ERROR .{0,40}\*{3}$/,
    near: [
      { where: 'below', within: 3, pattern: /^>>> '(?<setting>.+)'$/, isRequired: true },
      { where: 'below', within: 4, pattern: /^(?!>>> |Reading )(?<cause>\S.+)$/ },
    ],
    sentence: '{setting}: {cause}',
  },
  {
    name: 'mysql-file',
    kind: 'migration',
    pattern:
      /^(?:mysql: |mariadb: )?ERROR \d{4} \(\w{5}\) at line (?<line>\d{1,7}) in file: '(?<file>[^']{1,300})': (?<cause>.+)$/,
  },
  {
    name: 'perl',
    kind: 'crash',
    pattern:
      /^(?<cause>(?:Can't |Cannot |Died|Global symbol |Undefined subroutine|syntax error|Bareword |Missing right |Illegal |Modification of|Not an? \w{1,20} reference|Attempt to).{0,400}?) at (?<file>(?!\/usr\/)\S{1,300}) line (?<line>\d{1,7})(?:\.|(?<near>, (?:near|at) .*))$/,
    sentence: '{cause}{near}',
  },
];
