import type { Clock } from '../../kernel/clock.ts';
import { withinLimit } from '../../kernel/time-limit.ts';
import { sentenceOf } from '../../kernel/untrusted.ts';
import type { Appended, NewDelivery } from '../decide/delivery.ts';
import type { Store } from '../store/store.ts';
import { RowRefused } from '../store/store-error.ts';
import type { Problem } from './problems.ts';

const LIMIT_MS = 2_000;
/** Everyone can request health and metrics, so a check is reused for this long. */
const KEPT_MS = 1_000;
const MARK = 'ready';
const LATE = 'The store did not respond within 2 s.';

/**
 * Monitors a store. A check writes the last refused delivery, else a mark: on an almost full disk, a mark may still fit where no delivery
 * does. Storing a refused delivery is safe, since the sender's next attempt is a duplicate.
 */
export class StoreWatch {
  readonly #store: Pick<Store, 'append' | 'remember'>;
  readonly #clock: Clock;
  #problem: Problem | null = null;
  #refused: NewDelivery | null = null;
  #keptUntil = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;

  constructor(store: Pick<Store, 'append' | 'remember'>, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async append(delivery: NewDelivery): Promise<Appended> {
    try {
      const appended = await this.#store.append(delivery);
      this.#succeed();
      return appended;
    } catch (error) {
      // The row is at fault, not the store.
      if (!(error instanceof RowRefused)) {
        this.#refused = delivery;
        this.#fail(sentenceOf(error));
      }
      throw error;
    }
  }

  /** Checks whether deliveries can be stored: null if they can. Takes 2 s at most, never rejects. */
  async findStoreProblem(): Promise<Problem | null> {
    if (this.#clock.monotonicMs() < this.#keptUntil) return this.#problem;
    this.#checking ??= this.#write();
    const written = this.#checking.then(() => true);
    if ((await withinLimit(this.#clock, LIMIT_MS, () => written)) === null) this.#fail(LATE);
    return this.#problem;
  }

  async #write(): Promise<void> {
    const written = this.#refused;
    try {
      if (written === null) await this.#store.remember({ mark: { name: MARK, value: this.#clock.epochMs() } });
      else await this.#store.append(written);
      // The next check tries a delivery that was refused in the meantime.
      if (this.#refused === written) this.#succeed();
    } catch (error) {
      if (error instanceof RowRefused) this.#succeed();
      else this.#fail(sentenceOf(error));
    }
    this.#keptUntil = this.#clock.monotonicMs() + KEPT_MS;
    this.#checking = null;
  }

  #succeed(): void {
    this.#problem = null;
    this.#refused = null;
  }

  #fail(reason: string): void {
    this.#problem = { kind: 'store', since: this.#problem?.since ?? this.#clock.epochMs(), reason };
  }
}
