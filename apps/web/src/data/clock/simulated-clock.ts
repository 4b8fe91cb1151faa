/** For tests: a phone without a network on which someone punches, with a disk that can be slow. */
import 'fake-indexeddb/auto';
import { punchSchema } from '@muster/contract';
import { randomId } from '../../platform/random-id.ts';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createData } from '../data.ts';
import { createSlowDisk } from '../outbox/simulated-phone.ts';
import { openCacheDatabase } from '../storage/cache-database.ts';
import { openDeviceDatabase } from '../storage/device-database.ts';

export async function createClockPhone() {
  const device = createSimulatedDevice({
    startMs: Date.UTC(2026, 5, 1, 6),
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('No network')),
  });
  device.setOnline(false);
  const worker = randomId();
  const identity = {
    user_id: worker,
    person_id: worker,
    company_id: null,
    role: 'employee',
    profile: null,
    company: null,
    clock_settings: null,
  };
  const tab = device.openTab();
  const mirror = { savedAtMs: device.wallMs(), identity };
  tab.platform.localStore.set('muster.identity', JSON.stringify(mirror));
  const database = openDeviceDatabase(randomId());
  const disk = createSlowDisk();
  const data = createData({
    platform: tab.platform,
    appVersion: '1.2.3',
    device: disk.of(database),
    cache: openCacheDatabase(randomId()),
  });
  // Its first use compares the disk with the second copies.
  await data.outbox.countUnsent();
  return {
    device,
    disk,
    tab,
    data,
    punches: () =>
      database.read(['items'], async (transaction) => {
        const items = await transaction.objectStore('items').getAll();
        return items.map(({ payload }) => punchSchema.parse(payload));
      }),
  };
}
