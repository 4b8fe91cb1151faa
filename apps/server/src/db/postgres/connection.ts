/**
 * One connection to a PostgreSQL server. The driver's own pool is not used: it would move statements that wait on a
 * lost connection to a fresh one, outside their transaction and without their role. Here a lost connection stays
 * closed, and its work fails with it.
 */
import type { Socket } from 'node:net';
import postgres from 'postgres';
import type { DatabaseError, Result, Row, Statement } from '../database.ts';
import { refuseTooManyParameters } from '../statement-limits.ts';
import { decodedTypeOids, decoderOf, encodeParameter } from '../values.ts';
import { type SocketTarget, batchWrites, openBatchedSocket } from './batched-socket.ts';
import { connectError, databaseErrorOf, lostError } from './errors.ts';

export type ConnectionSettings = {
  readonly url: string;
  readonly onNotify?: (channel: string, payload: string) => void;
  readonly onClose?: () => void;
};

/** Time allowed beyond the total limit of a run's statements. */
const networkGraceMs = 5_000;

/** A statement to prepare, or a command sent unchanged by the simple protocol. */
export type Message = Statement | { readonly command: string };

export class Connection {
  readonly openedAt = Date.now();
  readonly #sql: postgres.Sql;
  readonly #handle: postgres.ReservedSql;
  readonly #socket: Socket;
  readonly #prepared = new Set<string>();
  /** Callbacks that reject the current runs if the connection is lost: the driver leaves them unsettled. */
  readonly #underWay = new Set<(error: DatabaseError) => void>();
  #overdueAt = Infinity;
  #closed = false;

  /** @throws DatabaseError 08001 if the server can't be reached or refuses. */
  static async open({ url, onNotify, onClose }: ConnectionSettings): Promise<Connection> {
    let connection: Connection | null = null;
    const { promise: opened, resolve } = Promise.withResolvers<Socket>();
    const options = {
      max: 1,
      max_lifetime: null,
      connect_timeout: 10,
      socket: async (target: SocketTarget) => {
        const socket = await openBatchedSocket(target);
        resolve(socket);
        return socket;
      },
      fetch_types: false,
      types: valueTypes,
      connection: { application_name: 'muster' },
      onnotice: () => {},
      onnotify: (channel: string, payload: string) => onNotify?.(channel, payload),
      onclose: () => {
        if (connection === null || connection.#closed) return;
        connection.#lose();
        onClose?.();
      },
    };
    const sql = postgres(url, options);
    try {
      // The driver never resolves a reservation that has to open the connection first, so a statement comes first. JIT
      // is off because compiling a nested embed takes seconds, even for a handful of rows: the planner's estimates for
      // functions and laterals multiply.
      await sql.unsafe('set jit = off');
      connection = new Connection(sql, await sql.reserve(), await opened);
      return connection;
    } catch (error) {
      void sql.end({ timeout: 0 });
      throw connectError(error);
    }
  }

  private constructor(sql: postgres.Sql, handle: postgres.ReservedSql, socket: Socket) {
    this.#sql = sql;
    this.#handle = handle;
    this.#socket = socket;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** How many statements the server keeps prepared for this connection. */
  get preparedCount(): number {
    return this.#prepared.size;
  }

  /** True if a run has taken longer than the server possibly could, so the network must be down. */
  get isOverdue(): boolean {
    return performance.now() > this.#overdueAt;
  }

  /**
   * Sends all messages at once and waits for all responses. Throws the first error: inside a transaction the database
   * refuses the statements after it and commits nothing.
   * @param limitMs The server's limit per statement; 0 for no limit.
   */
  run(messages: readonly Message[], limitMs = 0): Promise<Result[]> {
    if (this.#closed) return Promise.reject(lostError());
    for (const message of messages) {
      if ('text' in message) refuseTooManyParameters(message.parameters?.length ?? 0);
    }
    batchWrites(this.#socket);
    this.#overdueAt =
      limitMs === 0 ? Infinity : performance.now() + limitMs * messages.length + networkGraceMs;
    return new Promise((resolve, reject) => {
      this.#underWay.add(reject);
      void Promise.allSettled(messages.map((message) => this.#send(message))).then((outcomes) => {
        this.#underWay.delete(reject);
        this.#overdueAt = Infinity;
        const results: Result[] = [];
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected') {
            reject(databaseErrorOf(outcome.reason));
            return;
          }
          results.push(outcome.value);
        }
        resolve(results);
      });
    });
  }

  async close(): Promise<void> {
    this.#lose();
    await this.#sql.end({ timeout: 0 });
  }

  #lose(): void {
    this.#closed = true;
    for (const reject of this.#underWay) reject(lostError());
    this.#underWay.clear();
  }

  async #send(message: Message): Promise<Result> {
    // `execute` sends at once, as `forEach` does; a query that is only awaited is sent after those that follow it.
    if ('command' in message) {
      const answer = await this.#handle.unsafe<Row[]>(message.command).execute();
      return { rows: [...answer], affectedRows: answer.count ?? 0 };
    }
    this.#prepared.add(message.text);
    const parameters = (message.parameters ?? []).map(encodeParameter);
    const query = this.#handle.unsafe<Row[]>(message.text, parameters, asPrepared);
    // The driver's queries keep each other alive until a full garbage collection, along with the rows of their
    // responses. Taken out row by row, a response is freed as soon as its reader is done with it.
    const answer: { rows: Row[] } = { rows: [] };
    const { count } = await query.forEach((row) => void answer.rows.push(row));
    const { rows } = answer;
    answer.rows = [];
    return { rows, affectedRows: count ?? 0 };
  }
}

// Without `simple` the driver would not prepare a statement that has no parameters.
const asPrepared = { prepare: true, simple: false };

/** Replaces the driver's own conversions: parameters arrive as text already, results decode as in the port. */
const valueTypes: Record<string, postgres.PostgresType> = Object.fromEntries(
  [...decodedTypeOids, 0].map((oid) => [
    `oid${oid}`,
    { to: oid, from: [oid], serialize: (text: unknown) => text, parse: decoderOf(oid) },
  ]),
);
