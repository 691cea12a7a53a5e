import { type Reading, readAnswer, type Setback } from '../../github/http/attempts.ts';
import type { Answer, ReplyHead } from '../../github/http/github-response.ts';
import { textOf } from '../../github/http/response-fields.ts';
import type { Clock } from '../../kernel/clock.ts';
import { parseHttpDate } from '../../kernel/instant.ts';
import { APP_PERMISSIONS } from './app-permissions.ts';
import { hideToken } from './app-token.ts';

/** What a token of an installation opens. */
export interface Scope {
  readonly installationId: number;
  /** The only repository, by its id; null for all of the installation's. */
  readonly repositoryId: number | null;
}

/** One call, as {@link GithubClient.call} takes it. */
export interface AppCall {
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly permission: string;
}

/** What tokens are made with. */
export interface TokenOptions {
  readonly clock: Clock;
  /** Sends a call with the App's own token; never rejects. */
  readonly asApp: (call: AppCall) => Promise<Answer>;
  /** Told once an installation: it did not grant what a token is cut down to. */
  readonly onWide: (installationId: number) => void;
}

/** The tokens of an App's installations: each made when it is first needed, and kept almost as long as GitHub takes it. */
export interface InstallationTokens {
  /** Returns a token, or why there is none; callers at the same time share one request. Never rejects. */
  read(scope: Scope): Promise<Reading<string>>;
  /** Forgets a token that GitHub no longer takes. */
  drop(scope: Scope, token: string): void;
}

interface Held {
  readonly token: string;
  /** On the monotonic clock. */
  readonly until: number;
}

const SPARE_MS = 300_000;

/** Returns an App's tokens, none of them made yet. */
export function createInstallationTokens(options: TokenOptions): InstallationTokens {
  return new HeldTokens(options);
}

class HeldTokens implements InstallationTokens {
  readonly #options: TokenOptions;
  readonly #held = new Map<string, Held>();
  readonly #coming = new Map<string, Promise<Reading<string>>>();
  readonly #wide = new Set<number>();

  constructor(options: TokenOptions) {
    this.#options = options;
  }

  async read(scope: Scope): Promise<Reading<string>> {
    const key = keyOf(scope);
    const held = this.#held.get(key);
    if (held !== undefined && this.#options.clock.monotonicMs() < held.until)
      return { kind: 'read', value: held.token };
    const coming = this.#coming.get(key) ?? this.#make(scope).finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    return coming;
  }

  drop(scope: Scope, token: string): void {
    const key = keyOf(scope);
    if (this.#held.get(key)?.token === token) this.#held.delete(key);
  }

  async #make(scope: Scope): Promise<Reading<string>> {
    const made = await this.#ask(scope, { permissions: APP_PERMISSIONS });
    const isRefused = made.kind === 'refused' && made.status === 422;
    const answer = isRefused ? await this.#ask(scope, {}) : made;
    if (isRefused && answer.kind === 'done') this.#tellWide(scope.installationId);
    const reading = readAnswer(answer, (data) => decodeToken(data, answer.head, this.#options.clock));
    if (reading.kind !== 'read') return unsent(reading);
    this.#held.set(keyOf(scope), reading.value);
    return { kind: 'read', value: reading.value.token };
  }

  #ask({ installationId, repositoryId }: Scope, body: object): Promise<Answer> {
    const repositories = repositoryId === null ? {} : { repository_ids: [repositoryId] };
    return this.#options.asApp({
      route: 'POST /app/installations/{installation_id}/access_tokens',
      parameters: { installation_id: installationId, ...repositories, ...body },
      permission: '',
    });
  }

  #tellWide(installationId: number): void {
    if (this.#wide.has(installationId)) return;
    this.#wide.add(installationId);
    this.#options.onWide(installationId);
  }
}

function keyOf({ installationId, repositoryId }: Scope): string {
  return `${installationId}/${repositoryId ?? '*'}`;
}

/** Its life is measured on GitHub's own clock. */
function decodeToken(data: unknown, head: ReplyHead | undefined, clock: Clock): Held | null {
  const token = textOf(data, 'token');
  const expiresAt = Date.parse(textOf(data, 'expires_at'));
  if (token.trim() === '' || Number.isNaN(expiresAt)) return null;
  const answeredAt = parseHttpDate(head?.headers['date'] ?? '') ?? clock.epochMs();
  return { token: hideToken(token), until: clock.monotonicMs() + expiresAt - answeredAt - SPARE_MS };
}

/** Without a token the call itself was surely not sent; no installation, or one without the repository, is for a person to mend. */
function unsent(setback: Setback): Setback {
  const { problem } = setback;
  if (setback.kind === 'lost') return { kind: 'not-sent', problem };
  if (setback.kind !== 'gone' && setback.kind !== 'refused') return setback;
  const sentence = `${problem.sentence} The App has to be installed on the repository.`;
  return { ...setback, problem: { ...problem, sentence } };
}
