import { FAILED } from '../../log-verdicts.ts';
import type { Matcher, NearLine } from '../../matcher.ts';

const EXITED: NearLine = {
  where: 'below',
  within: 1,
  pattern: FAILED,
  isRequired: true,
};

/** What a Go program logs before it ends: of the standard library's log and flag, and of loggers. */
export const GO_LOGS: readonly Matcher[] = [
  {
    name: 'go-log-fatal-port',
    kind: 'port',
    pattern:
      /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d (?:(?<file>[^\s:]{1,200}):(?<line>\d+): )?)?(?=(?:[\w .]{0,60}: )?listen (?:tcp|udp|unix))(?!.*(?:retry|trying))(?<cause>.+ ?bind: .+)/,
  },
  {
    name: 'go-log-fatal',
    isGeneral: true,
    kind: 'crash',
    pattern:
      /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d{6})? (?:(?<file>[^\s:]{1,200}\.go):(?<line>\d+): )?(?<cause>(?!\[|(?:INFO|DEBUG|WARN|ERROR) )\S.+)/,
    near: [EXITED],
  },
  // The caller is shortened to its last folder.
  {
    name: 'go-zap-fatal-error',
    kind: 'crash',
    pattern:
      /^\{"level":"(?:fatal|panic)",(?:"(?:ts|time|timestamp)":[^,]{1,40},)?(?:"caller":"(?<bareFile>[\w@./-]{1,200}):(?<line>\d{1,7})",)?.{0,400}?"(?:msg|message)":"(?<message>[^"]+)","error":"(?<cause>[^"]+)"/,
    sentence: '{message}: {cause}',
  },
];
