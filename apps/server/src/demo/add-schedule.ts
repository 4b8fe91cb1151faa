import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';
import { addTimeOff } from './add-time-off.ts';
import { addDays, weekdayOf } from './local-time.ts';
import type { CrewPlan } from './plan-punches.ts';
import {
  dateOf,
  hoursOf,
  isAhead,
  planShifts,
  uncertified,
  type DemoShift,
  type ShiftWeeks,
} from './plan-shifts.ts';

export type DemoSchedule = {
  readonly company: string;
  readonly zone: string;
  readonly now: number;
  readonly admin: string;
  readonly adminUserId: string;
};

/** Adds weeks that were worked, a published one with open requests, a draft with its problems, and a template. */
export async function addSchedule(
  transaction: Transaction,
  crews: readonly CrewPlan[],
  at: DemoSchedule,
): Promise<void> {
  const weeks = planShifts(crews, at);
  const open = openShiftOf(weeks, crews);
  await insertShifts(transaction, [...weeks.shifts, ...open], at);
  await publish(transaction, weeks, at);
  await changeOne(transaction, weeks, at);
  await addWishes(transaction, weeks, at);
  await addNeeds(transaction, crews, weeks, at);
  await addTimeOff(transaction, crews, {
    ...at,
    from: addDays(weeks.draftFrom, 9),
    vacationFrom: addDays(weeks.draftFrom, 7),
  });
  await actAs(transaction, at.adminUserId);
  await transaction.query('select public.save_template($1, $2, $3)', [
    randomUUID(),
    'Regular week',
    dateOf(addDays(weeks.draftFrom, 7)),
  ]);
  await actAs(transaction, null);
}

/** Adds the weeks that the last fill didn't reach: published as they come near, the rest as a draft. */
export async function extendSchedule(
  transaction: Transaction,
  crews: readonly CrewPlan[],
  at: DemoSchedule,
): Promise<void> {
  const [last] = await transaction.query<{ day: string }>(
    `select max(starts_local)::date::text as day from public.shifts where company_id = $1`,
    [at.company],
  );
  const weeks = planShifts(crews, at);
  const since = weeks.shifts.filter(({ day }) => dateOf(day) > (last?.day ?? ''));
  await insertShifts(transaction, since, at);
  await publish(transaction, weeks, at);
}

/** An upcoming Saturday shift that anyone free can take. */
function openShiftOf(weeks: ShiftWeeks, crews: readonly CrewPlan[]): DemoShift[] {
  const saturday = [6, 5, 4, 3, 2, 1, 0]
    .map((back) => addDays(weeks.publishedUntil, -back))
    .find((day) => weekdayOf(day) === 6);
  const project = crews[0]?.projects[0];
  if (saturday === undefined || project === undefined) return [];
  return [
    {
      id: randomUUID(),
      crew: 0,
      place: null,
      person_id: null,
      project_id: project.id,
      cost_code_id: null,
      ...hoursOf(saturday, { start: '07:00', end: '12:00' }),
      break_minutes: 0,
      day: saturday,
    },
  ];
}

async function insertShifts(
  transaction: Transaction,
  shifts: readonly DemoShift[],
  { company, zone, admin }: DemoSchedule,
): Promise<void> {
  await transaction.query(
    `insert into public.shifts (company_id, id, person_id, crew_id, project_id, cost_code_id, starts_local, ends_local,
       zone, break_minutes, starts_at, ends_at, changed_by)
     select $1, s.id, s.person_id, coalesce(m.crew_id, (
         select c.crew_id from public.project_crews c where c.company_id = $1 and c.project_id = s.project_id limit 1
       )), s.project_id, s.cost_code_id, s.starts_local, s.ends_local, $2, s.break_minutes,
       app.local_instant(s.starts_local, $2), app.local_instant(s.ends_local, $2), $3
     from jsonb_to_recordset($4) as s (id uuid, person_id uuid, project_id uuid, cost_code_id uuid,
       starts_local timestamp, ends_local timestamp, break_minutes integer)
     left join public.crew_members m on m.company_id = $1 and m.person_id = s.person_id`,
    [company, zone, admin, JSON.stringify(shifts)],
  );
}

