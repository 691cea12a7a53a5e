import type { LogEntry } from './scenario.ts';

/** The instants at which the phases of the log begin match the states of a normal deployment. */
const FETCH: readonly LogEntry[] = lines(
  [0, 'Deployment of {app} requested for commit {commit}'],
  [2, 'Waiting for a build machine'],
  [6, 'Build machine ready (4 vCPU, 8 GiB)'],
  [7, 'Cloning the repository'],
  [8, 'Receiving objects: 100% (4127/4127), 3.81 MiB | 24.10 MiB/s, done.'],
  [8, 'Resolving deltas: 100% (2386/2386), done.'],
  [9, 'HEAD is now at {commit}'],
);

const BUILD: readonly LogEntry[] = lines(
  [10, '#1 [internal] load build definition from Dockerfile'],
  [10, '#1 transferring dockerfile: 1.24kB done'],
  [11, '#2 [internal] load metadata for docker.io/library/node:24-slim'],
  [12, '#2 DONE 0.9s'],
  [12, '#3 [internal] load .dockerignore'],
  [12, '#3 DONE 0.0s'],
  [13, '#4 [build 1/6] FROM docker.io/library/node:24-slim'],
  [14, '#4 extracting layer 1/5 28.23MB / 28.23MB'],
  [15, '#4 extracting layer 2/5 3.31kB / 3.31kB'],
  [16, '#4 extracting layer 3/5 49.87MB / 49.87MB'],
  [17, '#4 extracting layer 4/5 1.71MB / 1.71MB'],
  [18, '#4 extracting layer 5/5 446B / 446B'],
  [18, '#4 DONE 5.2s'],
  [19, '#5 [build 2/6] WORKDIR /app'],
  [19, '#5 DONE 0.1s'],
  [20, '#6 [build 3/6] COPY package.json package-lock.json ./'],
  [20, '#6 DONE 0.1s'],
  [21, '#7 [build 4/6] RUN npm ci'],
  [24, '#7 npm warn deprecated inflight@1.0.6: This module is not supported'],
  [30, '#7 added 412 packages, and audited 413 packages in 9s'],
  [30, '#7 found 0 vulnerabilities'],
  [31, '#7 DONE 10.4s'],
  [32, '#8 [build 5/6] COPY . .'],
  [32, '#8 DONE 0.3s'],
  [33, '#9 [build 6/6] RUN npm run build'],
  [34, '#9 > build'],
  [34, '#9 > tsc -p . && vite build'],
);

const PACKAGE: readonly LogEntry[] = lines(
  [40, '#9 vite: building for production'],
  [43, '#9 218 modules transformed'],
  [44, '#9 dist/index.html            0.62 kB | gzip:  0.36 kB'],
  [44, '#9 dist/assets/index.css     18.40 kB | gzip:  4.11 kB'],
  [44, '#9 dist/assets/index.js     212.77 kB | gzip: 68.03 kB'],
  [45, '#9 DONE 12.1s'],
  [47, '#10 exporting layers'],
  [50, '#10 exporting layers 3.0s done'],
  [51, '#10 naming to {image} done'],
  [52, 'Pushing {image}'],
  [54, 'Pushed layer 1 of 3'],
  [55, 'Pushed layer 2 of 3'],
  [56, 'Pushed layer 3 of 3'],
);

const ROLLOUT: readonly LogEntry[] = lines(
  [58, 'Rolling out {image}'],
  [59, 'Created replica 1 of 2'],
  [60, 'Pulling {image}'],
  [66, 'Pulled {image} in 5.8s'],
  [67, 'Started container server'],
  [68, 'server: migrations: 2 pending'],
  [70, 'server: migrations: 2 applied'],
);

const READY: readonly LogEntry[] = lines(
  [71, 'server: listening on 0.0.0.0:8080'],
  [74, 'Readiness probe returned 503, retrying'],
  [77, 'Readiness probe returned 503, retrying'],
  [80, 'Readiness probe returned 503, retrying'],
  [83, 'Readiness probe returned 200'],
  [84, 'Created replica 2 of 2'],
  [87, 'Readiness probe returned 200'],
  [88, 'Traffic moved to the new replicas'],
  [89, 'Stopped 2 previous replicas'],
  [90, 'Deployment finished in 90s'],
);

/** The log of a container build and roll-out that goes well. */
export const BUILD_LOG: readonly LogEntry[] = [...FETCH, ...BUILD, ...PACKAGE, ...ROLLOUT, ...READY];

/** The same until the compiler finds a mistake. */
export const BUILD_FAILURE_LOG: readonly LogEntry[] = [
  ...FETCH,
  ...BUILD,
  ...lines(
    [38, "#9 src/server.ts(42,5): error TS2339: Property 'listne' does not exist on type 'Server'."],
    [38, '#9 ERROR: process "/bin/sh -c npm run build" did not complete successfully: exit code: 2'],
    [39, 'Build failed after 29s'],
    [40, 'Deployment failed: the image could not be built'],
  ),
];

/** The failed build, in the log of an environment in which another application is built at the same time. */
export const SHARED_BUILD_LOG: readonly LogEntry[] = [
  ...BUILD_FAILURE_LOG.map((entry): LogEntry => (entry.text.includes(' error ') ? { ...entry, isError: true } : entry)),
  ...lines(
    [33, 'DB_PASSWORD=correct-horse'],
    [39, "#9 src/worker.ts(7,11): error TS2304: Cannot find name 'queue'."],
  ).map((entry): LogEntry => ({ ...entry, from: 'neighbor' })),
  { atSeconds: 40, text: 'The environment could not be deployed', from: 'environment' },
];

/** The same until the container ends shortly after its start, again and again. */
export const CRASH_LOG: readonly LogEntry[] = [
  ...FETCH,
  ...BUILD,
  ...PACKAGE,
  ...ROLLOUT,
  ...lines(
    [72, 'server: listening on 0.0.0.0:8080'],
    [74, 'server: Error: connect ECONNREFUSED 10.0.3.7:5432'],
    [74, 'server:     at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1634:16)'],
    [75, 'Container server exited with code 1, restarting (1 of 3)'],
    [78, 'Container server exited with code 1, restarting (2 of 3)'],
    [81, 'Container server exited with code 1, restarting (3 of 3)'],
    [84, 'Deployment failed: the container keeps crashing'],
  ),
];

/** The log of a deployment that ends before anything is built. */
export const REFUSED_LOG: readonly LogEntry[] = lines(
  [0, 'Deployment of {app} requested for commit {commit}'],
  [0, 'Deployment failed: the cluster has no room for 2 replicas of 500 mCPU'],
);

/** The log of a deployment that has nothing to build. */
export const PROMPT_LOG: readonly LogEntry[] = lines(
  [0, 'Deployment of {app} requested for commit {commit}'],
  [0, 'The image {image} already exists'],
  [0, 'Deployment finished in 0s'],
);

/** Fifty lines a second for a minute: far more than a window of the usual size holds between two status checks. */
export const BUSY_LOG: readonly LogEntry[] = Array.from({ length: 3000 }, (_, index) => ({
  atSeconds: index / 50,
  text: `worker ${index % 8}: processed item ${index + 1} of 3000`,
}));

function lines(...entries: readonly (readonly [number, string])[]): readonly LogEntry[] {
  return entries.map(([atSeconds, text]) => ({ atSeconds, text }));
}
