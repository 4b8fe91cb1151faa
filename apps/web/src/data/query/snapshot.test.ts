import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { randomId } from '../../platform/random-id.ts';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { openCacheDatabase } from '../storage/cache-database.ts';
import { StorageError } from '../storage/connection.ts';
import { queryKey } from './keys.ts';
import { createSnapshotReader, keptOptions, liveOptions } from './snapshot-query.ts';
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
  return {
    device,
    snapshots,
    clock,
    api,
    reader: createSnapshotReader({ api, snapshots, clock, isHere: () => true }),
  };
}

function projects(userId: string, answer: unknown = ['hall']) {
  return {
    queryKey: queryKey(userId, 'projects'),
    fetch: async () => z.array(z.string()).parse(answer),
    schema: z.array(z.string()),
  };
}

describe('reading without a network', () => {
  it('gives no one what was fetched for someone else', async () => {
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
      isHere: () => true,
      api,
      clock,
      snapshots: { read: full, write: full, wipe: full },
    });
    expect(await reader.fetch(projects('worker'))).toMatchObject({ data: ['hall'] });
    expect(await reader.read(projects('worker'))).toBeNull();
  });
});

describe('the server, asked about what was read from the device', () => {
  const crews = (answer: unknown) => ({
    queryKey: queryKey('worker', 'crews'),
    fetch: async () => z.array(z.object({ name: z.string() })).parse(answer),
    schema: z.array(z.object({ name: z.string() })),
  });
  const readThenAsk = async (before: unknown, after: unknown) => {
    const { device, reader } = phone();
    await reader.fetch(crews(before));
    await device.advance(dayMs);
    const queryClient = new QueryClient();
    const screen = new QueryObserver(queryClient, keptOptions(reader, crews(after)));
    const leave = screen.subscribe(() => undefined);
    const { data: kept } = await screen.refetch();
    const options = liveOptions(reader, crews(after), queryClient);
    await queryClient.fetchQuery(options);
    const live = queryClient.getQueryData(options.queryKey);
    leave();
    return { kept, live };
  };

  it('leaves what it says again as the objects that screens show already, with its new date', async () => {
    const { kept, live } = await readThenAsk([{ name: 'Roof' }], [{ name: 'Roof' }]);
    expect(live?.data).toBe(kept?.data);
    expect(live?.asOfMs).toBe(startMs + dayMs);
  });

  it('changes only what it says otherwise', async () => {
    const { kept, live } = await readThenAsk(
      [{ name: 'Roof' }, { name: 'Wall' }],
      [{ name: 'Roof' }, { name: 'Walls' }],
    );
    expect(live?.data).toEqual([{ name: 'Roof' }, { name: 'Walls' }]);
    expect(live?.data[0]).toBe(kept?.data[0]);
  });
});
