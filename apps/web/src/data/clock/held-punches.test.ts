import 'fake-indexeddb/auto';
import { punchSchema } from '@muster/contract';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomId } from '../../platform/random-id.ts';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createData } from '../data.ts';
import { openCacheDatabase } from '../storage/cache-database.ts';
import { StorageError } from '../storage/connection.ts';
import { openDeviceDatabase } from '../storage/device-database.ts';
import { createHeldPunches, openHeldDatabase } from './held-punches.ts';
import { holdOffSiteTap, offSiteHoldMs } from './off-site-tap.ts';

const worker = 'e0000000-0000-4000-8000-000000000001';
const visitor = 'e0000000-0000-4000-8000-000000000002';

function identityOf(userId: string) {
  return {
    user_id: userId,
    person_id: userId,
    company_id: null,
    role: 'employee',
    profile: null,
    company: null,
    clock_settings: null,
  };
}

/** A phone without a network, on which someone is signed in. */
function phone({ isInsecure = false } = {}) {
  const device = createSimulatedDevice({
    startMs: Date.UTC(2026, 5, 1, 6),
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    isInsecure,
    fetch: () => Promise.reject(new TypeError('No network')),
  });
  device.setOnline(false);
  const deviceDatabase = openDeviceDatabase(randomId());
  const heldName = randomId();
  const signIn = (userId: string) => {
    const mirror = { savedAtMs: device.wallMs(), identity: identityOf(userId) };
    device.openTab().platform.localStore.set('muster.identity', JSON.stringify(mirror));
  };
  signIn(worker);
  const openTab = () => {
    const tab = device.openTab();
    const { platform } = tab;
    const data = createData({
      platform,
      appVersion: '1.2.3',
      device: deviceDatabase,
      cache: openCacheDatabase(randomId()),
    });
    const errors: unknown[] = [];
    const database = openHeldDatabase(heldName);
    let refusesWrites = false;
    const held = createHeldPunches({
      database: {
        ...database,
        write: async (stores, work) => {
          if (refusesWrites) throw new StorageError('unavailable');
          return database.write(stores, work);
        },
      },
      localStore: platform.localStore,
      locks: platform.locks,
      tabs: platform.tabs,
      clock: platform.clock,
      userId: () => {
        const state = data.account.state();
        return state.kind === 'signed_in' ? state.identity.user_id : null;
      },
      recordAll: (drafts) => data.clock.recordAll(drafts),
      reportError: (error) => errors.push(error),
    });
    const clockIn = () => ({ id: randomId(), kind: 'in' as const, instant: data.clock.instant() });
    /** Does the same as a start, with time for everything that it waits for. */
    const finish = async () => {
      let isOver = false;
      const finishing = held.finish().finally(() => (isOver = true));
      while (!isOver) {
        await settle();
        await device.advance(2000);
      }
      await finishing;
    };
    /** Acts like a page that is ending: whatever it starts from now on is undone. */
    const refuseWrites = () => void (refusesWrites = true);
    return { tab, data, held, finish, clockIn, refuseWrites, errors };
  };
  return {
    device,
    signIn,
    openTab,
    punches: () =>
      deviceDatabase.read(['items'], async (transaction) => {
        const items = await transaction.objectStore('items').getAll();
        return items.map(({ payload }) => punchSchema.parse(payload));
      }),
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

describe.each([
  ['of a browser with locks', false],
  ['of a browser that was given plain http', true],
])('a tap whose person is still being asked about it, on a page %s', (_page, isInsecure) => {
  it('is not recorded by a tab that opens while they are asked, and becomes one punch', async () => {
    const { openTab, punches } = phone({ isInsecure });
    const asking = openTab();
    const tap = asking.clockIn();
    const held = asking.held.hold([tap]);
    await settle();
    await openTab().finish();
    expect(await punches()).toEqual([]);
    await asking.data.clock.recordAll([{ ...tap, outsideReason: 'material' }]);
    held.letGo();
    await settle();
    await openTab().finish();
    expect(await punches()).toMatchObject([{ id: tap.id, outside_reason: 'material' }]);
  });

  it('is not recorded once they have given it up', async () => {
    const { openTab, punches } = phone({ isInsecure });
    const asking = openTab();
    asking.held.hold([asking.clockIn()]).giveUp();
    await settle();
    asking.tab.kill();
    await openTab().finish();
    expect(await punches()).toEqual([]);
  });

  it('is not recorded by the next start where the page ends the moment they give it up', async () => {
    const { openTab, punches } = phone({ isInsecure });
    const asking = openTab();
    const held = asking.held.hold([asking.clockIn()]);
    await settle();
    asking.refuseWrites();
    held.giveUp();
    asking.tab.kill();
    await settle();
    await openTab().finish();
    expect(await punches()).toEqual([]);
  });

  it('that no one could record is recorded later by the same page', async () => {
    const { openTab, punches } = phone({ isInsecure });
    const asking = openTab();
    const tap = asking.clockIn();
    asking.held.hold([tap]).leave();
    await settle();
    await asking.finish();
    await asking.finish();
    expect(await punches()).toMatchObject([{ id: tap.id }]);
    expect(asking.errors).toEqual([]);
  });

  it('is recorded with its moment by the next start where the page ends, by two at once as well', async () => {
    const { device, openTab, punches } = phone({ isInsecure });
    const asking = openTab();
    const tap = asking.clockIn();
    asking.held.hold([tap]);
    await settle();
    asking.tab.kill();
    await device.advance(60_000);
    const starts = [openTab(), openTab()];
    await Promise.all(starts.map(({ finish }) => finish()));
    await openTab().finish();
    expect(await punches()).toMatchObject([
      { id: tap.id, device_at: '2026-06-01T06:00:00.000Z', outside_reason: null },
    ]);
    expect(starts.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('stays one punch with its answer where the page ends between the two', async () => {
    const { openTab, punches } = phone({ isInsecure });
    const asking = openTab();
    const tap = asking.clockIn();
    asking.held.hold([tap]);
    await asking.data.clock.recordAll([{ ...tap, outsideReason: 'material' }]);
    await settle();
    asking.tab.kill();
    await openTab().finish();
    expect(await punches()).toMatchObject([{ id: tap.id, outside_reason: 'material' }]);
  });

  it('waits for its person where someone else starts the app', async () => {
    const { signIn, openTab, punches } = phone({ isInsecure });
    const asking = openTab();
    asking.held.hold([asking.clockIn()]);
    await settle();
    asking.tab.kill();
    signIn(visitor);
    await openTab().finish();
    expect(await punches()).toEqual([]);
    signIn(worker);
    await openTab().finish();
    expect(await punches()).toMatchObject([{ person_id: worker }]);
  });
});

describe('a tap off site', () => {
  async function tapOffSite(page: ReturnType<ReturnType<typeof phone>['openTab']>) {
    const drafts = [page.clockIn()];
    const tap = holdOffSiteTap(
      { clock: page.tab.platform.clock, heldPunches: page.held },
      drafts,
      drafts[0]!.id,
      (final, held) => void page.data.clock.recordAll(final).then(() => held.letGo()),
    );
    await settle();
    return { id: drafts[0]!.id, tap };
  }

  it('is no punch for ten seconds, and goes as it is then', async () => {
    const { device, openTab, punches } = phone();
    const { id } = await tapOffSite(openTab());
    await device.advance(offSiteHoldMs - 1);
    await settle();
    expect(await punches()).toEqual([]);
    await device.advance(1);
    await settle();
    expect(await punches()).toMatchObject([
      { id, outside_reason: null, device_at: '2026-06-01T06:00:00.000Z' },
    ]);
  });

  it('waits for as long as its person writes, also through a kill', async () => {
    const { device, openTab, punches } = phone();
    const page = openTab();
    const { id, tap } = await tapOffSite(page);
    tap.wait();
    await device.advance(60_000);
    await settle();
    expect(await punches()).toEqual([]);
    page.tab.kill();
    await openTab().finish();
    expect(await punches()).toMatchObject([{ id, outside_reason: null }]);
  });

  it('becomes one punch that never changes, or none after Undo, whatever happens in which order', async () => {
    const act = constantFrom('reason', 'undo', 'write', 'stop', 'second', 'long', 'other', 'kill');
    await assert(
      asyncProperty(array(act, { maxLength: 6 }), async (acts) => {
        const { device, openTab, punches } = phone();
        const page = openTab();
        const { id, tap } = await tapOffSite(page);
        let first: readonly unknown[] = [];
        let isUndone = false;
        let isAlive = true;
        for (const one of acts) {
          const isPunch = first.length > 0;
          if (one === 'kill' && isAlive) page.tab.kill();
          if (one === 'kill') isAlive = false;
          if (isAlive && one === 'reason') tap.go('Getting material');
          if (isAlive && one === 'undo') tap.undo();
          if (isAlive && one === 'undo' && !isPunch) isUndone = true;
          if (isAlive && one === 'write') tap.wait();
          if (isAlive && one === 'stop') tap.resume();
          if (one === 'second') await device.advance(1000);
          if (one === 'long') await device.advance(offSiteHoldMs);
          if (one === 'other') await openTab().finish();
          await settle();
          const now = await punches();
          expect(isPunch ? now : first).toEqual(first);
          first = now;
        }
        if (isAlive) page.tab.kill();
        await openTab().finish();
        const last = await punches();
        const untouched = [expect.objectContaining({ id, outside_reason: null })];
        const wanted = isUndone ? [] : untouched;
        expect(last).toEqual(first.length > 0 ? first : wanted);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
