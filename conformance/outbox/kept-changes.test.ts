import 'fake-indexeddb/auto';
import { startServerWithCast, type Cast, type TestServer } from '@muster/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { makeOrKeep } from '../../apps/web/src/data/changes/keep-change.ts';
import { isUnsent } from '../../apps/web/src/data/outbox/item.ts';
import { randomId } from '../../apps/web/src/platform/random-id.ts';
import type { Fault } from './support/faulty-network.ts';
import { breathe, createPhone, type Phone } from './support/phone.ts';

/** Changes of screens that may wait for a network, against a real server. */
let server: TestServer;
let cast: Cast;
const phones: Phone[] = [];

beforeAll(async () => {
  ({ server, cast } = await startServerWithCast());
}, 120_000);
afterAll(() => server?.stop());
afterEach(() => {
  for (const phone of phones.splice(0)) phone.kill(0);
});

async function asAdmin(path: string): Promise<unknown> {
  const answer = await fetch(`${server.url}/rest/v1/${path}`, {
    headers: { apikey: server.anonKey, Authorization: `Bearer ${cast.admin.accessToken}` },
  });
  return answer.json();
}

async function openPhone() {
  const phone = await createPhone(server.url, Date.now());
  phones.push(phone);
  await phone.signIn(cast.admin);
  const { data } = await phone.tab(0);
  return { phone, data };
}

type Opened = Awaited<ReturnType<typeof openPhone>>;

/** A cost code that an admin of this phone may edit. */
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
    const opened = await openPhone();
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
    await phone.finish(cast.admin);
    expect(await stored()).toEqual({ name: 'After', version: 2 });
  });

  it('follows an earlier one of the same version, made here', async () => {
    const opened = await openPhone();
    const { save, stored, settled } = await newCode(opened);
    await save('Before');
    opened.phone.device.setOnline(false);
    await save('First', 1);
    await save('Second', 1);
    opened.phone.device.setOnline(true);
    await settled();
    // What the screen shows may still be the version before both.
    expect(await save('Third', 1)).toMatchObject({ verdict: 'applied' });
    expect(await stored()).toEqual({ name: 'Third', version: 4 });
  });

  it('is withdrawn, and never reaches the server', async () => {
    const opened = await openPhone();
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
    const opened = await openPhone();
    const { data, phone } = opened;
    const [mine, other] = [await newCode(opened), await newCode(opened)];
    await mine.save('Before');
    await other.save('Before');
    phone.device.setOnline(false);
    await mine.save('Mine', 1);
    await other.save('Other', 1);
    const answer = await fetch(`${server.url}/rest/v1/rpc/save_cost_code`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${cast.admin.accessToken}`,
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
      const opened = await openPhone();
      const { save, stored, settled } = await newCode(opened);
      await save('Before');
      opened.phone.network.befall([fault, fault, fault]);
      expect(await save('After', 1)).toEqual({ verdict: 'waits' });
      await settled();
      expect(await stored()).toEqual({ name: 'After', version: 2 });
    },
  );

  it('is refused at once while the server answers, and not kept', async () => {
    const opened = await openPhone();
    const { save, stored } = await newCode(opened);
    await save('Before');
    await expect(save('', 1)).rejects.toMatchObject({ code: 'invalid_input', detail: 'name' });
    opened.phone.network.befall(['status_503', 'status_503', 'status_503']);
    await expect(save('After', 1)).rejects.toMatchObject({ kind: 'server' });
    expect(opened.data.outbox.view().items).toEqual([]);
    expect(await stored()).toEqual({ name: 'Before', version: 1 });
  });
});
