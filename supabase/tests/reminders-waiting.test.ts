import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCast, type Cast, type Person } from './support/cast.ts';
import {
  addCrewOf,
  addReachable,
  addTimeOff,
  after,
  logOf,
  messagesTo,
} from './support/reminders.ts';

/** Reminders of items that wait until someone acts: sent once, and not after they have acted. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await cast.database.query(`update companies set created_at = '2026-01-01'`);
  await cast.database.query(
    `update company_settings set time_zone = 'America/Denver' where company_id = $1`,
    [cast.company],
  );
});
afterAll(() => cast.close());

/** Wednesday, June 10, 2026, 14:00 in Denver. */
const asked = '2026-06-10T20:00:00Z';

describe('a request that waits', () => {
  test('is told to the lead once, and to no admin', async () => {
    const { lead, person } = await crewOfTwo();
    await addTimeOffRequest(person);
    await remind(asked);
    await remind(after(asked, 60));
    expect(await messagesTo(cast, lead, 'request_waiting')).toEqual([
      { name: 'employee Tester', what: 'time_off', starts_local: '2026-07-01T00:00' },
    ]);
    expect(await logOf(cast, cast.admin)).not.toContain('request_waiting sent');
  });

  test('is told to the admins where no one leads the person', async () => {
    const admin = await addReachable(cast, 'admin');
    await addTimeOffRequest(await addReachable(cast));
    await remind(asked);
    expect(await logOf(cast, admin)).toEqual(['request_waiting sent']);
  });

  test('is told after quiet hours, unless it was decided meanwhile', async () => {
    const [one, other] = [await crewOfTwo(), await crewOfTwo()];
    await ownQuietHours(one.lead, '13:00', '16:00');
    await ownQuietHours(other.lead, '13:00', '16:00');
    await addTimeOffRequest(one.person);
    const decided = await addTimeOffRequest(other.person);
    await remind(asked);
    expect([await logOf(cast, one.lead), await logOf(cast, other.lead)]).toEqual([[], []]);
    await cast.database.query(`update time_off_requests set state = 'declined' where id = $1`, [
      decided,
    ]);
    await remind(after(asked, 2 * 3600 - 1));
    expect(await logOf(cast, one.lead)).toEqual([]);
    await remind(after(asked, 2 * 3600));
    expect(await logOf(cast, one.lead)).toEqual(['request_waiting sent']);
    expect(await logOf(cast, other.lead)).toEqual([]);
  });

  test('waits for the end of the lead’s time off', async () => {
    const { lead, person } = await crewOfTwo();
    await addTimeOff(cast, lead, { from: '2026-06-08T06:00Z', to: '2026-06-11T06:00Z' });
    await addTimeOffRequest(person);
    await remind('2026-06-11T05:59:59Z');
    expect(await logOf(cast, lead)).toEqual([]);
    await remind('2026-06-11T06:00:00Z');
    expect(await logOf(cast, lead)).toEqual(['request_waiting sent']);
  });

  test('is told to no one who takes part in it', async () => {
    const { lead } = await crewOfTwo();
    await addTimeOffRequest(lead);
    await remind(asked);
    expect(await logOf(cast, lead)).toEqual([]);
  });
});

describe('a timesheet to sign', () => {
  /** Weeks begin on Mondays; seven in the morning of June 15 in Denver. */
  const due = '2026-06-15T13:00:00Z';

  test('is told at seven after its period, once', async () => {
    const person = await addReachable(cast);
    await addDay(person);
    await remind(after(due, -1));
    expect(await logOf(cast, person)).toEqual([]);
    await remind(due);
    await remind(after(due, 3600));
    expect(await messagesTo(cast, person, 'sheet_to_sign')).toEqual([
      { period_from: '2026-06-08', period_to: '2026-06-14' },
    ]);
  });

  test('is not told once it is signed, without hours, or while time waits for review', async () => {
    const [signed, idle, waits] = [
      await addReachable(cast),
      await addReachable(cast),
      await addReachable(cast),
    ];
    await addDay(signed);
    await cast.database.query(
      `insert into timesheets (company_id, person_id, period_from, period_to, state, signed_at)
       values ($1, $2, '2026-06-08', '2026-06-14', 'signed', '2026-06-15T12:00Z')`,
      [cast.company, signed.personId],
    );
    await addDay(waits, true);
    await remind(due);
    for (const person of [signed, idle, waits]) expect(await logOf(cast, person)).toEqual([]);
  });
});

