import { DatabaseError } from '../database.ts';
import { Connection } from './connection.ts';

const maxWaiting = 1_000;
const maxWaitMs = 10_000;
/** A backend keeps every prepared shape in memory, so a connection that has seen many is replaced. */
const maxPrepared = 500;
const maxAgeMs = 30 * 60_000;
const overdueCheckMs = 1_000;

type Waiter = {
  readonly admit: (connection: Connection) => void;
  readonly refuse: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
};

/** A bounded set of connections with a bounded queue before it (53300 beyond). */
export class Pool {
  readonly #url: string;
  readonly #size: number;
  /** Most recently used last: a quiet server keeps few connections warm. */
  readonly #idle: Connection[] = [];
  readonly #waiting = new Set<Waiter>();
  readonly #inUse = new Set<Connection>();
  readonly #overdueCheck: NodeJS.Timeout;
  #open = 0;
  #closing = false;

  constructor(url: string, size: number) {
    this.#url = url;
    this.#size = size;
    this.#overdueCheck = setInterval(() => {
      for (const connection of this.#inUse) if (connection.isOverdue) void connection.close();
    }, overdueCheckMs);
    this.#overdueCheck.unref();
  }

  async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await this.#acquire();
    this.#inUse.add(connection);
    try {
      return await work(connection);
    } finally {
      this.#inUse.delete(connection);
      this.#release(connection);
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#overdueCheck);
    for (const waiter of this.#waiting) waiter.refuse(closedError());
    this.#waiting.clear();
    await Promise.all(this.#idle.splice(0).map((connection) => connection.close()));
  }

  async #acquire(): Promise<Connection> {
    if (this.#closing) throw closedError();
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
      if (!idle.closed) return idle;
      this.#open--;
    }
    if (this.#open < this.#size) return this.#connect();
    if (this.#waiting.size >= maxWaiting) throw tooBusy();
    return new Promise((admit, refuse) => {
      const waiter: Waiter = {
        admit,
        refuse,
        timer: setTimeout(() => {
          this.#waiting.delete(waiter);
          refuse(tooBusy());
        }, maxWaitMs),
      };
      this.#waiting.add(waiter);
    });
  }

  async #connect(): Promise<Connection> {
    this.#open++;
    try {
      return await Connection.open({ url: this.#url });
    } catch (error) {
      this.#open--;
      throw error;
    }
  }

  #release(connection: Connection): void {
    if (!this.#isFresh(connection)) {
      this.#open--;
      if (!connection.closed) void connection.close();
      this.#admitToNewConnection();
      return;
    }
    const waiter = this.#nextWaiter();
    if (waiter === undefined) this.#idle.push(connection);
    else waiter.admit(connection);
  }

  #isFresh(connection: Connection): boolean {
    return (
      !this.#closing &&
      !connection.closed &&
      connection.preparedCount <= maxPrepared &&
      Date.now() - connection.openedAt < maxAgeMs
    );
  }

  #admitToNewConnection(): void {
    const waiter = this.#nextWaiter();
    if (waiter === undefined) return;
    this.#connect().then(waiter.admit, (error: unknown) => {
      waiter.refuse(error);
      // With no connection left, nobody else would wake the next one.
      this.#admitToNewConnection();
    });
  }

  #nextWaiter(): Waiter | undefined {
    const [waiter] = this.#waiting;
    if (waiter === undefined) return undefined;
    this.#waiting.delete(waiter);
    clearTimeout(waiter.timer);
    return waiter;
  }
}

function tooBusy(): DatabaseError {
  return new DatabaseError({
    code: '53300',
    message: 'The database has too much to do at the moment; try again shortly.',
  });
}

function closedError(): DatabaseError {
  return new DatabaseError({ code: '08003', message: 'The database is closed.' });
}
