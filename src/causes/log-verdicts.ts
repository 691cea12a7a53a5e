/** A line that says that what went wrong before it did not matter. */
interface Recovery {
  /** Its group `step` names the step that it settles, if it is not the line's own. */
  readonly pattern: RegExp;
  /** What it settles: a step, the errors (only those of its step, if the line names it), what errors led to, or all before it. */
  readonly settles: 'step' | 'errors' | 'effects' | 'all';
}

/** What rollouts, hosts and CIs print at the end of a deployment. */
export const SUCCEEDED =
  /^(?:==> |--> |\[?INFO\]? |✔ |✅ ?|✓ |🚀 ?)?(?:(?:deployment|statefulset|daemon set) "[^"]{1,100}" successfully rolled out|(?:\(service [\w-]{1,100}\) )?has reached a steady state|-----> (?:Build succeeded|Launching)|State changed from starting to up$|STATUS: deployed$|(?:DONE|Job succeeded)$|\[PM2\] Done\.?$|Your service is live|(?:[Dd]eploy(?:ment)?|[Rr]elease|[Rr]ollout|[Ss]moke tests?)(?: of .{1,80}| v?\d[\w.-]{0,40})?(?: has| was| is)? (?:live|active|succe|complete|finished|passed|done)|(?:Successfully )?[Dd]eployed .{1,100} (?:to|in) |Visit your newly deployed app|(?:remote: )?Verifying deploy\.{3,4} ?done|(?:First \w{1,30} )?[Cc]ontainer is healthy|(?:# )?Status: SUCCEED|## Build completed successfully|Job (?:completed with )?result: [Ss]ucce|Finished: SUCCESS$|Done\. Your build exited with 0\.$|[Aa]ll (?:required )?(?:steps|checks|jobs) (?:have )?(?:passed|succeeded))/;

/** A line with one of these does not say that the whole went well. */
const DOUBT =
  "\\b(?:not|if|last|previous|wait(?:ing)?|[Tt]imed out|[Tt]imeout|[Ff]ail(?:ed|ure|ing)?|FAILED|[Ee]rrors?|[Cc]ancel\\w{0,5}|[Rr]oll(?:ed|ing|s)?[ -]?back|[Ss]kipp\\w{2,3}|[Uu]pload\\w{0,3}|[Aa]rtifacts?|[Rr]eports?|[Cc]ache)\\b|n't ";
/** What can go well, and what is said of it. */
const WHOLE =
  '\\b(?:[Pp]ipeline|[Jj]ob|[Bb]uild|[Ss]tep|[Dd]eploy(?:ment)?|[Rr]elease|[Rr]ollout|[Cc]ommand|[Ss]ervice|[Ss]ite|[Ss]tack|[Ww]orkflow|[Hh]ealth ?check|[Ss]moke(?: tests?)?|[Rr]evision|[Mm]igrations?|[Ss]cript|[Tt]ask)\\b';
const WELL =
  '(?:\\b[Ss]ucce(?:ss|eded|ssful|ssfully)\\b|SUCCESS|SUCCEEDED|\\bpassed\\b|\\bis (?:now )?(?:live|healthy|active|up|running|current)\\b|(?:status|code):? 0\\b|\\b(?:live|OK|ok|healthy)$)';
/** Other lines that say so. */
const WENT_WELL: readonly string[] = [
  '\\b(?:[Dd]eploy(?:ment)?|[Rr]elease|[Rr]ollout)\\b.{0,60} (?:finished|completed?|done)$',
  '\\b(?:[Dd]eployed|[Rr]eleased|[Pp]romoted) \\S',
  "\\b[Rr]un \\S.{0,100} completed with '?success",
  '\\b(?:done|finished|completed|ended)\\b.{0,40}\\b(?:exit(?: code| status)?|code|status):? 0$',
  '^(?:deployed|done|applied|[Ss]uccess(?:ful)?)$',
];

/** What says that the whole went well if it is one of the last lines; above them it may be of one part. */
export const ENDED_WELL = new RegExp(
  `^(?!.{0,300}(?:${DOUBT})).{0,200}?(?:${WHOLE}.{0,100}?${WELL}|${WENT_WELL.join('|')})`,
);

