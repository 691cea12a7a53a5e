import { FAILED } from '../../log-verdicts.js';
const GO = 'https://github.com/golang/go/blob/master/src';
const EXITED = {
    where: 'below',
    within: 1,
    pattern: FAILED,
    isRequired: true,
};
/** What a Go program logs before it ends: of the standard library's log and flag, and of loggers. */
export const GO_LOGS = [
    {
        name: 'go-flag',
        kind: 'crash',
        isSurvivable: true,
        pattern: /^(?:Error: )?(?<cause>flag provided but not defined: -[\w-]{1,60}|unknown (?:shorthand )?flag: .{1,80}|invalid value "[^"]{0,100}" for flag -[\w-]{1,60}: .{1,100})/,
        example: 'flag provided but not defined: -prot\nUsage of /app/api:\nexit status 2',
        source: `${GO}/flag/flag.go (failf)`,
    },
    {
        name: 'go-exec',
        kind: 'permission',
        isSurvivable: true,
        pattern: /^(?:[^:]{1,80}: ){0,2}(?<cause>fork\/exec \S{1,200}: (?:permission denied|no such file or directory|exec format error))/,
        example: 'fork/exec ./mvnw: permission denied\nERROR: failed to build: exit status 1',
        source: `${GO}/os/exec_posix.go (startProcess)`,
    },
    {
        name: 'go-several-errors',
        kind: 'crash',
        rank: 'effect',
        isSurvivable: true,
        pattern: /^\s{1,8}\* (?<cause>\S.{2,300})/,
        near: [{ where: 'above', within: 1, pattern: /^.{0,200}\b\d{1,3} errors? occurred:$/, isRequired: true }],
        example: 'error: 1 error occurred:\n\t* creating security group: already exists',
        source: 'https://github.com/hashicorp/go-multierror/blob/main/format.go',
    },
    {
        name: 'go-log-fatal-port',
        kind: 'port',
        pattern: /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d (?:(?<file>[^\s:]{1,200}):(?<line>\d+): )?)?(?=(?:[\w .]{0,60}: )?listen (?:tcp|udp|unix))(?!.*(?:retry|trying))(?<cause>.+ ?bind: .+)/,
        example: '2026/04/11 07:20:02 listen tcp :8080: bind: address already in use\nexit status 1',
        source: `${GO}/net/net.go (OpError.Error)`,
    },
    {
        name: 'go-log-fatal',
        kind: 'crash',
        pattern: /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d{6})? (?:(?<file>[^\s:]{1,200}\.go):(?<line>\d+): )?(?<cause>(?!\[|(?:INFO|DEBUG|WARN|ERROR) )\S.+)/,
        near: [EXITED],
        example: '2026/04/11 07:20:02 config: DATABASE_URL must be set\nexit status 1',
        source: `${GO}/log/log.go (formatHeader)`,
    },
    {
        name: 'go-log-place',
        kind: 'crash',
        isSurvivable: true,
        pattern: /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d{6})? (?<file>[^\s:]{1,200}\.go):(?<line>\d+): (?=.{0,200}\b(?:permission denied|no such (?:file|host|table)|connection refused|(?:must be|not|is) (?:set|empty|required)|cannot|failed|missing|invalid)\b)(?<cause>\S.{1,300})/,
        example: '2026/04/11 07:20:02 main.go:12: create folder: mkdir /data: permission denied\n\n\n\n\nexit status 1',
        source: `${GO}/log/log.go (formatHeader)`,
    },
    {
        name: 'go-zerolog-fatal',
        kind: 'crash',
        pattern: /^\{"level":"(?:fatal|panic)",(?:"(?:ts|time|service|caller)":[^,]{1,100},)?"error":"(?<cause>[^"]+)",(?:"(?:ts|time|service|caller)":[^,]{1,100},)?"message":"(?<message>[^"]+)"/,
        sentence: '{message}: {cause}',
        example: '{"level":"fatal","error":"no such host","time":1775892002,"message":"failed to connect to redis"}',
        source: 'https://github.com/rs/zerolog/blob/master/globals.go',
    },
    {
        name: 'go-logger-fatal',
        kind: 'crash',
        pattern: /^(?:time="?[^\s"]{1,40}"? |\d\S{0,40} )?(?:level=fatal msg="?|FATA\[\d{4}\] |F\d{4} \d\d:\d\d:\d\d\.\d{6} {1,8}\d+ (?<file>[^\s:]{1,100}):(?<line>\d+)\] )(?<cause>(?:[^"\\]|\\.)+)/,
        example: 'time="2026-04-11T07:20:02Z" level=fatal msg="cannot read the settings"',
        source: 'https://github.com/sirupsen/logrus/blob/master/text_formatter.go',
    },
    // The caller is shortened to its last folder.
    {
        name: 'go-zap-fatal-error',
        kind: 'crash',
        pattern: /^\{"level":"(?:fatal|panic)",(?:"(?:ts|time|timestamp)":[^,]{1,40},)?(?:"caller":"(?<bareFile>[\w@./-]{1,200}):(?<line>\d{1,7})",)?.{0,400}?"(?:msg|message)":"(?<message>[^"]+)","error":"(?<cause>[^"]+)"/,
        sentence: '{message}: {cause}',
        example: '{"level":"fatal","ts":1775892002.1,"caller":"server/main.go:42","msg":"server stopped","error":"listen tcp :9090: bind: address already in use"}',
        source: 'https://github.com/uber-go/zap/blob/master/zapcore/json_encoder.go',
    },
    {
        name: 'go-zap-fatal',
        kind: 'crash',
        pattern: /^\{"level":"(?:fatal|panic)",(?:"(?:ts|time|timestamp)":[^,]{1,40},)?(?:"caller":"(?<bareFile>[\w@./-]{1,200}):(?<line>\d{1,7})",)?"(?:msg|message)":"(?<cause>[^"]+)"/,
        example: '{"level":"fatal","ts":1775892002.1,"caller":"server/main.go:42","msg":"cannot read the settings"}',
        source: 'https://github.com/uber-go/zap/blob/master/zapcore/json_encoder.go',
    },
];
