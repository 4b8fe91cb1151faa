import { DatabaseError } from '../database.ts';

const maxWaiting = 1_000;
const maxWaitMs = 10_000;

type Waiter = { readonly admit: () => void; readonly timer: NodeJS.Timeout };

/**
 * Lets one holder at a time use the embedded database's only session, in order of arrival. Whoever
 * would wait too long is refused with 53300, which the edge answers as 503 with Retry-After.
 */
export class SessionQueue {
  #held = false;
  readonly #waiting = new Set<Waiter>();

  get idle(): boolean {
    return !this.#held;
  }

  /** Resolves with the session held; `release` must follow. */
  acquire(): Promise<void> {
    if (!this.#held) {
      this.#held = true;
      return Promise.resolve();
    }
    if (this.#waiting.size >= maxWaiting) return Promise.reject(tooBusy());
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        admit: resolve,
        timer: setTimeout(() => {
          this.#waiting.delete(waiter);
          reject(tooBusy());
        }, maxWaitMs),
      };
      this.#waiting.add(waiter);
    });
  }

  release(): void {
    for (const waiter of this.#waiting) {
      this.#waiting.delete(waiter);
      clearTimeout(waiter.timer);
      waiter.admit();
      return;
    }
    this.#held = false;
  }
}

function tooBusy(): DatabaseError {
  return new DatabaseError({
    code: '53300',
    message: 'The database has too much to do at the moment; try again shortly.',
  });
}
