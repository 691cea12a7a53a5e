import { untilAborted } from '../../kernel/aborted.js';
import { readStream } from './event-stream.js';
import { answerCall, close, createTrust, isAtRest, look, lose, tell } from './trust.js';
/** The time that a registration, its token included, may take before the looks go on without the relay, in milliseconds. */
const REGISTRATION_MS = 20_000;
/** Before a closed stream is opened again, in milliseconds: at least, and by chance at most as much more. */
const REOPEN_MS = 1_000;
/** Returns a wake for one deployment; nothing is sent before the platform has taken it. */
export function createRelayWake(options) {
    return new ListeningWake(options);
}
class ListeningWake {
    #options;
    #ended = new AbortController();
    #trust = createTrust();
    #listening = null;
    #bell = new AbortController();
    constructor(options) {
        this.#options = options;
    }
    accepted(deploymentId) {
        this.#listening ??= this.#listen(deploymentId).catch(() => this.#lose('something unforeseen went wrong'));
    }
    isTrusted() {
        return this.#listening !== null && this.#trust.doubt === null;
    }
    mayRest() {
        return this.isTrusted() && isAtRest(this.#trust);
    }
    looked(isTied) {
        this.#become(look(this.#trust, isTied));
    }
    async next(signal) {
        const wasTrusted = this.isTrusted();
        while (!signal.aborted) {
            if (this.#trust.isCalling) {
                this.#trust = answerCall(this.#trust);
                return true;
            }
            if (wasTrusted && !this.isTrusted())
                return false;
            await untilAborted(AbortSignal.any([signal, this.#bell.signal]));
        }
        return false;
    }
    async end() {
        this.#ended.abort();
        await this.#listening;
        await this.#options.client.close();
    }
    async #listen(deploymentId) {
        const id = await this.#register(deploymentId);
        if (id === null || !this.#options.isFollowed)
            return;
        const signal = AbortSignal.any([this.#options.signal, this.#ended.signal]);
        // The relay may close the stream of what has ended: there is nothing more to hear.
        for (let lastEventId = ''; !signal.aborted && this.#trust.progress !== 'ended';) {
            lastEventId = await this.#hear(id, lastEventId, signal);
        }
    }
    /** A registration that takes too long is no longer waited for, and ended. */
    async #register(deploymentId) {
        const { client, deployment, isFollowed, clock, signal } = this.#options;
        const over = new AbortController();
        const stopped = AbortSignal.any(isFollowed ? [signal, this.#ended.signal] : [signal]);
        const either = AbortSignal.any([stopped, over.signal]);
        const late = clock.wait(REGISTRATION_MS, either).then(() => null);
        const registered = await Promise.race([client.register(deployment, deploymentId, either), late]);
        over.abort();
        if (stopped.aborted)
            return null;
        if (registered?.kind === 'registered')
            return registered.id;
        this.#lose(registered === null ? 'it did not answer in time' : registered.why);
        return null;
    }
    /** Listens to one stream until it ends; answers the id of the last event. */
    async #hear(id, lastEventId, signal) {
        const { client, clock, deployment, random } = this.#options;
        const subject = { id, appId: deployment.appId, sha: deployment.sha };
        const startedMs = clock.monotonicMs();
        const heard = await readStream({ client, clock, subject, lastEventId, signal }, (telling) => {
            this.#become(tell(this.#trust, telling));
            return this.#trust.doubt === null;
        });
        if (signal.aborted || (heard.doubt === null && this.#trust.progress === 'ended'))
            return heard.lastEventId;
        const lastedMs = clock.monotonicMs() - startedMs;
        this.#become(heard.doubt === null ? close(this.#trust, lastedMs) : lose(this.#trust, heard.doubt));
        if (this.#trust.doubt === null)
            await clock.wait(REOPEN_MS * (1 + random()), signal);
        return heard.lastEventId;
    }
    #lose(why) {
        this.#become(lose(this.#trust, why));
    }
    #become(trust) {
        const wasTrusted = this.#trust.doubt === null;
        this.#trust = trust;
        if (wasTrusted && trust.doubt !== null)
            this.#tellDoubt(trust.doubt);
        const rung = this.#bell;
        this.#bell = new AbortController();
        rung.abort();
    }
    #tellDoubt(why) {
        const { isFollowed, signal, say } = this.#options;
        const isOver = signal.aborted || (isFollowed && this.#ended.signal.aborted);
        this.#ended.abort();
        if (isOver)
            return;
        say(isFollowed ? `Polling the platform from now on, without the relay: ${why}.` : `Not known to the relay: ${why}.`);
    }
}
