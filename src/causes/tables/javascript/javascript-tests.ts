import type { CauseKind, Matcher } from '../../matcher.ts';
import { APP_FRAME } from './javascript-stack.ts';
import { JEST_MATCHERS } from './jest.ts';
import { VITEST_MATCHERS } from './vitest.ts';

const NEXT_MOCHA = /^\s{1,8}2\) /;

function mocha(name: string, kind: CauseKind, message: RegExp): Matcher {
  return {
    name: `mocha-${name}`,
    kind,
    pattern: /^\s{1,12}[1-9]\d{0,5} failing$/,
    near: [
      { where: 'below', within: 3, pattern: /^\s{1,8}1\) (?<suite>.*[^:])$/, isRequired: true },
      { where: 'below', within: 4, pattern: /^\s{7}(?<middle>\S.*[^:])$/, until: /^\s{1,20}\S.*:$/ },
      { where: 'below', within: 14, pattern: message, isRequired: true, until: NEXT_MOCHA },
      { where: 'below', within: 8, pattern: /^\s{0,8}(?<detail>[^\s].{0,100} !== .{1,100})/, until: NEXT_MOCHA },
      { where: 'below', within: 8, pattern: /^\s{6,20}(?<test>\S.*):$/, until: /^\s{1,9}(?:\w{1,40}Error|Error)\b/ },
      {
        where: 'below',
        within: 90,
        pattern:
          /^\s{1,12}at .{0,200}?webpack:\/\/[^/]{0,80}\/\.\/(?<file>[^:\s]{1,300}):(?<line>\d+):(?<column>\d+)\)?$/,
        until: NEXT_MOCHA,
      },
      { ...APP_FRAME, within: 90, until: NEXT_MOCHA },
    ],
    sentence: '{suite} {middle} {test}: {cause} {detail}',
  };
}

const MOCHA_TIMEOUT =
  /^\s{4,10}(?:Uncaught )?Error: (?<cause>Timeout of \d+ms exceeded[^(]{0,60}(?:\(\)[^(]{0,100})?)(?:\((?<file>\/[^()]{1,300})\))?/;
const MOCHA_ERROR = /^\s{4,12}(?:Uncaught )?[A-Z]\w{0,60}(?: \[\w{1,40}\])?: (?<cause>.+)/;

const MOCHAS: readonly Matcher[] = [
  mocha('timeout', 'timeout', MOCHA_TIMEOUT),
  mocha('test', 'test failure', MOCHA_ERROR),
];

const OTHERS: readonly Matcher[] = [
  {
    name: 'node-test',
    kind: 'test failure',
    pattern: /^\s{0,8}✖ (?<test>.{1,300}?) \(\d[\d.]{0,20}ms\)$/,
    near: [
      {
        where: 'below',
        within: 1,
        pattern: /^\s{1,8}(?:\[?[A-Z]\w{0,60}(?: \[\w{1,40}\])?: |')(?<cause>\S.*?)(?:'|\]?(?: \{)?)$/,
        isRequired: true,
      },
      { where: 'below', within: 4, pattern: /^\s{1,8}(?<detail>\S.{0,100} !== .{1,100})/ },
      { ...APP_FRAME, until: /^\s{0,8}(?:test at |✖ )/ },
      {
        where: 'above',
        within: 1,
        pattern: /^\s{0,8}test at (?<file>(?:file:\/\/)?[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/,
      },
    ],
    sentence: '{test}: {cause} {detail}',
  },
  {
    name: 'node-test-tap',
    kind: 'test failure',
    pattern: /^\s{0,20}not ok \d+ - (?<test>[^#]{1,300}?)$/,
    near: [
      {
        where: 'below',
        within: 6,
        pattern:
          /^\s{1,24}failureType: '(?:testCodeFailure|testTimeoutFailure|hookFailed|uncaughtException|unhandledRejection|testAborted|cancelledByParent)'/,
        isRequired: true,
      },
      { where: 'below', within: 8, pattern: /^\s{1,24}error: (?:\|-|['"](?<cause>.+?)['"]$)/, isRequired: true },
      { where: 'below', within: 8, pattern: /^\s{4,28}(?<first>[A-Z][^'#:]{0,200}:?)$/ },
      { where: 'below', within: 12, pattern: /^\s{1,28}(?<detail>\S.{0,100} !== .{1,100})/ },
      {
        where: 'below',
        within: 40,
        pattern:
          /^\s{1,28}(?!.{0,300}(?:node_modules|node:))(?:[^(:]{1,200}\()?(?<file>(?:file:\/\/)?\/[^:\s]{1,300}):(?<line>\d+):(?<column>\d+)\)?$/,
        until: /^\s{0,24}\.\.\.$/,
      },
      { where: 'below', within: 5, pattern: /^\s{1,24}location: '(?<file>[^:']{1,300}):(?<line>\d+):(?<column>\d+)'/ },
    ],
    sentence: '{test}: {cause}{first} {detail}',
  },
  {
    name: 'playwright',
    kind: 'test failure',
    pattern: /^\s{4,8}(?:[A-Z]\w{0,40}: )?(?<cause>\S.+)/,
    near: [
      {
        where: 'above',
        within: 2,
        pattern: /^\s{1,6}1\) (?:\[[^\]]{1,60}\] › )?[^:]{1,300}:\d+:\d+ › (?<test>.{1,300}?)\s{0,4}─*\s{0,2}$/,
        isRequired: true,
      },
      { where: 'below', within: 400, pattern: /^\s{1,6}[1-9]\d{0,5} failed$/, isRequired: true },
      {
        where: 'below',
        within: 60,
        pattern:
          /^\s{1,24}at (?!.{0,300}node_modules)(?:[^(]{1,100}\()?(?<file>[^\s:()]{1,200}\/[^\s:()]{1,200}):(?<line>\d+):(?<column>\d+)\)?$/,
        until: /^\s{1,6}(?:2\) |[1-9]\d{0,5} failed$)/,
      },
    ],
    sentence: '{test}: {cause}',
  },
];

/** Test runners: jest, vitest, mocha and cypress, node:test, ava, playwright, bun. */
export const JAVASCRIPT_TESTS: readonly Matcher[] = [...JEST_MATCHERS, ...VITEST_MATCHERS, ...MOCHAS, ...OTHERS];
