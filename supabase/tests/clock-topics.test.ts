import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast } from './support/cast.ts';
import { minutesAgo, punchOf, record } from './support/punches.ts';

/** Rights to listen to clock topics, and the messages sent there. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('joining a topic', () => {
  test.each([
    ['the company’s', () => `company:${cast.company}:clock`, ['admin']],
    ['a crew’s', () => `crew:${cast.crew}:clock`, ['admin', 'supervisor']],
    ['the other crew’s', () => `crew:${cast.otherCrew}:clock`, ['admin', 'otherSupervisor']],
    ['a person’s', () => `person:${cast.employee.personId}:clock`, ['employee']],
    ['a person’s notifications', () => `person:${cast.employee.personId}:inbox`, ['employee']],
    ['who looks at a person', () => `person:${cast.employee.personId}:looks`, ['employee']],
    ['the company’s schedule', () => `company:${cast.company}:schedule`, ['admin']],
    ['a crew’s schedule', () => `crew:${cast.crew}:schedule`, ['admin', 'supervisor']],
    ['a person’s schedule', () => `person:${cast.employee.personId}:schedule`, ['employee']],
    ['a foreign company’s', () => `company:${cast.foreign.company}:clock`, ['outsider']],
    [
      'a company’s safety',
      () => `company:${cast.company}:safety`,
      ['admin', 'supervisor', 'otherSupervisor', 'employee'],
    ],
    [
      'a company’s checklists',
      () => `company:${cast.company}:checklists`,
      ['admin', 'supervisor', 'otherSupervisor', 'employee'],
    ],
    [
      'a company’s equipment',
      () => `company:${cast.company}:equipment`,
      ['admin', 'supervisor', 'otherSupervisor', 'employee'],
    ],
    [
      'a company’s tickets',
      () => `company:${cast.company}:tickets`,
      ['admin', 'supervisor', 'otherSupervisor'],
    ],
    ['a foreign company’s safety', () => `company:${cast.foreign.company}:safety`, ['outsider']],
    ['no known', () => `company:${cast.company}:payroll`, []],
    ['a malformed', () => `company:' or true --:clock`, []],
    ['an empty', () => '', []],
  ])('%s topic is for those who may and no one else', async (_, topicOf, allowed) => {
    const callers: Record<string, TestCaller> = {
      employee: cast.employee.caller,
      supervisor: cast.supervisor.caller,
      otherSupervisor: cast.otherSupervisor.caller,
      admin: cast.admin.caller,
      kiosk: cast.kiosk.caller,
      superAdmin: cast.superAdmin,
      outsider: cast.foreign.admin.caller,
    };
    await cast.database.query(`select realtime.send('{}', 'changed', $1)`, [topicOf()]);
    const joined: string[] = [];
    for (const [name, caller] of Object.entries(callers)) {
      if (await mayJoin(caller, topicOf())) joined.push(name);
    }
    expect(joined.sort()).toEqual(allowed.toSorted());
  });

  test('no one sends to a clock topic from outside', async () => {
    const send = cast.database.transaction(
      async (transaction) => {
        await transaction.query(`select set_config('realtime.topic', $1, true)`, [
          `company:${cast.company}:clock`,
        ]);
        await transaction.query(
          `insert into realtime.messages (topic, extension, event, private) values ($1, 'broadcast', 'changed', true)`,
          [`company:${cast.company}:clock`],
        );
      },
      { caller: { role: 'authenticated', claims: { ...cast.admin.caller } } },
    );
    await expect(send).rejects.toMatchObject({ code: '42501' });
  });
});

describe('messages', () => {
  test('a whole crew’s start is one message to the company, one to the crew and one to each person with a login', async () => {
    const before = await messageCount();
    await record(
      cast.database,
      cast.supervisor.caller,
      [cast.supervisor, cast.employee, cast.helper].map((person) =>
        punchOf(person, { claimed_at: minutesAgo(30), project_id: cast.project }),
      ),
    );
    const messages = await cast.database.query<{ topic: string; event: string; payload: object }>(
      'select topic, event, private, payload from realtime.messages order by inserted_at, topic offset $1',
      [before],
    );
    expect(messages.map(({ topic }) => topic).sort()).toEqual(
      [
        `company:${cast.company}:clock`,
        `crew:${cast.crew}:clock`,
        ...[cast.supervisor, cast.employee].map(({ personId }) => `person:${personId}:clock`),
      ].sort(),
    );
    for (const message of messages) {
      expect(message).toMatchObject({
        event: 'changed',
        private: true,
        payload: { topic: message.topic, since: expect.stringMatching(/^\d+$/) },
      });
    }
  });

  test('sends one message per topic, however many statements of a transaction announce it', async () => {
    // A different trigger handles a person's first punch than later ones.
    const fresh = await addPerson(cast.database, cast.company, 'employee');
    const before = await messageCount();
    await cast.database.transaction(
      async (transaction) => {
        for (const batch of [
          [punchOf(fresh), punchOf(cast.employee, { kind: 'out' })],
          [punchOf(cast.loner)],
        ]) {
          await transaction.query('select record_punches($1)', [JSON.stringify(batch)]);
        }
      },
      { caller: { role: 'authenticated', claims: { ...cast.admin.caller } } },
    );
    expect((await topicsSince(before)).sort()).toEqual(
      [
        `company:${cast.company}:clock`,
        `crew:${cast.crew}:clock`,
        ...[fresh, cast.employee, cast.loner].map(({ personId }) => `person:${personId}:clock`),
      ].sort(),
    );
  });

  test('a message that is rolled back is sent again', async () => {
    const before = await messageCount();
    await cast.database.script(`
      savepoint before_it;
      select app.tell_changed(array['company:${cast.company}:time']);
      rollback to savepoint before_it;
      select app.tell_changed(array['company:${cast.company}:time', 'company:${cast.company}:time']);
    `);
    expect(await topicsSince(before)).toEqual([`company:${cast.company}:time`]);
  });

  test.each([
    ['an admin takes somebody out of', 'none'],
    ['an admin plans that somebody leaves', 'planned'],
    ['somebody loses access while in', 'over'],
  ])('the crew’s lead hears when %s it', async (_, how) => {
    const leaver = await addPerson(cast.database, cast.company, 'employee');
    await setStanding(leaver.personId, 'member');
    const before = await messageCount();
    if (how === 'none') await setStanding(leaver.personId, 'none');
    if (how === 'over') {
      await asCaller(cast.database, cast.admin.caller, 'select deactivate_person($1)', [
        leaver.personId,
      ]);
    }
    if (how === 'planned') {
      await cast.database.query(
        `update crew_members set valid_to = now() + interval '1 day' where person_id = $1`,
        [leaver.personId],
      );
    }
    expect(await topicsSince(before)).toContain(`crew:${cast.crew}:clock`);
  });

  test('the crew is told about a member who joined and left on the same day, though no trace of it stays', async () => {
    const guest = await addPerson(cast.database, cast.company, 'employee');
    await setStanding(guest.personId, 'member');
    const before = await messageCount();
    await cast.database.query('delete from crew_members where person_id = $1', [guest.personId]);
    expect(await topicsSince(before)).toContain(`crew:${cast.crew}:clock`);
    expect(await topicsSince(before)).not.toContain(`crew:${cast.otherCrew}:clock`);
  });

  test('a replay and a refusal say nothing', async () => {
    const punch = punchOf(cast.loner);
    await record(cast.database, cast.loner.caller, [punch]);
    const before = await messageCount();
    await record(cast.database, cast.loner.caller, [punch]);
    await record(cast.database, cast.loner.caller, [punchOf(cast.employee)]);
    expect(await messageCount()).toBe(before);
  });
});

/** Checks the right to join as the realtime server does: with the topic set, does the policy show a message? */
async function mayJoin(caller: TestCaller, topic: string): Promise<boolean> {
  return cast.database.transaction(
    async (transaction) => {
      await transaction.query(`select set_config('realtime.topic', $1, true)`, [topic]);
      const rows = await transaction.query('select from realtime.messages where topic = $1', [
        topic,
      ]);
      return rows.length > 0;
    },
    { caller: { role: caller.role, claims: { ...caller } } },
  );
}

async function setStanding(personId: string, standing: string): Promise<void> {
  await asCaller(cast.database, cast.admin.caller, 'select set_crew_members($1, $2, $3)', [
    cast.crew,
    [personId],
    standing,
  ]);
}

async function topicsSince(before: number): Promise<string[]> {
  const messages = await cast.database.query<{ topic: string }>(
    'select topic from realtime.messages order by inserted_at, topic offset $1',
    [before],
  );
  return messages.map(({ topic }) => topic);
}

async function messageCount(): Promise<number> {
  const [row] = await cast.database.query<{ count: number }>(
    'select count(*)::int as count from realtime.messages',
  );
  return row?.count ?? 0;
}
