import type { Matcher } from '../../matcher.ts';

const HEROKU = 'https://devcenter.heroku.com/articles/error-codes';
const CNB = 'https://github.com/buildpacks/lifecycle';

/** What the hosts and builders of platforms say: Heroku, Render, Fly, Cloud Native Buildpacks, Amazon ECS, Cloud Run, Kamal, Railway. */
export const HOSTS: readonly Matcher[] = [
  {
    name: 'heroku-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^Error R1[45] \((?<cause>[^)]{1,100})\)/,
    example: 'Error R15 (Memory quota vastly exceeded)',
    source: HEROKU,
  },
  {
    name: 'heroku-boot-timeout',
    kind: 'timeout',
    rank: 'effect',
    pattern: /^Error R10 \(Boot timeout\)(?: -> (?<cause>.{1,200}))?/,
    sentence: 'Boot timeout: {cause}',
    example: 'Error R10 (Boot timeout) -> Web process failed to bind to $PORT within 60 seconds of launch',
    source: HEROKU,
  },
  {
    name: 'heroku-bad-bind',
    kind: 'port',
    rank: 'effect',
    pattern: /^Error R11 \(Bad bind\)(?: -> (?<cause>.{1,200}))?/,
    sentence: 'Bad bind: {cause}',
    example: 'Error R11 (Bad bind) -> Process bound to port other than $PORT',
    source: HEROKU,
  },
  {
    name: 'heroku-error',
    kind: 'crash',
    rank: 'effect',
    pattern: /^Error [RL]\d\d \((?<cause>[^)]{1,100})\)/,
    example: 'Error R12 (Exit timeout) -> At least one process failed to exit within 30 seconds of SIGTERM',
    source: HEROKU,
  },
  {
    name: 'heroku-no-app',
    kind: 'missing file',
    pattern: /^ ?! {1,8}(?<cause>No default language could be detected for this app)/,
    example: ' !     No default language could be detected for this app.',
    source: 'https://devcenter.heroku.com/articles/buildpacks',
  },
  {
    name: 'heroku-slug-size',
    kind: 'crash',
    pattern: /^ ?! {1,8}(?<cause>Compiled slug size: .{1,60} is too large.{0,60})/,
    example: ' !     Compiled slug size: 612.1M is too large (max is 500M).',
    source: 'https://devcenter.heroku.com/articles/slug-compiler',
  },
  {
    name: 'render-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^(?:==> )?(?<cause>(?:Ran out of memory|Instance failed: \S{1,40}|Out of memory)[ (:].{0,150})/,
    example: '==> Ran out of memory (used over 512MB) while running your code.',
    source: 'https://render.com/docs/troubleshooting-deploys',
  },
  {
    name: 'render-no-port',
    kind: 'port',
    rank: 'effect',
    pattern:
      /^(?:==> )?(?<cause>(?:Port scan timeout reached, no open ports detected|No open ports detected)\b.{0,100})/,
    near: [{ where: 'below', within: 400, pattern: /^(?:==> )?Port scan timeout reached/, isForbidden: true }],
    example: '==> Port scan timeout reached, no open ports detected. Bind your service to at least one port.',
    source: 'https://render.com/docs/web-services#port-binding',
  },
  {
    name: 'render-deploy-timeout',
    kind: 'timeout',
    rank: 'effect',
    pattern:
      /^(?:==> )?(?<cause>Timed out after waiting for internal health check .{0,150}|Deploy cancelled by timeout.{0,60})/,
    example:
      '==> Timed out after waiting for internal health check to return a successful response code at: web:10000 /healthz',
    source: 'https://render.com/docs/troubleshooting-deploys',
  },
  {
    name: 'render-exited',
    kind: 'crash',
    rank: 'exit',
    pattern: /^==> (?<cause>(?:Exited with status \d{1,3}|Build failed|Application exited early)[^.]{0,100})/,
    example: '==> Exited with status 1 while running your code. Read our docs for common ways to troubleshoot this',
    source: 'https://render.com/docs/troubleshooting-deploys',
  },
  {
    name: 'fly-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^(?:\[ {0,8}[\d.]{1,12}\] )?(?<cause>Out of memory: Killed process \d{1,8} \([^)]{1,40}\))/,
    example: '[   38.610318] Out of memory: Killed process 314 (node) total-vm:1104124kB, anon-rss:187444kB',
    source: 'https://github.com/torvalds/linux/blob/master/mm/oom_kill.c',
  },
  {
    name: 'linux-oom-cgroup',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^(?:\[ {0,8}[\d.]{1,12}\] )?(?<cause>Memory cgroup out of memory: Killed process \d{1,8} \([^)]{1,40}\))/,
    example: 'Memory cgroup out of memory: Killed process 2117 (java) total-vm:4034984kB',
    source: 'https://github.com/torvalds/linux/blob/master/mm/oom_kill.c',
  },
  {
    name: 'fly-health',
    kind: 'health check',
    rank: 'effect',
    pattern:
      /^(?:Error: |error: |✖ )?(?<cause>(?:timeout reached waiting for health checks to pass for machine|failed to update machine|Health check .{1,100} (?:has failed|failed)|smoke checks? for \S{1,40} failed|the app appears to be crashing)[^\n]{0,150})/i,
    example: 'Error: timeout reached waiting for health checks to pass for machine 7811e2ff: failed to get VM 7811e2ff',
    source: 'https://github.com/superfly/flyctl/tree/master/internal/command/deploy',
  },
  {
    name: 'fly-restarts',
    kind: 'crash',
    rank: 'exit',
    pattern: /^(?:INFO )?(?<cause>machine has reached its max restart count of \d{1,4})/,
    example: 'machine has reached its max restart count of 10',
    source: 'https://fly.io/docs/machines/guides-examples/machine-restart-policy/',
  },
  {
    name: 'buildpacks-detect',
    kind: 'missing file',
    pattern: /^(?:\[detector\] )?ERROR: (?<cause>No buildpack groups passed detection)/,
    example: '[detector] ERROR: No buildpack groups passed detection.',
    source: CNB,
  },
  {
    name: 'buildpacks-failed',
    kind: 'crash',
    rank: 'exit',
    pattern:
      /^(?:\[(?:builder|exporter|detector|analyzer|restorer)\] )?ERROR: (?<cause>failed to (?:build|export|detect|analyze|restore)[ :].{1,200})/,
    example: 'ERROR: failed to build: executing lifecycle: failed with status code: 51',
    source: CNB,
  },
  {
    name: 'ecs-stopped',
    kind: 'health check',
    rank: 'effect',
    pattern:
      /^(?:\(service [\w-]{1,100}\)[,:]? ?)?(?:\([^)]{1,120}\),? ?){0,3}(?<cause>(?:failed container health checks\b.{0,100}|\(?task .{1,120} failed (?:ELB|container) health checks.{0,150}|is unhealthy in .{1,200}|Task failed (?:ELB|container) health checks.{0,150}))/,
    example: '(service web) (task 0c1f2d7e) failed container health checks.',
    source: 'https://docs.aws.amazon.com/AmazonECS/latest/developerguide/service-event-messages-list.html',
  },
  {
    name: 'ecs-failed',
    kind: 'health check',
    rank: 'exit',
    pattern:
      /^(?:\(service [\w-]{1,100}\)[,:]? ?)?(?:\([^)]{1,120}\),? ?){0,3}(?<cause>\(?deployment .{0,120}deployment failed: .{1,120})/,
    example: '(service web) (deployment ecs-svc/4402195) deployment failed: tasks failed to start.',
    source: 'https://docs.aws.amazon.com/AmazonECS/latest/developerguide/service-event-messages-list.html',
  },
  {
    name: 'ecs-image',
    kind: 'image pull',
    pattern: /^.{0,80}\b(?<cause>CannotPullContainerError: .{1,250})/,
    example:
      'CannotPullContainerError: pull image manifest has been retried 5 time(s): failed to resolve ref docker.io/acme/web:9: not found',
    source: 'https://docs.aws.amazon.com/AmazonECS/latest/developerguide/task_cannot_pull_image.html',
  },
  {
    name: 'ecs-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^.{0,80}\b(?<cause>OutOfMemoryError: Container killed due to memory usage)/,
    example: 'OutOfMemoryError: Container killed due to memory usage',
    source: 'https://docs.aws.amazon.com/AmazonECS/latest/developerguide/stopped-task-error-codes.html',
  },
  {
    name: 'ecs-start',
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^.{0,80}\b(?<cause>(?:ResourceInitializationError|CannotStartContainerError|CannotCreateContainerError|TaskFailedToStart): .{1,250})/,
    example:
      'ResourceInitializationError: unable to pull secrets or registry auth: execution resource retrieval failed',
    source: 'https://docs.aws.amazon.com/AmazonECS/latest/developerguide/stopped-task-error-codes.html',
  },
  {
    name: 'cloud-run-port',
    kind: 'port',
    rank: 'effect',
    pattern:
      /^(?:ERROR: )?(?:\(gcloud\.[\w.]{1,60}\) )?(?:Revision '[^']{1,100}' is not ready and cannot serve traffic\. )?(?<cause>The user-provided container failed to start and listen on the port [^.]{1,200})/,
    example:
      "ERROR: (gcloud.run.deploy) Revision 'web-00007-abc' is not ready and cannot serve traffic. The user-provided container failed to start and listen on the port defined provided by the PORT=8080 environment variable within the allocated timeout.",
    source: 'https://cloud.google.com/run/docs/troubleshooting',
  },
  {
    name: 'cloud-run-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern:
      /^(?<cause>Memory limit of \S{1,20} (?:MiB )?exceeded with .{1,60} used|Container '[^']{1,60}' exceeded memory limit)/,
    example: 'Memory limit of 512 MiB exceeded with 534 MiB used. Consider increasing the memory limit',
    source: 'https://cloud.google.com/run/docs/troubleshooting',
  },
  {
    name: 'kamal-unhealthy',
    kind: 'health check',
    rank: 'effect',
    pattern:
      /^(?: {0,8}ERROR )?(?:\(SSHKit::Command::Failed\): |Error: )?(?<cause>target failed to become healthy within configured timeout.{0,60}|container not ready after .{1,60})/,
    example: 'Error: target failed to become healthy within configured timeout (30s)',
    source: 'https://github.com/basecamp/kamal-proxy',
  },
  {
    name: 'railway-health',
    kind: 'health check',
    rank: 'effect',
    pattern: /^(?<cause>\d{1,3}\/\d{1,3} replicas never became healthy|Healthcheck failed|service unavailable)!?$/,
    example: '1/1 replicas never became healthy!',
    source: 'https://docs.railway.com/guides/healthchecks',
  },
  {
    name: 'app-service-ping',
    kind: 'health check',
    rank: 'effect',
    pattern: /^(?:ERROR - )?(?<cause>Container \S{1,100} didn't respond to HTTP pings on port: \d{1,5}.{0,60})/,
    example: "ERROR - Container shop_0_1f2e didn't respond to HTTP pings on port: 8080, failing site start.",
    source: 'https://learn.microsoft.com/azure/app-service/faq-app-service-linux',
  },
  {
    name: 'railway-start',
    kind: 'missing file',
    pattern: /^(?:ERROR: )?(?<cause>The executable `[^`]{1,200}` could not be found)/,
    example: 'The executable `./server` could not be found.',
    source: 'https://docs.railway.com/reference/errors',
  },
  {
    name: 'nixpacks',
    kind: 'missing file',
    pattern:
      /^(?:✖ )?(?<cause>(?:Nixpacks|Railpack) (?:was unable to generate a build plan|could not determine how to build the app).{0,60})/,
    example: 'Nixpacks was unable to generate a build plan for this app.',
    source: 'https://nixpacks.com/docs',
  },
  {
    name: 'host-exit-code',
    kind: 'crash',
    rank: 'exit',
    pattern:
      /^(?:Process|Container|container|Main child|App|Application|The process|Command|Task|INFO Main child| INFO Main child)\s?(?:\S{1,60} )?(?<cause>(?:exited|terminated|failed) (?:normally )?with (?:status|code:?|exit code|exit status|signal)[: ]{0,2}(?!0\b|143\b)\w{1,12})/,
    sentence: 'The process {cause}',
    example: 'Process exited with status 1',
    source: HEROKU,
  },
];
