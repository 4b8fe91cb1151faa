/**
 * The people of a simulated week of reminders and their actions, inserted as the server would have received them. Each
 * person has a kind, which says what keeps reminders from them, and a line, which says what they do on each day.
 */
import { randomUUID } from 'node:crypto';
import type { Cast } from './cast.ts';
import { after } from './reminders.ts';

/** Quiet hours, approved time off all week, a phone that reminds on its own, nights at work, nights asleep, none. */
export const kinds = ['quiet', 'off', 'phone', 'night', 'sleeper', 'plain'] as const;
export type Kind = (typeof kinds)[number];
export type Worker = { readonly id: string; readonly kind: Kind; readonly line: number };
/** Leads the crew of everyone of one kind. */
export type Lead = { readonly id: string; readonly kind: Kind };

/** 7:00 in Denver on a day from Sunday, October 25, to the Sunday whose night repeats an hour. */
export const startOf = (day: number) =>
  day < 7 ? `2026-10-${25 + day}T13:00:00.000Z` : '2026-11-01T14:00:00.000Z';
/** The instant some minutes after 7:00 on a day. */
export const minuteOf = (day: number, minute: number) => after(startOf(day), minute * 60);
/** The second 1:30. */
export const nightStart = '2026-11-01T08:30:00.000Z';
/** Phones remind their people on their own until then. */
export const coveredUntil = minuteOf(2, 60);
export const leaveEnds = '2026-11-03T07:00:00.000Z';
/** 20:00; the lead of the people who ask has quiet hours from 19:00 to 21:00. */
export const askedAt = 780;

export const isEarly = ({ line }: Worker) => line % 2 === 0;
/** True for people whose punches reach the server only after it has reminded them. */
export const isLate = (worker: Worker) => worker.kind === 'plain' && !isEarly(worker);
export const punches = ({ kind }: Worker, day: number) => (kinds.indexOf(kind) + day) % 2 !== 0;
export const leavesInTime = ({ line }: Worker, day: number) => (line + day) % 2 === 0;
export const mealOf = ({ line }: Worker, day: number) =>
  (['taken', 'begun', 'none'] as const)[(line + day) % 3];
export const hasSigned = ({ line }: Worker) => line % 4 < 2;
export const hasRenewed = ({ line }: Worker) => line % 3 === 2;
/** The day on which someone asks for time off and a certificate is due. */
export const dayOf = ({ line }: Worker, days: readonly number[]) => days[line % days.length] ?? 0;
export const holdsCertificate = ({ kind }: Worker) => ['quiet', 'off', 'plain'].includes(kind);

const weekOff = '00000000-0000-4000-8000-0000000000ff';
const zone = 'America/Denver';

