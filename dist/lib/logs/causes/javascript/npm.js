import { FAILED_EXIT } from './javascript-stack.js';
const NPM_ERRORS = 'https://github.com/npm/cli/blob/latest/lib/utils/error-message.js';
/** A line of npm's report of errors, in the words of its versions before 10 and since. */
function npm(name, kind, pattern, example, more = {}) {
    return { name: `npm-${name}`, kind, pattern, example, source: NPM_ERRORS, ...more };
}
function npmBelow(pattern, within = 12) {
    return { where: 'below', within, pattern };
}
/** npm and node-gyp. */
export const NPM = [
    npm('resolve', 'missing dependency', /^\s{0,8}npm (?:error|ERR!) (?:code )?ERESOLVE (?<cause>unable to resolve dependency tree|could not resolve)/, 'npm error code ERESOLVE\nnpm error ERESOLVE unable to resolve dependency tree\nnpm error\nnpm error While resolving: web@1.0.0\nnpm error Found: react@19.0.0\nnpm error node_modules/react\nnpm error   react@"^19.0.0" from the root project\nnpm error\nnpm error Could not resolve dependency:\nnpm error peer react@"^17.0.0" from react-hooks@8.0.1', {
        near: [
            npmBelow(/^\s{0,8}npm (?:error|ERR!) Found: (?<found>\S{1,200})/),
            npmBelow(/^\s{0,8}npm (?:error|ERR!) (?<peer>(?:peer|peerOptional|dev|optional|prod)? ?[@\w][^\s"]{0,200}@"[^"]{1,200}" from (?!the root)\S{1,200})/, 30),
        ],
        sentence: 'Could not resolve dependency: {cause}: {peer}, found {found}',
    }),
    npm('404', 'missing dependency', /^\s{0,8}npm (?:error|ERR!) 404\s{1,2}(?<cause>Not Found) - [A-Z]{3,7} \S/, "npm error code E404\nnpm error 404 Not Found - GET https://registry.npmjs.org/acme\nnpm error 404\nnpm error 404  'acme@^2.1.0' is not in this registry.", {
        near: [npmBelow(/^\s{0,8}npm (?:error|ERR!) 404 {1,4}(?:The requested resource )?'(?<spec>[^']{1,200})'/, 5)],
        sentence: "404 {cause}: '{spec}'",
    }),
    npm('auth', 'permission', /^\s{0,8}npm (?:error|ERR!) (?:40[13] )?(?<cause>(?:40[13] (?:Unauthorized|Forbidden)|Unable to authenticate|Incorrect or missing password|This (?:command|operation) requires|You must (?:be logged in|sign up)).*)/, 'npm error code E401\nnpm error Unable to authenticate, your authentication token seems to be invalid.'),
    npm('target', 'missing dependency', /^\s{0,8}npm (?:error|ERR!) notarget (?<cause>No (?:matching )?versions? .+)/, 'npm error code ETARGET\nnpm error notarget No matching version found for express@^99.0.0.'),
    npm('lock-missing', 'missing dependency', /^\s{0,8}npm (?:error|ERR!) (?:code EUSAGE )?`npm ci` can only install packages when your (?<cause>package\.json and package-lock\.json)(?: or npm-shrinkwrap\.json are in sync)/, 'npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync. Please update your lock file with `npm install` before continuing.\nnpm error\nnpm error Missing: nanoid@5.1.16 from lock file', {
        near: [
            npmBelow(/^\s{0,8}npm (?:error|ERR!) (?<missing>(?:Missing: \S{1,200} from lock file|Invalid: lock file's \S{1,200} does not satisfy \S{1,200}))/, 8),
        ],
        sentence: '{cause} are not in sync: {missing}',
    }),
    npm('lock-absent', 'missing file', /^\s{0,8}npm (?:error|ERR!) (?<cause>The `npm ci` command can only install with an existing package-lock\.json.*)/, 'npm error code EUSAGE\nnpm error\nnpm error The `npm ci` command can only install with an existing package-lock.json or', {
        near: [npmBelow(/^\s{0,8}npm (?:error|ERR!) (?<more>npm-shrinkwrap\.json with lockfileVersion.+)/, 1)],
        sentence: '{cause} {more}',
    }),
    npm('engine', 'missing dependency', /^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) (?<cause>Unsupported engine)/, 'npm error code EBADENGINE\nnpm error engine Unsupported engine\nnpm error engine Not compatible with your version of node/npm: web@1.0.0\nnpm error notsup Required: {"node":">=26.0.0"}\nnpm error notsup Actual:   {"node":"v24.21.0","npm":"11.19.1"}', {
        near: [
            npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Not compatible with your version of node\/npm: (?<spec>\S{1,200})/, 6),
            npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Required: \{"(?<engine>\w{1,20})":"(?<range>[^"]{1,100})"/, 6),
            npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Actual:\s{1,4}(?:\{"npm":"[^"]{1,40}",|\{)"node":"(?<actual>[^"]{1,40})"/, 6),
        ],
        sentence: '{cause}: {spec} requires {engine} {range}, found {actual}',
    }),
    npm('platform', 'missing dependency', /^\s{0,8}npm (?:error|ERR!) notsup (?<cause>Unsupported platform .+)/, 'npm error code EBADPLATFORM\nnpm error notsup Unsupported platform for fsevents@2.3.3: wanted {"os":"darwin"} (current: {"os":"linux"})'),
    npm('script', 'missing file', /^\s{0,8}npm (?:error|ERR!) (?<cause>[Mm]issing script: .+)/, 'npm error Missing script: "build"'),
    npm('package-json', 'missing file', /^\s{0,8}npm (?:error|ERR!) enoent (?<cause>Could not read package\.json: )(?:Error: )?(?:ENOENT: )?(?<more>.{1,80} open '(?<file>[^']{1,300})')/, "npm error code ENOENT\nnpm error enoent Could not read package.json: Error: ENOENT: no such file or directory, open '/app/frontend/package.json'", { sentence: '{cause}{more}' }),
    npm('json', 'compile error', /^\s{0,8}npm (?:error|ERR!) (?:code EJSONPARSE |JSON\.parse )(?:(?<what>Invalid package\.json): )?(?:\w{1,30}Error: )?(?<cause>(?!Failed to parse JSON data|Note: )\S.+)/, "npm error code EJSONPARSE\nnpm error path /app/package.json\nnpm error JSON.parse Expected double-quoted property name in JSON at position 42 (line 3 column 3) while parsing near '{...'", {
        near: [
            {
                where: 'above',
                within: 3,
                pattern: /^\s{0,8}npm (?:error|ERR!) (?:path|JSON\.parse Invalid package\.json:) (?<file>\/.+)/,
            },
        ],
        sentence: '{what}: {cause}',
    }),
    npm('space', 'crash', /^\s{0,8}npm (?:error|ERR!) nospc (?:.{0,200}: )?(?<cause>ENOSPC: .+)/, 'npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write'),
    npm('integrity', 'missing dependency', /^\s{0,8}npm (?:error|ERR!) (?:Verification failed while extracting |sha\d{1,3}-\S{1,200} )(?<cause>integrity checksum failed.{0,40}).*/, 'npm error code EINTEGRITY\nnpm error sha512-AAAA== integrity checksum failed when using sha512: wanted sha512-AAAA== but got sha512-BBBB==. (1302 bytes)'),
    npm('network', 'timeout', /^\s{0,8}npm (?:error|ERR!) (?:network |errno |FetchError: )(?<cause>(?:request to|Socket timeout|read |connect |getaddrinfo|Invalid response|network ).+)/, 'npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error network request to https://registry.npmjs.org/ms failed, reason: getaddrinfo ENOTFOUND registry.npmjs.org'),
    npm('certificate', 'permission', /^\s{0,8}npm (?:error|ERR!) (?<cause>(?:request to \S{1,300} failed, reason: |unable to (?:get|verify) |self.signed certificate).*)/, 'npm error code SELF_SIGNED_CERT_IN_CHAIN\nnpm error request to https://registry.npmjs.org/ms failed, reason: self-signed certificate in certificate chain'),
    npm('permission', 'permission', /^\s{0,8}npm (?:error|ERR!) (?:\[?Error: )?(?<cause>(?:EACCES|EPERM|EROFS): .+?)\]?(?: \{)?$/, "npm error code EACCES\nnpm error Error: EACCES: permission denied, mkdir '/app/node_modules'"),
    npm('enoent', 'missing file', /^\s{0,8}npm (?:error|ERR!) enoent (?:Error: )?(?<cause>(?:ENOENT|An unknown git error|undefined|spawn|no such).{1,300})/, "npm error code ENOENT\nnpm error enoent ENOENT: no such file or directory, open '/app/vendor/ui.tgz'"),
    npm('python', 'missing dependency', /^\s{0,8}npm (?:error|ERR!) gyp ERR! stack (?:Error: )?(?<cause>(?:Could not find any|not found:|Can't find Python|EACCES).*)/, 'npm error gyp ERR! stack Error: Could not find any Python installation to use', { sentence: 'node-gyp: {cause}', source: 'https://github.com/nodejs/node-gyp/blob/main/lib/find-python.js' }),
    npm('gyp', 'compile error', /^\s{0,8}(?:npm (?:error|ERR!) )?gyp ERR! stack (?:Error: )?(?<cause>(?!at )\S.*)/, 'gyp ERR! stack Error: `make` failed with exit code: 2\nnpm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log', {
        rank: 'effect',
        near: [FAILED_EXIT],
        sentence: 'node-gyp: {cause}',
        source: 'https://github.com/nodejs/node-gyp',
    }),
    npm('executable', 'missing dependency', /^\s{0,8}npm (?:error|ERR!) (?<cause>(?:could not determine executable to run|canceled due to|npx canceled|No workspaces found|Invalid (?:package name|tag name|version|dependency)|Unsupported URL Type|EOVERRIDE|Override for|Tracker |Cannot read propert|Exit handler never called).*)/, 'npm error could not determine executable to run'),
    npm('git', 'missing dependency', /^\s{0,8}npm (?:error|ERR!) (?<cause>(?:fatal: |Permission denied \(publickey\)|ERROR: Repository not found|remote: |spawn git ENOENT|Host key verification).*)/, 'npm error code 128\nnpm error An unknown git error occurred\nnpm error command git --no-replace-objects ls-remote ssh://git@github.com/acme/ui.git\nnpm error Permission denied (publickey).', { source: 'https://github.com/npm/git' }),
    npm('signal', 'out of memory', /^\s{0,8}npm (?:error|ERR!) (?:signal|errno) (?<cause>SIGKILL)/, 'npm error path /app\nnpm error command failed\nnpm error signal SIGKILL', { rank: 'effect', sentence: 'The command was killed by {cause}' }),
    npm('command', 'crash', /^\s{0,8}(?<cause>Unknown command: "[^"]{1,60}")$/, 'Unknown command: "isntal"\n\nTo see a list of supported npm commands, run:\n  npm help', {
        near: [
            { where: 'below', within: 12, pattern: /^\s{0,8}To see a list of supported npm commands/, isRequired: true },
        ],
    }),
    npm('audit', 'lint error', /^\s{0,8}(?<cause>\d{1,6} (?:(?:low|moderate|high|critical) severity (?:vulnerability|vulnerabilities)|vulnerabilities \(.*))$/, '# npm audit report\n\n1 high severity vulnerability\n\nTo address all issues, run:\n  npm audit fix\n##[error]Process completed with exit code 1.', {
        rank: 'effect',
        near: [
            { where: 'above', within: 400, pattern: /^\s{0,8}# npm audit report$/, isRequired: true },
            { ...FAILED_EXIT, within: 12 },
        ],
        source: 'https://docs.npmjs.com/cli/commands/npm-audit',
    }),
    npm('install-script', 'missing dependency', /^\s{0,8}npm (?:error|ERR!) command (?:sh -c|\/bin\/sh -c|bash -c) (?<command>.{1,200})/, 'npm error code 1\nnpm error path /app/node_modules/hash\nnpm error command failed\nnpm error command sh -c node build.js\nnpm error no prebuilt binary for linux-musl-x64', {
        rank: 'effect',
        near: [
            npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:\w{0,40}Error(?: \[\w{1,40}\])?|error): (?<cause>.+)/, 40),
            npmBelow(/^\s{0,8}npm (?:error|ERR!) (?!gyp |at |node:|\/|\^|\{|\}|A complete log|Node\.js v|> )(?<cause>\S.+)/, 10),
            { ...npmBelow(/^\s{0,8}npm (?:error|ERR!) (?!A complete log)\S/, 1), isRequired: true },
        ],
    }),
    npm('only-line', 'crash', /^\s{0,8}npm (?:error|ERR!) (?<cause>(?!code |errno |A complete |command |path |Lifecycle |Exit status )\S.+)/, 'npm error aliases must have a name\nnpm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log', {
        rank: 'effect',
        near: [
            { ...npmBelow(/^\s{0,8}npm (?:error|ERR!) A complete log of this run/, 1), isRequired: true },
            { where: 'above', within: 1, pattern: /^\s{0,8}npm (?:error|ERR!) (?!code )/, isForbidden: true },
        ],
    }),
    npm('lifecycle', 'crash', /^\s{0,8}npm (?:error|ERR!) Lifecycle script `(?<script>[^`]{1,100})` failed with error/, 'npm error Lifecycle script `build` failed with error:\nnpm error code 2', {
        rank: 'exit',
        near: [npmBelow(/^\s{0,8}npm (?:error|ERR!) code (?<code>\w{1,20})/, 2)],
        sentence: 'npm script {script} failed with code {code}',
    }),
    npm('elifecycle', 'crash', /^\s{0,8}npm ERR! (?<spec>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}@\S{1,40}) (?<script>[\w:.-]{1,60}): `(?<command>[^`]{1,200})`$/, 'npm ERR! code ELIFECYCLE\nnpm ERR! errno 2\nnpm ERR! web@1.0.0 build: `tsc`\nnpm ERR! Exit status 2', {
        rank: 'exit',
        near: [npmBelow(/^\s{0,8}npm ERR! Exit status (?<code>\d{1,5})/, 2)],
        sentence: 'npm script {script} failed: {command}: exit code {code}',
    }),
];
