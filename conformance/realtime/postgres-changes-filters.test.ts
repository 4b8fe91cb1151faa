import { afterAll, describe, expect, it } from 'vitest';

import { listen, listenReady } from './support/changes.ts';
import { connect, type Connection } from './support/client.ts';
import { owner, type Target, useSharedTarget } from './support/target.ts';

describe('the filter of row changes', () => {
  let target: Target;
  let connection: Connection;
  let topics = 0;

  useSharedTarget(async (shared) => {
    target = shared;
    connection = await connect(target, target.anonKey, target.tokenOf(owner));
  });
  afterAll(() => connection.client.disconnect());

  const nextTopic = () => `filters-${(topics += 1)}`;

  const rows = [
    { id: 1, title: 'alpha', amount: 5, big: 9_007_199_254_740_993n, is_done: true },
    { id: 2, title: 'Beta', amount: 10, big: 2n, is_done: false },
    { id: 3, title: 'a,b (c) "d"', amount: null, big: null, is_done: null },
    { id: 4, title: null, amount: -1, big: 100n, is_done: true },
  ];

  /** Titles are written as JSON by hand, since JavaScript can't represent the large number. */
  const insert = ({ big, ...row }: (typeof rows)[number]) =>
    target.change('POST', 'probe_notes', {
      ...row,
      owner,
      big: big === null ? null : String(big),
      tags: [`t${row.id}`, 'x'],
      noted_at: `2026-11-2${row.id}T10:00:00Z`,
    });

  const idsByFilter: [filter: string, ids: readonly number[]][] = [
    ['id=eq.2', [2]],
    ['id=neq.2', [1, 3, 4]],
    ['amount=lt.10', [1, 4]],
    ['amount=lte.10', [1, 2, 4]],
    ['amount=gt.5', [2]],
    ['amount=gte.5', [1, 2]],
    ['big=gt.9007199254740992', [1]],
    ['title=in.(alpha,"a,b (c) \\"d\\"")', [1, 3]],
    ['id=in.(1,4)', [1, 4]],
    ['noted_at=gte.2026-11-23T12:00:00+02:00', [3, 4]],
    ['tags=eq."{t2,x}"', [2]],
    ['is_done=eq.true', [1, 4]],
    ['title=like.%eta', [2]],
    ['title=ilike.b%', [2]],
    ['title=match.^[ab]', [1, 3]],
    ['title=imatch.^[ab]', [1, 2, 3]],
    ['title=is.null', [4]],
    ['is_done=is.false', [2]],
    ['amount=isdistinct.5', [2, 3, 4]],
    ['title=not.is.null', [1, 2, 3]],
    ['id=not.in.(1,2)', [3, 4]],
    ['title=eq."a,b (c) \\"d\\""', [3]],
    ['id=gt.1,id=lt.4', [2, 3]],
    [' ', [1, 2, 3, 4]],
  ];

  it('[channel.on] lets through the rows that it describes', async () => {
    const all = await listenReady(connection.client, nextTopic(), [{ table: 'probe_notes' }]);
    const filtered = [];
    for (const [filter] of idsByFilter) {
      const binding = { table: 'probe_notes', event: 'INSERT', filter } as const;
      filtered.push(await listenReady(connection.client, nextTopic(), [binding]));
    }
    for (const row of rows) await insert(row);
    for (const _ of rows) await all.changes.next();
    for (const [index, [filter, ids]] of idsByFilter.entries()) {
      const { changes, channel } = filtered[index]!;
      const seen = [];
      for (const _ of ids) seen.push(Object((await changes.next()).new).id);
      expect([filter, seen, changes.all.length]).toEqual([filter, ids, ids.length]);
      await connection.client.removeChannel(channel);
    }
    await connection.client.removeChannel(all.channel);
    await target.change('DELETE', 'probe_notes?id=gt.0');
  });

  it('[channel.on] compares of a deleted row what its identity has', async () => {
    await target.change('POST', 'probe_notes', { id: 1, owner, title: 'a' });
    await target.change('POST', 'probe_notes', { id: 2, owner, title: 'a' });
    const byKey = await listenReady(connection.client, nextTopic(), [
      { table: 'probe_notes', event: 'DELETE', filter: 'id=eq.2' },
    ]);
    const byTitle = await listenReady(connection.client, nextTopic(), [
      { table: 'probe_notes', event: 'DELETE', filter: 'title=eq.a' },
    ]);
    await target.change('DELETE', 'probe_notes?id=eq.1');
    await target.change('DELETE', 'probe_notes?id=eq.2');
    expect((await byKey.changes.next()).old).toEqual({ id: 2 });
    expect([byKey.changes.all.length, byTitle.changes.all.length]).toEqual([1, 0]);
  });

  it.each([
    ['title=foo.a', 'Error parsing `filter` params: ["foo", "a"]'],
    ['undefined', 'Error parsing `filter` params: ["undefined"]'],
    ['id=in.1,2', 'Error parsing `filter` params:'],
    ['id=eq.1,', 'Error parsing `filter` params: filter must not contain empty segments'],
    ['nothing=eq.1', 'invalid column for filter nothing'],
    ['secret=eq.1', 'invalid column for filter secret'],
    ['id=eq.one', 'invalid input syntax for type integer'],
    ["id=eq.1'; drop table probe_notes; --", 'invalid input syntax for type integer'],
    ['title=match.[', 'invalid regular expression'],
    ['title=is.true', 'argument of IS TRUE must be type boolean'],
  ])('[channel.on] %s is refused', async (filter, reason) => {
    const { outcome, said, channel } = await listen(connection.client, nextTopic(), [
      { table: 'probe_notes', filter },
    ]);
    expect(outcome).toBe('SUBSCRIBED');
    const answer = await said.next();
    expect(answer).toMatch(/^error /);
    expect(answer).toContain(reason);
    await connection.client.removeChannel(channel);
  });

  it('[channel.on] is refused for a table that is not published', async () => {
    const { said } = await listen(connection.client, nextTopic(), [{ table: 'probe_unpublished' }]);
    expect(await said.next()).toMatch(
      /^error Unable to subscribe to changes with given parameters\. Please check Realtime is enabled for the given connect parameters: \[event: \*, schema: public, table: probe_unpublished, filters: \[\]/,
    );
  });
});
