import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPersonalArchive } from '../../apps/server/src/people/personal-archive.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import {
  acknowledgeLocation,
  addLogin,
  addPerson,
  openCast,
  sitePlace,
  type Cast,
  type Person,
} from './support/cast.ts';
import { minutesAgo, punchOf, record, recordOne } from './support/punches.ts';

/** Parts of their own account that people may see and end. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('sessions', () => {
  test('are one’s own: no one sees or ends another’s', async () => {
    const foreign = await addSession(cast.admin.userId);
    const [own] = await signedIn(cast.employee);
    expect(await sessionsOf(own)).not.toContainEqual(expect.objectContaining({ id: foreign }));
    expect(await end(own, foreign)).toEqual({ verdict: 'refused', reason: 'not_found' });
    expect(await exists(foreign)).toBe(true);
  });

  test('can’t be ended from nowhere, nor the one that asks', async () => {
    const [caller, id] = await signedIn(cast.employee);
    expect(await end(cast.employee.caller, null)).toMatchObject({ reason: 'not_allowed' });
    expect(await end(caller, id)).toMatchObject({ reason: 'not_allowed' });
    expect(await exists(id)).toBe(true);
  });

  test('are shown with device and time, the asking one marked, ended ones not', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const [caller, id] = await signedIn(person);
    const over = await addSession(person.userId, `now() - interval '1 day'`);
    const sessions = await sessionsOf(caller);
    expect(sessions).toEqual([
      expect.objectContaining({ id, is_current: true, user_agent: 'a phone', ip: '10.0.0.7' }),
    ]);
    expect(sessions).not.toContainEqual(expect.objectContaining({ id: over }));
  });

  test('read nothing from the moment they are ended, however long their tokens last', async () => {
    const person = await addPerson(cast.database, cast.company, 'admin');
    const [caller] = await signedIn(person);
    const [stolen, id] = await signedIn(person);
    const companies = (by: TestCaller) =>
      asCaller(cast.database, by, 'select id from companies where id = $1', [cast.company]);
    expect(await companies(stolen)).toEqual([{ id: cast.company }]);
    expect(await end(caller, id)).toMatchObject({ verdict: 'applied' });
    for (const call of [
      'select id from companies',
      'select my_clock()',
      'select search_people()',
    ]) {
      await expect(asCaller(cast.database, stolen, call), call).rejects.toMatchObject({
        code: 'PT401',
        detail: 'session_over',
      });
    }
    expect(await companies(caller)).toEqual([{ id: cast.company }]);
    // Work is recorded even if the session has ended.
    expect(await recordOne(cast.database, stolen, punchOf(person))).toMatchObject({
      verdict: 'applied',
    });
  });

  test('read and change nothing once ended, though their login is in no company', async () => {
    const newcomer = await addLogin(cast.database);
    for (const login of [cast.superAdmin, { role: 'authenticated', sub: newcomer } as const]) {
      const caller = { ...login, claims: { aal: 'aal2', session_id: randomUUID() } };
      for (const call of [
        'select id from profiles',
        `update profiles set first_name = 'Another' where id = auth.uid()`,
        `insert into device_tokens (user_id, token, platform) values (auth.uid(), 'a phone', 'ios')`,
        'select my_data()',
        'select my_sessions()',
        'select end_my_sessions()',
        `select complete_profile('Another', 'Name')`,
        `select found_company('{}')`,
        `select accept_invitation('a token')`,
      ]) {
        await expect(asCaller(cast.database, caller, call), call).rejects.toMatchObject({
          code: 'PT401',
          detail: 'session_over',
        });
      }
    }
  });

  test('are ended one by one or all others at once, with their pushes', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const [caller, own] = await signedIn(person);
    const others = [await addSession(person.userId), await addSession(person.userId)];
    for (const session of [own, ...others]) {
      await cast.database.query(
        `insert into device_tokens (user_id, token, platform, session_id) values ($1, $2, 'android', $3)`,
        [person.userId, `push-${session}`, session],
      );
    }
    expect(await end(caller, others[0] ?? null)).toEqual({ verdict: 'applied', ended: 1 });
    expect(await end(caller, null)).toEqual({ verdict: 'applied', ended: 1 });
    expect(await sessionsOf(caller)).toHaveLength(1);
    const tokens = await cast.database.query<{ token: string }>(
      'select token from device_tokens where user_id = $1',
      [person.userId],
    );
    expect(tokens).toEqual([{ token: `push-${own}` }]);
  });
});

describe('the download of one’s own data', () => {
  test('contains nothing about anyone else', async () => {
    const text = JSON.stringify(await dataOf(cast.employee.caller));
    for (const { personId } of [cast.loner, cast.helper, cast.foreign.employee]) {
      expect(text).not.toContain(personId);
    }
    expect(await dataOf(cast.kiosk.caller)).toMatchObject({ verdict: 'refused' });
  });

  test('contains punches with their locations and hours, and never a token or a hash', async () => {
    const location = { ...sitePlace, accuracy_m: 5, age_ms: 0, mock: false };
    await acknowledgeLocation(cast.database);
    await record(cast.database, cast.employee.caller, [
      punchOf(cast.employee, { device_at: minutesAgo(60), location }),
    ]);
    const data = await dataOf(cast.employee.caller);
    expect(data).toMatchObject({
      login: { email: expect.stringContaining('@') },
      profile: { person_id: cast.employee.personId },
      punches: [expect.objectContaining({ kind: 'in' })],
      punch_locations: [expect.objectContaining({ lat: sitePlace.lat })],
      time_entries: [expect.objectContaining({ state: 'open' })],
    });
    expect(data).not.toHaveProperty('person_pins');
    expect(JSON.stringify(data)).not.toMatch(/token_hash|encrypted_password/);
  });

  test('stays available to someone who has left', async () => {
    const leaver = await addPerson(cast.database, cast.company, 'employee');
    await cast.database.query('update memberships set valid_to = now() where person_id = $1', [
      leaver.personId,
    ]);
    expect(await dataOf(leaver.caller)).toMatchObject({
      profile: { person_id: leaver.personId },
      sessions: [],
    });
  });

  test('is handed out by admins of the company for people without a login, and noted as a look', async () => {
    const ofHelper = (person: Person) =>
      answerOf(person.caller, 'select person_data($1) as answer', [cast.helper.personId]);
    for (const person of [cast.employee, cast.supervisor, cast.foreign.admin]) {
      expect(await ofHelper(person)).toEqual({ verdict: 'refused', reason: 'not_found' });
    }
    expect(
      await answerOf(cast.admin.caller, 'select person_data($1) as answer', [
        cast.employee.personId,
      ]),
    ).toEqual({ verdict: 'refused', reason: 'has_login' });
    expect(await ofHelper(cast.admin)).toMatchObject({
      login: null,
      profile: { person_id: cast.helper.personId },
    });
    const noted = await cast.database.query(
      `select actor_person_id from audit_events where action = 'export' and person_id = $1`,
      [cast.helper.personId],
    );
    expect(noted).toEqual([{ actor_person_id: cast.admin.personId }]);
  });

  test('says who looked at one’s location, pay rates and account', async () => {
    expect(await dataOf(cast.employee.caller)).toMatchObject({
      who_looked_at_my_location: expect.any(Array),
      who_looked_at_my_rates: expect.any(Array),
      support_visits: expect.any(Array),
    });
  });

  test('is a ZIP with a page, the data and the files', async () => {
    const clip = 'the bytes of a photo';
    const path = `${cast.company}/${cast.employee.personId}/b.webp`;
    await cast.database.query(
      `insert into storage.objects (bucket_id, name, version) values ('profile-photos', $1, 'v1')`,
      [path],
    );
    await cast.database.query(
      `update profiles set photo_url = $1, last_name = '<b>Núñez' where person_id = $2`,
      [path, cast.employee.personId],
    );
    const zip = (person: Person, body: object) =>
      createPersonalArchive({
        database: cast.database,
        readFile: () => Promise.resolve(Readable.from([Buffer.from(clip)])),
      }).handle(
        new Request('https://muster.test', { method: 'POST', body: JSON.stringify(body) }),
        {
          role: 'authenticated',
          claims: { role: 'authenticated', sub: person.userId },
          userId: person.userId,
        },
      );
    expect((await zip(cast.employee, { person_id: cast.helper.personId })).status).toBe(403);
    expect((await zip(cast.employee, { person_id: 'me' })).status).toBe(400);
    const entries = unzipSync(new Uint8Array(await (await zip(cast.employee, {})).arrayBuffer()));
    const textOf = (name: string) => Buffer.from(entries[name] ?? []).toString();
    expect(Object.keys(entries)).toEqual([
      'data.json',
      'index.html',
      `files/profile-photos/${path}`,
    ]);
    expect(JSON.parse(textOf('data.json'))).toMatchObject({ profile: { last_name: '<b>Núñez' } });
    expect(textOf('index.html')).toContain('&lt;b&gt;Núñez');
    expect(textOf('index.html')).not.toContain('<b>');
    expect(textOf(`files/profile-photos/${path}`)).toBe(clip);
  });
});

describe('a deleted account', () => {
  test('takes the emergency contact and the office’s notes along, and leaves the certificates', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    for (const row of [
      `emergency_contacts (company_id, person_id, name, phone) values ($1, $2, 'A sister', '555 0100')`,
      `person_details (company_id, person_id, contact_email, notes) values ($1, $2, 'a@b.test', 'Known')`,
      `certificates (id, company_id, person_id, kind) values (gen_random_uuid(), $1, $2, 'First aid')`,
    ]) {
      await cast.database.query(`insert into ${row}`, [cast.company, person.personId]);
    }
    await decide(cast.admin.caller, await ask(person), 'accept');
    const [kept] = await cast.database.query(
      `select d.contact_email, d.notes,
         (select count(*)::int from emergency_contacts c where c.person_id = d.person_id) as contacts,
         (select count(*)::int from certificates c where c.person_id = d.person_id) as certificates
       from person_details d where d.person_id = $1`,
      [person.personId],
    );
    expect(kept).toEqual({ contact_email: null, notes: null, contacts: 0, certificates: 1 });
  });
});

describe('the wish to be deleted', () => {
  test('is decided by no one but another admin of the company', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const id = await ask(person);
    for (const caller of [
      person.caller,
      cast.supervisor.caller,
      cast.foreign.admin.caller,
      cast.superAdmin,
    ]) {
      expect(await decide(caller, id, 'accept')).toMatchObject({ reason: 'not_found' });
    }
    const own = await ask(cast.admin);
    expect(await decide(cast.admin.caller, own, 'accept')).toMatchObject({ reason: 'not_allowed' });
  });

  test('is asked once, and once for a device that asks again', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const id = await ask(person);
    expect(await request(person.caller, id)).toMatchObject({ verdict: 'applied' });
    expect(await request(person.caller, randomUUID())).toMatchObject({ reason: 'already_asked' });
    expect(await request(cast.loner.caller, id)).toMatchObject({ reason: 'already_asked' });
  });

  test('is declined with a reason only', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const id = await ask(person);
    expect(await decide(cast.admin.caller, id, 'decline', ' ')).toMatchObject({
      reason: 'comment_missing',
    });
    expect(await decide(cast.admin.caller, id, 'shrug', 'x')).toMatchObject({
      reason: 'invalid_input',
    });
    expect(await decide(cast.admin.caller, id, 'decline', 'Still needed')).toEqual({
      verdict: 'applied',
    });
    expect(await decide(cast.admin.caller, id, 'accept')).toMatchObject({
      reason: 'already_decided',
    });
  });

  test('can be withdrawn while it is open', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    expect(await withdraw(person.caller)).toMatchObject({ reason: 'not_found' });
    const id = await ask(person);
    expect(await withdraw(person.caller)).toEqual({ verdict: 'applied' });
    expect(await decide(cast.admin.caller, id, 'accept')).toMatchObject({
      reason: 'already_decided',
    });
  });

  test('never leaves a company without an admin', async () => {
    const second = await addPerson(cast.database, cast.foreign.company, 'admin');
    const id = await ask(cast.foreign.admin);
    await cast.database.query(`update memberships set role = 'employee' where person_id = $1`, [
      second.personId,
    ]);
    expect(await decide(second.caller, id, 'accept')).toMatchObject({ reason: 'not_found' });
    await cast.database.query(`update memberships set role = 'admin' where person_id = $1`, [
      second.personId,
    ]);
    const other = await ask(second);
    expect(await decide(second.caller, id, 'accept')).toMatchObject({ verdict: 'applied' });
    expect(await decide(second.caller, other, 'accept')).toMatchObject({ reason: 'not_allowed' });
  });

  test('ends login, contact and access, and keeps the hours', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    await record(cast.database, person.caller, [punchOf(person, { device_at: minutesAgo(30) })]);
    await cast.database.query(`update profiles set phone = '1' where id = $1`, [person.userId]);
    const id = await ask(person);
    expect(await decide(cast.admin.caller, id, 'accept')).toEqual({ verdict: 'applied' });
    const [left] = await cast.database.query(
      `select p.id <> $1 as has_other_id, p.has_login, p.phone, p.first_name,
         (select count(*)::int from auth.users u where u.id = $1) as logins,
         (select count(*)::int from punches x where x.person_id = p.person_id) as punches,
         app.role_at(p.company_id, p.person_id, now() + interval '1 second') as role
       from profiles p where p.person_id = $2`,
      [person.userId, person.personId],
    );
    expect(left).toEqual({
      has_other_id: true,
      has_login: false,
      phone: null,
      first_name: 'employee',
      logins: 0,
      // Their clock-in, and the clock-out presumed when access ended.
      punches: 2,
      role: null,
    });
  });
});

test('a deleted account leaves no photo, nor its invitation’s address, nor those of a record merged into it', async () => {
  const person = await addPerson(cast.database, cast.company, 'employee');
  const twin = await addPerson(cast.database, cast.company, 'employee');
  const neighbour = await addPerson(cast.database, cast.company, 'employee');
  const versions = [];
  for (const { personId } of [person, twin, neighbour]) {
    const photo = `${cast.company}/${personId}/a.webp`;
    const version = randomUUID();
    versions.push(version);
    await cast.database.query(
      `insert into storage.objects (bucket_id, name, version) values ('profile-photos', $1, $2)`,
      [photo, version],
    );
    await cast.database.query(
      `update profiles set photo_url = $1, phone = '1' where person_id = $2`,
      [photo, personId],
    );
    await cast.database.query(
      `insert into invitations (company_id, person_id, email, token_hash, expires_at)
       values ($1, $2, 'worker@muster.test', sha256($3), now())`,
      [cast.company, personId, Buffer.from(version)],
    );
  }
  await cast.database.query('update profiles set has_login = false where person_id = $1', [
    twin.personId,
  ]);
  expect(
    await answerOf(cast.admin.caller, 'select merge_people($1, $2, false) as answer', [
      person.personId,
      twin.personId,
    ]),
  ).toMatchObject({ verdict: 'applied' });
  expect(await filesToErase()).toEqual([]);

  await decide(cast.admin.caller, await ask(person), 'accept');
  expect(await filesToErase()).toEqual(versions.slice(0, 2).sort());
  const left = await cast.database.query(
    `select person_id, phone, photo_url,
       (select email from invitations i where i.person_id = p.person_id) as email
     from profiles p where person_id = any ($1) order by phone nulls first`,
    [[person.personId, twin.personId, neighbour.personId]],
  );
  const nothing = { phone: null, photo_url: null, email: null };
  expect(left).toMatchObject([
    nothing,
    nothing,
    { person_id: neighbour.personId, phone: '1', email: 'worker@muster.test' },
  ]);
});

describe('a photo', () => {
  test.each(['https://tracker.example/pixel.png', 'c/p/photo.webp', 'javascript:alert(1)'])(
    'is never %s',
    async (photo) => {
      await expect(setPhoto(cast.employee, photo)).rejects.toMatchObject({ code: '23514' });
    },
  );

  test('is a file in the person’s own folder', async () => {
    const { personId } = cast.employee;
    await expect(
      setPhoto(cast.employee, `${cast.company}/${cast.loner.personId}/a.webp`),
    ).rejects.toMatchObject({ code: '23514' });
    await setPhoto(cast.employee, `${cast.company}/${personId}/a.webp`);
  });
});

function setPhoto(person: Person, photo: string) {
  return asCaller(
    cast.database,
    person.caller,
    'update profiles set photo_url = $1 where id = $2',
    [photo, person.userId],
  );
}

async function answerOf(caller: TestCaller, sql: string, values: readonly (string | null)[]) {
  const [row] = await asCaller<{ answer: unknown }>(cast.database, caller, sql, [...values]);
  return row?.answer;
}

const sessionsOf = (caller: TestCaller) => answerOf(caller, 'select my_sessions() as answer', []);
const dataOf = (caller: TestCaller) => answerOf(caller, 'select my_data() as answer', []);
const end = (caller: TestCaller, id: string | null) =>
  answerOf(caller, 'select end_my_sessions($1) as answer', [id]);
const request = (caller: TestCaller, id: string) =>
  answerOf(caller, 'select request_account_deletion($1) as answer', [id]);
const withdraw = (caller: TestCaller) =>
  answerOf(caller, 'select withdraw_account_deletion() as answer', []);
const decide = (caller: TestCaller, id: string, decision: string, comment: string | null = null) =>
  answerOf(caller, 'select decide_account_deletion($1, $2, $3) as answer', [id, decision, comment]);

async function ask(person: Person): Promise<string> {
  const id = randomUUID();
  expect(await request(person.caller, id)).toMatchObject({ verdict: 'applied' });
  return id;
}

async function filesToErase(): Promise<string[]> {
  const rows = await cast.database.query<{ version: string }>(
    'select version from app.files_to_erase()',
  );
  return rows.map(({ version }) => version).sort();
}

/** Returns the person as a caller in a new session, and the session's id. */
async function signedIn(person: Person): Promise<[TestCaller, string]> {
  const id = await addSession(person.userId);
  return [{ ...person.caller, claims: { session_id: id } }, id];
}

async function addSession(userId: string, notAfter = 'null'): Promise<string> {
  const id = randomUUID();
  await cast.database.query(
    `insert into auth.sessions (id, user_id, created_at, not_after, user_agent, ip)
     values ($1, $2, now(), ${notAfter}, 'a phone', '10.0.0.7')`,
    [id, userId],
  );
  return id;
}

async function exists(session: string): Promise<boolean> {
  const rows = await cast.database.query('select from auth.sessions where id = $1', [session]);
  return rows.length > 0;
}
