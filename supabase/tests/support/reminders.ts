/** Writes the facts that reminders are based on, as the server stores them, and reads the results. */
import { randomUUID } from 'node:crypto';
import { addPerson, type Cast, type Person } from './cast.ts';

export function after(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + seconds * 1000).toISOString();
}

/** Adds someone with an email who has been in the company since January 2026. */
export async function addReachable(cast: Cast, role = 'employee'): Promise<Person> {
  const person = await addPerson(cast.database, cast.company, role);
  await cast.database.query(
    `update memberships set valid_from = '2026-01-01' where person_id = $1`,
    [person.personId],
  );
  return person;
}

export async function addCrewOf(cast: Cast, lead: Person, person: Person): Promise<void> {
  const crew = randomUUID();
  await cast.database.query('insert into crews (company_id, id, name) values ($1, $2, $3)', [
    cast.company,
    crew,
    `Crew ${crew}`,
  ]);
  await cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, is_lead, valid_from)
     values ($1, $2, $3, true, '2026-01-01'), ($1, $2, $4, false, '2026-01-01')`,
    [cast.company, crew, lead.personId, person.personId],
  );
}

export type ShiftTimes = {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly canceledAt?: string;
  readonly publishedAt?: string;
};

export async function addSeenShift(
  cast: Cast,
  { personId }: Person,
  { startsAt, endsAt, canceledAt, publishedAt = '2026-06-01T12:00:00Z' }: ShiftTimes,
): Promise<string> {
  const id = randomUUID();
  await cast.database.query(
    `insert into published_shifts (company_id, id, person_id, starts_local, ends_local, zone, starts_second,
       ends_second, break_minutes, starts_at, ends_at, canceled_at, published_at)
     values ($1, $2, $3, $4::timestamptz at time zone 'America/Denver',
       $5::timestamptz at time zone 'America/Denver', 'America/Denver', false, false, 30, $4::timestamptz,
       $5::timestamptz, $6, $7)`,
    [cast.company, id, personId, startsAt, endsAt, canceledAt ?? null, publishedAt],
  );
  return id;
}

/** Adds a clock-in that the server has received but that has made no entry. */
export async function addPunch(cast: Cast, { personId }: Person, at: string): Promise<string> {
  const id = randomUUID();
  await cast.database.query(
    `insert into punches (company_id, id, person_id, kind, occurred_at, received_at, source, actor_person_id,
       device_id, device_seq, device_at, zone, utc_offset_minutes, online, payload_version, payload_hash)
     values ($1, $2, $3, 'in', $4, $4, 'device', $3, $2, 0, $4, 'America/Denver', -360, true, 1, '')`,
    [cast.company, id, personId, at],
  );
  return id;
}

export async function addOpenEntry(cast: Cast, person: Person, at: string): Promise<string> {
  const id = await addPunch(cast, person, at);
  await cast.database.query(
    `insert into time_entries (company_id, id, person_id, started_at, zone, state, device_started_at)
     values ($1, $2, $3, $4, 'America/Denver', 'open', $4)`,
    [cast.company, id, person.personId, at],
  );
  return id;
}

export async function addTimeOff(
  cast: Cast,
  { personId }: Person,
  { from, to, state = 'approved' }: { from: string; to: string; state?: string },
): Promise<void> {
  const kind = randomUUID();
  await cast.database.query(
    `insert into time_off_kinds (company_id, id, name, is_paid, accrual) values ($1, $2, 'Unpaid', false, 'none')`,
    [cast.company, kind],
  );
  await cast.database.query(
    `insert into time_off_requests (company_id, id, person_id, kind_id, state, first_day, last_day, zone,
       starts_at, ends_at, minutes, request_hash)
     values ($1, gen_random_uuid(), $2, $3, $4, '2026-06-10', '2026-06-10', 'America/Denver', $5, $6, 0, '')`,
    [cast.company, personId, kind, state, from, to],
  );
}

/** @param version the version of the plan that the device reminds by; the current one by default */
export async function addReport(
  cast: Cast,
  { personId }: Person,
  seenAt: string,
  remindersUntil: string | null = null,
  version: string | null = null,
): Promise<void> {
  await cast.database.query(
    `insert into device_reports (company_id, person_id, device_id, last_contact_at, reminders_until, schedule_version)
     values ($1, $2, gen_random_uuid(), $3, $4, case when $4::timestamptz is not null then
       to_char(coalesce($5::timestamptz, now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') end)`,
    [cast.company, personId, seenAt, remindersUntil, version],
  );
}

/** Returns every reminder of a person as `kind outcome`, in the order they were due. */
export async function logOf(cast: Cast, { personId }: Person): Promise<readonly string[]> {
  const rows = await cast.database.query<{ line: string }>(
    `select kind || ' ' || outcome as line from reminder_log where person_id = $1 order by due_at, kind`,
    [personId],
  );
  return rows.map(({ line }) => line);
}

export async function messagesTo(
  cast: Cast,
  { personId }: Person,
  kind: string,
): Promise<readonly unknown[]> {
  const rows = await cast.database.query<{ payload: unknown }>(
    `select payload from app.notifications
     where person_id = $1 and kind = $2 and state = 'waiting' order by created_at`,
    [personId, kind],
  );
  return rows.map(({ payload }) => payload);
}

export async function addBrowsers(cast: Cast, { userId }: Person, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await cast.database.query(
      `with session as (insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1) returning id)
       insert into app.push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
       select $1, id, 'https://push.example/' || id, 'key', 'secret' from session`,
      [userId],
    );
  }
}
