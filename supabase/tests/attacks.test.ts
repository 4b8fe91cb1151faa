import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Parameter } from '../../apps/server/src/db/database.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { acknowledgeLocation, openCast, sitePlace, type Cast } from './support/cast.ts';
import { punchOf, record } from './support/punches.ts';

/** Attacks by someone with a valid login, which must change and reveal nothing. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await acknowledgeLocation(cast.database);
  const location = { ...sitePlace, accuracy_m: 5, age_ms: 0, mock: false };
  await record(cast.database, cast.employee.caller, [
    punchOf(cast.employee, { project_id: cast.project, location }),
  ]);
});
afterAll(() => cast.close());

const site = { name: 'Spy', lat: 1, lng: 1, radius_m: 150, polygon: null };
const project = {
  name: 'Mine now',
  number: null,
  customer: null,
  address: null,
  status: 'active',
  starts_on: null,
  ends_on: null,
  default_cost_code_id: null,
};

describe('a foreign project’s id', () => {
  test('is answered like one that does not exist', async () => {
    for (const id of [cast.foreign.project, randomUUID()]) {
      expect(await answerOf('save_site($1, $2, $3)', [randomUUID(), id, site])).toEqual(notFound);
      expect(await answerOf('save_project($1, $2, 1)', [id, project])).toEqual(notFound);
      expect(await answerOf('archive_project($1, 1)', [id])).toEqual(notFound);
      expect(await answerOf('set_project_crews($1, $2, 1)', [id, [cast.crew]])).toEqual(notFound);
      expect(await answerOf('project_page($1)', [id])).toEqual(notFound);
    }
    const [mill] = await cast.database.query('select name from projects where id = $1', [
      cast.foreign.project,
    ]);
    expect(mill).toEqual({ name: 'Mill' });
  });

  test('can’t be taken for a new project of one’s own', async () => {
    expect(await answerOf('save_project($1, $2)', [cast.foreign.project, project])).toEqual(
      notFound,
    );
  });
});

test('no answer lets an admin tell another company’s crew id from one that doesn’t exist', async () => {
  const [foreign] = await cast.database.query<{ id: string }>(
    `insert into crews (company_id, name) values ($1, 'Theirs') returning id`,
    [cast.foreign.company],
  );
  const answers = [];
  for (const id of [foreign?.id ?? '', randomUUID()]) {
    for (const conflict of ['', 'on conflict do nothing', 'on conflict (id) do nothing']) {
      answers.push(
        await asCaller(
          cast.database,
          cast.admin.caller,
          `insert into crews (id, company_id, name) values ($1, $2, 'Guess') ${conflict} returning id`,
          [id, cast.company],
        ).catch((error: unknown) => error),
      );
    }
  }
  expect(answers).toEqual(Array.from(answers, () => expect.objectContaining({ code: '42501' })));
});

describe('a row of a project or a company', () => {
  test.each([
    `insert into project_sites (company_id, project_id, name, lat, lng) select company_id, id, 'Spy', 1, 1 from projects`,
    `update projects set name = 'Mine now'`,
    `update projects set company_id = gen_random_uuid()`,
    `delete from project_crews`,
    `update cost_codes set name = 'Mine now'`,
    `update crews set name = 'Mine now'`,
    `update companies set website_url = 'javascript:alert(1)'`,
  ])('is not written past the rules, not even by an admin: %s', async (statement) => {
    await expect(asCaller(cast.database, cast.admin.caller, statement)).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('of an earlier version is not overwritten by a later reader of it', async () => {
    expect(await rename(1)).toEqual({ verdict: 'applied', version: 2 });
    expect(await rename(1)).toEqual({ verdict: 'refused', reason: 'changed_meanwhile' });
  });
});

describe('one’s own rights', () => {
  test('can’t be raised by any write', async () => {
    for (const sql of [
      `update profiles set company_id = '${cast.foreign.company}'`,
      `update profiles set profile_complete = true`,
      `update memberships set role = 'admin'`,
      `insert into memberships (company_id, person_id, role) values ('${cast.company}', '${cast.employee.personId}', 'admin')`,
      `insert into platform_admins (user_id) values ('${cast.employee.userId}')`,
      `insert into crew_members (company_id, crew_id, person_id, is_lead) values ('${cast.company}', '${cast.otherCrew}', '${cast.employee.personId}', true)`,
      `update crew_members set is_lead = true`,
      `insert into kiosks (company_id, user_id, name) values ('${cast.company}', '${cast.employee.userId}', 'Mine')`,
      `insert into profiles (company_id, person_id) values ('${cast.company}', gen_random_uuid())`,
    ]) {
      await expect(asCaller(cast.database, cast.employee.caller, sql), sql).rejects.toMatchObject({
        code: '42501',
      });
    }
  });

  test('are not taken from the token’s own claims', async () => {
    const forged = {
      ...cast.employee.caller,
      claims: {
        user_metadata: { role: 'admin', company_id: cast.foreign.company },
        app_metadata: { role: 'super_admin' },
      },
    };
    expect(await asCaller(cast.database, forged, 'select id from companies order by id')).toEqual([
      { id: cast.company },
    ]);
  });

  test('do not reach the rules behind the exposed functions', async () => {
    for (const call of [
      `select app.record_batch(null, '[]', now())`,
      `select app.my_role()`,
      `select app.touch_clocks('${cast.company}', '{}')`,
      `select app.claim_invitation('${cast.employee.userId}', null, 'x')`,
      `select * from app.audit_events_unplaced`,
      `select * from app.punch_locations_unplaced`,
    ]) {
      await expect(asCaller(cast.database, cast.admin.caller, call), call).rejects.toMatchObject({
        code: '42501',
      });
    }
  });
});

describe('coordinates', () => {
  test('come out of no table and no column, for no one', async () => {
    for (const caller of [
      cast.admin.caller,
      cast.supervisor.caller,
      cast.employee.caller,
      { role: 'service_role' },
      cast.anon,
    ]) {
      for (const sql of [
        'select * from punch_locations',
        'select lat from punch_locations',
        'select count(*) from punch_locations',
        'select p.id, l.lat from punches p join punch_locations l on l.punch_id = p.id',
      ]) {
        await expect(asCaller(cast.database, caller, sql), sql).rejects.toMatchObject({
          code: '42501',
        });
      }
    }
  });

  test('stand in no other column that can be read', async () => {
    const [row] = await cast.database.query<{ text: string }>(
      `select concat(
         (select string_agg(punches::text, ' ') from punches),
         (select string_agg(time_entry_events::text, ' ') from time_entry_events),
         (select string_agg(audit_events::text, ' ') from audit_events where subject <> 'project_sites'),
         (select string_agg(messages::text, ' ') from realtime.messages)
       ) as text`,
    );
    expect(row?.text).not.toContain(String(sitePlace.lng));
  });

  test('are answered by the RPC with a purpose only, and the look is there for the person to see', async () => {
    const ask = (purpose: string | null) =>
      asCaller<{ answer: { verdict: string; points?: unknown[] } }>(
        cast.database,
        cast.supervisor.caller,
        `select read_punch_locations($1, now() - interval '1 day', now(), $2) as answer`,
        [cast.employee.personId, purpose],
      );
    expect(await ask(null)).toMatchObject([{ answer: { reason: 'purpose_missing' } }]);
    expect(await ask('  ')).toMatchObject([{ answer: { reason: 'purpose_missing' } }]);
    expect(await ask('Looking for the digger')).toMatchObject([
      { answer: { verdict: 'ok', points: [{ lat: sitePlace.lat, lng: sitePlace.lng }] } },
    ]);
    expect(
      await asCaller(
        cast.database,
        cast.employee.caller,
        'select reader_person_id, purpose, points from location_reads',
      ),
    ).toEqual([
      { reader_person_id: cast.supervisor.personId, purpose: 'Looking for the digger', points: 1 },
    ]);
  });

  test('of more than 31 days or of a foreign person are refused without a trace of the person', async () => {
    const ask = async (person: string, days: number) => {
      const [row] = await asCaller<{ answer: unknown }>(
        cast.database,
        cast.admin.caller,
        `select read_punch_locations($1, now() - $2::int * interval '1 day', now(), 'Audit') as answer`,
        [person, days],
      );
      return row?.answer;
    };
    expect(await ask(cast.employee.personId, 32)).toMatchObject({ reason: 'invalid_input' });
    expect(await ask(cast.foreign.employee.personId, 1)).toEqual(await ask(randomUUID(), 1));
  });
});

describe('a shared phone', () => {
  test('sends push notifications to the person who signed in last', async () => {
    for (const person of [cast.employee, cast.loner]) {
      await asCaller(
        cast.database,
        person.caller,
        `insert into device_tokens (user_id, token, platform) values ($1, 'phone', 'android')
         on conflict (user_id, token) do update set created_at = excluded.created_at`,
        [person.userId],
      );
    }
    expect(await cast.database.query('select user_id from device_tokens')).toEqual([
      { user_id: cast.loner.userId },
    ]);
  });
});

const notFound = { verdict: 'refused', reason: 'not_found' };

/** Returns the answer to the first company's admin. */
async function answerOf(call: string, parameters: readonly Parameter[]): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    cast.admin.caller,
    `select ${call} as answer`,
    parameters,
  );
  return row?.answer;
}

/** Saves the way a screen does that read this version. */
function rename(version: number): Promise<unknown> {
  return answerOf('save_project($1, $2, $3)', [cast.openProject, project, version]);
}