describe('a certificate that expires', () => {
  /** Seven in the morning, thirty days and a week before July 31. */
  const [first, second] = ['2026-07-01T13:00:00Z', '2026-07-24T13:00:00Z'];

  test('is told to its holder thirty days and a week before', async () => {
    const person = await addReachable(cast);
    await addCertificate(person.personId, '2026-07-31');
    for (const at of [after(first, -1), first, after(first, 86_400), after(second, -1), second]) {
      await remind(at);
    }
    expect(await logOf(cast, person)).toEqual([
      'certificate_expiring sent',
      'certificate_expiring sent',
    ]);
    expect((await messagesTo(cast, person, 'certificate_expiring'))[0]).toEqual({
      certificate: 'OSHA 30',
      expires_on: '2026-07-31',
      name: null,
    });
  });

  test('is not told once a newer one is there', async () => {
    const person = await addReachable(cast);
    await addCertificate(person.personId, '2026-07-31');
    await addCertificate(person.personId, '2027-07-31');
    await remind(first);
    expect(await logOf(cast, person)).toEqual([]);
  });

  test('of someone without a login is told to the admins', async () => {
    const admin = await addReachable(cast, 'admin');
    await addCertificate(cast.helper.personId, '2026-07-31');
    await cast.database.query(
      `update memberships set valid_from = '2026-01-01' where person_id = $1`,
      [cast.helper.personId],
    );
    await remind(first);
    expect(await messagesTo(cast, admin, 'certificate_expiring')).toEqual([
      { certificate: 'OSHA 30', expires_on: '2026-07-31', name: 'helper' },
    ]);
  });
});

async function crewOfTwo(): Promise<{ readonly lead: Person; readonly person: Person }> {
  const lead = await addReachable(cast, 'supervisor');
  const person = await addReachable(cast);
  await addCrewOf(cast, lead, person);
  return { lead, person };
}

function remind(at: string): Promise<readonly unknown[]> {
  return cast.database.query('select app.send_reminders($1)', [at]);
}

async function addTimeOffRequest({ personId }: Person): Promise<string> {
  const id = randomUUID();
  await cast.database.query(
    `with kind as (
       insert into time_off_kinds (company_id, id, name, is_paid, accrual)
       values ($1, gen_random_uuid(), gen_random_uuid()::text, false, 'none') returning id
     )
     insert into time_off_requests (company_id, id, person_id, kind_id, state, first_day, last_day, zone, starts_at,
       ends_at, minutes, request_hash, asked_at)
     select $1, $3, $2, kind.id, 'waiting', '2026-07-01', '2026-07-01', 'America/Denver', '2026-07-01T06:00Z',
       '2026-07-02T06:00Z', 480, '', $4 from kind`,
    [cast.company, personId, id, asked],
  );
  return id;
}

async function ownQuietHours({ personId }: Person, from: string, to: string): Promise<void> {
  await cast.database.query(
    `insert into notification_settings (company_id, person_id, quiet_hours, quiet_from, quiet_to)
     values ($1, $2, 'own', $3, $4)`,
    [cast.company, personId, from, to],
  );
}

async function addDay({ personId }: Person, needsReview = false): Promise<void> {
  await cast.database.query(
    `insert into day_results (company_id, person_id, date, week_from, regular_minutes, overtime_minutes, double_minutes,
       meal_premium_minutes, rest_premium_minutes, deducted_minutes, is_open, needs_review, lines, ranges, breaks,
       exceptions, tzdata)
     values ($1, $2, '2026-06-10', '2026-06-08', 480, 0, 0, 0, 0, 0, false, $3, '[]', '[]', '[]', '[]', '2026a')`,
    [cast.company, personId, needsReview],
  );
}

async function addCertificate(personId: string, expiresOn: string): Promise<void> {
  await cast.database.query(
    `insert into certificates (id, company_id, person_id, kind, expires_on)
     values (gen_random_uuid(), $1, $2, 'OSHA 30', $3)`,
    [cast.company, personId, expiresOn],
  );
}
