import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeAllDue } from '../../apps/server/src/upkeep/retention-job.ts';
import { fixedRetention, removedKinds } from '../../packages/contract/src/retention.ts';
import { acknowledgeLocation, addPerson, openCast } from './support/cast.ts';
import type { Cast, Person } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import { saveJsa } from './support/jsas.ts';
import { minutesAgo, punchOf, recordOne } from './support/punches.ts';

/** Records that a legal hold keeps, and the others that the nightly run removes. */
let cast: Cast;
beforeAll(async () => void (cast = await openCast()));
afterAll(() => cast.close());
beforeEach(async () => {
  await cast.database.query(
    `update legal_holds set until = '2020-01-01' where until is null or until > '2020-01-01'`,
  );
});

const ofPerson = (person: string, more: object = {}) => ({
  kind: 'person',
  person_id: person,
  project_id: null,
  reason: 'A claim about a fall',
  until: null,
  ...more,
});
const ofProject = (project: string) => ({
  ...ofPerson(project),
  kind: 'project',
  person_id: null,
  project_id: project,
});
const ofCompany = { ...ofPerson(''), kind: 'company', person_id: null };

const set = (facts: object, { caller }: Person = cast.admin, id: string = randomUUID()) =>
  callJson(cast.database, caller, 'set_legal_hold($1, $2)', [id, facts]);
const end = (id: string, reason: string | null = 'Settled', { caller }: Person = cast.admin) =>
  callJson(cast.database, caller, 'end_legal_hold($1, $2)', [id, reason]);

async function tomorrow(days = 1): Promise<string> {
  const [row] = await cast.database.query<{ day: string }>(
    'select (app.company_today($1) + $2::integer)::text as day',
    [cast.company, days],
  );
  return row?.day ?? '';
}

describe('a legal hold', () => {
  test('is set, read and ended only by the company’s admins', async () => {
    const id = randomUUID();
    for (const person of [cast.employee, cast.supervisor]) {
      const refused = { verdict: 'refused', reason: 'not_allowed' };
      expect(await set(ofCompany, person)).toEqual(refused);
      expect(await end(id, 'Settled', person)).toEqual(refused);
      expect(await callJson(cast.database, person.caller, 'list_legal_holds()')).toEqual(refused);
      expect(await callJson(cast.database, person.caller, 'read_retention()')).toEqual(refused);
    }
    expect(await set(ofPerson(cast.employee.personId), cast.admin, id)).toEqual({
      verdict: 'applied',
    });
    expect(await end(id, 'Settled', cast.foreign.admin)).toEqual({
      verdict: 'refused',
      reason: 'not_found',
    });
    expect(
      await callJson(cast.database, cast.foreign.admin.caller, 'list_legal_holds()'),
    ).toMatchObject({ holds: [] });
  });

  test.each([
    ['reason', () => ofPerson(cast.employee.personId, { reason: '   ' })],
    ['reason', () => ofPerson(cast.employee.personId, { reason: null })],
    ['reason', () => ofPerson(cast.employee.personId, { reason: 'x'.repeat(1001) })],
    ['kind', () => ofPerson(cast.employee.personId, { kind: 'crew' })],
    ['person_id', () => ({ ...ofCompany, kind: 'person' })],
    ['person_id', () => ofPerson(cast.foreign.employee.personId)],
    ['project_id', () => ofProject(cast.foreign.project)],
    ['project_id', () => ofPerson(cast.employee.personId, { project_id: cast.project })],
    ['until', () => ofPerson(cast.employee.personId, { until: 'May' })],
    ['more', () => ofPerson(cast.employee.personId, { more: 1 })],
    ['facts', () => []],
  ])('with a wrong %s names the field', async (detail, facts) => {
    expect(await set(facts())).toEqual({ verdict: 'refused', reason: 'invalid_input', detail });
  });

  test('may end today, but not yesterday', async () => {
    const until = await tomorrow(0);
    expect(await set({ ...ofCompany, until: await tomorrow(-1) })).toMatchObject({
      detail: 'until',
    });
    expect(await set({ ...ofCompany, until })).toEqual({ verdict: 'applied' });
  });

  test('is set once for an id, ended once with a reason, and both are in the audit log', async () => {
    const id = randomUUID();
    expect(await set(ofProject(cast.project), cast.admin, id)).toEqual({ verdict: 'applied' });
    expect(await set(ofCompany, cast.admin, id)).toEqual({ verdict: 'replayed' });
    expect(await set(ofCompany, cast.foreign.admin, id)).toMatchObject({ detail: 'hold_id' });
    expect(await end(id, ' ')).toMatchObject({ detail: 'reason' });
    expect(await end(id)).toEqual({ verdict: 'applied' });
    expect(await end(id, 'Again')).toEqual({ verdict: 'replayed' });
    const answer = await callJson(cast.database, cast.admin.caller, 'list_legal_holds()');
    expect(answer['holds']).toContainEqual(
      expect.objectContaining({
        id,
        about: 'River bridge',
        end_reason: 'Settled',
        is_in_force: false,
      }),
    );
    const audited = await cast.database.query(
      `select action from audit_events where subject = 'legal_holds' and subject_id = $1 order by recorded_at`,
      [id],
    );
    expect(audited).toHaveLength(2);
  });
});

