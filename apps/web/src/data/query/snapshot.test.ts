import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { randomId } from '../../platform/random-id.ts';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { openCacheDatabase } from '../storage/cache-database.ts';
import { StorageError } from '../storage/connection.ts';
import { queryKey } from './keys.ts';
import { createSnapshotReader } from './snapshot-query.ts';
import { createSnapshotStore } from './snapshot-store.ts';

const dayMs = 24 * 60 * 60_000;
const startMs = Date.UTC(2026, 5, 1);

const never = () => Promise.reject(new TypeError('not used here'));
const full = () => Promise.reject(new StorageError('no_room'));

function phone() {
  const device = createSimulatedDevice({
    startMs,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: never,
  });
  const { clock } = device.openTab().platform;
  const snapshots = createSnapshotStore({ database: openCacheDatabase(randomId()), clock });
  const api = { rpc: never, query: never };
  return { device, snapshots, clock, api, reader: createSnapshotReader({ api, snapshots, clock }) };
}

function projects(userId: string, answer: unknown = ['hall']) {
  return {
    queryKey: queryKey(userId, 'projects'),
    fetch: async () => z.array(z.string()).parse(answer),
    schema: z.array(z.string()),
  };
}

describe('reading without a network', () => {
  it('gives nobody what was fetched for somebody else', async () => {
    const { reader } = phone();
    await reader.fetch(projects('worker'));
    expect(await reader.read(projects('visitor'))).toBeNull();
  });

  it('gives what the server said last, and when', async () => {
    const { device, reader } = phone();
    await reader.fetch(projects('worker', ['hall']));
    await device.advance(dayMs);
    await reader.fetch(projects('worker', ['hall', 'bridge']));
    await device.advance(dayMs);
    expect(await reader.read(projects('worker'))).toEqual({
      data: ['hall', 'bridge'],
      asOfMs: startMs + dayMs,
    });
  });

  it('gives nothing that is older than 14 days, and drops it with the next answer', async () => {
    const { device, reader, snapshots } = phone();
    await reader.fetch(projects('worker'));
    await device.advance(14 * dayMs + 1);
    expect(await reader.read(projects('worker'))).toBeNull();
    await reader.fetch({ ...projects('worker'), queryKey: queryKey('worker', 'my_clock') });
    device.jumpClock(-14 * dayMs);
    expect(await snapshots.read('worker', '["projects"]')).toBeNull();
  });

  it('gives nothing that an older app kept in another form', async () => {
    const { reader } = phone();
    await reader.fetch(projects('worker'));
    const changed = { ...projects('worker'), schema: z.array(z.object({ name: z.string() })) };
    const renamed = { ...changed, fetch: async () => [{ name: 'hall' }] };
    expect(await reader.read(renamed)).toBeNull();
  });

  it('is wiped for one user alone', async () => {
    const { reader, snapshots } = phone();
    await reader.fetch(projects('worker'));
    await reader.fetch(projects('visitor'));
    await snapshots.wipe('worker');
    expect(await reader.read(projects('worker'))).toBeNull();
    expect(await reader.read(projects('visitor'))).not.toBeNull();
  });

  it('never costs the answer itself, when the device has no room for it', async () => {
    const { api, clock } = phone();
    const reader = createSnapshotReader({
      api,
      clock,
      snapshots: { read: full, write: full, wipe: full },
    });
    expect(await reader.fetch(projects('worker'))).toMatchObject({ data: ['hall'] });
    expect(await reader.read(projects('worker'))).toBeNull();
  });
});
