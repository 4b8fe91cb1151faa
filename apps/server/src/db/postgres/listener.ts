import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseLog } from '../log.ts';
import { Connection } from './connection.ts';

const shortestPauseMs = 100;
const longestPauseMs = 5_000;
/** A connection that only listens is never notified when the network is gone, so it asks. */
const askEveryMs = 5_000;
const answerWithinMs = 5_000;

/**
 * The connection that waits for notifications. If it is lost or stops responding, it reconnects and wakes every
 * listener once with an empty payload, since notifications may have been missed.
 */
export class Listener {
  readonly #url: string;
  readonly #serverId: string;
  readonly #log: DatabaseLog;
  readonly #callbacks = new Map<string, Set<(payload: string) => void>>();
  #connection: Promise<Connection> | null = null;
  readonly #closing = new AbortController();
  readonly #asking: NodeJS.Timeout;
  #isAsking = false;

  /** @param serverId name of the lock that the connection keeps, so that others see that this server is alive. */
  constructor({ url, serverId, log }: { url: string; serverId: string; log: DatabaseLog }) {
    this.#url = url;
    this.#serverId = serverId;
    this.#log = log;
    this.#asking = setInterval(() => void this.#ask(), askEveryMs).unref();
  }

  async listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>> {
    const callbacks = this.#callbacks.get(channel) ?? new Set();
    this.#callbacks.set(channel, callbacks);
    callbacks.add(onNotify);
    try {
      this.#connection ??= this.#connectFirst();
      await command(await this.#connection, 'listen', channel);
    } catch (error) {
      this.#forget(channel, onNotify);
      throw error;
    }
    return async () => {
      const isLast = this.#forget(channel, onNotify);
      const connection = await this.#connection;
      if (isLast && connection?.closed === false) await command(connection, 'unlisten', channel);
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#asking);
    const connection = await this.#connection?.catch(() => null);
    await connection?.close();
  }

  /** Returns true if no one listens to the channel anymore. */
  #forget(channel: string, onNotify: (payload: string) => void): boolean {
    const callbacks = this.#callbacks.get(channel);
    callbacks?.delete(onNotify);
    if (callbacks?.size !== 0) return false;
    this.#callbacks.delete(channel);
    return true;
  }

  async #connectFirst(): Promise<Connection> {
    try {
      return await this.#connect();
    } catch (error) {
      this.#connection = null;
      throw error;
    }
  }

  /** Opens the connection and listens to all channels; from then on it reconnects after a loss. */
  async #connect(): Promise<Connection> {
    let isEstablished = false;
    const connection = await Connection.open({
      url: this.#url,
      onNotify: (channel, payload) => {
        for (const notify of this.#callbacks.get(channel) ?? []) notify(payload);
      },
      onClose: () => {
        if (isEstablished) this.#startOver();
      },
    });
    try {
      // Shared, because the server may not have ended an earlier connection yet.
      await connection.run([
        {
          text: `select pg_advisory_lock_shared(hashtextextended('server:' || $1, 0))`,
          parameters: [this.#serverId],
        },
      ]);
      for (const channel of this.#callbacks.keys()) await command(connection, 'listen', channel);
    } catch (error) {
      await connection.close();
      throw error;
    }
    isEstablished = true;
    return connection;
  }

  /** Closes the connection if it doesn't respond. */
  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const connection = await this.#connection?.catch(() => null);
    if (connection?.closed === false) {
      const silence = setTimeout(() => {
        this.#log.warn('the connection for notifications has gone silent and is given up');
        void connection.close();
        this.#startOver();
      }, answerWithinMs).unref();
      // An error response is fine here, and the end of the connection is handled elsewhere.
      await connection.run([{ command: 'select 1' }]).catch(() => {});
      clearTimeout(silence);
    }
    this.#isAsking = false;
  }

  #startOver(): void {
    const reconnecting = this.#reconnect();
    // Only `close` ends the attempts; callers that listen meanwhile wait for their outcome.
    reconnecting.catch(() => {});
    this.#connection = reconnecting;
  }

  async #reconnect(): Promise<Connection> {
    const { signal } = this.#closing;
    for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      await delay(pauseMs, undefined, { ref: false, signal });
      try {
        const connection = await this.#connect();
        for (const callbacks of this.#callbacks.values()) {
          for (const notify of callbacks) notify('');
        }
        return connection;
      } catch (error) {
        this.#log.warn({ err: error }, 'the connection for notifications is lost, trying again');
      }
    }
  }
}

async function command(
  connection: Connection,
  verb: 'listen' | 'unlisten',
  channel: string,
): Promise<void> {
  await connection.run([{ command: `${verb} "${channel.replaceAll('"', '""')}"` }]);
}
