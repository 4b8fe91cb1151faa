import { setTimeout as delay } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Parameter } from '../../apps/server/src/db/database.ts';
import type { LiveBoardAnswer } from '../../packages/contract/src/index.ts';
import { liveBoardAnswerSchema } from '../../packages/contract/src/index.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, sitePlace, type Cast, type Person } from './support/cast.ts';
import { recordTyped } from './support/kiosks.ts';
import { minutesAgo, punchOf, record } from './support/punches.ts';

/** The live board of people on the clock. A board that follows the cursor misses no one. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const isPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

describe('the live board', () => {
  test('is refused to someone who leads no one', async () => {
    for (const caller of [cast.employee.caller, cast.kiosk.caller, cast.superAdmin]) {
      expect(await board(caller)).toMatchObject({ people: [], next: null });
    }
  });

  test('shows an admin the company and a supervisor the crew, and no one of another company', async () => {
    const all = await board(cast.admin.caller);
    const crew = await board(cast.supervisor.caller);
    expect(idsOf(all)).toEqual(
      [cast.admin, cast.supervisor, cast.employee, cast.otherSupervisor, cast.loner, cast.helper]
        .map(({ personId }) => personId)
        .sort(),
    );
    expect(idsOf(crew)).toEqual(
      [cast.supervisor, cast.employee, cast.helper].map(({ personId }) => personId).sort(),
    );
  });

  test('says where, on what, since when, and on which break', async () => {
    const started = minutesAgo(60);
    const paused = minutesAgo(5);
    const location = { ...sitePlace, accuracy_m: 5, age_ms: 0, mock: false };
    await record(cast.database, cast.employee.caller, [
      punchOf(cast.employee, {
        device_at: started,
        project_id: cast.project,
        cost_code_id: cast.costCode,
        location,
      }),
      punchOf(cast.employee, { kind: 'break_start', break_kind: 'meal', device_at: paused }),
    ]);
    const { people } = await board(cast.supervisor.caller);
    const shown = people.find(({ person_id }) => person_id === cast.employee.personId);
    // The meal break of five minutes isn't work; a shift under way counts across midnight.
    expect(shown?.today_minutes).toBeOneOf([55, 54]);
    expect(shown).toMatchObject({
      name: 'employee Tester',
      state: 'on',
      since: started,
      crew_names: ['Crew one'],
      project_id: cast.project,
      project_name: 'River bridge',
      cost_code: '03 30',
      place_verdict: 'inside',
      site_name: 'Gate',
      on_break: true,
      break_kind: 'meal',
      break_since: paused,
    });
  });

  test.each([
    ['exactly sixteen hours: not counted today', '0', 0],
    ['a millisecond less: counted across midnight', '1 millisecond', 960],
  ])('adds up a shift under way that began on another day, %s', async (_, later, minutes) => {
    const { company, otherSupervisor, database } = cast;
    // It is noon where the shift is, so sixteen hours ago was yesterday.
    const offset = 12 - new Date().getUTCHours();
    const zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
    const undone = new Error('undone');
    let shown: unknown;
    const planted = database.transaction(async (transaction) => {
      await transaction.query(
        `with started as (
           insert into punches (company_id, id, person_id, kind, occurred_at, received_at, source, actor_person_id,
             device_id, device_seq, device_at, zone, utc_offset_minutes, online, payload_version, payload_hash)
           select $1, gen_random_uuid(), $2, 'in', t, t, 'device', $2, $2, 0, t, $3, 0, true, 1, ''
           from (select now() - interval '16 hours' + $4::interval as t) as at
           returning *
         )
         insert into time_entries (company_id, id, person_id, started_at, zone, state, device_started_at)
         select company_id, id, person_id, occurred_at, zone, 'open', occurred_at from started`,
        [company, otherSupervisor.personId, zone, later],
      );
      const [row] = await transaction.query<{ minutes: unknown }>(
        `select app.clock_lines($1, array[$2]::uuid[], null) #> '{0,today_minutes}' as minutes`,
        [company, otherSupervisor.personId],
      );
      shown = row?.minutes;
      throw undone;
    });
    await expect(planted).rejects.toBe(undone);
    expect(shown).toBe(minutes);
  });

  test('says how someone got on the clock, and by which person or tablet', async () => {
    const sourceOf = async ({ personId }: { readonly personId: string }) => {
      const { people } = await board(cast.admin.caller);
      const person = people.find(({ person_id }) => person_id === personId);
      return [person?.source, person?.source_name];
    };
    expect(await sourceOf(cast.helper)).toEqual([null, null]);
    await record(cast.database, cast.supervisor.caller, [
      punchOf(cast.supervisor),
      punchOf(cast.helper, { device_at: minutesAgo(9) }),
    ]);
    expect(await sourceOf(cast.supervisor)).toEqual(['device', null]);
    expect(await sourceOf(cast.helper)).toEqual(['crew', 'supervisor Tester']);
    const atTablet = { pin_check: 'online' } as const;
    await recordTyped(
      cast.database,
      cast.kiosk.caller,
      punchOf(cast.helper, { ...atTablet, kind: 'out', device_at: minutesAgo(6) }),
      punchOf(cast.helper, { ...atTablet, device_at: minutesAgo(3) }),
    );
    expect(await sourceOf(cast.helper)).toEqual(['kiosk', 'Gate tablet']);
  });

  // The time limit allows for `cursorAfterAll`, which waits for the longest transaction on the whole server.
  test('answers a cursor with everyone who changed since, including by name or crew', async () => {
    // The cast was created just now, so an earlier cursor would return everyone.
    const { next } = await cursorAfterAll(cast.admin.caller);
    await record(cast.database, cast.loner.caller, [punchOf(cast.loner)]);
    await cast.database.query(`update profiles set first_name = 'renamed' where person_id = $1`, [
      cast.helper.personId,
    ]);
    const delta = await board(cast.admin.caller, next);
    expect(delta.full).toBe(false);
    expect(idsOf(delta)).toEqual(
      expect.arrayContaining([cast.loner.personId, cast.helper.personId]),
    );
  }, 240_000);

  // Other databases of a PostgreSQL server share its transactions, so a cursor may reach back.
  test.skipIf(isPostgres)('answers no one twice while nothing else is under way', async () => {
    const { next } = await board(cast.admin.caller);
    await record(cast.database, cast.admin.caller, [punchOf(cast.admin)]);
    const delta = await board(cast.admin.caller, next);
    expect(idsOf(delta)).toEqual([cast.admin.personId]);
    expect(idsOf(await board(cast.admin.caller, delta.next))).toEqual([]);
  });

  test('answers everyone to a cursor that this database never gave', async () => {
    for (const since of ['99999999999', 'yesterday', '-1', '']) {
      expect((await board(cast.admin.caller, since)).full).toBe(true);
    }
  });

  describe('followed by the cursor no longer shows', () => {
    // Only a full answer removes the people it doesn't name.
    const gone = { wasShown: true, full: true, isShown: false };
    const following = async (leaver: Person, viewer: Person, leave: () => Promise<unknown>) => {
      const before = await board(viewer.caller);
      await leave();
      const after = await board(viewer.caller, before.next);
      return {
        wasShown: idsOf(before).includes(leaver.personId),
        full: after.full,
        isShown: idsOf(after).includes(leaver.personId),
      };
    };
    const rpc = (name: string, ...values: Parameter[]) =>
      asCaller(
        cast.database,
        cast.admin.caller,
        `select ${name}(${values.map((_, index) => `$${index + 1}`).join(', ')})`,
        values,
      );
    const newMember = async () => {
      const member = await addPerson(cast.database, cast.company, 'employee');
      await rpc('set_crew_members', cast.crew, [member.personId], 'member');
      return member;
    };

    test('someone who left the crew', async () => {
      const leaver = await newMember();
      const seen = await following(leaver, cast.supervisor, () =>
        rpc('set_crew_members', cast.crew, [leaver.personId], 'none'),
      );
      expect(seen).toEqual(gone);
    });

    test('someone who left the company', async () => {
      for (const viewer of [cast.supervisor, cast.admin]) {
        const leaver = await newMember();
        const seen = await following(leaver, viewer, () =>
          rpc('deactivate_person', leaver.personId),
        );
        expect(seen).toEqual(gone);
      }
    });

    test('someone who was merged into someone else', async () => {
      const [kept, dropped] = [await newMember(), await newMember()];
      await cast.database.query('update profiles set has_login = false where person_id = $1', [
        dropped.personId,
      ]);
      const seen = await following(dropped, cast.admin, () =>
        rpc('merge_people', kept.personId, dropped.personId, false),
      );
      expect(seen).toEqual(gone);
    });
  });

  // Other databases of a PostgreSQL server share its transactions, so a cursor may reach back.
  test.skipIf(isPostgres)(
    'gets a full answer once after someone leaves, and changes again after that',
    async () => {
      const leaver = await addPerson(cast.database, cast.company, 'employee');
      const { next } = await board(cast.admin.caller);
      await asCaller(cast.database, cast.admin.caller, 'select deactivate_person($1)', [
        leaver.personId,
      ]);
      const after = await board(cast.admin.caller, next);
      expect([after.full, (await board(cast.admin.caller, after.next)).full]).toEqual([
        true,
        false,
      ]);
    },
  );

  test('shows a new lead their whole crew', async () => {
    const lead = await addPerson(cast.database, cast.company, 'supervisor');
    const { next } = await board(lead.caller);
    await asCaller(cast.database, cast.admin.caller, `select set_crew_members($1, $2, 'lead')`, [
      cast.crew,
      [lead.personId],
    ]);
    const after = await board(lead.caller, next);
    expect(after.full).toBe(true);
    expect(idsOf(after)).toContain(cast.employee.personId);
  });

  test('shows a supervisor no change of people of other crews', async () => {
    const { next } = await board(cast.supervisor.caller);
    await record(cast.database, cast.loner.caller, [punchOf(cast.loner, { kind: 'out' })]);
    expect(idsOf(await board(cast.supervisor.caller, next))).not.toContain(cast.loner.personId);
  });

  test.runIf(isPostgres)(
    'misses no one whose punch began before another’s and was committed after it',
    async () => {
      const slow = await addPerson(cast.database, cast.company, 'employee');
      const quick = await addPerson(cast.database, cast.company, 'employee');
      const told = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();

      const slowPunch = cast.database.transaction(
        async (transaction) => {
          await transaction.query('select record_punches($1)', [JSON.stringify([punchOf(slow)])]);
          begun.resolve();
          await told.promise;
        },
        { caller: { role: 'authenticated', claims: { ...slow.caller } } },
      );
      await begun.promise;
      await record(cast.database, quick.caller, [punchOf(quick)]);
      const meanwhile = await board(cast.admin.caller);
      expect(onIdsOf(meanwhile)).toContain(quick.personId);
      expect(onIdsOf(meanwhile)).not.toContain(slow.personId);
      told.resolve();
      await slowPunch;

      const delta = await board(cast.admin.caller, meanwhile.next);
      expect(onIdsOf(delta)).toContain(slow.personId);
    },
  );
});

async function board(caller: TestCaller, since: string | null = null): Promise<LiveBoardAnswer> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select live_board($1) as answer',
    [since],
  );
  return liveBoardAnswerSchema.parse(row?.answer);
}

/**
 * Returns an answer whose `next` reaches back to no earlier row. On a PostgreSQL server that may take a while, since
 * the transactions of its other databases hold back every cursor.
 */
async function cursorAfterAll(caller: TestCaller): Promise<LiveBoardAnswer> {
  for (;;) {
    const { next } = await board(caller);
    const answer = await board(caller, next);
    if (!answer.full) return answer;
    await delay(50);
  }
}

function idsOf({ people }: LiveBoardAnswer): string[] {
  return people.map(({ person_id }) => person_id).sort();
}

function onIdsOf({ people }: LiveBoardAnswer): string[] {
  return people.filter(({ state }) => state === 'on').map(({ person_id }) => person_id);
}
