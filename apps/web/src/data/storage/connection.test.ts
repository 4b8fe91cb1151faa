import 'fake-indexeddb/auto';
import type { DBSchema } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { randomId } from '../../platform/random-id.ts';
import { createConnection } from './connection.ts';

interface Schema extends DBSchema {
  things: { key: string; value: string };
}

function connect(name = randomId(), version = 1) {
  return createConnection<Schema>({
    name,
    version,
    upgrade: (database, oldVersion) => {
      if (oldVersion === 0) database.createObjectStore('things');
    },
  });
}

const read = (connection: ReturnType<typeof connect>) =>
  connection.read(['things'], (transaction) => transaction.objectStore('things').get('key'));
const write = (connection: ReturnType<typeof connect>, value: string) =>
  connection.write(['things'], (transaction) =>
    transaction.objectStore('things').put(value, 'key'),
  );

describe('a connection to the device’s storage', () => {
  it('says that storage is unavailable where the browser forbids it', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await expect(read(connect())).rejects.toMatchObject({ trouble: 'unavailable' });
    open.mockRestore();
  });

  it('says so too where the browser has no such storage at all', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(read(connect())).rejects.toMatchObject({ trouble: 'unavailable' });
    vi.unstubAllGlobals();
  });

  it('says that storage is unavailable when it does not open in time, and tries again later', async () => {
    vi.useFakeTimers();
    const open = vi
      .spyOn(indexedDB, 'open')
      .mockImplementation(() =>
        Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } }),
      );
    const connection = connect();
    const failure = read(connection).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await failure).toMatchObject({ trouble: 'unavailable' });
    open.mockRestore();
    vi.useRealTimers();
    expect(await read(connection)).toBeUndefined();
  });

  it('resolves a write only after its transaction completed', async () => {
    const connection = connect();
    const events: string[] = [];
    await connection.write(['things'], async (transaction) => {
      transaction.addEventListener('complete', () => events.push('complete'));
      await transaction.objectStore('things').put('value', 'key');
    });
    events.push('resolved');
    expect(events).toEqual(['complete', 'resolved']);
  });

  it('asks for strict durability', async () => {
    const connection = connect();
    const durability = await connection.write(
      ['things'],
      async (transaction) => transaction.durability,
    );
    expect(durability).toBe('strict');
  });

  it('undoes everything and passes on the error when the work fails', async () => {
    const connection = connect();
    const failing = connection.write(['things'], async (transaction) => {
      await transaction.objectStore('things').put('half', 'key');
      throw new RangeError('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await read(connection)).toBeUndefined();
  });

  it('opens again and repeats the work when the browser has closed the connection', async () => {
    const connection = connect();
    await write(connection, 'before');
    let tries = 0;
    await connection.write(['things'], async (transaction) => {
      tries += 1;
      if (tries === 1)
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      await transaction.objectStore('things').put('after', 'key');
    });
    expect(tries).toBe(2);
    expect(await read(connection)).toBe('after');
  });

  it('gives up after one repetition', async () => {
    let tries = 0;
    const lost = connect().write(['things'], async () => {
      tries += 1;
      throw new DOMException('closing', 'InvalidStateError');
    });
    await expect(lost).rejects.toMatchObject({ trouble: 'unavailable' });
    expect(tries).toBe(2);
  });

  it('lets go when a newer version of the app wants to change the database', async () => {
    const name = randomId();
    const old = connect(name);
    await write(old, 'kept');
    const newer = connect(name, 2);
    expect(await read(newer)).toBe('kept');
    await expect(read(old)).rejects.toMatchObject({ trouble: 'unavailable' });
  });
});
