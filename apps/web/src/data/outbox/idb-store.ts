import { randomId } from '../../platform/random-id.ts';
import type { DeviceDatabase, DeviceRecord } from '../storage/device-database.ts';
import { freshProgress, isUnsent, type OutboxItem } from './item.ts';
import type { OutboxStore } from './store.ts';

/** The outbox's store on IndexedDB. */
export function createIdbOutboxStore(database: DeviceDatabase): OutboxStore {
  return {
    add: (drafts) =>
      database.write(['items', 'device'], async (transaction) => {
        const items = transaction.objectStore('items');
        const devices = transaction.objectStore('device');
        const added: OutboxItem[] = [];
        for (const { id, kind, build } of drafts) {
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
          added.push(item);
        }
        return added;
      }),

    list: (userId) =>
      database.read(['items'], (transaction) =>
        transaction.objectStore('items').index('userId').getAll(userId),
      ),

    change: (ids, next) =>
      database.write(['items'], async (transaction) => {
        const items = transaction.objectStore('items');
        const changed: OutboxItem[] = [];
        for (const id of ids) {
          const item = await items.index('id').get(id);
          const after = item === undefined ? null : next(item);
          if (after === null) continue;
          await items.put(after);
          changed.push(after);
        }
        return changed;
      }),

    remove: (ids, when) =>
      database.write(['items'], async (transaction) => {
        const items = transaction.objectStore('items');
        const removed: OutboxItem[] = [];
        for (const id of ids) {
          const item = await items.index('id').get(id);
          if (item === undefined || !when(item)) continue;
          await items.delete(item.order);
          removed.push(item);
        }
        return removed;
      }),

    countUnsent: () =>
      database.read(['items'], async (transaction) => {
        const unsentByUser = new Map<string, number>();
        for (const item of await transaction.objectStore('items').getAll()) {
          if (!isUnsent(item)) continue;
          unsentByUser.set(item.userId, (unsentByUser.get(item.userId) ?? 0) + 1);
        }
        return unsentByUser;
      }),

    restore: async (lost) => {
      const kept = await database.read(['items'], (transaction) =>
        transaction.objectStore('items').getAll(),
      );
      const keptIds = new Set(kept.map(({ id }) => id));
      // Where nothing is missing nothing is written: a full device can still be read.
      if (lost.every(({ id }) => keptIds.has(id))) {
        return { unsent: kept.filter(isUnsent), restored: 0 };
      }
      return database.write(['items', 'device'], async (transaction) => {
        const items = transaction.objectStore('items');
        const devices = transaction.objectStore('device');
        const device = (await devices.get('self')) ?? newDevice();
        let { lastOrder } = device;
        for (const item of lost) {
          if ((await items.index('id').get(item.id)) !== undefined) continue;
          lastOrder += 1;
          await items.add({ ...item, order: lastOrder, progress: freshProgress });
        }
        await devices.put({ ...device, lastOrder }, 'self');
        const unsent = (await items.getAll()).filter(isUnsent);
        return { unsent, restored: lastOrder - device.lastOrder };
      });
    },

    isWhole: () => true,

    deviceId: () =>
      database.write(['device'], async (transaction) => {
        const devices = transaction.objectStore('device');
        const device = (await devices.get('self')) ?? newDevice();
        await devices.put(device, 'self');
        return device.id;
      }),
  };
}

function newDevice(): DeviceRecord {
  return { id: randomId(), lastOrder: 0, lastSeqByKind: {} };
}
