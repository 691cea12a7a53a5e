import type { WakeUp } from '../../deploy/deploy-target.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Random } from '../../kernel/random.ts';
import { untilAborted, withinLimit } from '../../kernel/time-limit.ts';
import type { Registered, RelayClient, RelayedDeployment } from './client.ts';
import { readStream } from './event-stream.ts';
import { addCheck, addReport, close, createTrust, distrust, isAtRest, startCheck, type Trust } from './trust.ts';

interface RelayWakeUpOptions {
  readonly client: RelayClient;
  readonly deployment: RelayedDeployment;
  /** True if the deployment is followed; false: it is only registered. */
  readonly isFollowed: boolean;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  /** Called once with the doubt that ends the trust, as a sentence. Must not throw. */
  readonly say: (sentence: string) => void;
}

/** How long a registration, including its token, may take before the status checks continue without the relay, in milliseconds. */
const REGISTRATION_MS = 20_000;
/** Minimum time before a closed stream is opened again, in milliseconds; up to as much again is added by chance. */
const REOPEN_MS = 1_000;

/** Registers the deployment once it is accepted, and calls on what the relay reports. `end` waits for the registration if it is not followed. */
export class RelayWakeUp implements WakeUp {
  readonly #options: RelayWakeUpOptions;
  readonly #ended = new AbortController();
  #trust: Trust = createTrust();
  #listening: Promise<void> | null = null;
  #bell = new AbortController();

  constructor(options: RelayWakeUpOptions) {
    this.#options = options;
  }

  accepted(deploymentId: string | null): void {
    this.#listening ??= this.#listen(deploymentId).catch(() => this.#lose('an unexpected error occurred'));
  }

  isTrusted(): boolean {
    return this.#listening !== null && this.#trust.doubt === null;
  }

  mayRest(): boolean {
    return this.isTrusted() && isAtRest(this.#trust);
  }

  checked(hasEvidence: boolean): void {
    this.#become(addCheck(this.#trust, hasEvidence));
  }

  async next(signal: AbortSignal): Promise<boolean> {
    const wasTrusted = this.isTrusted();
    while (!signal.aborted) {
      if (this.#trust.isCalling) {
        this.#trust = startCheck(this.#trust);
        return true;
      }
      if (wasTrusted && !this.isTrusted()) return false;
      await untilAborted(AbortSignal.any([signal, this.#bell.signal]));
    }
    return false;
  }

  async end(): Promise<void> {
    this.#ended.abort();
    await this.#listening;
    await this.#options.client.close();
  }

  async #listen(deploymentId: string | null): Promise<void> {
    const id = await this.#register(deploymentId);
    if (id === null || !this.#options.isFollowed) return;
    const signal = AbortSignal.any([this.#options.signal, this.#ended.signal]);
    // The relay may close the stream of a finished deployment: nothing more will come.
    for (let lastEventId = ''; !signal.aborted && this.#trust.progress !== 'ended'; ) {
      lastEventId = await this.#hear(id, lastEventId, signal);
    }
  }

  async #register(deploymentId: string | null): Promise<string | null> {
    const { client, deployment, isFollowed, clock, signal } = this.#options;
    const stopped = AbortSignal.any(isFollowed ? [signal, this.#ended.signal] : [signal]);
    const register = (limit: AbortSignal): Promise<Registered> => client.register(deployment, deploymentId, limit);
    const registered = await withinLimit(clock, REGISTRATION_MS, register, stopped);
    if (stopped.aborted) return null;
    if (registered?.kind === 'registered') return registered.id;
    this.#lose(registered === null ? 'the relay did not respond in time' : registered.why);
    return null;
  }

  async #hear(id: string, lastEventId: string, signal: AbortSignal): Promise<string> {
    const { client, clock, deployment, random } = this.#options;
    const subject = { id, appId: deployment.appId, sha: deployment.sha };
    const startedMs = clock.monotonicMs();
    const heard = await readStream({ client, clock, subject, lastEventId, signal }, (report) => {
      this.#become(addReport(this.#trust, report));
      return this.#trust.doubt === null;
    });
    if (signal.aborted || (heard.doubt === null && this.#trust.progress === 'ended')) return heard.lastEventId;
    const lastedMs = clock.monotonicMs() - startedMs;
    this.#become(heard.doubt === null ? close(this.#trust, lastedMs) : distrust(this.#trust, heard.doubt));
    if (this.#trust.doubt === null) await clock.wait(REOPEN_MS * (1 + random()), signal);
    return heard.lastEventId;
  }

  #lose(why: string): void {
    this.#become(distrust(this.#trust, why));
  }

  #become(trust: Trust): void {
    const wasTrusted = this.#trust.doubt === null;
    this.#trust = trust;
    if (wasTrusted && trust.doubt !== null) this.#reportDoubt(trust.doubt);
    const rung = this.#bell;
    this.#bell = new AbortController();
    rung.abort();
  }

  #reportDoubt(why: string): void {
    const { isFollowed, signal, say } = this.#options;
    const isOver = signal.aborted || (isFollowed && this.#ended.signal.aborted);
    this.#ended.abort();
    if (isOver) return;
    say(
      isFollowed
        ? `Polling the platform from now on: ${why}.`
        : `Could not register the deployment with the relay: ${why}.`,
    );
  }
}