/** Publishes the shifts; every other upcoming one is confirmed. */
async function publish(
  transaction: Transaction,
  { publishedUntil }: ShiftWeeks,
  { company, admin }: DemoSchedule,
): Promise<void> {
  await transaction.query(
    `insert into public.published_shifts (company_id, id, person_id, crew_id, project_id, site_id, cost_code_id,
       starts_local, ends_local, zone, starts_second, ends_second, break_minutes, note, starts_at, ends_at,
       published_at, confirmed_at)
     select company_id, id, person_id, crew_id, project_id, site_id, cost_code_id, starts_local, ends_local, zone,
       starts_second, ends_second, break_minutes, note, starts_at, ends_at,
       least(now(), starts_at - interval '4 days'),
       case when starts_at < now() or (person_id is not null and hashtext(person_id::text) % 2 = 0)
         then least(now(), starts_at - interval '1 day') end
     from public.shifts s where company_id = $1 and starts_local < $2::date + 1 and not exists (
       select from public.published_shifts p where p.company_id = s.company_id and p.id = s.id
     )`,
    [company, dateOf(publishedUntil)],
  );
  await transaction.query(
    `insert into public.schedule_publications (company_id, id, actor_person_id, published_at, request_hash, added,
       people)
     select $1, gen_random_uuid(), $2, max(published_at), 'demo', array_agg(id), count(distinct person_id)
     from public.published_shifts p where company_id = $1 and not exists (
       select from public.schedule_publications o where o.company_id = $1 and p.id = any (o.added)
     )
     group by date_trunc('week', starts_local)`,
    [company, admin],
  );
}

/** Moves an upcoming shift an hour later than its person was told. */
async function changeOne(
  transaction: Transaction,
  { publishedUntil, daysAhead }: ShiftWeeks,
  { company }: DemoSchedule,
): Promise<void> {
  await transaction.query(
    `update public.shifts s set starts_local = starts_local + interval '1 hour', starts_at = starts_at + interval '1 hour',
       note = 'Concrete truck comes at 7', version = 2
     where s.company_id = $1 and s.id = (
       select p.id from public.published_shifts p
       join public.crew_members m on m.company_id = $1 and m.person_id = p.person_id
       where p.company_id = $1 and p.starts_local::date = $2 and not m.is_lead and p.starts_at > now()
       order by p.starts_at, p.id limit 1
     )`,
    [company, dateOf(daysAhead[0] ?? publishedUntil)],
  );
}

/** Adds a swap that both people agreed to and the supervisor still has to approve. */
async function addWishes(
  transaction: Transaction,
  { shifts, daysAhead }: ShiftWeeks,
  { company, zone, now }: DemoSchedule,
): Promise<void> {
  const shiftOf = (place: number, day: number | undefined) =>
    shifts.find(
      (shift) =>
        shift.crew === 0 && shift.place === place && shift.day === day && isAhead(shift, zone, now),
    );
  const mine = shiftOf(1, daysAhead[2]);
  const theirs = shiftOf(2, daysAhead[1]);
  if (mine === undefined || theirs === undefined) return;
  await transaction.query(
    `insert into public.shift_requests (company_id, id, kind, state, shift_id, sequence, person_id, other_person_id,
       other_shift_id, other_sequence, request_hash, asked_at)
     values ($1, gen_random_uuid(), 'swap', 'waiting', $2, 1, $3, $4, $5, 1, 'demo', now() - interval '5 hours')`,
    [company, mine.id, mine.person_id, theirs.person_id, theirs.id],
  );
  await transaction.query(
    `insert into public.availability (company_id, id, person_id, kind, weekday)
     values ($1, gen_random_uuid(), $2, 'rather_not', 7)`,
    [company, mine.person_id],
  );
}

/** Adds how many people projects need, the certificates they require, and the next holidays. */
async function addNeeds(
  transaction: Transaction,
  crews: readonly CrewPlan[],
  { draftFrom }: ShiftWeeks,
  { company }: DemoSchedule,
): Promise<void> {
  await transaction.query(
    `insert into public.project_demand (company_id, project_id, on_date, people)
     select company_id, project_id, starts_local::date, count(*) + (case when extract(isodow from starts_local) = 3
       then 1 else 0 end)
     from public.shifts
     where company_id = $1 and starts_local >= $2::date - 7 and starts_local < $2::date + 7
       and extract(isodow from starts_local) <= 5
     group by company_id, project_id, starts_local::date, extract(isodow from starts_local)`,
    [company, dateOf(draftFrom)],
  );
  const roads = crews[1];
  const wanting = roads?.projects.at(-1);
  if (roads !== undefined && wanting !== undefined) {
    await transaction.query(
      `insert into public.project_certificates (company_id, project_id, kind) values ($1, $2, 'Confined space entry')`,
      [company, wanting.id],
    );
    await transaction.query(
      `insert into public.certificates (id, company_id, person_id, kind, issued_on, expires_on)
       select gen_random_uuid(), $1, p, 'Confined space entry', current_date - 200, current_date + 500
       from unnest($2::uuid[]) p`,
      [
        company,
        roads.workers.filter(({ place }) => place !== uncertified).map(({ personId }) => personId),
      ],
    );
  }
  await transaction.query(
    `insert into public.holidays (company_id, id, on_date, name)
     select $1, gen_random_uuid(), make_date(y, h.month, h.day), h.name
     from generate_series(extract(year from now())::integer, extract(year from now())::integer + 1) y,
       (values (1, 1, 'New Year''s Day'), (6, 19, 'Juneteenth'), (7, 4, 'Independence Day'), (12, 25, 'Christmas Day'))
         h (month, day, name)`,
    [company],
  );
}
