import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { keepLookChoices } from '../../apps/web/src/app/look/keep-choices.ts';
import type { LookChange, UnsentChoice } from '../../apps/web/src/app/look/look.ts';
import { isUnsent } from '../../apps/web/src/data/outbox/item.ts';
import { pendingProfile } from '../../apps/web/src/data/profile/profile-change.ts';
import { startCrew, type Crew, type Worker } from './support/crew.ts';
import type { Fault } from './support/faulty-network.ts';
import { createPhone, type Phone } from './support/phone.ts';

/** Offline changes to people's own profiles, against a real server. */
let crew: Crew;
let worker: Worker;
const phones: Phone[] = [];

beforeAll(async () => {
  crew = await startCrew(14);
}, 120_000);
afterAll(() => crew?.server.stop());
// Each test has its own person.
beforeEach(() => {
  worker = crew.workers[next++]!;
});
let next = 0;
afterEach(() => {
  for (const phone of phones.splice(0)) phone.kill(0);
});

async function openPhone(startMs = Date.now()) {
  const phone = await createPhone(crew.server.url, startMs);
  phones.push(phone);
  await phone.signIn(worker);
  const { data } = await phone.tab(0);
  return { phone, data };
}

const profilesSchema = z.array(
  z.object({
    first_name: z.string(),
    phone: z.nullable(z.string()),
    language: z.string(),
    theme: z.string(),
    version: z.int(),
  }),
);

