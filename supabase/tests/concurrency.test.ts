import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Statement } from '../../apps/server/src/db/database.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import {
  addCompany,
  addPerson,
  addPersonWithoutLogin,
  openCast,
  type Cast,
  type Person,
} from './support/cast.ts';
import { decisionsOf, entriesOf, minutesAgo, punchOf, record } from './support/punches.ts';
import { type Anyone, someoneWaits } from './support/waiting-sessions.ts';

/**
 * Several sessions at once; on PGlite they queue, on PostgreSQL they meet.
 */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('punches of one person from several sessions at once', () => {
  test('the same batch sent eight times is stored once and answered alike', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const batch = [
      punchOf(person, { device_at: minutesAgo(60) }),
      punchOf(person, { kind: 'out', device_at: minutesAgo(10) }),
    ];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => record(cast.database, person.caller, batch)),
    );
    const verdicts = answers.map((answer) => answer.map(({ verdict }) => verdict).join());
    expect(verdicts.filter((verdict) => verdict === 'applied,applied')).toHaveLength(1);
    expect(verdicts.filter((verdict) => verdict === 'replayed,replayed')).toHaveLength(7);
    expect(await entriesOf(cast.database, person)).toMatchObject([{ state: 'closed' }]);
  });

  test('a day punched by many sessions in any order is the day', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const day = Array.from({ length: 12 }, (_, hour) =>
      punchOf(person, {
        kind: hour % 2 === 0 ? 'in' : 'out',
        device_at: minutesAgo((12 - hour) * 60),
      }),
    );
    await Promise.all(
      day
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map((punch) => record(cast.database, person.caller, [punch])),
    );
    const entries = (await entriesOf(cast.database, person)).filter(
      ({ state }) => state !== 'void',
    );
    expect(entries.map(({ state }) => state)).toEqual(Array(6).fill('closed'));
    const minutes = entries.map(
      ({ started_at, ended_at }) => ((ended_at?.getTime() ?? 0) - started_at.getTime()) / 60_000,
    );
    expect(minutes.every((span) => Math.abs(span - 60) < 0.1)).toBe(true);
  });

  test('a crew named in opposite orders by two batches does not lock up', async () => {
    const crew: Person[] = [];
    for (let size = 0; size < 5; size += 1) {
      crew.push(await addPerson(cast.database, cast.company, 'employee'));
    }
    const rounds = Array.from({ length: 6 }, (_, round) => {
      const people = round % 2 === 0 ? crew : crew.toReversed();
      return record(
        cast.database,
        cast.admin.caller,
        people.map((person) => punchOf(person, { device_at: minutesAgo(60 - round) })),
      );
    });
    const answers = await Promise.all(rounds);
    expect(answers.flat().every(({ verdict }) => verdict.startsWith('applied'))).toBe(true);
  });
});

const isPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

describe.runIf(isPostgres)('while two records of a person are merged', () => {
  test('a punch for the dropped one that waited keeps the kept one’s clock to itself', async () => {
    const { kept, dropped } = await doubles();
    const batch = JSON.stringify([punchOf(dropped, { device_at: minutesAgo(10) })]);
    const waiting = { text: 'select record_punches($1)', parameters: [batch] };
    expect(await holdsClock(kept, waiting, mergeOf(kept, dropped))).toBe(true);
  });

  test('an answer about the dropped one that waited keeps the kept one’s clock to itself', async () => {
    const { kept, dropped } = await doubles();
    const waiting = await acceptanceFor(dropped);
    expect(await holdsClock(kept, waiting, mergeOf(kept, dropped))).toBe(true);
  });

  test('an answer that waited for the merge to be undone keeps the dropped one’s clock to itself', async () => {
    const { kept, dropped } = await doubles();
    const merge = mergeOf(kept, dropped);
    await asCaller(cast.database, cast.admin.caller, merge.text, merge.parameters);
    const waiting = await acceptanceFor(kept);
    const undo = {
      text: 'select undo_merge((select id from person_merges where dropped_person_id = $1))',
      parameters: [dropped.personId],
    };
    expect(await holdsClock(dropped, waiting, undo)).toBe(true);
  });
});

