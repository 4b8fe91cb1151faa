import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { makeOrKeep } from '../../apps/web/src/data/changes/keep-change.ts';
import { createChangeSender } from '../../apps/web/src/data/client/send-change.ts';
import { isUnsent } from '../../apps/web/src/data/outbox/item.ts';
import { randomId } from '../../apps/web/src/platform/random-id.ts';
import { startCrew, type Crew } from './support/crew.ts';
import type { Fault } from './support/faulty-network.ts';
import { breathe, createPhone, type Phone } from './support/phone.ts';

/** Changes made on a screen, over a network that loses responses or is down. */
let crew: Crew;
const phones: Phone[] = [];

beforeAll(async () => {
  crew = await startCrew(2);
}, 120_000);
afterAll(() => crew?.server.stop());
afterEach(() => {
  for (const phone of phones.splice(0)) phone.kill(0);
});

async function openPhone() {
  const phone = await createPhone(crew.server.url, Date.now());
  phones.push(phone);
  await phone.signIn(crew.workers[0]!);
  const { data } = await phone.tab(0);
  const { send } = createChangeSender(data);
  const versionsSchema = z.array(z.object({ version: z.int() }));
  /** Increases with each change of the profile. */
  const version = async () =>
    (
      await data.api.query(
        (rest) => rest.from('profiles').select('version').eq('id', crew.workers[0]!.userId),
        versionsSchema,
      )
    )[0]!.version;
  /** Lets time pass on the phone until the change has finished. */
  const rename = async (first_name: string) => {
    const ended = send('complete_profile', { first_name, last_name: 'of the crew' });
    const state = { isOver: false };
    const isOver = () => {
      state.isOver = true;
    };
    void ended.then(isOver, isOver);
    while (!state.isOver) {
      await breathe(5);
      await phone.device.advance(1000);
    }
    return ended;
  };
  return { phone, data, version, rename };
}

describe('a change whose answer is lost', () => {
  it.each<Fault>(['lost_answer', 'late_502', 'cut_answer', 'lost_request', 'portal'])(
    '[spec 9.08] is sent again after a %s and made exactly once',
    async (fault) => {
      const { phone, version, rename } = await openPhone();
      const before = await version();
      phone.network.befall([fault]);
      expect(await rename(`After ${fault}`)).toEqual({ verdict: 'applied' });
      expect(await version()).toBe(before + 1);
      expect(phone.network.changes).toEqual(['complete_profile', 'complete_profile']);
    },
  );

  it('[spec 9.08] is sent two more times while the server is in trouble, and not a third', async () => {
    const { phone, version, rename } = await openPhone();
    const before = await version();
    phone.network.befall(['status_503', 'status_500', 'late_502']);
    await expect(rename('Three times')).rejects.toMatchObject({ kind: 'network', status: 502 });
    expect(phone.network.changes).toHaveLength(3);
    expect(await version()).toBe(before + 1);
  });
});

describe('a change that the server judged', () => {
  it('is sent once when it was refused', async () => {
    const { phone, rename } = await openPhone();
    await expect(rename('')).rejects.toMatchObject({
      kind: 'refused',
      code: 'invalid_input',
      detail: 'first_name',
    });
    expect(phone.network.changes).toHaveLength(1);
  });

  it.each<[Fault, string]>([
    ['refused', '22P02'],
    ['throttled', 'over_request_rate_limit'],
  ])('is sent once after 4xx: %s', async (fault, code) => {
    const { phone, version, rename } = await openPhone();
    const before = await version();
    phone.network.befall([fault]);
    await expect(rename('Judged')).rejects.toMatchObject({ code });
    expect(phone.network.changes).toHaveLength(1);
    expect(await version()).toBe(before);
  });
});

it('is not sent again as someone else who has signed in meanwhile', async () => {
  const { phone, data } = await openPhone();
  phone.network.befall(['lost_request']);
  const ended = createChangeSender(data)
    .send('complete_profile', { first_name: 'Mine', last_name: 'alone' })
    .catch((error: unknown) => error);
  while (phone.network.changes.length === 0) await breathe(5);
  await phone.signIn(crew.workers[1]!);
  await phone.device.advance(10_000);
  expect(await ended).toMatchObject({ kind: 'network' });
  expect(phone.network.changes).toHaveLength(1);
});

async function asAdmin(path: string): Promise<unknown> {
  const answer = await fetch(`${crew.server.url}/rest/v1/${path}`, {
    headers: { apikey: crew.server.anonKey, Authorization: `Bearer ${crew.adminToken}` },
  });
  return answer.json();
}

async function openAdminsPhone() {
  const phone = await createPhone(crew.server.url, Date.now());
  phones.push(phone);
  await phone.signIn(crew.admin);
  const { data } = await phone.tab(0);
  return { phone, data };
}

type Opened = Awaited<ReturnType<typeof openAdminsPhone>>;

