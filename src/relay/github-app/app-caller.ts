import { endpoint } from '@octokit/endpoint';
import { createGithubClient, type GithubClient } from '../../github/http/github-client.ts';
import { HEADERS, readResponse, type SendRequest, withoutSlash } from '../../github/http/github-request.ts';
import type { GithubResult, ResponseHead } from '../../github/http/github-response.ts';
import type { Clock } from '../../kernel/clock.ts';
import { parseHttpDate } from '../../kernel/instant.ts';
import { type AppIdentity, createAppSigner } from './app-token.ts';
import { type AppCall, createInstallationTokens, type InstallationTokens, type Scope } from './installation-tokens.ts';

/** What calling GitHub as an App needs. */
export interface CallerOptions extends AppIdentity {
  /** `https://api.github.com`, or `https://HOST/api/v3`. */
  readonly apiUrl: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** Called once for each installation where the App lacks permissions, so that its tokens are not limited to what the relay needs. */
  readonly onUnlimitedToken?: (installationId: number) => void;
}

/** GitHub's message if the token's times are wrong by GitHub's clock, as @octokit/auth-app matches it. */
const ABOUT_TIME = /'(?:Issued at|Expiration(?: time)?)' claim/;

/** A claimed write is allowed only for some seconds. If creating a token took longer, the token is used for the next attempt. */
const LATE_MS = 5_000;

/** Sends a request with only a part of Octokit. */
const sendWithEndpoint: SendRequest = async (route, parameters, { token, baseUrl, userAgent, fetch }) => {
  const { method, url, headers, body } = endpoint(route, {
    ...parameters,
    baseUrl: withoutSlash(baseUrl),
    headers: {
      ...HEADERS,
      'user-agent': userAgent,
      authorization: `${isJsonWebToken(token) ? 'bearer' : 'token'} ${token}`,
    },
  });
  const sent = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  return readResponse(await fetch(url, { method, headers: sent, redirect: 'manual', ...json }));
};

/** Distinguishes tokens as @octokit/auth-token does. */
function isJsonWebToken(token: string): boolean {
  return token.split('.').length === 3 && !/^gh[a-z]_/.test(token);
}

/** Sends calls as an App, or as one of its installations, each with its own rate limit. No call rejects. */
export class AppCaller {
  readonly #options: CallerOptions;
  readonly #signer: ReturnType<typeof createAppSigner>;
  readonly #app: GithubClient;
  readonly #tokens: InstallationTokens;
  readonly #clients = new Map<number, GithubClient>();
  readonly #left = new Map<number, number>();

  /** Sends nothing yet. Throws InputError for a bad key. */
  constructor(options: CallerOptions) {
    this.#options = options;
    this.#signer = createAppSigner(options);
    this.#app = this.#createClient();
    const { clock, onUnlimitedToken = () => {} } = options;
    this.#tokens = createInstallationTokens(clock, (call) => this.asApp(call), onUnlimitedToken);
  }

  async asApp(call: AppCall): Promise<GithubResult> {
    const response = await this.#sendAsApp(call);
    if (response.kind !== 'denied' || !ABOUT_TIME.test(response.problem.sentence)) return response;
    const serverEpochMs = parseHttpDate(response.head?.headers['date'] ?? '');
    if (serverEpochMs === null || !this.#signer.adjust(serverEpochMs)) return response;
    return this.#sendAsApp(call);
  }

  async asInstallation(scope: Scope, { route, parameters, permission }: AppCall): Promise<GithubResult> {
    const { clock } = this.#options;
    const startedAt = clock.monotonicMs();
    const reading = await this.#tokens.read(scope);
    if (reading.kind !== 'read') return reading;
    if (!route.startsWith('GET ') && clock.monotonicMs() - startedAt > LATE_MS) return tooLate(route);
    const client = this.#clientOf(scope.installationId);
    const response = await client.call(route, parameters, permission, reading.value);
    this.#recordCallsLeft(scope.installationId, response.head);
    if (response.kind !== 'denied' || response.head?.status !== 401) return response;
    this.#tokens.drop(scope, reading.value);
    const sentence = `GitHub no longer accepts the installation's token for ${route}. Nothing was done; the relay requests a new token.`;
    return { kind: 'not-sent', problem: { ...response.problem, sentence } };
  }

  /** Calls left, by installation id, as last reported. */
  callsLeft(): ReadonlyMap<number, number> {
    return this.#left;
  }

  async #sendAsApp({ route, parameters, permission }: AppCall): Promise<GithubResult> {
    return this.#app.call(route, parameters, permission, await this.#signer.sign());
  }

  /** Returns the client of an installation, since GitHub limits rates by installation. */
  #clientOf(installationId: number): GithubClient {
    const client = this.#clients.get(installationId) ?? this.#createClient();
    this.#clients.set(installationId, client);
    return client;
  }

  #createClient(): GithubClient {
    const { apiUrl: baseUrl, fetch, clock } = this.#options;
    return createGithubClient({ token: '', baseUrl, fetch, send: sendWithEndpoint, clock, holder: 'app' });
  }

  #recordCallsLeft(installationId: number, head: ResponseHead | undefined): void {
    const remaining = head?.headers['x-ratelimit-remaining'] ?? '';
    if (/^\d{1,9}$/.test(remaining)) this.#left.set(installationId, Number(remaining));
  }
}

function tooLate(route: string): GithubResult {
  const sentence = `Creating a token for ${route} took too long, so nothing was sent. The next attempt uses that token.`;
  return { kind: 'not-sent', problem: { kind: 'unreachable', permission: null, sentence } };
}
