import type { Matcher } from '../../matcher.ts';

/** What the hosts and builders of platforms say: Heroku, Render, Fly, Cloud Native Buildpacks, Amazon ECS, Cloud Run, Kamal, Railway. */
export const HOSTS: readonly Matcher[] = [
  {
    name: 'heroku-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^Error R1[45] \((?<cause>[^)]{1,100})\)/,
  },
  {
    name: 'heroku-boot-timeout',
    kind: 'timeout',
    rank: 'effect',
    pattern: /^Error R10 \(Boot timeout\)(?: -> (?<cause>.{1,200}))?/,
    sentence: 'Boot timeout: {cause}',
  },
  {
    name: 'heroku-bad-bind',
    kind: 'port',
    rank: 'effect',
    pattern: /^Error R11 \(Bad bind\)(?: -> (?<cause>.{1,200}))?/,
    sentence: 'Bad bind: {cause}',
  },
  {
    name: 'heroku-error',
    kind: 'crash',
    rank: 'effect',
    pattern: /^Error [RL]\d\d \((?<cause>[^)]{1,100})\)/,
  },
  {
    name: 'heroku-no-app',
    kind: 'missing file',
    pattern: /^ ?! {1,8}(?<cause>No default language could be detected for this app)/,
  },
  {
    name: 'heroku-slug-size',
    kind: 'crash',
    pattern: /^ ?! {1,8}(?<cause>Compiled slug size: .{1,60} is too large.{0,60})/,
  },
  {
    name: 'render-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^(?:==> )?(?<cause>(?:Ran out of memory|Instance failed: \S{1,40}|Out of memory)[ (:].{0,150})/,
  },
  {
    name: 'render-no-port',
    kind: 'port',
    rank: 'effect',
    pattern:
      /^(?:==> )?(?<cause>(?:Port scan timeout reached, no open ports detected|No open ports detected)\b.{0,100})/,
    near: [{ where: 'below', within: 400, pattern: /^(?:==> )?Port scan timeout reached/, isForbidden: true }],
  },
  {
    name: 'render-deploy-timeout',
    kind: 'timeout',
    rank: 'effect',
    pattern:
      /^(?:==> )?(?<cause>Timed out after waiting for internal health check .{0,150}|Deploy cancelled by timeout.{0,60})/,
  },
  {
    name: 'render-exited',
    kind: 'crash',
    rank: 'exit',
    pattern: /^==> (?<cause>(?:Exited with status \d{1,3}|Build failed|Application exited early)[^.]{0,100})/,
  },
  {
    name: 'fly-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^(?:\[ {0,8}[\d.]{1,12}\] )?(?<cause>Out of memory: Killed process \d{1,8} \([^)]{1,40}\))/,
  },
  {
    name: 'linux-oom-cgroup',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^(?:\[ {0,8}[\d.]{1,12}\] )?(?<cause>Memory cgroup out of memory: Killed process \d{1,8} \([^)]{1,40}\))/,
  },
  {
    name: 'fly-health',
    kind: 'health check',
    rank: 'effect',
    pattern:
      /^(?:Error: |error: |✖ )?(?<cause>(?:timeout reached waiting for health checks to pass for machine|failed to update machine|Health check .{1,100} (?:has failed|failed)|smoke checks? for \S{1,40} failed|the app appears to be crashing)[^\n]{0,150})/i,
  },
  {
    name: 'fly-restarts',
    kind: 'crash',
    rank: 'exit',
    pattern: /^(?:INFO )?(?<cause>machine has reached its max restart count of \d{1,4})/,
  },
  {
    name: 'buildpacks-detect',
    kind: 'missing file',
    pattern: /^(?:\[detector\] )?ERROR: (?<cause>No buildpack groups passed detection)/,
  },
  {
    name: 'buildpacks-failed',
    kind: 'crash',
    rank: 'exit',
    pattern:
      /^(?:\[(?:builder|exporter|detector|analyzer|restorer)\] )?ERROR: (?<cause>failed to (?:build|export|detect|analyze|restore)[ :].{1,200})/,
  },
  {
    name: 'ecs-stopped',
    kind: 'health check',
    rank: 'effect',
    pattern:
      /^(?:\(service [\w-]{1,100}\)[,:]? ?)?(?:\([^)]{1,120}\),? ?){0,3}(?<cause>(?:failed container health checks\b.{0,100}|\(?task .{1,120} failed (?:ELB|container) health checks.{0,150}|is unhealthy in .{1,200}|Task failed (?:ELB|container) health checks.{0,150}))/,
  },
  {
    name: 'ecs-failed',
    kind: 'health check',
    rank: 'exit',
    pattern:
      /^(?:\(service [\w-]{1,100}\)[,:]? ?)?(?:\([^)]{1,120}\),? ?){0,3}(?<cause>\(?deployment .{0,120}deployment failed: .{1,120})/,
  },
  {
    name: 'ecs-image',
    kind: 'image pull',
    pattern: /^.{0,80}\b(?<cause>CannotPullContainerError: .{1,250})/,
  },
  {
    name: 'ecs-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^.{0,80}\b(?<cause>OutOfMemoryError: Container killed due to memory usage)/,
  },
  {
    name: 'ecs-start',
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^.{0,80}\b(?<cause>(?:ResourceInitializationError|CannotStartContainerError|CannotCreateContainerError|TaskFailedToStart): .{1,250})/,
  },
  {
    name: 'cloud-run-port',
    kind: 'port',
    rank: 'effect',
    pattern:
      /^(?:ERROR: )?(?:\(gcloud\.[\w.]{1,60}\) )?(?:Revision '[^']{1,100}' is not ready and cannot serve traffic\. )?(?<cause>The user-provided container failed to start and listen on the port [^.]{1,200})/,
  },
  {
    name: 'cloud-run-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern:
      /^(?<cause>Memory limit of \S{1,20} (?:MiB )?exceeded with .{1,60} used|Container '[^']{1,60}' exceeded memory limit)/,
  },
  {
    name: 'kamal-unhealthy',
    kind: 'health check',
    rank: 'effect',
    pattern:
      /^(?: {0,8}ERROR )?(?:\(SSHKit::Command::Failed\): |Error: )?(?<cause>target failed to become healthy within configured timeout.{0,60}|container not ready after .{1,60})/,
  },
  {
    name: 'railway-health',
    kind: 'health check',
    rank: 'effect',
    pattern: /^(?<cause>\d{1,3}\/\d{1,3} replicas never became healthy|Healthcheck failed|service unavailable)!?$/,
  },
  {
    name: 'app-service-ping',
    kind: 'health check',
    rank: 'effect',
    pattern: /^(?:ERROR - )?(?<cause>Container \S{1,100} didn't respond to HTTP pings on port: \d{1,5}.{0,60})/,
  },
  {
    name: 'railway-start',
    kind: 'missing file',
    pattern: /^(?:ERROR: )?(?<cause>The executable `[^`]{1,200}` could not be found)/,
  },
  {
    name: 'nixpacks',
    kind: 'missing file',
    pattern:
      /^(?:✖ )?(?<cause>(?:Nixpacks|Railpack) (?:was unable to generate a build plan|could not determine how to build the app).{0,60})/,
  },
  {
    name: 'host-exit-code',
    kind: 'crash',
    rank: 'exit',
    pattern:
      /^(?:Process|Container|container|Main child|App|Application|The process|Command|Task|INFO Main child| INFO Main child)\s?(?:\S{1,60} )?(?<cause>(?:exited|terminated|failed) (?:normally )?with (?:status|code:?|exit code|exit status|signal)[: ]{0,2}(?!0\b|143\b)\w{1,12})/,
    sentence: 'The process {cause}',
  },
];
