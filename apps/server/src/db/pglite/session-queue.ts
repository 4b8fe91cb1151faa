import { tooBusy } from '../busy.ts';
import { FairQueue, type Turn, type Waiter } from '../fair-queue.ts';

const maxWaiting = 1_000;
const maxWaitMs = 10_000;
/**
 * Maximum number of whole requests sent to the worker at the same time; it runs them in the order sent. Two keep the
 * worker from idling, and urgent work never waits behind more than this.
 */
const maxShared = 4;
const maxSharedUrgent = 8;

type SessionWaiter = Waiter & {
  readonly isExclusive: boolean;
  readonly admit: () => void;
  readonly refuse: (error: unknown) => void;
  readonly timer: NodeJS.Timeout | undefined;
};

/** The server's own work, as often as it needs. */
const serverTurn: Turn = { group: 'server', caller: '', isUrgent: false };

/**
 * Admits callers to the embedded database's only session, in the order of `FairQueue`: either several whole
 * transactions, or one exclusive holder. A caller who would wait too long is refused with 53300, which the edge answers
 * with 503 and Retry-After.
 */
export class SessionQueue {
  #shared = 0;
  #isExclusive = false;
  /** One statement per person: with a single session a second one gains them nothing and delays everyone else. */
  readonly #waiting = new FairQueue<SessionWaiter>({ perPerson: 1 });

  get isIdle(): boolean {
    return this.#shared === 0 && !this.#isExclusive;
  }

  share<T>(work: () => Promise<T>, turn: Turn): Promise<T> {
    return this.#hold(false, work, turn);
  }

  exclude<T>(work: () => Promise<T>, turn: Turn): Promise<T> {
    return this.#hold(true, work, turn);
  }

  /** Like `exclude`, for work that must be done however long others take: never refused. */
  excludePatiently<T>(work: () => Promise<T>): Promise<T> {
    return this.#hold(true, work, serverTurn, true);
  }

  async #hold<T>(
    isExclusive: boolean,
    work: () => Promise<T>,
    turn: Turn,
    isPatient = false,
  ): Promise<T> {
    const isNext = this.#waiting.size === 0 && this.#waiting.isFree(turn);
    if (isNext && this.#hasRoom(isExclusive, turn)) this.#enter(isExclusive, turn);
    else await this.#wait(isExclusive, turn, isPatient);
    try {
      return await work();
    } finally {
      if (isExclusive) this.#isExclusive = false;
      else this.#shared--;
      this.#waiting.end(turn);
      this.#admitNext();
    }
  }

  #hasRoom(isExclusive: boolean, { isUrgent }: Turn): boolean {
    if (this.#isExclusive) return false;
    return isExclusive
      ? this.#shared === 0
      : this.#shared < (isUrgent ? maxSharedUrgent : maxShared);
  }

  #enter(isExclusive: boolean, turn: Turn): void {
    if (isExclusive) this.#isExclusive = true;
    else this.#shared++;
    this.#waiting.begin(turn);
  }

  #wait(isExclusive: boolean, turn: Turn, isPatient: boolean): Promise<void> {
    return new Promise((admit, refuse) => {
      const giveUp = (): void => this.#refuse(waiter);
      const timer = isPatient ? undefined : setTimeout(giveUp, maxWaitMs);
      const waiter: SessionWaiter = {
        turn,
        canLeave: !isPatient,
        isExclusive,
        admit,
        refuse,
        timer,
      };
      this.#waiting.add(waiter);
      const tooMany = this.#waiting.size > maxWaiting && this.#waiting.mostDispensable();
      if (tooMany) this.#refuse(tooMany);
      else this.#admitNext();
    });
  }

  #refuse(waiter: SessionWaiter): void {
    clearTimeout(waiter.timer);
    this.#waiting.remove(waiter);
    waiter.refuse(tooBusy());
    this.#admitNext();
  }

  #admitNext(): void {
    for (let next = this.#waiting.peek(); next !== undefined; next = this.#waiting.peek()) {
      if (!this.#hasRoom(next.isExclusive, next.turn)) return;
      this.#waiting.take(next);
      clearTimeout(next.timer);
      this.#enter(next.isExclusive, next.turn);
      next.admit();
    }
  }
}
