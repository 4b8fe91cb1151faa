import { tooBusy } from '../busy.ts';
import { DatabaseError } from '../database.ts';
import { FairQueue, type Turn, type Waiter } from '../fair-queue.ts';
import { Connection } from './connection.ts';

const maxWaiting = 1_000;
/** Checked once a second, so it may take up to a second longer. */
const maxWaitMs = 10_000;
/** Connections reserved for urgent work. */
const forUrgentWork = 2;
/** A backend keeps every prepared shape in memory, so a connection that has prepared many is replaced. */
const maxPrepared = 500;
const maxAgeMs = 30 * 60_000;
const overdueCheckMs = 1_000;

type PoolWaiter = Waiter & {
  readonly admit: () => void;
  readonly refuse: (error: unknown) => void;
  /** On the clock of `performance.now()`. */
  readonly since: number;
};

/** A bounded set of connections with a bounded `FairQueue` in front of it (53300 beyond that). */
export class Pool {
  readonly #url: string;
  readonly #size: number;
  /** Most recently used last: a quiet server keeps few connections warm. */
  readonly #idle: Connection[] = [];
  readonly #waiting = new FairQueue<PoolWaiter>();
  readonly #inUse = new Set<Connection>();
  readonly #overdueCheck: NodeJS.Timeout;
  /** Number of callers that have or are getting a connection. */
  #holders = 0;
  #closing = false;

  constructor(url: string, size: number) {
    this.#url = url;
    this.#size = size;
    this.#overdueCheck = setInterval(() => {
      for (const connection of this.#inUse) if (connection.isOverdue) void connection.close();
      this.#refuseOverdue();
    }, overdueCheckMs);
    this.#overdueCheck.unref();
  }

  async use<T>(work: (connection: Connection) => Promise<T>, turn: Turn): Promise<T> {
    if (this.#closing) throw closedError();
    const isNext = this.#waiting.size === 0 && this.#waiting.isFree(turn);
    if (isNext && this.#hasRoom(turn)) this.#enter(turn);
    else await this.#wait(turn);
    try {
      const connection = await this.#connection();
      try {
        return await work(connection);
      } finally {
        this.#release(connection);
      }
    } finally {
      this.#holders--;
      this.#waiting.end(turn);
      this.#admitNext();
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#overdueCheck);
    for (const waiter of [...this.#waiting]) this.#refuse(waiter, closedError());
    await Promise.all(this.#idle.splice(0).map((connection) => connection.close()));
  }

  /** There are never more connections than holders and idle ones, so their number is bounded. */
  async #connection(): Promise<Connection> {
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
      if (idle.closed) continue;
      this.#inUse.add(idle);
      return idle;
    }
    const opened = await Connection.open({ url: this.#url });
    this.#inUse.add(opened);
    return opened;
  }

  #release(connection: Connection): void {
    this.#inUse.delete(connection);
    if (this.#isFresh(connection)) this.#idle.push(connection);
    else if (!connection.closed) void connection.close();
  }

  #isFresh(connection: Connection): boolean {
    return (
      !this.#closing &&
      !connection.closed &&
      connection.preparedCount <= maxPrepared &&
      Date.now() - connection.openedAt < maxAgeMs
    );
  }

  #hasRoom({ isUrgent }: Turn): boolean {
    return this.#holders < (isUrgent ? this.#size : this.#size - forUrgentWork);
  }

  #enter(turn: Turn): void {
    this.#holders++;
    this.#waiting.begin(turn);
  }

  #wait(turn: Turn): Promise<void> {
    return new Promise((admit, refuse) => {
      const since = performance.now();
      const waiter: PoolWaiter = { turn, canLeave: true, admit, refuse, since };
      this.#waiting.add(waiter);
      const tooMany = this.#waiting.size > maxWaiting && this.#waiting.mostDispensable();
      if (tooMany) this.#refuse(tooMany, tooBusy());
      else this.#admitNext();
    });
  }

  /** Checked periodically, because a timer per waiter would cost every request that waits. */
  #refuseOverdue(): void {
    const latest = performance.now() - maxWaitMs;
    for (const waiter of [...this.#waiting]) {
      if (waiter.since <= latest) this.#refuse(waiter, tooBusy());
    }
  }

  #refuse(waiter: PoolWaiter, error: DatabaseError): void {
    this.#waiting.remove(waiter);
    waiter.refuse(error);
  }

  #admitNext(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#waiting.take(next);
      this.#enter(next.turn);
      next.admit();
    }
  }

  #next(): PoolWaiter | undefined {
    if (this.#holders >= this.#size) return undefined;
    const next = this.#waiting.peek();
    if (next === undefined || this.#hasRoom(next.turn)) return next;
    // Reserved connections don't wait for the others.
    const urgent = this.#waiting.peekUrgent();
    return urgent !== undefined && this.#hasRoom(urgent.turn) ? urgent : undefined;
  }
}

function closedError(): DatabaseError {
  return new DatabaseError({ code: '08003', message: 'The database is closed.' });
}
