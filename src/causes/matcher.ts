/** What went wrong. */
export const CAUSE_KINDS = [
  'compile error',
  'lint error',
  'test failure',
  'missing dependency',
  'missing file',
  'out of memory',
  'port',
  'health check',
  'migration',
  'image pull',
  'permission',
  'timeout',
  'crash',
] as const;

/** What went wrong, in two words at most. */
export type CauseKind = (typeof CAUSE_KINDS)[number];

/**
 * A pattern for one line, tried on the line without its prefix and colors. Its groups `file`, `line` and `column` are the place; without a
 * `file`, `bareFile` is one whose folder the log does not show. `folder` is what a relative file is in, `fileFolder` the absolute path of the
 * file's own folder, `javaPackage` the package of a class with a dot at the end, `goPackage` a package of Go; others stand in the sentence.
 * It begins with `^`, has no lookbehind and no back-reference, and at most one of its repetitions may be followed by what it could itself
 * take, so that it takes linear time (matchers.test.ts).
 */
type LinePattern = RegExp;

/** Another line near the one that matched, whose groups are added to those found so far. */
export interface NearLine {
  /** Where it is looked for, the nearest line first; `far-above` takes the farthest that matches, `all-below` joins all that match. */
  readonly where: 'above' | 'below' | 'far-above' | 'all-below';
  /** How many lines away it may be. */
  readonly within: number;
  readonly pattern: LinePattern;
  /** The search ends at the first line that matches this, of which `all-below` takes nothing. */
  readonly until?: LinePattern;
  /** True if there is no match without it. */
  readonly isRequired?: boolean;
  /** True if there is no match with it. */
  readonly isForbidden?: boolean;
}

/** How one tool says that something is wrong. */
export interface Matcher {
  /** Unique; names the tool first: `tsc`, `npm-missing-script`. */
  readonly name: string;
  readonly kind: CauseKind;
  /**
   * `error` (the default) names what is wrong. `effect` says what it led to, as a failed probe or a killed process; it counts if no error
   * is known.
   */
  readonly rank?: 'error' | 'effect';
  /** True if it counts only where no other matcher knows the line: it knows what many of them know, and less of it. */
  readonly isGeneral?: boolean;
  readonly pattern: LinePattern;
  /** True if scripts and programs often go on after it: it counts only if a failure is shown below, or the log ends. */
  readonly isSurvivable?: boolean;
  readonly near?: readonly NearLine[];
  /** The sentence, with groups in braces; default `{cause}`. A brace without a group is left out. */
  readonly sentence?: string;
}
