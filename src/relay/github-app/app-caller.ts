import { createGithubClient, type GithubClient } from '../../github/http/github-client.ts';
import type { Answer, ReplyHead } from '../../github/http/github-response.ts';
import type { Clock } from '../../kernel/clock.ts';
import { parseHttpDate } from '../../kernel/instant.ts';
import { type AppIdentity, createAppSigner } from './app-token.ts';
import { sendWithEndpoint } from './endpoint-request.ts';
import { type AppCall, createInstallationTokens, type InstallationTokens, type Scope } from './installation-tokens.ts';

/** What an App's calls are made with. */
export interface CallerOptions extends AppIdentity {
  /** `https://api.github.com`, or `https://HOST/api/v3`. */
  readonly apiUrl: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** Absent: `touchdown`. */
  readonly userAgent?: string;
  /** Told once an installation: the App lacks permissions, so that its tokens there cannot be cut down to those it needs. */
  readonly onWide?: (installationId: number) => void;
}

/** Sends calls as an App, or as one of its installations. No call rejects; limits are those of whoever sends. */
export interface AppCaller {
  asApp(call: AppCall): Promise<Answer>;
  asInstallation(scope: Scope, call: AppCall): Promise<Answer>;
  /** Calls left, by installation id, as last told. */
  callsLeft(): ReadonlyMap<number, number>;
}

/** GitHub's words where the token's times are not right by its own clock, as @octokit/auth-app matches them. */
const ABOUT_TIME = /'(?:Issued at|Expiration(?: time)?)' claim/;

/** Who writes may do so for some seconds from when he asked for it: a token that was longer in coming is good for the next time. */
const LATE_MS = 5_000;

/** Returns the caller of an App; sends nothing yet. Throws InputError where the key is none. */
export function createAppCaller(options: CallerOptions): AppCaller {
  return new Caller(options);
}

class Caller implements AppCaller {
  readonly #options: CallerOptions;
  readonly #signer: ReturnType<typeof createAppSigner>;
  readonly #app: GithubClient;
  readonly #tokens: InstallationTokens;
  readonly #clients = new Map<number, GithubClient>();
  readonly #left = new Map<number, number>();

  constructor(options: CallerOptions) {
    this.#options = options;
    this.#signer = createAppSigner(options);
    this.#app = this.#createClient();
    const { clock, onWide = () => {} } = options;
    this.#tokens = createInstallationTokens({ clock, onWide, asApp: (call) => this.asApp(call) });
  }

  async asApp(call: AppCall): Promise<Answer> {
    const answer = await this.#sendAsApp(call);
    if (answer.kind !== 'denied' || !ABOUT_TIME.test(answer.problem.sentence)) return answer;
    const serverEpochMs = parseHttpDate(answer.head?.headers['date'] ?? '');
    if (serverEpochMs === null || !this.#signer.adjust(serverEpochMs)) return answer;
    return this.#sendAsApp(call);
  }

  async asInstallation(scope: Scope, { route, parameters, permission }: AppCall): Promise<Answer> {
    const { clock } = this.#options;
    const askedAt = clock.monotonicMs();
    const reading = await this.#tokens.read(scope);
    if (reading.kind !== 'read') return reading;
    if (!route.startsWith('GET ') && clock.monotonicMs() - askedAt > LATE_MS) return tooLate(route);
    const client = this.#clientOf(scope.installationId);
    const answer = await client.call(route, parameters, permission, reading.value);
    this.#learn(scope.installationId, answer.head);
    if (answer.kind !== 'denied' || answer.head?.status !== 401) return answer;
    this.#tokens.drop(scope, reading.value);
    const sentence = `GitHub no longer takes the installation's token for ${route}: nothing was done, another is asked for.`;
    return { kind: 'not-sent', problem: { ...answer.problem, sentence } };
  }

  callsLeft(): ReadonlyMap<number, number> {
    return this.#left;
  }

  async #sendAsApp({ route, parameters, permission }: AppCall): Promise<Answer> {
    return this.#app.call(route, parameters, permission, await this.#signer.sign());
  }

  /** GitHub limits by installation, whichever repository a token opens. */
  #clientOf(installationId: number): GithubClient {
    const client = this.#clients.get(installationId) ?? this.#createClient();
    this.#clients.set(installationId, client);
    return client;
  }

  #createClient(): GithubClient {
    const { apiUrl: baseUrl, fetch, clock, userAgent = 'touchdown' } = this.#options;
    return createGithubClient({ token: '', baseUrl, fetch, send: sendWithEndpoint, clock, userAgent, holder: 'app' });
  }

  #learn(installationId: number, head: ReplyHead | undefined): void {
    const remaining = head?.headers['x-ratelimit-remaining'] ?? '';
    if (/^\d{1,9}$/.test(remaining)) this.#left.set(installationId, Number(remaining));
  }
}

function tooLate(route: string): Answer {
  const sentence = `GitHub took so long to give a token for ${route} that nothing was sent: it is there for the next time.`;
  return { kind: 'not-sent', problem: { kind: 'unreachable', permission: null, sentence } };
}