async function asService(path: string, init: RequestInit = {}): Promise<unknown> {
  const { url, serviceRoleKey } = crew.server;
  const headers = { apikey: serviceRoleKey, Authorization: `Bearer ${serviceRoleKey}` };
  const answer = await fetch(`${url}/rest/v1/${path}`, {
    ...init,
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
  return answer.status === 204 ? null : answer.json();
}

async function profile() {
  const rows = profilesSchema.parse(
    await asService(
      `profiles?id=eq.${worker.userId}&select=first_name,phone,language,theme,version`,
    ),
  );
  return rows[0]!;
}

const contact = async () =>
  asService(`emergency_contacts?person_id=eq.${worker.personId}&select=name,relationship,phone`);

const ana = { name: 'Ana', relationship: null, phone: '555 1234' };

describe('the own profile without a network', () => {
  it('[spec 4.24] is saved, survives the end of the browser, and is synced once', async () => {
    const { phone, data } = await openPhone();
    const before = await profile();
    phone.device.setOnline(false);
    await data.profile.save({ first_name: 'Offline', phone: '555' });
    await data.profile.save({ emergency_contact: ana });
    phone.kill(0);
    const again = await phone.tab(0);
    await expect
      .poll(() => pendingProfile(again.data.outbox.view().items, 0))
      .toEqual({ first_name: 'Offline', phone: '555', emergency_contact: ana });
    expect((await profile()).version).toBe(before.version);
    phone.device.setOnline(true);
    await phone.finish(worker);
    expect(await profile()).toMatchObject({
      first_name: 'Offline',
      phone: '555',
      version: before.version + 1,
    });
    expect(await contact()).toEqual([ana]);
    await expect
      .poll(() => {
        const state = again.data.account.state();
        return state.kind === 'signed_in' ? state.identity.profile?.first_name : null;
      })
      .toBe('Offline');
  });

  it('comes back from its second copy when the browser deletes its database', async () => {
    const { phone, data } = await openPhone();
    phone.device.setOnline(false);
    await data.profile.save({ phone: 'of the copy' });
    phone.loseDatabase();
    phone.device.setOnline(true);
    await phone.signIn(worker);
    await phone.finish(worker);
    expect(await profile()).toMatchObject({ phone: 'of the copy' });
  });

  it('is not shown over an answer that contains it', async () => {
    const { phone, data } = await openPhone();
    await data.profile.save({ phone: '1' });
    await phone.finish(worker);
    const { items } = data.outbox.view();
    expect(pendingProfile(items, phone.device.wallMs() - 600_000)).toEqual({ phone: '1' });
    expect(pendingProfile(items, phone.device.wallMs() + 1)).toEqual({});
  });

  it.each<Fault>(['lost_answer', 'late_502', 'cut_answer', 'status_503', 'portal'])(
    'is changed once by a change that met a %s',
    async (fault) => {
      const { phone, data } = await openPhone();
      const before = await profile();
      phone.network.befall([fault]);
      await data.profile.save({ phone: `after ${fault}` });
      await phone.finish(worker);
      expect(await profile()).toMatchObject({
        phone: `after ${fault}`,
        version: before.version + 1,
      });
    },
  );

  it('leaves what was said last, though it arrived first', async () => {
    // Time runs faster here than on the server, which rejects changes from the future.
    const startMs = Date.now() - 3_600_000;
    const { phone: tablet, data: atHome } = await openPhone(startMs);
    const { phone, data } = await openPhone(startMs);
    phone.device.setOnline(false);
    await data.profile.save({ phone: 'on Monday', first_name: 'Monday' });
    await tablet.device.advance(60_000);
    await atHome.profile.save({ phone: 'on Tuesday' });
    await tablet.finish(worker);
    phone.device.setOnline(true);
    await phone.finish(worker);
    expect(await profile()).toMatchObject({ phone: 'on Tuesday', first_name: 'Monday' });
  });
});

it('a change that the server refuses waits for the person and holds up no punch', async () => {
  const { phone, data } = await openPhone();
  phone.device.setOnline(false);
  await data.profile.save({ phone: '5'.repeat(51) });
  await data.clock.record({ kind: 'in', projectId: crew.projectIds[0]! });
  await data.profile.save({ language: 'es' });
  phone.device.setOnline(true);
  await expect
    .poll(async () => {
      await phone.device.advance(1000);
      return data.outbox.view().items.map(({ kind, progress }) => [kind, progress.state]);
    })
    .toEqual([
      ['profile_change', 'attention'],
      ['punch', 'done'],
      ['profile_change', 'done'],
    ]);
  expect(data.outbox.view().items[0]?.progress).toMatchObject({
    reason: { by: 'verdict', code: 'invalid_input' },
  });
  expect(pendingProfile(data.outbox.view().items.slice(0, 1), 0)).toEqual({});
  expect(phone.network.sent.flatMap(({ punches }) => punches)).toHaveLength(1);
});

describe('the own photo without a network', () => {
  const webp = (text: string) => new Blob([`RIFF____WEBP${text}`], { type: 'image/webp' });
  const photoUrl = async () => {
    const rows = await asService(`profiles?id=eq.${worker.userId}&select=photo_url`);
    return z.array(z.object({ photo_url: z.nullable(z.string()) })).parse(rows)[0]!.photo_url;
  };
  const isStored = async (path: string) => {
    const { url, serviceRoleKey } = crew.server;
    const headers = { apikey: serviceRoleKey, Authorization: `Bearer ${serviceRoleKey}` };
    const answer = await fetch(`${url}/storage/v1/object/profile-photos/${path}`, { headers });
    await answer.arrayBuffer();
    return answer.ok;
  };

  it('[spec 4.24] is kept with its bytes, survives the end of the browser and takes the place of the last one', async () => {
    const { phone, data } = await openPhone();
    await data.profile.savePhoto(webp('first'), null);
    await phone.finish(worker);
    const first = (await photoUrl()) ?? '';
    expect(await isStored(first)).toBe(true);

    phone.device.setOnline(false);
    await data.profile.savePhoto(webp('second'), first);
    phone.kill(0);
    await phone.tab(0);
    expect(await photoUrl()).toBe(first);
    phone.device.setOnline(true);
    await phone.finish(worker);
    const second = (await photoUrl()) ?? '';
    expect(second).not.toBe(first);
    expect(await isStored(second)).toBe(true);
    expect(await isStored(first)).toBe(false);
  });

  it('is removed, and its file with it', async () => {
    const { phone, data } = await openPhone();
    await data.profile.savePhoto(webp('only'), null);
    await phone.finish(worker);
    const only = (await photoUrl()) ?? '';
    await data.profile.savePhoto(null, only);
    await phone.finish(worker);
    expect(await photoUrl()).toBeNull();
    expect(await isStored(only)).toBe(false);
  });
});

describe('language and theme', () => {
  /** Returns the look's own record, as local storage has it. */
  function look() {
    const listeners = new Set<() => void>();
    let unsent: UnsentChoice | null = null;
    const set = (choice: UnsentChoice | null) => {
      unsent = choice;
      for (const listener of listeners) listener();
    };
    return {
      unsent: () => unsent,
      settle: (sent: UnsentChoice) => {
        if (sent === unsent) set(null);
      },
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      choose: (change: LookChange) => set({ ...unsent, ...change, userId: worker.userId }),
    };
  }

  it('are chosen offline, survive the loss of local storage, and reach the server', async () => {
    const { phone, data } = await openPhone();
    phone.device.setOnline(false);
    const chosen = look();
    keepLookChoices(data, chosen);
    chosen.choose({ theme: 'dark' });
    chosen.choose({ language: 'es' });
    await expect
      .poll(() => pendingProfile(data.outbox.view().items, 0))
      .toEqual({ theme: 'dark', language: 'es' });
    const kept = data.outbox.view().items.length;
    phone.kill(0);
    const again = await phone.tab(0);
    const forgotten = look();
    keepLookChoices(again.data, forgotten);
    await expect.poll(forgotten.unsent).toMatchObject({ theme: 'dark', language: 'es' });
    expect(again.data.outbox.view().items.filter(isUnsent)).toHaveLength(kept);
    phone.device.setOnline(true);
    await expect
      .poll(async () => {
        await phone.device.advance(1000);
        return forgotten.unsent();
      })
      .toBeNull();
    expect(await profile()).toMatchObject({ theme: 'dark', language: 'es' });
    await expect.poll(() => again.data.outbox.view().items).toEqual([]);
  });

  it('chosen again, after another device has changed them, are sent again', async () => {
    const { phone, data } = await openPhone();
    const chosen = look();
    keepLookChoices(data, chosen);
    const choose = async (theme: 'dark' | 'light') => {
      chosen.choose({ theme });
      await expect
        .poll(async () => {
          await phone.device.advance(1000);
          return chosen.unsent();
        })
        .toBeNull();
    };
    await choose('dark');
    await asService(`profiles?id=eq.${worker.userId}`, {
      method: 'PATCH',
      body: JSON.stringify({ theme: 'light' }),
    });
    await choose('dark');
    expect(await profile()).toMatchObject({ theme: 'dark' });
  });
});