describe('an account', () => {
  test.each([
    ['its person', (person: Person) => ofPerson(person.personId)],
    ['the company', () => ofCompany],
    ['a project that a punch of theirs names', () => ofProject(cast.openProject)],
  ])('is not erased while %s is on hold', async (_, facts) => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    await recordOne(
      cast.database,
      person.caller,
      punchOf(person, { project_id: cast.openProject, device_at: minutesAgo(30) }),
    );
    const request = randomUUID();
    await callJson(cast.database, person.caller, 'request_account_deletion($1)', [request]);
    const accept = () =>
      callJson(cast.database, cast.admin.caller, 'decide_account_deletion($1, $2)', [
        request,
        'accept',
      ]);
    const hold = randomUUID();
    await set(facts(person), cast.admin, hold);
    expect(await accept()).toEqual({ verdict: 'refused', reason: 'on_hold' });
    await end(hold);
    expect(await accept()).toEqual({ verdict: 'applied' });
  });

  test('of someone else is erased while a person and another project are on hold', async () => {
    await set(ofPerson(cast.employee.personId));
    await set(ofProject(cast.otherProject));
    const [row] = await cast.database.query(`select app.is_erasure_held($1, $2) as is_held`, [
      cast.company,
      cast.loner.personId,
    ]);
    expect(row).toEqual({ is_held: false });
  });

  test('that is deactivated keeps its device reports while on hold', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    await plantOld(person);
    await set(ofPerson(person.personId));
    await cast.database.query('select app.end_access($1, $2)', [cast.company, person.personId]);
    expect(await countsOf(person)).toMatchObject({ device_changes: 1, device_reports: 1 });
  });
});

test('a deleted file stays until no hold covers the person who attached it or its project', async () => {
  const photo = randomUUID();
  const file = `${cast.company}/project/${cast.project}/${photo}`;
  await cast.database.query(
    `insert into attachments (company_id, id, record_kind, record_id, person_id, mime_type, size_bytes, sha256, deleted_at)
     values ($1, $2, 'project', $3, $4, 'image/png', 9, repeat('a', 64), now())`,
    [cast.company, photo, cast.project, cast.employee.personId],
  );
  await cast.database.query(
    `insert into storage.objects (bucket_id, name) values ('attachments', $1)`,
    [file],
  );
  const isDue = async () =>
    (
      await cast.database.query(
        'select from app.files_to_erase() e join storage.objects o on o.id = e.id where o.name = $1',
        [file],
      )
    ).length === 1;
  expect(await isDue()).toBe(true);
  for (const facts of [ofPerson(cast.employee.personId), ofProject(cast.project), ofCompany]) {
    const hold = randomUUID();
    await set(facts, cast.admin, hold);
    expect(await isDue()).toBe(false);
    await end(hold);
    expect(await isDue()).toBe(true);
  }
});