/** Creates a cost code that an admin of this phone may edit. */
async function newCode({ phone, data }: Opened) {
  const id = randomId();
  const code = `K-${id.slice(0, 8)}`;
  const save = async (name: string, version?: number) => {
    const ended = makeOrKeep(data, {
      change: 'save_cost_code',
      parameters: { id, code, name, ...(version !== undefined && { version }) },
      about: `cost_code:${id}`,
      record: `cost_code:${id}`,
      path: '/admin/cost-codes',
      title: `Cost code ${code}`,
      typed: [{ label: 'Name', value: name }],
    });
    const state = { isOver: false };
    const isOver = () => {
      state.isOver = true;
    };
    void ended.then(isOver, isOver);
    while (!state.isOver) {
      await breathe(5);
      await phone.device.advance(1000);
    }
    return ended;
  };
  const stored = async () => {
    const rows = z
      .array(z.object({ name: z.string(), version: z.int() }))
      .parse(await asAdmin(`cost_codes?id=eq.${id}&select=name,version`));
    return rows[0] ?? null;
  };
  const settled = () =>
    expect
      .poll(async () => {
        await phone.device.advance(1000);
        return data.outbox
          .view()
          .items.filter(isUnsent)
          .map(({ progress }) => progress.state);
      })
      .toEqual([]);
  return { id, save, stored, settled };
}

describe('a change without a network', () => {
  it('[spec 4.24] waits on the device, survives the end of the browser and is made once', async () => {
    const opened = await openAdminsPhone();
    const { phone } = opened;
    const { save, stored } = await newCode(opened);
    await save('Before');
    phone.device.setOnline(false);
    expect(await save('After', 1)).toEqual({ verdict: 'waits' });
    phone.kill(0);
    const again = await phone.tab(0);
    await expect.poll(() => again.data.outbox.view().items.filter(isUnsent).length).toBe(1);
    expect(await stored()).toEqual({ name: 'Before', version: 1 });
    phone.device.setOnline(true);
    await phone.finish(crew.admin);
    expect(await stored()).toEqual({ name: 'After', version: 2 });
  });

  it('follows an earlier one of the same version, made here', async () => {
    const opened = await openAdminsPhone();
    const { save, stored, settled } = await newCode(opened);
    await save('Before');
    opened.phone.device.setOnline(false);
    await save('First', 1);
    await save('Second', 1);
    opened.phone.device.setOnline(true);
    await settled();
    // The screen may still show the version before both changes.
    expect(await save('Third', 1)).toMatchObject({ verdict: 'applied' });
    expect(await stored()).toEqual({ name: 'Third', version: 4 });
  });

  it('is withdrawn, and never reaches the server', async () => {
    const opened = await openAdminsPhone();
    const { data, phone } = opened;
    const { save, stored, settled } = await newCode(opened);
    await save('Before');
    phone.device.setOnline(false);
    await save('Never', 1);
    await data.outbox.withdraw(
      data.outbox
        .view()
        .items.filter(isUnsent)
        .map(({ id }) => id),
    );
    phone.device.setOnline(true);
    await settled();
    expect(await stored()).toEqual({ name: 'Before', version: 1 });
  });

  it('that a newer version has overtaken needs attention, with what was typed, and blocks no other', async () => {
    const opened = await openAdminsPhone();
    const { data, phone } = opened;
    const [mine, other] = [await newCode(opened), await newCode(opened)];
    await mine.save('Before');
    await other.save('Before');
    phone.device.setOnline(false);
    await mine.save('Mine', 1);
    await other.save('Other', 1);
    const answer = await fetch(`${crew.server.url}/rest/v1/rpc/save_cost_code`, {
      method: 'POST',
      headers: {
        apikey: crew.server.anonKey,
        Authorization: `Bearer ${crew.adminToken}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ id: mine.id, code: `T-${mine.id}`, name: 'Theirs', version: 1 }),
    });
    expect(await answer.json()).toMatchObject({ verdict: 'applied' });
    phone.device.setOnline(true);
    await expect
      .poll(async () => {
        await phone.device.advance(1000);
        return data.outbox.view().items.map(({ progress }) => progress.state);
      })
      .toEqual(['attention', 'done']);
    expect(data.outbox.view().items[0]).toMatchObject({
      payload: { path: '/admin/cost-codes', typed: [{ label: 'Name', value: 'Mine' }] },
      progress: { reason: { by: 'verdict', code: 'changed_meanwhile' } },
    });
    expect(await mine.stored()).toEqual({ name: 'Theirs', version: 2 });
    expect(await other.stored()).toEqual({ name: 'Other', version: 2 });
  });

  it.each<Fault>(['lost_answer', 'cut_answer', 'late_502', 'portal'])(
    'is kept where each answer was a %s, and made once',
    async (fault) => {
      const opened = await openAdminsPhone();
      const { save, stored, settled } = await newCode(opened);
      await save('Before');
      opened.phone.network.befall([fault, fault, fault]);
      expect(await save('After', 1)).toEqual({ verdict: 'waits' });
      await settled();
      expect(await stored()).toEqual({ name: 'After', version: 2 });
    },
  );

  it('is refused at once while the server answers, and not kept', async () => {
    const opened = await openAdminsPhone();
    const { save, stored } = await newCode(opened);
    await save('Before');
    await expect(save('', 1)).rejects.toMatchObject({ code: 'invalid_input', detail: 'name' });
    opened.phone.network.befall(['status_503', 'status_503', 'status_503']);
    await expect(save('After', 1)).rejects.toMatchObject({ kind: 'server' });
    expect(opened.data.outbox.view().items).toEqual([]);
    expect(await stored()).toEqual({ name: 'Before', version: 1 });
  });
});