/** @param days the days of the week to simulate */
export async function openReminderWeek(cast: Cast, count: number, days: readonly number[]) {
  const { database, company } = cast;
  // While a server runs, either database does this automatically.
  const analyze = () => database.script('analyze', { transactional: false });
  await database.query(`update companies set created_at = '2026-01-01'`);
  await setRules();
  const leads: readonly Lead[] = (await addPeople('lead', 6, 'supervisor')).map((id, index) => ({
    id,
    kind: kindOf(index),
  }));
  const workers: readonly Worker[] = (await addPeople('week', count, 'employee')).map(
    (id, index) => ({ id, kind: kindOf(index), line: Math.floor(index / kinds.length) }),
  );
  await addCrews();
  await addPlans();
  await addWaiting();
  await analyze();
  const atWork = (day: number, who: (one: Worker) => boolean) =>
    workers.filter((one) => punches(one, day) && who(one));
  const entryIds = new Map<Worker, string>();

  return {
    leads,
    workers,
    /** Inserts punches made a minute before the start, and reports from phones. */
    arrive: async (day: number) => {
      await analyze();
      await clockIn(day, startOf(day), (one) => !isLate(one));
      await database.query(
        'update device_reports set last_contact_at = $2 where person_id = any ($1::uuid[])',
        [workers.filter(isEarly).map(({ id }) => id), minuteOf(day, 1)],
      );
    },
    arriveLate: (day: number) => clockIn(day, minuteOf(day, 10), isLate),
    eat: (day: number) => addMeals(day, 'taken', 240, 270),
    beginToEat: (day: number) => addMeals(day, 'begun', 280),
    endMeals: (day: number) =>
      database.query('update time_breaks set ended_at = $1 where ended_at is null', [
        minuteOf(day, 310),
      ]),
    leave: (day: number) => clockOut(day, 370, (one) => leavesInTime(one, day)),
    leaveLate: (day: number) => clockOut(day, 400, (one) => !leavesInTime(one, day)),
    /** Decides within the approver's quiet hours. */
    decide: (day: number) =>
      database.query(
        `update time_off_requests set state = 'declined' where asked_at = $1 and person_id = any ($2::uuid[])`,
        [minuteOf(day, askedAt), workers.filter((one) => !isEarly(one)).map(({ id }) => id)],
      ),
    /** Does what `app.tell_schedule_people` does, at a given instant. */
    publish: (publication: string, instant: string) =>
      database.query(
        `select count(*) from app.send_notifications('schedule_published', $1::uuid[],
           array_fill($2::text, array[cardinality($1::uuid[])]), null, $3)`,
        [workers.map(({ id }) => id), publication, instant],
      ),
  };

  async function clockIn(day: number, receivedAt: string, who: (one: Worker) => boolean) {
    const started_at = minuteOf(day, -1);
    const present = atWork(day, who);
    for (const one of present) entryIds.set(one, randomUUID());
    const entries = present.map((one) => ({ id: entryIds.get(one), person_id: one.id }));
    await addPunches(
      entries.map((entry) => ({ ...entry, kind: 'in', at: started_at })),
      receivedAt,
    );
    await insert(
      'time_entries',
      entries.map((entry) => ({
        ...entry,
        started_at,
        zone,
        state: 'open',
        device_started_at: started_at,
      })),
    );
    await calculate();
  }

  async function clockOut(day: number, minute: number, who: (one: Worker) => boolean) {
    await database.query(
      `update time_entries set state = 'closed', ended_at = $2 where state = 'open' and id = any ($1::uuid[])`,
      [atWork(day, who).map((one) => entryIds.get(one) ?? null), minuteOf(day, minute)],
    );
    await calculate();
  }

  /** Hours are calculated soon after a punch, but this week doesn't test that. */
  async function calculate(): Promise<void> {
    await database.query('delete from app.hours_queue');
  }

  async function addMeals(day: number, meal: string, from: number, to?: number) {
    const started_at = minuteOf(day, from);
    const breaks = atWork(day, (one) => mealOf(one, day) === meal).map((one) => ({
      id: randomUUID(),
      entry_id: entryIds.get(one),
      person_id: one.id,
      kind: 'meal',
      started_at,
      ended_at: to === undefined ? null : minuteOf(day, to),
    }));
    await addPunches(
      breaks.map(({ id, person_id }) => ({ id, person_id, kind: 'break_start', at: started_at })),
      started_at,
    );
    await insert('time_breaks', breaks);
  }

  function addPunches(
    made: readonly { id: string | undefined; person_id: string; kind: string; at: string }[],
    received_at: string,
  ): Promise<unknown> {
    const rows = made.map(({ at: occurred_at, ...punch }, device_seq) => ({
      ...punch,
      break_kind: punch.kind === 'break_start' ? 'meal' : null,
      occurred_at,
      received_at,
      source: 'device',
      actor_person_id: punch.person_id,
      device_id: punch.id,
      device_seq,
      device_at: occurred_at,
      zone,
      utc_offset_minutes: -360,
      online: true,
      payload_version: 1,
      payload_hash: '',
    }));
    return insert('punches', rows);
  }

  async function setRules(): Promise<void> {
    // Older than any data on a phone, whenever this runs.
    await database.query(
      `update company_settings set time_zone = $2, remind_employee_after = 5, remind_supervisor_after = 15,
         remind_end_after = 15, remind_break_before = 15 where company_id = $1`,
      [company, zone],
    );
    await database.query(
      `insert into company_rules (company_id, kind, valid_from, rule)
       values ($1, 'breaks', '2026-01-01', app.break_set('federal', 1) || $2::jsonb)`,
      [
        company,
        JSON.stringify({ meals: [{ after_minutes: 300, minutes: 30 }], meal_form: 'one_block' }),
      ],
    );
    await database.query(`update company_rules set changed_at = '2026-10-01'`);
    await database.query(`update company_settings set reminders_changed_at = '2026-10-01'`);
    await insert('time_off_kinds', [
      { id: weekOff, name: 'Week off', is_paid: false, accrual: 'none' },
    ]);
  }

  /** Adds everyone at once and returns their ids, always in the same order. */
  async function addPeople(name: string, many: number, role: string): Promise<readonly string[]> {
    await database.query(
      `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
       select gen_random_uuid(), $1 || '-' || n || '@muster.test', now(), '{}', '{}' from generate_series(1, $2::int) n`,
      [name, many],
    );
    const added = await database.query<{ id: string }>(
      `update profiles p set company_id = $1, first_name = $2, last_name = substring(u.email from '\\d+')
       from auth.users u where u.id = p.id and u.email like $2 || '-%' returning p.person_id as id`,
      [company, name],
    );
    await insert(
      'memberships',
      added.map(({ id }) => ({ id: randomUUID(), person_id: id, role, valid_from: '2026-01-01' })),
    );
    return added.map(({ id }) => id);
  }

  async function addCrews(): Promise<void> {
    const crewIds = new Map(kinds.map((kind) => [kind, randomUUID()]));
    await insert(
      'crews',
      [...crewIds].map(([name, id]) => ({ id, name })),
    );
    await insert(
      'crew_members',
      [leads, workers].flatMap((people) =>
        people.map(({ id, kind }) => ({
          id: randomUUID(),
          crew_id: crewIds.get(kind),
          person_id: id,
          is_lead: people === leads,
          valid_from: '2026-01-01',
        })),
      ),
    );
  }

  async function addPlans(): Promise<void> {
    const shift = ({ id }: Worker, starts_at: string, hours: number) => {
      const ends_at = after(starts_at, hours * 3600);
      return {
        id: randomUUID(),
        person_id: id,
        starts_local: wallTime(starts_at),
        ends_local: wallTime(ends_at),
        zone,
        starts_second: starts_at === nightStart,
        ends_second: false,
        break_minutes: 0,
        starts_at,
        ends_at,
        published_at: '2026-06-01T12:00:00Z',
      };
    };
    await insert(
      'published_shifts',
      workers.flatMap((one) => [
        ...days.map((day) => shift(one, startOf(day), 6)),
        ...(['night', 'sleeper'].includes(one.kind) ? [shift(one, nightStart, 4)] : []),
      ]),
    );
    const away = [...workers.filter(({ kind }) => kind === 'off'), ...leads.filter(isAway)];
    await insert(
      'time_off_requests',
      away.map(({ id }) =>
        timeOff(id, 'approved', ['2026-10-24', '2026-11-02'], ['2026-10-24T06:00Z', leaveEnds]),
      ),
    );
    await insert('notification_settings', [
      ...workers.flatMap((one) => quietHours(one.id, quietOf(one))),
      ...leads.flatMap(({ id, kind }) =>
        quietHours(
          id,
          kind === 'quiet' ? ['06:00', '09:00'] : kind === 'plain' ? ['19:00', '21:00'] : null,
        ),
      ),
    ]);
    await insert(
      'device_reports',
      workers
        .filter(({ kind }) => kind === 'phone')
        .map(({ id }) => ({
          person_id: id,
          device_id: id,
          last_contact_at: startOf(0),
          reminders_until: coveredUntil,
          schedule_version: '2026-10-20T00:00:00.000000Z',
        })),
    );
  }

  async function addWaiting(): Promise<void> {
    await insert(
      'day_results',
      workers.map(({ id }) => ({
        person_id: id,
        date: '2026-10-25',
        week_from: '2026-10-19',
        regular_minutes: 480,
        ...Object.fromEntries(
          ['overtime', 'double', 'meal_premium', 'rest_premium', 'deducted'].map((what) => [
            `${what}_minutes`,
            0,
          ]),
        ),
        is_open: false,
        needs_review: false,
        ...{ lines: [], ranges: [], breaks: [], exceptions: [] },
        tzdata: '2026a',
      })),
    );
    await insert(
      'timesheets',
      workers.filter(hasSigned).map(({ id }) => ({
        person_id: id,
        period_from: '2026-10-19',
        period_to: '2026-10-25',
        state: 'signed',
        signed_at: startOf(0),
      })),
    );
    await insert(
      'certificates',
      workers.filter(holdsCertificate).flatMap((one) => {
        const expires_on = after(startOf(dayOf(one, days)), 30 * 86_400).slice(0, 10);
        const first = { id: randomUUID(), person_id: one.id, kind: 'OSHA 30', expires_on };
        return hasRenewed(one)
          ? [first, { ...first, id: randomUUID(), expires_on: '2028-12-31' }]
          : [first];
      }),
    );
    await insert(
      'time_off_requests',
      workers
        .filter(({ kind }) => kind === 'plain')
        .map((one) => ({
          ...timeOff(
            one.id,
            'waiting',
            ['2026-12-14', '2026-12-14'],
            ['2026-12-14T07:00Z', '2026-12-15T07:00Z'],
          ),
          asked_at: minuteOf(dayOf(one, days), askedAt),
        })),
    );
  }

  async function insert(table: string, rows: readonly object[]): Promise<void> {
    const whole = rows.map((row) => ({ company_id: company, ...row }));
    const columns = Object.keys(whole[0] ?? {}).join(', ');
    if (columns === '') return;
    await database.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(whole)],
    );
  }
}

