import { DatabaseError } from '../database.ts';

const maxWaiting = 1_000;
const maxWaitMs = 10_000;
/** How many whole requests may be on their way to the worker at the same time. */
const maxShared = 8;

type Waiter = {
  readonly isExclusive: boolean;
  readonly admit: () => void;
  readonly timer: NodeJS.Timeout | undefined;
};

/**
 * Admits to the embedded database's only session, in order of arrival: several whole transactions
 * may be under way, or one holder that has the session for itself. Whoever would wait too long is
 * refused with 53300, which the edge answers as 503 with Retry-After.
 */
export class SessionQueue {
  #shared = 0;
  #isExclusive = false;
  readonly #waiting = new Set<Waiter>();

  get isIdle(): boolean {
    return this.#shared === 0 && !this.#isExclusive;
  }

  share<T>(work: () => Promise<T>): Promise<T> {
    return this.#hold(false, work);
  }

  exclude<T>(work: () => Promise<T>): Promise<T> {
    return this.#hold(true, work);
  }

  /** As `exclude`, for what has to be done however long others take: never refused. */
  excludePatiently<T>(work: () => Promise<T>): Promise<T> {
    return this.#hold(true, work, true);
  }

  async #hold<T>(isExclusive: boolean, work: () => Promise<T>, isPatient = false): Promise<T> {
    if (this.#waiting.size === 0 && this.#hasRoom(isExclusive)) this.#enter(isExclusive);
    else await this.#wait(isExclusive, isPatient);
    try {
      return await work();
    } finally {
      if (isExclusive) this.#isExclusive = false;
      else this.#shared--;
      this.#admitNext();
    }
  }

  #hasRoom(isExclusive: boolean): boolean {
    return !this.#isExclusive && (isExclusive ? this.#shared === 0 : this.#shared < maxShared);
  }

  #enter(isExclusive: boolean): void {
    if (isExclusive) this.#isExclusive = true;
    else this.#shared++;
  }

  #wait(isExclusive: boolean, isPatient: boolean): Promise<void> {
    if (this.#waiting.size >= maxWaiting && !isPatient) return Promise.reject(tooBusy());
    return new Promise((admit, refuse) => {
      const giveUp = (): void => {
        this.#waiting.delete(waiter);
        refuse(tooBusy());
        this.#admitNext();
      };
      const timer = isPatient ? undefined : setTimeout(giveUp, maxWaitMs);
      const waiter: Waiter = { isExclusive, admit, timer };
      this.#waiting.add(waiter);
    });
  }

  #admitNext(): void {
    for (const waiter of this.#waiting) {
      if (!this.#hasRoom(waiter.isExclusive)) return;
      this.#waiting.delete(waiter);
      clearTimeout(waiter.timer);
      this.#enter(waiter.isExclusive);
      waiter.admit();
    }
  }
}

function tooBusy(): DatabaseError {
  return new DatabaseError({
    code: '53300',
    message: 'The database has too much to do at the moment; try again shortly.',
  });
}
