import { randomId } from '../../platform/random-id.ts';
import { StorageError } from '../storage/connection.ts';
import type { DeviceDatabase, DeviceRecord } from '../storage/device-database.ts';
import { freshProgress, isUnsent, type NewOutboxItem, type OutboxItem } from './item.ts';
import type { OutboxStore } from './store.ts';

/** The outbox's store on IndexedDB. */
export function createIdbOutboxStore(database: DeviceDatabase): OutboxStore {
  /** Runs after the items that name the bytes are gone: a crash in between leaves bytes that `sweepBytes` finds. */
  async function dropBytes(gone: readonly OutboxItem[]): Promise<void> {
    const ids = gone.filter(({ follows }) => follows !== undefined).map(({ id }) => id);
    if (ids.length === 0) return;
    try {
      await database.write(['bytes', 'uploads'], async (transaction) => {
        for (const id of ids) {
          await transaction.objectStore('bytes').delete(id);
          await transaction.objectStore('uploads').delete(id);
        }
      });
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    }
  }

  async function putBack(
    lost: readonly NewOutboxItem[],
    bytes: ArrayBuffer | null,
  ): Promise<number> {
    if (lost.length === 0) return 0;
    const stores: ('items' | 'device' | 'bytes')[] = ['items', 'device'];
    return database.write(bytes === null ? stores : [...stores, 'bytes'], async (transaction) => {
      const items = transaction.objectStore('items');
      const devices = transaction.objectStore('device');
      const device = (await devices.get('self')) ?? newDevice();
      let { lastOrder } = device;
      for (const item of lost) {
        if ((await items.index('id').get(item.id)) !== undefined) continue;
        lastOrder += 1;
        await items.add({ ...item, order: lastOrder, progress: freshProgress });
        if (bytes !== null) await transaction.objectStore('bytes').put(bytes, item.id);
      }
      await devices.put({ ...device, lastOrder }, 'self');
      return lastOrder - device.lastOrder;
    });
  }

  const readAll = () =>
    database.read(['items'], (transaction) => transaction.objectStore('items').getAll());

  return {
    add: (drafts) => {
      const hasBytes = drafts.some(({ bytes }) => bytes !== undefined);
      const stores: ('items' | 'device' | 'bytes')[] = ['items', 'device'];
      // A record without files needs neither room for them nor the database's newest version.
      return database.write(hasBytes ? [...stores, 'bytes'] : stores, async (transaction) => {
        const items = transaction.objectStore('items');
        const devices = transaction.objectStore('device');
        const added: OutboxItem[] = [];
        for (const { id, kind, build, bytes } of drafts) {
          const kept = await items.index('id').get(id);
          if (kept !== undefined) {
            added.push(kept);
            continue;
          }
          const device = (await devices.get('self')) ?? newDevice();
          const deviceSeq = (device.lastSeqByKind[kind] ?? 0) + 1;
          const order = device.lastOrder + 1;
          const lastSeqByKind = { ...device.lastSeqByKind, [kind]: deviceSeq };
          await devices.put({ ...device, lastOrder: order, lastSeqByKind }, 'self');
          const draft = build({ deviceId: device.id, deviceSeq });
          const item: OutboxItem = { ...draft, order, progress: freshProgress };
          await items.add(item);
          if (bytes !== undefined) await transaction.objectStore('bytes').put(bytes, id);
          added.push(item);
        }
        return added;
      });
    },

    list: (userId) =>
      database.read(['items'], (transaction) =>
        transaction.objectStore('items').index('userId').getAll(userId),
      ),

    change: async (ids, next) => {
      const changed = await database.write(['items'], async (transaction) => {
        const items = transaction.objectStore('items');
        const written: OutboxItem[] = [];
        for (const id of ids) {
          const item = await items.index('id').get(id);
          const after = item === undefined ? null : next(item);
          if (after === null) continue;
          await items.put(after);
          written.push(after);
        }
        return written;
      });
      await dropBytes(changed.filter((item) => !isUnsent(item)));
      return changed;
    },

    remove: async (ids, when) => {
      const removed = await database.write(['items'], async (transaction) => {
        const items = transaction.objectStore('items');
        const gone: OutboxItem[] = [];
        const drop = async (item: OutboxItem) => {
          await items.delete(item.order);
          gone.push(item);
        };
        for (const id of ids) {
          const item = await items.index('id').get(id);
          if (item === undefined || !when(item)) continue;
          // It goes with its record, or stays with it.
          if (item.follows !== undefined && ids.includes(item.follows)) continue;
          const files: OutboxItem[] = [];
          for (const file of item.files ?? []) {
            const kept = await items.index('id').get(file.id);
            if (kept !== undefined) files.push(kept);
          }
          await drop(item);
          // Items that the server has may go; for a record that it will never get, everything goes.
          for (const file of files) if (isUnsent(item) || !isUnsent(file)) await drop(file);
        }
        return gone;
      });
      await dropBytes(removed);
      return removed;
    },

    countUnsent: async () => {
      const unsentByUser = new Map<string, number>();
      for (const item of await readAll()) {
        if (!isUnsent(item)) continue;
        unsentByUser.set(item.userId, (unsentByUser.get(item.userId) ?? 0) + 1);
      }
      return unsentByUser;
    },

    restore: async (copies, bytesOf = async () => null) => {
      const kept = await readAll();
      const keptIds = new Set(kept.map(({ id }) => id));
      const lost = copies.filter(({ id }) => !keptIds.has(id));
      // If nothing is missing, nothing is written, so a full device can still be read.
      if (lost.length === 0) return { unsent: kept.filter(isUnsent), restored: 0 };
      let restored = await putBack(
        lost.filter(({ follows }) => follows === undefined),
        null,
      );
      for (const file of lost.filter(({ follows }) => follows !== undefined)) {
        // One at a time: a tablet may have hundreds.
        const bytes = await bytesOf(file.id);
        if (bytes !== null) restored += await putBack([file], bytes);
      }
      return { unsent: (await readAll()).filter(isUnsent), restored };
    },

    isWhole: () => true,

    deviceId: () =>
      database.write(['device'], async (transaction) => {
        const devices = transaction.objectStore('device');
        const device = (await devices.get('self')) ?? newDevice();
        await devices.put(device, 'self');
        return device.id;
      }),

    readBytes: async (id) => {
      const bytes = await database.read(['bytes'], (transaction) =>
        transaction.objectStore('bytes').get(id),
      );
      return bytes ?? null;
    },

    readUpload: async (id) => {
      const upload = await database.read(['uploads'], (transaction) =>
        transaction.objectStore('uploads').get(id),
      );
      return upload ?? null;
    },

    keepUpload: async (id, upload) => {
      await database.write(['uploads'], (transaction) =>
        transaction.objectStore('uploads').put(upload, id),
      );
    },

    sweepBytes: async () => {
      const ids = await database.read(['bytes'], (transaction) =>
        transaction.objectStore('bytes').getAllKeys(),
      );
      if (ids.length === 0) return;
      await database.write(['items', 'bytes', 'uploads'], async (transaction) => {
        const items = transaction.objectStore('items');
        for (const id of ids) {
          const item = await items.index('id').get(id);
          if (item !== undefined && isUnsent(item)) continue;
          await transaction.objectStore('bytes').delete(id);
          await transaction.objectStore('uploads').delete(id);
        }
      });
    },
  };
}

function newDevice(): DeviceRecord {
  return { id: randomId(), lastOrder: 0, lastSeqByKind: {} };
}