describe('a nightly run', () => {
  test('removes what its preview shows of each kind, step by step, and counts it', async () => {
    const gone = await leaver();
    const held = await leaver();
    for (const person of [gone, held]) await plantOld(person);
    await set(ofPerson(held.personId));
    const preview = await due();
    expect(Object.keys(preview)).toEqual([...removedKinds]);
    for (const kind of removedKinds) {
      expect(preview[kind]?.removes, kind).toBeGreaterThan(0);
      expect(preview[kind]?.held, kind).toBe(1);
    }
    const before = { gone: await countsOf(gone), held: await countsOf(held) };
    expect(before.gone).toEqual(Object.fromEntries(removedKinds.map((kind) => [kind, 1])));
    await stepUntilDone(2);
    expect(await countsOf(gone)).toEqual(Object.fromEntries(removedKinds.map((kind) => [kind, 0])));
    expect(await countsOf(held)).toEqual(before.held);
    expect(await lastRun()).toMatchObject({
      removed: Object.fromEntries(removedKinds.map((kind) => [kind, preview[kind]?.removes])),
      held: Object.fromEntries(removedKinds.map((kind) => [kind, 1])),
      is_ended: true,
    });
    expect(Object.values(await due()).map(({ removes }) => removes)).toEqual(
      removedKinds.map(() => 0),
    );
    const [ledger] = await cast.database.query<{ punches: number }>(
      'select count(*)::integer as punches from punches where person_id = $1',
      [gone.personId],
    );
    expect(ledger?.punches).toBe(1);
  });

  test('keeps every remaining row if a hold is set in the middle, and continues when the hold ends', async () => {
    await stepUntilDone(1000);
    await cast.database.query('delete from retention_runs');
    const people = await Promise.all([leaver(), leaver()]);
    for (const person of people) await plantOld(person);
    expect(await step(3)).toBe(3);
    const left = await Promise.all(people.map(countsOf));
    const hold = randomUUID();
    await set(ofCompany, cast.admin, hold);
    expect(await step(3)).toBe(0);
    expect(await Promise.all(people.map(countsOf))).toEqual(left);
    await end(hold);
    await stepUntilDone(1000);
    const total = Object.values((await lastRun()).removed).reduce((sum, each) => sum + each, 0);
    expect(total).toBe(people.length * removedKinds.length);
  });

  test('keeps punch locations on a project on hold, and what was said for its JSAs', async () => {
    const person = await leaver();
    await plantOld(person);
    await set(ofProject(cast.openProject));
    await stepUntilDone(1000);
    expect(await countsOf(person)).toMatchObject({
      punch_coordinates: 1,
      voice_audio: 1,
      message_log: 0,
    });
  });

  test('is shown to admins with what the next one removes', async () => {
    const answer = await callJson(cast.database, cast.admin.caller, 'read_retention()');
    const chosen = removedKinds.filter((kind) => !(kind in fixedRetention));
    expect(chosen).toEqual(['punch_coordinates', 'location_trail', 'voice_audio']);
    expect(answer['kinds']).toHaveLength(removedKinds.length);
    expect(answer['runs']).not.toEqual([]);
  });

  test('goes through all companies', async () => {
    await removeAllDue(cast.database, new Date());
    const [row] = await cast.database.query<{ count: number }>(
      'select count(distinct company_id)::integer as count from retention_runs',
    );
    expect(row?.count).toBe(2);
  });

  test.each([
    ['2027-02-10T03:44:59.999Z', '2027-02-10T03:45:00.000Z'],
    ['2027-02-10T03:45:00Z', '2027-02-11T03:45:00.000Z'],
    ['2027-02-10T23:00:00Z', '2027-02-11T03:45:00.000Z'],
  ])('after %s is at %s', async (after, next) => {
    const [row] = await cast.database.query<{ at: string }>(
      'select app.instant(app.next_retention_at($1)) as at',
      [after],
    );
    expect(row?.at).toBe(next);
  });
});

async function leaver(): Promise<Person> {
  return addPerson(cast.database, cast.company, 'employee');
}

