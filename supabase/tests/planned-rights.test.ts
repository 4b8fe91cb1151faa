import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LiveBoardAnswer } from '../../packages/contract/src/index.ts';
import { liveBoardAnswerSchema } from '../../packages/contract/src/index.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';

/** Planned changes are announced when they take effect: to the boards, and on the servers' channels. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());
beforeEach(async () => {
  await tell();
});

describe('a round before its instant', () => {
  test('notifies no one', async () => {
    await plan(cast.supervisor, 'memberships', 'valid_to', '1 hour');
    await plan(cast.employee, 'crew_members', 'valid_to', '1 hour');
    expect(await heardIn(async () => expect(await tell()).toBeCloseTo(3600, -2))).toEqual([]);
    for (const person of [cast.supervisor, cast.employee]) {
      await cast.database.query('delete from app.due_rights where person_id = $1', [
        person.personId,
      ]);
    }
    expect(await tell()).toBeNull();
  });
});

describe('when its instant has come', () => {
  test('the crew of someone whose membership ends is notified, once', async () => {
    const leaver = await newMember();
    const { next } = await board(cast.supervisor.caller);
    await plan(leaver, 'crew_members', 'valid_to', '30 milliseconds');
    await whenItHasCome(leaver);
    const heard = await heardIn(tell);
    expect(heard).toEqual(
      expect.arrayContaining([
        `company:${cast.company}:clock`,
        `crew:${cast.crew}:clock`,
        `person:${leaver.personId}:clock`,
      ]),
    );
    expect(heard).not.toContain(`crew:${cast.otherCrew}:clock`);
    const after = await board(cast.supervisor.caller, next);
    expect(after.full).toBe(true);
    expect(after.people.map(({ person_id }) => person_id)).not.toContain(leaver.personId);
    expect(await heardIn(tell)).toEqual([]);
  });

  test('the company of someone whose access ends is notified', async () => {
    const leaver = await newMember();
    await plan(leaver, 'memberships', 'valid_to', '30 milliseconds');
    await whenItHasCome(leaver);
    expect(await heardIn(tell)).toEqual(
      expect.arrayContaining([`company:${cast.company}:clock`, `crew:${cast.crew}:clock`]),
    );
  });

  test('the boards show who begins', async () => {
    const joiner = await addPerson(cast.database, cast.company, 'employee');
    await cast.database.query(
      `insert into crew_members (company_id, crew_id, person_id, valid_from)
       values ($1, $2, $3, clock_timestamp() + interval '30 milliseconds')`,
      [cast.company, cast.crew, joiner.personId],
    );
    const { next } = await board(cast.supervisor.caller);
    await whenItHasCome(joiner);
    expect(await heardIn(tell)).toContain(`crew:${cast.crew}:clock`);
    const { people } = await board(cast.supervisor.caller, next);
    expect(people.map(({ person_id }) => person_id)).toContain(joiner.personId);
  });

  test('no one in another company is notified', async () => {
    const leaver = await newMember();
    await plan(leaver, 'memberships', 'valid_to', '30 milliseconds');
    await whenItHasCome(leaver);
    const heard = await heardIn(tell);
    expect(heard).not.toContain(`company:${cast.foreign.company}:clock`);
  });
});

test('no one who signs in can trigger a round', async () => {
  for (const caller of [cast.admin.caller, cast.superAdmin, cast.anon]) {
    await expect(
      asCaller(cast.database, caller, 'select app.tell_due_rights()'),
    ).rejects.toMatchObject({ code: '42501' });
  }
});

async function newMember(): Promise<Person> {
  const member = await addPerson(cast.database, cast.company, 'employee');
  await asCaller(cast.database, cast.admin.caller, `select set_crew_members($1, $2, 'member')`, [
    cast.crew,
    [member.personId],
  ]);
  return member;
}

async function plan(person: Person, table: string, column: string, ahead: string): Promise<void> {
  await cast.database.query(
    `update ${table} set ${column} = clock_timestamp() + $1::interval where person_id = $2`,
    [ahead, person.personId],
  );
}

async function whenItHasCome({ personId }: Person): Promise<void> {
  await expect
    .poll(async () => {
      const [row] = await cast.database.query<{ isDue: boolean }>(
        `select min(at) <= now() as "isDue" from app.due_rights where person_id = $1`,
        [personId],
      );
      return row?.isDue;
    })
    .toBe(true);
}

/** Announces due changes as the server does, and returns the seconds until the next one. */
async function tell(): Promise<number | null> {
  const [row] = await cast.database.query<{ seconds: number | null }>(
    'select app.tell_due_rights() as seconds',
  );
  return row?.seconds ?? null;
}

async function heardIn(work: () => Promise<unknown>): Promise<string[]> {
  const [before] = await cast.database.query<{ count: number }>(
    'select count(*)::int as count from realtime.messages',
  );
  await work();
  const rows = await cast.database.query<{ topic: string }>(
    'select topic from realtime.messages order by inserted_at, topic offset $1',
    [before?.count ?? 0],
  );
  return rows.map(({ topic }) => topic);
}

async function board(caller: TestCaller, since: string | null = null): Promise<LiveBoardAnswer> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select live_board($1) as answer',
    [since],
  );
  return liveBoardAnswerSchema.parse(row?.answer);
}