/** What is printed when something went well, be it only a part: an error above it was survived unless a failure is shown. */
export const PART_WENT_WELL =
  /^(?!.{0,200}\b(?:[Bb]uild completed on|[Ii]s the|not|[Ff]ail\w*|[Ee]rror\w*|FAILED|ERROR|[Ww]ait\w*|[Mm]ake sure|[Ee]nsure|[Cc]heck (?:that|if|whether)|[Pp]lease|should|must|if|until)\b)(?:.{0,200}?\b(?:pass(?:ed|ing)?|PASS|ok|OK|[Ss]ucce\w*|SUCCESS|[Ll]istening|[Ss]tarted|[Rr]eady|[Hh]ealthy|is live|serving|[Pp]assed|[Bb]uilt|updated|[Dd]one|[Cc]ompleted?|[Dd]eployed|(?:is|now) running(?! in)|[Rr]unning (?:on|at)|[Cc]onnected|live|200)\b|\s{0,8}[✓✔✅])/;

/** What builders, hosts and servers print when all is well. */
export const RECOVERIES: readonly Recovery[] = [
  // BuildKit: the step is done, so what its commands printed was no error.
  { pattern: /^(?:DONE \d|CACHED$)/, settles: 'step' },
  // Docker Compose and Foreman.
  { pattern: /^(?<step>[\w.-]{1,60}) exited with code 0$/, settles: 'step' },
  { pattern: /^ ?Container [\w.-]{1,100} {1,4}Healthy$/, settles: 'effects' },
  { pattern: /^Health check '[^']{1,100}' on port \d{1,5} is now passing/, settles: 'effects' },
  { pattern: /^Successfully (?:pulled image|built|tagged) /, settles: 'effects' },
  { pattern: SUCCEEDED, settles: 'all' },
  // CircleCI, after each step.
  { pattern: /^CircleCI received exit code 0$/, settles: 'all' },
  // CodeBuild, after the commands that build and test.
  { pattern: /^(?:\[Container\] \S{1,20} \S{1,20} )?Phase complete: BUILD State: SUCCEEDED$/, settles: 'all' },
  // docker push.
  { pattern: /^[\w.-]{1,128}: digest: sha256:[\da-f]{64} size: \d{1,9}$/, settles: 'errors' },
  // systemctl status, after restarts.
  { pattern: /^.{0,80}\bactive \(running\) since /, settles: 'all' },
  // systemd, of a service that was started again.
  { pattern: /^Started [\w@.-]{1,100}\.service\b/, settles: 'effects' },
  // A deployment that starts: what is above it is of an earlier one.
  { pattern: /^==> (?:Cloning from |Deploying\.\.\.)/, settles: 'all' },
  // Servers that listen and builds that succeeded: what compilers and linters said before did not stop them.
  {
    pattern:
      /^(?:\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:\d\d:\d\d\S{0,8} )?(?:\[?INFO\]? {1,2})?(?:[\w.:-]{1,40}: |\* |(?:\w{1,10}=[^\s"]{1,40} ){1,3}msg=")?(?:(?:The |[Hh]ttp |HTTP |[Aa]pi |[Ww]eb )?(?:[Ss]erver|[Aa]pp|[Aa]pplication|[Ss]ervice) )?(?:is |has |started,? |now )?(?:[Ll]istening|[Ss]tarted|[Rr]unning|ready) (?:on|at) (?:port |address |https?:|[\d:[*]|localhost)/,
    settles: 'errors',
  },
  // PHPUnit: what tests printed was no error.
  { pattern: /^OK(?:, but |\s\(\d)/, settles: 'errors' },
  // unittest: a test passed, so what it printed was no error; or all of them.
  { pattern: /^(?:ok|OK(?: \((?:skipped|expected failures)=\d.{0,40}\))?)$/, settles: 'errors' },
  // kubectl get: all pods of a deployment are ready and up to date.
  { pattern: /^[\w.-]{1,100} {1,40}(\d{1,4})\/\1 {1,20}\1 {1,20}\1 {1,20}\d{1,6}[smhdy]/, settles: 'all' },
  {
    pattern:
      /^.{0,80}\b(\d{1,4})\/\1 (?:instances|replicas|pods|tasks|containers) (?:are )?(?:healthy|ready|available)\b/,
    settles: 'all',
  },
  // Other test runners that count no failure.
  {
    pattern:
      /^(?:\s{1,4}\d{1,6} passing \(|\d{1,6} examples?, 0 failures(?:, \d{1,6} pending)?$|\d{1,6} (?:runs|tests), \d{1,7} assertions, 0 failures, 0 errors|={3,40} \d{1,6} passed(?:, \d{1,6} (?:skipped|deselected|xfailed|xpassed|warnings?)){0,4} in [\d.:s() ]{1,30}={3,40}$)/,
    settles: 'step',
  },
  { pattern: /^INFO: {1,5}Uvicorn running on /, settles: 'errors' },
  {
    pattern:
      /^(?:\[Nest\] .{0,60} LOG \[NestApplication\] |\s{0,4}[✓▲] )?(?:Nest application successfully started|[Rr]eady (?:in|on|- started) |(?:Server|App|Application) (?:is )?(?:ready|running|started) (?:at|on) )/,
    settles: 'errors',
  },
  { pattern: /^webpack \d[\w.-]{0,20} compiled successfully in /, settles: 'errors' },
  { pattern: /^(?:webpack (?:\d[\w.-]{0,20} )?c|C)ompiled with (?:\d{1,5} )?warnings?\b/, settles: 'errors' },
  { pattern: /^(?:\[INFO\] BUILD SUCCESS$|BUILD SUCCESSFUL in \d)/, settles: 'errors' },
  // sh -x: the script says that a command may fail, as `npm run lint || true`.
  { pattern: /^\++ (?:true|:)$/, settles: 'step' },
  // Make: the recipe says that it may fail.
  { pattern: /^make(?:\[\d{1,3}\])?: \[.{1,200}\] Error \d{1,3} \(ignored\)$/, settles: 'errors' },
  // pip and Bundler, after builds and downloads that failed at first.
  { pattern: /^ {0,8}(?:Successfully installed \S|Bundle complete! )/, settles: 'step' },
];

/** What hosts and scripts print before they start the earlier version again: that it runs settles nothing. */
export const ROLLS_BACK = /^.{0,100}\b[Rr]oll(?:ing|ed|s)? back to (?:deployment|release|revision|version|the )/;

/** What test runners and scripts print before they try something again. */
export const RETRIED =
  /^(?!.{0,200}--retry).{0,200}\b(?:[Rr]etrying|[Ww]ill retry in \d|[Rr]etry #?\d|[Tt]rying again|[Aa]ttempt #?[2-9] ?(?:of|\/) ?\d|[Rr]e-?running|[Rr]unning again)\b/;

/** What tools, builders, hosts and CIs print when a command or a deployment failed. */
export const FAILED =
  /^\s{0,8}(?:##\[error\]|==> |Error: |ERROR: | ?! {1,8}|INFO |-----> )?(?:Node\.js v\d|npm (?:error|ERR!) (?:A complete log|code (?:ELIFECYCLE|\d)|Lifecycle script|command failed|Exit status)|\s?ELIFECYCLE|error Command failed with exit code|error: script "[^"]{1,80}" exited with code|\[nodemon\] app crashed|(?:The )?[Pp]rocess (?:exited|completed) with (?:status|code|exit code) [1-9]|Exited with (?:status|code exit status) [1-9]|exit (?:status|code):? [1-9]|Main child exited (?:normally )?with (?:code|status): [1-9]|[\w.-]{1,80} exited with code [1-9]|App \[[^\]]{1,60}\] exited with code \[[1-9]|The command '.{1,300} returned a non-zero code: [1-9]|process "|executor failed running|failed to solve: process|Job failed|Recipe |recipe |make(?:\[\d{1,3}\])?: \*{3} |build step |ERROR\s{1,2}[^:]{1,80}: command|Command "|Push rejected|[Bb]uild failed|failed to build|[Dd]eploy(?:ment)? (?:failed|cancel)|[Rr]elease command failed|[Ee]xecution of \w{1,20} task failed|script returned exit code [1-9]|.{0,80}(?:exited|failed) with (?:(?:exit )?(?:code|status):? )?[1-9]\d{0,2}\b(?! \w|,? ignor)|.{0,80}task: non-zero exit \([1-9]|service rolled back: |timed out waiting|Stopping site .{1,80} because it failed|service update paused|error: job \S{1,100} failed|BackoffLimitExceeded|[Ss]tate changed from \w{1,20} to crashed|.{0,80}exceeded its progress deadline)/;
