import { afterEach, describe, expect, it } from 'vitest';

import { listen, listenReady } from './support/changes.ts';
import { connect, protocolVersions, type Connection } from './support/client.ts';
import { other, owner, type Target, useSharedTarget } from './support/target.ts';

describe.each(protocolVersions)('row changes under %s', (vsn) => {
  let target: Target;
  const open: Connection[] = [];

  useSharedTarget((shared) => void (target = shared));
  afterEach(async () => {
    for (const { client } of open.splice(0)) await client.disconnect();
    for (const [table, key] of Object.entries({
      probe_notes: 'id=gt.0',
      probe_open: 'id=gt.0',
      probe_hidden_key: 'id=gt.0',
    })) {
      await target.change('DELETE', `${table}?${key}`);
    }
  });

  async function clientOf(person: string | null = owner) {
    const token = person === null ? target.anonKey : target.tokenOf(person);
    const connection = await connect(target, target.anonKey, token, vsn);
    open.push(connection);
    return connection.client;
  }

  it('[channel.on] of rows that a policy hides are not told', async () => {
    const hidden = await listenReady(await clientOf(other), 'notes', [{ table: 'probe_notes' }]);
    const anonymous = await listenReady(await clientOf(null), 'notes', [{ table: 'probe_notes' }]);
    const shown = await listenReady(await clientOf(), 'notes', [{ table: 'probe_notes' }]);
    await target.change('POST', 'probe_notes', { id: 1, owner, title: 'mine' });
    await target.change('PATCH', 'probe_notes?id=eq.1', { title: 'still mine' });
    expect(await shown.changes.next()).toMatchObject({ eventType: 'INSERT' });
    expect(await shown.changes.next()).toMatchObject({ eventType: 'UPDATE' });
    await target.change('PATCH', 'probe_notes?id=eq.1', { owner: other });
    expect(await hidden.changes.next()).toMatchObject({ new: { id: 1, title: 'still mine' } });
    expect([shown.changes.all.length, hidden.changes.all.length]).toEqual([2, 1]);
    // A subscriber who may not even read the key gets an error, without any data of the row.
    for (let count = 0; count < 3; count += 1) {
      const refused = { errors: ['Error 401: Unauthorized'], new: {}, old: {} };
      expect(await anonymous.changes.next()).toMatchObject(refused);
    }
  });

  it('[D2 channel.on] show inserted, updated and deleted rows as the types have them', async () => {
    const { changes } = await listenReady(await clientOf(), 'notes', [{ table: 'probe_notes' }]);
    const row = {
      id: 7,
      owner,
      title: 'añ🙂',
      amount: 5,
      tags: ['a', 'b,"c"'],
      is_done: true,
      noted_at: '2026-11-20T10:00:00+00:00',
      details: { deep: [1, null] },
    };
    await target.change('POST', 'probe_notes', { ...row, secret: 'hidden' });
    const inserted = await changes.next();
    expect(inserted).toEqual({
      schema: 'public',
      table: 'probe_notes',
      commit_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      eventType: 'INSERT',
      errors: null,
      new: { ...row, big: null },
      old: {},
    });
    await target.change('PATCH', 'probe_notes?id=eq.7', { amount: 6 });
    expect(await changes.next()).toMatchObject({
      eventType: 'UPDATE',
      new: { ...row, amount: 6 },
      old: { id: 7 },
    });
    await target.change('DELETE', 'probe_notes?id=eq.7');
    expect(await changes.next()).toMatchObject({ eventType: 'DELETE', new: {}, old: { id: 7 } });
  });

  it('[channel.on] of a deleted row show its key alone where a policy would hide rows, else what its identity has', async () => {
    await target.change('POST', 'probe_notes', { id: 1, owner, title: 'x' });
    await target.change('POST', 'probe_open', { id: 1, word: 'a', note: 'b' });
    const client = await clientOf(other);
    const { changes } = await listenReady(client, 'both', [
      { table: 'probe_notes', event: 'DELETE' },
      { table: 'probe_open', event: 'DELETE' },
    ]);
    await target.change('DELETE', 'probe_notes?id=eq.1');
    expect((await changes.next()).old).toEqual({ id: 1 });
    await target.change('DELETE', 'probe_open?id=eq.1');
    expect((await changes.next()).old).toEqual({ id: 1, word: 'a', note: 'b' });
  });

  it.each(['INSERT', 'UPDATE', 'DELETE'] as const)(
    '[channel.on] are of the wanted kind alone: %s',
    async (event) => {
      const client = await clientOf(null);
      const all = await listenReady(client, 'all', [{ table: 'probe_open' }]);
      const wanted = await listenReady(client, 'wanted', [{ table: 'probe_open', event }]);
      await target.change('POST', 'probe_open', { id: 1, word: 'a' });
      await target.change('PATCH', 'probe_open?id=eq.1', { word: 'b' });
      await target.change('DELETE', 'probe_open?id=eq.1');
      for (let count = 0; count < 3; count += 1) await all.changes.next();
      await wanted.changes.next();
      expect(wanted.changes.all.map(({ eventType }) => eventType)).toEqual([event]);
    },
  );

  it('[channel.on] of every published table come to who names none', async () => {
    const { changes } = await listenReady(await clientOf(null), 'schema', [{ schema: 'public' }]);
    await target.change('POST', 'probe_unpublished', { id: 1, word: 'unheard' });
    await target.change('POST', 'probe_open', { id: 1, word: 'heard' });
    expect(await changes.next()).toMatchObject({ table: 'probe_open', new: { word: 'heard' } });
    await target.change('DELETE', 'probe_unpublished?id=eq.1');
  });

  it('[channel.on] come once to each of several wishes that they fit', async () => {
    const { changes } = await listenReady(await clientOf(null), 'twice', [
      { table: 'probe_open', filter: 'id=gt.1' },
      { table: 'probe_open', event: 'INSERT' },
      { table: 'probe_open', filter: 'word=eq.none' },
    ]);
    await target.change('POST', 'probe_open', { id: 1, word: 'a' });
    await target.change('POST', 'probe_open', { id: 2, word: 'b' });
    const words = [];
    for (let count = 0; count < 3; count += 1) words.push((await changes.next()).new);
    expect(words).toMatchObject([{ word: 'a' }, { word: 'b' }, { word: 'b' }]);
    expect(changes.all).toHaveLength(3);
  });

  it('[channel.on] keep the order in which transactions committed', async () => {
    const { changes } = await listenReady(await clientOf(null), 'order', [{ table: 'probe_open' }]);
    const ids = Array.from({ length: 30 }, (_, index) => index + 1);
    await target.change(
      'POST',
      'probe_open',
      ids.slice(0, 20).map((id) => ({ id })),
    );
    for (const id of ids.slice(20)) await target.change('POST', 'probe_open', { id });
    const seen: unknown[] = [];
    for (const _ of ids) seen.push((await changes.next()).new);
    expect(seen).toMatchObject(ids.map((id) => ({ id })));
  });

  it('[channel.on] without a primary key, or with one that may not be read, say so', async () => {
    const client = await clientOf();
    const keyless = await listenReady(client, 'keyless', [{ table: 'probe_keyless' }]);
    const hidden = await listenReady(client, 'hidden', [{ table: 'probe_hidden_key' }]);
    await target.change('POST', 'probe_keyless', { word: 'a' });
    await target.change('POST', 'probe_hidden_key', { id: 1, word: 'a' });
    expect(await keyless.changes.next()).toMatchObject({
      errors: ['Error 400: Bad Request, no primary key'],
      new: {},
    });
    expect(await hidden.changes.next()).toMatchObject({
      errors: ['Error 401: Unauthorized'],
      new: {},
    });
  });

  it('[channel.on] too large to send show their small columns', async () => {
    const { changes } = await listenReady(await clientOf(), 'large', [{ table: 'probe_notes' }]);
    await target.change('POST', 'probe_notes', { id: 1, owner, title: 'x'.repeat(1_100_000) });
    const change = await changes.next();
    expect(change).toMatchObject({ errors: ['Error 413: Payload Too Large'], new: { id: 1 } });
    expect(change.new).not.toHaveProperty('title');
  });

  it('[channel.on] show the wanted columns and the key', async () => {
    const { changes } = await listenReady(await clientOf(), 'some', [
      { table: 'probe_notes', select: ['title'] },
    ]);
    await target.change('POST', 'probe_notes', { id: 1, owner, title: 'a', amount: 1 });
    expect((await changes.next()).new).toEqual({ id: 1, title: 'a' });
  });

  it('[realtime.setAuth] are those of the newest token', async () => {
    const client = await clientOf(other);
    const { changes, channel } = await listenReady(client, 'renewed', [{ table: 'probe_notes' }]);
    await client.setAuth(target.tokenOf(owner));
    // The channel responds in order, so once this response is here, the token has arrived.
    await channel.send({ type: 'presence', event: 'untrack' });
    await target.change('POST', 'probe_notes', { id: 1, owner, title: 'mine' });
    expect(await changes.next()).toMatchObject({ new: { title: 'mine' } });
  });

  it('[removeChannel] stop when the channel is left', async () => {
    const client = await clientOf(null);
    const gone = await listenReady(client, 'gone', [{ table: 'probe_open' }]);
    const stays = await listenReady(client, 'stays', [{ table: 'probe_open' }]);
    await client.removeChannel(gone.channel);
    await target.change('POST', 'probe_open', { id: 1 });
    await stays.changes.next();
    expect(gone.changes.all).toEqual([]);
  });

  it('[channel.subscribe] can be waited for, and refused before the join is answered', async () => {
    const client = await clientOf(null);
    const config = { postgres_changes_options: { wait: true } };
    const ready = await listen(client, 'awaited', [{ table: 'probe_open' }], config);
    await target.change('POST', 'probe_open', { id: 1 });
    expect(ready.outcome).toBe('SUBSCRIBED');
    await ready.changes.next();
    const refused = await listen(client, 'refused', [{ table: 'probe_unpublished' }], config);
    expect(refused.outcome).toMatch(
      /^CHANNEL_ERROR RealtimeDisabledForConfiguration: Unable to subscribe to changes/,
    );
    await client.removeChannel(refused.channel);
  });
});