describe.runIf(isPostgres)('while an access ends', () => {
  test('a clock-in that was on its way leaves no one on the clock', async () => {
    const leaver = await addPerson(cast.database, cast.company, 'employee');
    const batch = JSON.stringify([punchOf(leaver, { device_at: minutesAgo(10) })]);
    await cast.database.transaction(
      async (transaction) => {
        await transaction.query('select now()');
        await asCaller(cast.database, cast.admin.caller, 'select deactivate_person($1)', [
          leaver.personId,
        ]);
        await transaction.query('select record_punches($1)', [batch]);
      },
      { caller: { role: 'authenticated', claims: { ...leaver.caller } } },
    );
    expect(await entriesOf(cast.database, leaver)).toMatchObject([{ state: 'closed' }]);
  });

  test('a change of many people and their punches do not wait for each other', async () => {
    const crew = [
      await addPerson(cast.database, cast.company, 'employee'),
      await addPerson(cast.database, cast.company, 'employee'),
    ];
    const [lower, higher] = crew.map(({ personId }) => personId).toSorted();
    // Sorted by name, their order is reversed.
    await cast.database.query(
      `update profiles set first_name = case when person_id = $1 then 'Zoe' else 'Ann' end
       where person_id in ($1, $2)`,
      [lower ?? '', higher ?? ''],
    );
    const batchOf = (personId = '') => [
      JSON.stringify([punchOf({ personId }, { device_at: minutesAgo(10) })]),
    ];
    const asAdmin = { caller: { role: 'authenticated', claims: { ...cast.admin.caller } } };
    const changing: Promise<unknown>[] = [];
    // The transaction that is ended so that the other can continue starts again.
    let tries = 0;
    await cast.database.transaction(async (transaction) => {
      tries += 1;
      await transaction.query('select record_punches($1)', batchOf(lower));
      changing.push(
        cast.database.transaction((other) => {
          tries += 1;
          return other.query(`select change_people($1, '{"kind": "deactivate"}', false)`, [
            `{${crew.map(({ personId }) => personId).join()}}`,
          ]);
        }, asAdmin),
      );
      await someoneWaits(cast);
      await transaction.query('select record_punches($1)', batchOf(higher));
    }, asAdmin);
    await Promise.all(changing);
    expect(tries).toBe(2);
    for (const person of crew) {
      expect(await entriesOf(cast.database, person)).toMatchObject([{ state: 'closed' }]);
    }
  });

  test('two admins who accept each other’s deletion do not both go', async () => {
    const company = await addCompany(cast.database, 'Westside Builders');
    const admins = [
      await addPerson(cast.database, company, 'admin'),
      await addPerson(cast.database, company, 'admin'),
    ] as const;
    for (const { caller } of admins) {
      await asCaller(cast.database, caller, 'select request_account_deletion(gen_random_uuid())');
    }
    const accept = (of: Person) => ({
      text: `select decide_account_deletion(r.id, 'accept') from account_deletion_requests r where r.person_id = $1`,
      parameters: [of.personId],
    });
    const as = ({ caller }: Person) => ({
      caller: { role: 'authenticated', claims: { ...caller } },
    });
    const deciding: Promise<unknown>[] = [];
    await cast.database.transaction(async (transaction) => {
      const first = accept(admins[1]);
      await transaction.query(first.text, first.parameters);
      const second = cast.database.transaction(
        (other) => other.query(accept(admins[0]).text, accept(admins[0]).parameters),
        as(admins[1]),
      );
      deciding.push(second);
      await Promise.race([second, someoneWaits(cast)]);
    }, as(admins[0]));
    await Promise.all(deciding);
    const left = await cast.database.query(
      `select from memberships where company_id = $1 and role = 'admin' and valid_to is null`,
      [company],
    );
    expect(left).toHaveLength(1);
  });
});

/** Creates two records of one person; the dropped one has an open question. */
async function doubles(): Promise<{ kept: Person; dropped: Anyone }> {
  const kept = await addPerson(cast.database, cast.company, 'employee');
  const dropped = await addPersonWithoutLogin(cast.database, cast.company);
  await record(cast.database, cast.admin.caller, [
    punchOf(dropped, { kind: 'out', device_at: minutesAgo(60) }),
  ]);
  return { kept, dropped };
}

function mergeOf(kept: Anyone, dropped: Anyone) {
  return {
    text: 'select merge_people($1, $2, false)',
    parameters: [kept.personId, dropped.personId],
  } satisfies Statement;
}

async function acceptanceFor(person: Anyone) {
  const [item] = await decisionsOf(cast.database, person);
  return {
    text: `select decide_item($1, 'accept')`,
    parameters: [item?.id ?? ''],
  } satisfies Statement;
}

/**
 * Makes an admin's statement wait behind an uncommitted change. Returns whether, once it has run, a person's clock is
 * locked for others until its transaction ends.
 */
async function holdsClock(
  person: Anyone,
  statement: Statement,
  change: Statement,
): Promise<boolean> {
  const asAdmin = { caller: { role: 'authenticated', claims: { ...cast.admin.caller } } };
  const changed = Promise.withResolvers<void>();
  const othersWait = Promise.withResolvers<void>();
  const changing = cast.database.transaction(async (transaction) => {
    await transaction.query(change.text, change.parameters);
    changed.resolve();
    await othersWait.promise;
  }, asAdmin);
  await changed.promise;

  const isHeld = cast.database.transaction(async (transaction) => {
    const answer = transaction.query(statement.text, statement.parameters);
    await someoneWaits(cast);
    othersWait.resolve();
    await answer;
    const [lock] = await cast.database.query<{ free: boolean }>(
      `select pg_try_advisory_xact_lock(hashtextextended('clock:' || $1::text, 0)) as free`,
      [person.personId],
    );
    return lock?.free === false;
  }, asAdmin);
  await changing;
  return isHeld;
}
