import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inputsFor } from '../../e2e/plays.ts';
import { startStagedPlatform } from '../../e2e/staged-platform.ts';
import { ACTION_ROOT, runAction } from '../../support/action-runner.ts';

/** The scripts of the action's bundle that a run loaded. */
export interface Loaded {
  /** What of GitHub the run used. */
  readonly name: string;
  readonly scripts: readonly string[];
  readonly bytes: number;
  /** Of the scripts that have any of Octokit in them. */
  readonly octokitBytes: number;
}

/** The runs that are compared: the first uses nothing of GitHub. */
const RUNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nothing: {},
  'a comment': { 'pr-comment': 'on' },
};

const BUNDLE = `${pathToFileURL(join(ACTION_ROOT, 'dist/action')).href}/`;
/** What Octokit's packages call themselves to GitHub, in the `user-agent`; a bundler leaves it as it is. */
const OCTOKIT = /octokit-[a-z]+\.js\//;
const EVENT = { pull_request: { number: 7, head: { sha: 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334' } } };

/** Deploys with the committed bundle as the runner does, and returns the scripts that each run loaded. Throws if one fails. */
export function measureLoaded(): Promise<Loaded[]> {
  return Promise.all(Object.entries(RUNS).map(([name, inputs]) => measureRun(name, inputs)));
}

/** Returns whether a script has any of Octokit in it. */
export function hasOctokit(script: string): boolean {
  return OCTOKIT.test(script);
}

async function measureRun(name: string, inputs: Readonly<Record<string, string>>): Promise<Loaded> {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-loaded-'));
  try {
    await using platform = await startStagedPlatform();
    const { exitCode, printed } = await runAction('main', {
      inputs: inputsFor(platform, 'fast', inputs),
      event: EVENT,
      env: {
        GITHUB_API_URL: `http://127.0.0.1:${platform.port}/api/v3`,
        GITHUB_EVENT_NAME: 'pull_request',
        // Node writes down every script that it loaded, run or not, when the process ends (its documentation of the command line).
        NODE_V8_COVERAGE: folder,
      },
    });
    if (exitCode !== 0) throw new Error(`the run that uses ${name} of GitHub failed: ${printed}`);
    return { name, ...measure(readScripts(folder)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Script {
  readonly url: string;
  readonly content: Buffer;
}

function readScripts(folder: string): Script[] {
  const urls = readdirSync(folder).flatMap((file) => {
    const { result }: { readonly result: readonly { readonly url: string }[] } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    );
    return result.map(({ url }) => url).filter((url) => url.startsWith(BUNDLE));
  });
  return [...new Set(urls)].map((url) => ({ url, content: readFileSync(new URL(url)) }));
}

function measure(scripts: readonly Script[]): Omit<Loaded, 'name'> {
  const bytesOf = (some: readonly Script[]): number => some.reduce((sum, { content }) => sum + content.length, 0);
  return {
    scripts: scripts.map(({ url }) => basename(url)).sort(),
    bytes: bytesOf(scripts),
    octokitBytes: bytesOf(scripts.filter(({ content }) => hasOctokit(content.toString()))),
  };
}
