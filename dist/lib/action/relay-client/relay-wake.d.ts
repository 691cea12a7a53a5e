import type { Wake } from '../../deploy/deploy-target.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Random } from '../../kernel/random.ts';
import type { RelayClient } from './relay-client.ts';
import type { RelayedDeployment } from './relayed-deployment.ts';
/** What waiting on the relay takes. */
export interface RelayWakeOptions {
    readonly client: RelayClient;
    readonly deployment: RelayedDeployment;
    /** Whether the deployment is followed; else it is registered, and no more. */
    readonly isFollowed: boolean;
    readonly clock: Clock;
    readonly random: Random;
    /** Aborts when the step is asked to stop. */
    readonly signal: AbortSignal;
    /** Told once of the doubt that ends the reliance, as a sentence. Must not throw. */
    readonly say: (sentence: string) => void;
}
/** A wake that listens to the relay. */
export interface RelayWake extends Wake {
    /** Whether the relay listens and was never in doubt. */
    isTrusted(): boolean;
    /** Ends the listening; a registration under way is brought to its end first where the deployment is not followed. Never rejects. */
    end(): Promise<void>;
}
/** Returns a wake for one deployment; nothing is sent before the platform has taken it. */
export declare function createRelayWake(options: RelayWakeOptions): RelayWake;