/** Plants one record of each kind past its retention period, for someone who then leaves. */
async function plantOld(person: Person): Promise<void> {
  await acknowledgeLocation(cast.database);
  const punch = punchOf(person, {
    project_id: cast.openProject,
    location: { lat: 40, lng: -105.25, accuracy_m: 5, age_ms: 0, mock: false },
  });
  await recordOne(cast.database, person.caller, punch);
  const jsa = await saveJsa(cast.database, person, {
    transcript: [{ who: 'person', text: 'We hang a gate', at: minutesAgo(1) }],
    project_id: cast.openProject,
  });
  const of = [cast.company, person.personId];
  await cast.database.query(
    `update punch_locations set occurred_at = now() - interval '3 years' where punch_id = $1`,
    [punch.id],
  );
  await cast.database.query(
    `update jsa_transcripts set saved_at = now() - interval '400 days' where jsa_id = $1`,
    [jsa.id],
  );
  await cast.database.query(
    `insert into app.location_points (company_id, id, person_id, at, lat, lng, accuracy_m)
     values ($1, gen_random_uuid(), $2, now() - interval '61 days', 40, -105, 5)`,
    of,
  );
  await cast.database.query(
    `insert into app.location_rejections (company_id, id, person_id, day, reason, was_stored)
     values ($1, gen_random_uuid(), $2, current_date - 62, 'off_clock', false)`,
    of,
  );
  await cast.database.query(
    `insert into app.device_changes (company_id, person_id, device_id, changed_at, facts)
     values ($1, $2, gen_random_uuid(), now() - interval '61 days', '{}')`,
    of,
  );
  await cast.database.query(
    `insert into device_reports (company_id, person_id, device_id, last_contact_at)
     values ($1, $2, gen_random_uuid(), now() - interval '31 days')`,
    of,
  );
  await cast.database.query(
    `insert into app.notifications (kind, channel, company_id, person_id, dedupe_key, state, settled_at)
     values ('test', 'email', $1, $2::uuid, $2::uuid::text, 'sent', now() - interval '401 days')`,
    of,
  );
  await cast.database.query(
    `insert into reminder_log (company_id, person_id, kind, about, due_at, outcome, decided_at)
     values ($1, $2, 'no_punch', gen_random_uuid(), now(), 'sent', now() - interval '401 days')`,
    of,
  );
  await cast.database.query(
    `insert into inbox_items (company_id, person_id, kind, dedupe_key, created_at)
     values ($1, $2::uuid, 'sheet_to_sign', $2::uuid::text, now() - interval '61 days')`,
    of,
  );
  await cast.database.query(
    `insert into client_errors (id, company_id, user_id, message, created_at)
     values (gen_random_uuid(), $1, $2, 'It broke', now() - interval '31 days')`,
    [cast.company, person.userId],
  );
  await cast.database.query(
    `update memberships set valid_to = now() - interval '1 second' where person_id = $1`,
    [person.personId],
  );
}

async function countsOf(person: Person): Promise<Readonly<Record<string, number>>> {
  const [row] = await cast.database.query<{ counts: Record<string, number> }>(
    `select jsonb_build_object(
       'punch_coordinates', (select count(*) from punch_locations where person_id = $1),
       'voice_audio', (select count(*) from jsa_transcripts where person_id = $1),
       'location_trail', (select count(*) from app.location_points where person_id = $1),
       'location_rejections', (select count(*) from app.location_rejections where person_id = $1),
       'device_changes', (select count(*) from app.device_changes where person_id = $1),
       'device_reports', (select count(*) from device_reports where person_id = $1),
       'message_log', (select count(*) from app.notifications where person_id = $1 and kind = 'test'),
       'reminder_log', (select count(*) from reminder_log where person_id = $1),
       'inbox', (select count(*) from inbox_items where person_id = $1),
       'error_reports', (select count(*) from client_errors where user_id = $2)
     ) as counts`,
    [person.personId, person.userId],
  );
  return row?.counts ?? {};
}

async function due() {
  const rows = await cast.database.query<{ kind: string; removes: number; held: number }>(
    'select kind, removes::integer, held::integer from app.due_for_removal($1, now())',
    [cast.company],
  );
  return Object.fromEntries(rows.map(({ kind, removes, held }) => [kind, { removes, held }]));
}

async function step(most: number): Promise<number> {
  const [row] = await cast.database.query<{ removed: number }>(
    'select app.remove_due($1, now(), $2) as removed',
    [cast.company, most],
  );
  return row?.removed ?? 0;
}

async function stepUntilDone(most: number): Promise<void> {
  for (let steps = 0; steps < 200; steps += 1) if ((await step(most)) < most) return;
  throw new Error('The run did not end in 200 steps.');
}

async function lastRun() {
  const [row] = await cast.database.query<{
    removed: Record<string, number>;
    held: Record<string, number>;
    is_ended: boolean;
  }>(
    `select removed, held, ended_at is not null as is_ended from retention_runs
     where company_id = $1 order by day desc limit 1`,
    [cast.company],
  );
  if (row === undefined) throw new Error('No run is noted.');
  return row;
}
