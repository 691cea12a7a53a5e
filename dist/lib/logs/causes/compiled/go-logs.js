/** Fatal entries of the loggers of Go. */
export const GO_LOGS = [
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
    // The caller is shortened to its last folder, so it is no place in the repository.
    {
        name: 'go-zap-fatal-error',
        kind: 'crash',
        pattern: /^\{"level":"(?:fatal|panic)",.{0,400}?"(?:msg|message)":"(?<message>[^"]+)","error":"(?<cause>[^"]+)"/,
        sentence: '{message}: {cause}',
        example: '{"level":"fatal","ts":1775892002.1,"caller":"server/main.go:42","msg":"server stopped","error":"listen tcp :9090: bind: address already in use"}',
        source: 'https://github.com/uber-go/zap/blob/master/zapcore/json_encoder.go',
    },
    {
        name: 'go-zap-fatal',
        kind: 'crash',
        pattern: /^\{"level":"(?:fatal|panic)",(?:"(?:ts|time|timestamp)":[^,]{1,40},)?(?:"caller":"[^"]{1,200}",)?"(?:msg|message)":"(?<cause>[^"]+)"/,
        example: '{"level":"fatal","ts":1775892002.1,"caller":"server/main.go:42","msg":"cannot read the settings"}',
        source: 'https://github.com/uber-go/zap/blob/master/zapcore/json_encoder.go',
    },
];
