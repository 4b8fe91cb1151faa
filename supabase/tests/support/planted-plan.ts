import { longAgo } from './cast.ts';
import { addDays } from './schedule.ts';
import type { Database } from '../../../apps/server/src/db/database.ts';

export type Planted = {
  /** The ids in the plan's order of days. */
  readonly shiftIds: readonly string[];
  /** The last Sunday. */
  readonly lastDay: string;
};

/**
 * Plans a company: people with logins in crews of ten, each with an unpublished shift from Monday to Thursday of every
 * week.
 * @param monday the first day of the plan
 */
export async function plantPlan(
  database: Database,
  company: string,
  { people, weeks, monday }: { people: number; weeks: number; monday: string },
): Promise<Planted> {
  await database.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
     select gen_random_uuid(), 'planned-' || n || '@muster.test', now(), '{}', '{}' from generate_series(1, $1::int) n`,
    [people],
  );
  await database.query(
    `update profiles p set company_id = $1, first_name = 'Planned',
       last_name = lpad(substring(u.email from '\\d+'), 4, '0')
     from auth.users u where u.id = p.id and u.email like 'planned-%'`,
    [company],
  );
  const all = `(select person_id, last_name::int as n from profiles where first_name = 'Planned') w`;
  await database.query(
    `insert into memberships (company_id, person_id, role, valid_from)
     select $1, w.person_id, 'employee', ${longAgo} from ${all}`,
    [company],
  );
  await database.query(
    `insert into crews (company_id, name) select $1, 'Planned ' || n from generate_series(1, $2::int) n`,
    [company, Math.ceil(people / 10)],
  );
  await database.query(
    `insert into projects (company_id, name, number)
     select $1, 'Planned ' || n, 'P-' || n from generate_series(1, $2::int) n`,
    [company, Math.ceil(people / 25)],
  );
  await database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from)
     select $1, c.id, w.person_id, ${longAgo} from ${all}
     join crews c on c.company_id = $1 and c.name = 'Planned ' || (w.n + 9) / 10`,
    [company],
  );
  const planted = await database.query<{ id: string }>(
    `insert into shifts (company_id, id, person_id, crew_id, project_id, starts_local, ends_local, zone, starts_at,
       ends_at, break_minutes)
     select $1, gen_random_uuid(), w.person_id, c.id, p.id, d.day + time '07:00', d.day + time '15:30',
       'America/Denver', (d.day + time '07:00') at time zone 'America/Denver',
       (d.day + time '15:30') at time zone 'America/Denver', 30
     from ${all}
     join crews c on c.company_id = $1 and c.name = 'Planned ' || (w.n + 9) / 10
     join projects p on p.company_id = $1 and p.name = 'Planned ' || (w.n + 24) / 25
     cross join (
       select $2::date + week * 7 + weekday as day from generate_series(0, $3::int - 1) week, generate_series(0, 3) weekday
     ) d
     order by d.day, w.n
     returning id`,
    [company, monday, weeks],
  );
  await database.script('analyze', { transactional: false });
  return { shiftIds: planted.map(({ id }) => id), lastDay: addDays(monday, weeks * 7 - 1) };
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