const kindOf = (index: number) => kinds[index % kinds.length] ?? 'plain';

/** True for a lead who is on leave all week. */
export const isAway = ({ kind }: Lead) => kind === 'sleeper';

function quietOf(one: Worker): readonly [string, string] | null {
  if (one.kind === 'sleeper') return ['22:00', '02:00'];
  if (one.kind !== 'quiet') return null;
  return isEarly(one) ? ['06:00', '09:00'] : ['11:00', '14:00'];
}

function quietHours(person_id: string, hours: readonly [string, string] | null) {
  if (hours === null) return [];
  const [quiet_from, quiet_to] = hours;
  return [{ person_id, quiet_hours: 'own', quiet_from, quiet_to, changed_at: '2026-10-01' }];
}

function timeOff(
  person_id: string,
  state: string,
  [first_day, last_day]: readonly [string, string],
  [starts_at, ends_at]: readonly [string, string],
) {
  return {
    id: randomUUID(),
    person_id,
    kind_id: weekOff,
    state,
    first_day,
    last_day,
    zone,
    starts_at,
    ends_at,
    minutes: 0,
    request_hash: '',
  };
}

function wallTime(instant: string): string {
  return new Date(instant).toLocaleString('sv', { timeZone: zone }).replace(' ', 'T');
}
