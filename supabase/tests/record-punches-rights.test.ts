import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { longAgo, addLogin, addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { recordTyped, typedOne } from './support/kiosks.ts';
import {
  daysAgo,
  decisionsOf,
  entriesOf,
  minutesAgo,
  punchOf,
  record,
  recordOne,
} from './support/punches.ts';

/** Rights to punch for others, judged as of the time of the punch. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const refused = { verdict: 'refused', reason: 'person_not_allowed', occurred_at: null };

describe('a punch for someone else', () => {
  test('is closed to someone who isn’t signed in', async () => {
    await expect(record(cast.database, cast.anon, [punchOf(cast.employee)])).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('is refused to a colleague', async () => {
    const answer = await recordOne(cast.database, cast.loner.caller, punchOf(cast.employee));
    expect(answer).toMatchObject(refused);
  });

  test('is refused to a newcomer for a time before their own first day', async () => {
    for (const role of ['employee', 'supervisor']) {
      const newcomer = await addPerson(cast.database, cast.company, role);
      await cast.database.query(
        `update memberships set valid_from = now() - interval '1 day' where person_id = $1`,
        [newcomer.personId],
      );
      for (const person of [cast.employee, { personId: randomUUID() }]) {
        const answer = await recordOne(
          cast.database,
          newcomer.caller,
          punchOf(person, { device_at: daysAgo(2) }),
        );
        expect(answer).toMatchObject(refused);
      }
    }
  });

  test('is refused to a supervisor of another crew', async () => {
    const answer = await recordOne(
      cast.database,
      cast.otherSupervisor.caller,
      punchOf(cast.employee),
    );
    expect(answer).toMatchObject(refused);
  });

  test('is refused to another company’s admin with the same answer as for a person who doesn’t exist', async () => {
    const foreign = await recordOne(
      cast.database,
      cast.foreign.admin.caller,
      punchOf(cast.employee),
    );
    const nobody = await recordOne(
      cast.database,
      cast.foreign.admin.caller,
      punchOf({ personId: randomUUID() }),
    );
    expect(foreign).toMatchObject(refused);
    expect({ ...foreign, id: null }).toEqual({ ...nobody, id: null });
  });

  test('is refused to the platform and to a login without a company', async () => {
    const stranger = await addLogin(cast.database);
    for (const sub of [cast.superAdmin.sub ?? '', stranger]) {
      const answer = await recordOne(
        cast.database,
        { role: 'authenticated', sub },
        punchOf(cast.employee),
      );
      expect(answer).toMatchObject(refused);
    }
  });

  test('leaves nothing behind when refused', async () => {
    expect(await entriesOf(cast.database, cast.employee)).toEqual([]);
    const [{ count } = { count: -1 }] = await cast.database.query<{ count: number }>(
      'select count(*)::int as count from punches',
    );
    expect(count).toBe(0);
  });

  test('in one call with people of theirs is refused for that person alone, as is one out of form', async () => {
    const [first, last] = [
      await addPerson(cast.database, cast.company, 'employee'),
      await addPerson(cast.database, cast.company, 'employee'),
    ];
    const answers = await record(cast.database, cast.admin.caller, [
      punchOf(first, { device_at: minutesAgo(5) }),
      punchOf(cast.foreign.admin),
      { ...punchOf(first), kind: 'nap' },
      punchOf(last, { device_at: minutesAgo(5) }),
    ]);
    expect(answers.map(({ verdict, reason }) => reason ?? verdict)).toEqual([
      'applied',
      'person_not_allowed',
      'malformed_punch',
      'applied',
    ]);
    for (const person of [first, last]) {
      expect(await entriesOf(cast.database, person)).toMatchObject([{ state: 'open' }]);
    }
  });

  test('is taken from the supervisor of the crew, for people without a login too', async () => {
    const claimed_at = minutesAgo(30);
    const answers = await record(cast.database, cast.supervisor.caller, [
      punchOf(cast.employee, { claimed_at, project_id: cast.project }),
      punchOf(cast.helper, { claimed_at, project_id: cast.project }),
    ]);
    expect(answers).toMatchObject([
      { verdict: 'applied_flagged', flags: ['stated'], occurred_at: claimed_at },
      { verdict: 'applied_flagged', flags: ['stated'], occurred_at: claimed_at },
    ]);
    const [punch] = await cast.database.query(
      'select source, actor_person_id from punches where person_id = $1',
      [cast.helper.personId],
    );
    expect(punch).toEqual({ source: 'crew', actor_person_id: cast.supervisor.personId });
  });

  test('is taken from an admin for anyone of the company', async () => {
    const answer = await recordOne(cast.database, cast.admin.caller, punchOf(cast.loner));
    expect(answer.verdict).toBe('applied');
  });
});

describe('rights are those of the punch’s own time', () => {
  test('a supervisor who led the crew then may still submit it now', async () => {
    const [lead, member] = await crewOfItsOwn({ from: 60, to: 2 });
    const then = await recordOne(
      cast.database,
      lead.caller,
      punchOf(member, { device_at: daysAgo(3) }),
    );
    const now = await recordOne(cast.database, lead.caller, punchOf(member));
    expect(then.verdict).toBe('applied');
    expect(now).toMatchObject(refused);
  });

  test('someone who was made lead at 10:00 may state the crew’s start at 7:00', async () => {
    const [lead, member] = await crewOfItsOwn({ from: 0.01, to: null });
    const answer = await recordOne(
      cast.database,
      lead.caller,
      punchOf(member, { claimed_at: minutesAgo(180) }),
    );
    expect(answer).toMatchObject({ verdict: 'applied_flagged', flags: ['stated'] });
  });

  test('an employee marked as lead is no supervisor', async () => {
    const [lead, member] = await crewOfItsOwn({ from: 60, to: null }, 'employee');
    expect(await recordOne(cast.database, lead.caller, punchOf(member))).toMatchObject(refused);
  });
});

describe('someone whose membership ended', () => {
  test('may submit earlier punches for 30 days, and each waits for a decision', async () => {
    const leaver = await leaverSince(10);
    const answers = await record(cast.database, leaver.caller, [
      punchOf(leaver, { device_at: daysAgo(10, 300) }),
      punchOf(leaver, { kind: 'out', device_at: daysAgo(10, 60) }),
    ]);
    expect(answers).toMatchObject([
      { verdict: 'needs_decision', reason: 'revoked_membership' },
      { verdict: 'needs_decision', reason: 'revoked_membership' },
    ]);
    expect(await entriesOf(cast.database, leaver)).toMatchObject([{ state: 'needs_decision' }]);
    expect(await decisionsOf(cast.database, leaver)).toHaveLength(2);
  });

  test('may hand in nothing from after it ended', async () => {
    const leaver = await leaverSince(10);
    const answer = await recordOne(cast.database, leaver.caller, punchOf(leaver));
    expect(answer).toMatchObject(refused);
  });

  test('may hand in nothing once 30 days have passed', async () => {
    const leaver = await leaverSince(31);
    const answer = await recordOne(
      cast.database,
      leaver.caller,
      punchOf(leaver, { device_at: daysAgo(32) }),
    );
    expect(answer).toMatchObject(refused);
  });

  test('still gets the first verdict of punches they submitted before', async () => {
    const leaver = await addPerson(cast.database, cast.company, 'employee');
    const punch = punchOf(leaver, { device_at: daysAgo(50) });
    await record(cast.database, leaver.caller, [punch]);
    await endMembership(leaver, 40);
    expect(await recordOne(cast.database, leaver.caller, punch)).toMatchObject({
      verdict: 'replayed',
      first_verdict: 'needs_decision',
    });
  });

  test('can punch for no one else', async () => {
    const [lead, member] = await crewOfItsOwn({ from: 60, to: null });
    await endMembership(lead, 1);
    const answer = await recordOne(
      cast.database,
      lead.caller,
      punchOf(member, { device_at: daysAgo(2) }),
    );
    expect(answer).toMatchObject(refused);
  });

  test('reads nothing', async () => {
    const leaver = await leaverSince(1);
    for (const table of ['companies', 'profiles', 'projects', 'time_entries', 'punches']) {
      const [row] = await asCaller<{ count: number }>(
        cast.database,
        leaver.caller,
        `select count(*)::int as count from (select id from ${table}) as visible`,
      );
      expect([table, row?.count]).toEqual([table, 0]);
    }
  });
});

describe('a kiosk', () => {
  test('is refused without a checked PIN', async () => {
    const answer = await recordOne(cast.database, cast.kiosk.caller, punchOf(cast.employee));
    expect(answer).toMatchObject(refused);
  });

  test('is refused for people of other sites and of other companies', async () => {
    for (const person of [cast.loner, cast.otherSupervisor, cast.foreign.employee]) {
      const answer = await typedOne(
        cast.database,
        cast.kiosk.caller,
        punchOf(person, { pin_check: 'online' }),
      );
      expect(answer).toMatchObject(refused);
    }
  });

  test('punches its people as themselves, and says so when it checked the PIN offline', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    await joinCrew(person, cast.crew);
    const answer = await typedOne(
      cast.database,
      cast.kiosk.caller,
      punchOf(person, { pin_check: 'offline', project_id: cast.project }),
    );
    expect(answer).toMatchObject({
      verdict: 'applied_flagged',
      flags: ['pin_offline'],
    });
    const [punch] = await cast.database.query(
      'select source, actor_person_id, kiosk_id from punches where person_id = $1',
      [person.personId],
    );
    expect(punch).toEqual({ source: 'kiosk', actor_person_id: null, kiosk_id: cast.kiosk.kioskId });
  });

  test('once revoked, submits only earlier punches, which need a decision', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    await joinCrew(person, cast.crew);
    await cast.database.query(
      `update kiosks set revoked_at = now() - interval '1 hour' where id = $1`,
      [cast.kiosk.kioskId],
    );
    const answers = await recordTyped(
      cast.database,
      cast.kiosk.caller,
      punchOf(person, { pin_check: 'offline', device_at: minutesAgo(90) }),
      punchOf(person, { pin_check: 'offline', kind: 'out', device_at: minutesAgo(30) }),
    );
    expect(answers).toMatchObject([
      { verdict: 'needs_decision', reason: 'revoked_membership' },
      refused,
    ]);
  });

  test('can’t be made by a claim that a user edits', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    await joinCrew(person, cast.crew);
    const pretender = { ...cast.loner.caller, claims: { app_metadata: { kiosk: true } } };
    const answer = await recordOne(
      cast.database,
      pretender,
      punchOf(person, { pin_check: 'online' }),
    );
    expect(answer).toMatchObject(refused);
  });
});

/** Adds a new crew with a member, and a lead who leads it between two days in the past. */
async function crewOfItsOwn(
  led: { readonly from: number; readonly to: number | null },
  role = 'supervisor',
): Promise<[Person, Person]> {
  const lead = await addPerson(cast.database, cast.company, role);
  const member = await addPerson(cast.database, cast.company, 'employee');
  const [crew] = await cast.database.query<{ id: string }>(
    'insert into crews (company_id, name) values ($1, $2) returning id',
    [cast.company, randomUUID()],
  );
  await joinCrew(member, crew?.id ?? '');
  await cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, is_lead, valid_from, valid_to)
     values ($1, $2, $3, true, now() - $4::float8 * interval '1 day', now() - $5::float8 * interval '1 day')`,
    [cast.company, crew?.id ?? '', lead.personId, led.from, led.to],
  );
  return [lead, member];
}

async function joinCrew(person: Person, crew: string): Promise<void> {
  await cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from)
     values ($1, $2, $3, ${longAgo})`,
    [cast.company, crew, person.personId],
  );
}

async function leaverSince(days: number): Promise<Person> {
  const leaver = await addPerson(cast.database, cast.company, 'employee');
  await endMembership(leaver, days);
  return leaver;
}

async function endMembership(person: Person, days: number): Promise<void> {
  await cast.database.query(
    `update memberships set valid_to = now() - $2::int * interval '1 day' where person_id = $1`,
    [person.personId, days],
  );
}
