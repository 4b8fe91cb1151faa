import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseLog } from '../log.ts';
import { Connection } from './connection.ts';

const longestPauseMs = 5_000;

/**
 * The connection that waits for notifications. When it is lost it comes back by itself and wakes
 * every listener once with an empty payload, since notifications may have been missed.
 */
export class Listener {
  readonly #url: string;
  readonly #log: DatabaseLog;
  readonly #callbacks = new Map<string, Set<(payload: string) => void>>();
  #connection: Promise<Connection> | null = null;
  #closing = false;

  constructor(url: string, log: DatabaseLog) {
    this.#url = url;
    this.#log = log;
  }

  async listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>> {
    const callbacks = this.#callbacks.get(channel) ?? new Set();
    this.#callbacks.set(channel, callbacks);
    callbacks.add(onNotify);
    this.#connection ??= this.#connect();
    await command(await this.#connection, 'listen', channel);
    return async () => {
      callbacks.delete(onNotify);
      if (callbacks.size > 0 || this.#closing) return;
      this.#callbacks.delete(channel);
      const connection = await this.#connection;
      if (connection !== null && !connection.closed) await command(connection, 'unlisten', channel);
    };
  }

  async close(): Promise<void> {
    this.#closing = true;
    const connection = await this.#connection;
    await connection?.close();
  }

  #connect(): Promise<Connection> {
    return Connection.open({
      url: this.#url,
      onNotify: (channel, payload) => {
        for (const notify of this.#callbacks.get(channel) ?? []) notify(payload);
      },
      onClose: () => {
        if (!this.#closing) this.#connection = this.#reconnect();
      },
    });
  }

  async #reconnect(): Promise<Connection> {
    for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        const connection = await this.#connect();
        for (const channel of this.#callbacks.keys()) await command(connection, 'listen', channel);
        for (const callbacks of this.#callbacks.values())
          for (const notify of callbacks) notify('');
        return connection;
      } catch (error) {
        this.#log.warn({ err: error }, 'the connection for notifications is lost, trying again');
        await delay(pauseMs, undefined, { ref: false });
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
