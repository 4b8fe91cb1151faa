import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { myClockSchema } from '@muster/contract';
import { expectRow } from '../../apps/web/src/data/errors/data-error.ts';
import type { TopicChange } from '../../apps/web/src/data/realtime/realtime.ts';
import { startCrew, type Crew, type Worker } from './support/crew.ts';
import { createPhone, type Phone } from './support/phone.ts';

let crew: Crew;
let worker: Worker;
let colleague: Worker;
const phones: Phone[] = [];

beforeAll(async () => {
  crew = await startCrew(2);
  [worker, colleague] = [crew.workers[0]!, crew.workers[1]!];
}, 120_000);
afterAll(() => crew?.server.stop());
afterEach(() => {
  for (const phone of phones.splice(0)) phone.kill(0);
});

async function openPhone() {
  const phone = await createPhone(crew.server.url, Date.now());
  phones.push(phone);
  const { data, sim } = await phone.tab(0);
  return { phone, data, sim };
}

const until = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { interval: 10, timeout: 15_000 });
const countsSchema = z.array(z.looseObject({ id: z.string() }));

async function asService(path: string, init: RequestInit = {}): Promise<unknown> {
  const { url, serviceRoleKey } = crew.server;
  const headers = { apikey: serviceRoleKey, Authorization: `Bearer ${serviceRoleKey}` };
  const answer = await fetch(`${url}${path}`, {
    ...init,
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
  return answer.json();
}

describe('signing in and out', () => {
  it('says why it did not, and shows no one', async () => {
    const { data } = await openPhone();
    const wrong = await data.auth.signIn({ email: worker.email, password: 'not this one' });
    expect(wrong).toMatchObject({
      ok: false,
      error: { kind: 'refused', code: 'invalid_credentials' },
    });
    const weak = await data.auth.signUp({
      email: `${randomUUID()}@crew.muster.test`,
      password: 'abc',
      firstName: 'New',
      lastName: 'Worker',
      invitationToken: null,
    });
    expect(weak).toMatchObject({
      ok: false,
      error: { code: 'weak_password' },
      reasons: expect.arrayContaining(['length']),
    });
    expect(data.account.state()).toEqual({ kind: 'signed_out' });
  });

  it('says that there is no network, within the time of a breath', async () => {
    const { data, phone } = await openPhone();
    phone.device.setOnline(false);
    const result = await data.auth.signIn(worker);
    expect(result).toMatchObject({ ok: false, error: { kind: 'network' } });
  });

  it('knows the person on the next start without any network, even with a token long expired', async () => {
    const { phone } = await openPhone();
    await phone.signIn(worker);
    phone.expireToken();
    phone.kill(0);
    phone.device.setOnline(false);
    const { data } = await phone.tab(0);
    expect(data.account.state()).toMatchObject({
      kind: 'signed_in',
      identity: { person_id: worker.personId, role: 'employee' },
    });
    await data.clock.record({ kind: 'in' });
    expect(data.outbox.view().items).toHaveLength(1);
  });

  it('completes a recovery link, leaves no token in the address, and takes the new password', async () => {
    const { data, sim } = await openPhone();
    expect(await data.auth.recover(colleague.email)).toMatchObject({ ok: true });
    const mail = (await crew.server.mails()).findLast(({ to }) => to === colleague.email);
    const answer = await fetch(mail!.links[0]!, { redirect: 'manual' });
    sim.visit(answer.headers.get('location')!);
    expect(await data.auth.completeRedirect()).toEqual({ kind: 'signed_in', type: 'recovery' });
    expect(sim.platform.address.href()).toBe(`${crew.server.url}/reset-password`);
    const password = `another phrase for tests ${randomUUID()}`;
    expect(await data.auth.updatePassword(password)).toMatchObject({ ok: true });

    const { data: elsewhere } = await openPhone();
    const { email } = colleague;
    expect(await elsewhere.auth.signIn(colleague)).toMatchObject({ ok: false });
    expect(await elsewhere.auth.signIn({ email, password })).toMatchObject({ ok: true });

    const used = await fetch(mail!.links[0]!, { redirect: 'manual' });
    sim.visit(used.headers.get('location')!);
    expect(await data.auth.completeRedirect()).toMatchObject({
      kind: 'failed',
      error: { code: 'otp_expired' },
    });
  });

  it('asks before it leaves unsent punches behind, and hands them out as a file', async () => {
    const { phone, data } = await openPhone();
    await phone.signIn(worker);
    phone.device.setOnline(false);
    await data.clock.record({ kind: 'in' });
    expect(await data.signOut({ leavesUnsent: false })).toEqual({ ok: false, unsentCount: 1 });
    expect(data.account.state().kind).toBe('signed_in');

    expect(await data.signOut({ leavesUnsent: true })).toMatchObject({ ok: true });
    expect(data.account.state()).toEqual({ kind: 'signed_out' });
    expect(phone.device.files).toHaveLength(1);
    phone.device.setOnline(true);
    expect(await phone.finish(worker)).toMatchObject([{ progress: { state: 'done' } }]);
  });

  it('succeeds here when the session had ended elsewhere', async () => {
    const { phone, data } = await openPhone();
    await phone.signIn(worker);
    const token = phone.expireToken();
    await fetch(`${crew.server.url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: { apikey: crew.server.anonKey, Authorization: `Bearer ${token}` },
    });
    expect(await data.signOut({ leavesUnsent: false })).toMatchObject({ ok: true });
    expect(data.account.state()).toEqual({ kind: 'signed_out' });
  });

  it('[spec 7d.04 7d.05] keeps one address for push messages; signing out deletes it and what was kept for reading', async () => {
    const { phone, data } = await openPhone();
    await phone.signIn(worker);
    await data.deviceTokens.save(worker.userId, 'push address', 'web');
    await data.deviceTokens.save(worker.userId, 'push address', 'web');
    const query = {
      queryKey: [worker.userId, 'my_clock'],
      fetch: () => data.api.rpc('my_clock', {}, myClockSchema),
      schema: myClockSchema,
    } as const;
    await data.snapshots.fetch(query);
    expect(await data.snapshots.read(query)).not.toBeNull();
    const tokens = () =>
      asService(`/rest/v1/device_tokens?user_id=eq.${worker.userId}&select=token`);
    expect(await tokens()).toEqual([{ token: 'push address' }]);
    await data.signOut({ leavesUnsent: false });
    expect(await tokens()).toEqual([]);
    expect(await data.snapshots.read(query)).toBeNull();
  });
});

describe('the data API', () => {
  it('tells apart a refusal, a missing function and an answer of another form', async () => {
    const { phone, data } = await openPhone();
    await phone.signIn(worker);
    const anything = z.unknown();
    const refused = data.api.query((rest) => rest.from('punch_locations').select('lat'), anything);
    await expect(refused).rejects.toMatchObject({ kind: 'refused', code: '42501' });
    const missing = data.api.rpc('no_such_function', {}, anything);
    await expect(missing).rejects.toMatchObject({ kind: 'refused', code: 'PGRST202' });
    const odd = data.api.rpc('my_clock', {}, z.object({ hours: z.number() }));
    await expect(odd).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('takes a change that touched no row for a refusal', async () => {
    const { phone, data } = await openPhone();
    await phone.signIn(worker);
    const rows = await data.api.query(
      (rest) =>
        rest
          .from('profiles')
          .update({ language: 'es' })
          .eq('person_id', colleague.personId)
          .select('id'),
      countsSchema,
    );
    expect(() => expectRow(rows)).toThrow(expect.objectContaining({ code: 'zero_rows' }));
  });

  it('renews a refused token automatically', async () => {
    const { phone, data } = await openPhone();
    await phone.signIn(worker);
    phone.expireToken();
    expect(await data.api.rpc('my_clock', {}, myClockSchema)).toMatchObject({
      person_id: worker.personId,
    });
  });

  it('stores a reported error without its secrets, also when it happened offline', async () => {
    const { phone, data, sim } = await openPhone();
    await phone.signIn(worker);
    sim.visit(`${crew.server.url}/auth?invitation_token=secret`);
    phone.device.setOnline(false);
    const id = data.reports.report(new Error('no profile for someone@crew.muster.test'));
    phone.device.setOnline(true);
    await until(async () => {
      expect(await asService(`/rest/v1/client_errors?id=eq.${id}&select=message,route`)).toEqual([
        { message: 'Error: no profile for <mail>', route: '/auth' },
      ]);
    });
  });
});

describe('realtime', () => {
  it('is shared by all who listen, and survives the coming and going of one of them', async () => {
    const { phone, data } = await openPhone();
    await phone.signIn(worker);
    const topic = `person:${worker.personId}:clock`;
    const heard = { first: 0, second: 0, third: 0 };
    const join = (who: keyof typeof heard) => data.realtime.join(topic, () => (heard[who] += 1));
    const leaveFirst = join('first');
    join('second');
    await until(() => expect(heard).toEqual({ first: 1, second: 1, third: 0 }));
    leaveFirst();
    // Long enough to leave a topic without listeners.
    await phone.device.advance(5000);
    join('third');
    await until(() => expect(heard.third).toBe(1));
    await data.clock.record({ kind: 'break_end' });
    await until(async () => {
      await phone.device.advance(200);
      expect(heard.second).toBeGreaterThan(1);
      expect(heard.third).toBeGreaterThan(1);
    });
    expect(heard.first).toBe(1);
  });

  it('is heard again when the same topic is joined right after it was left', async () => {
    const { phone, data } = await openPhone();
    await phone.signIn(worker);
    const topic = `person:${worker.personId}:clock`;
    let joins = 0;
    const leave = data.realtime.join(topic, () => (joins += 1));
    await until(() => expect(joins).toBe(1));
    leave();
    await phone.device.advance(1000);
    data.realtime.join(topic, () => (joins += 1));
    await until(() => expect(joins).toBe(2));
  });

  it('hears of a change made elsewhere, and again after the server was away', async () => {
    const { phone, data } = await openPhone();
    await phone.signIn(worker);
    const heard: TopicChange[] = [];
    const topic = `person:${worker.personId}:clock`;
    const leave = data.realtime.join(topic, (change) => heard.push(change));
    // Sent on joining, so that missed changes are fetched.
    await until(() => expect(heard).toEqual([{ topic, since: null }]));
    await data.clock.record({ kind: 'switch' });
    await until(async () => {
      await phone.device.advance(200);
      expect(heard.at(-1)?.since).toMatch(/^\d+$/);
    });

    heard.splice(0);
    await crew.server.restart();
    await until(async () => {
      await phone.device.advance(2000);
      expect(heard).toContainEqual({ topic, since: null });
    });
    leave();
    await data.clock.record({ kind: 'out' });
    await phone.finish(worker);
    expect(heard.every(({ since }) => since === null)).toBe(true);
  }, 60_000);
});
