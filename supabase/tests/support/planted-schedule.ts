/** A row in every table of the schedule, for both companies. The keys are placeholders in the calls of `rights`. */
import { randomUUID } from 'node:crypto';
import type { Cast } from './cast.ts';
import { addDays, dayFromNow, nextMonday } from './schedule.ts';

export type PlantedSchedule = {
  /** The employee's, published. */
  readonly shift: string;
  /** The crew's, published. */
  readonly open_shift: string;
  /** The supervisor's, published. */
  readonly other_shift: string;
  /** The employee's claim, waiting. */
  readonly claim: string;
  /** Offered by the employee to the supervisor. */
  readonly swap: string;
  readonly template: string;
  readonly time_off_kind: string;
  /** The employee's, waiting. */
  readonly time_off: string;
};

export async function plantSchedule(cast: Cast): Promise<PlantedSchedule> {
  const { database } = cast;
  const home = { company: cast.company, admin: cast.admin.personId, crew: cast.crew };
  const planted = await plantCompany(home, cast.employee.personId, cast.supervisor.personId);
  const [foreignCrew] = await database.query<{ id: string }>(
    `select id from crews where company_id = $1`,
    [cast.foreign.company],
  );
  if (foreignCrew === undefined) throw new Error('the foreign company has no crew');
  const away = {
    company: cast.foreign.company,
    admin: cast.foreign.admin.personId,
    crew: foreignCrew.id,
  };
  await plantCompany(away, cast.foreign.employee.personId, cast.foreign.admin.personId);
  for (const company of [cast.company, cast.foreign.company]) {
    for (const table of ['project_demand', 'project_certificates']) {
      const [column, value] =
        table === 'project_demand'
          ? ['on_date, people', `'2027-02-01', 4`]
          : ['kind', `'First aid'`];
      await database.query(
        `insert into ${table} (company_id, project_id, ${column})
         select company_id, id, ${value} from projects where company_id = $1 limit 1`,
        [company],
      );
    }
  }
  return planted;

  async function plantCompany(
    { company, admin, crew }: { company: string; admin: string; crew: string },
    person: string,
    other: string,
  ): Promise<PlantedSchedule> {
    const ids = {
      shift: randomUUID(),
      open_shift: randomUUID(),
      other_shift: randomUUID(),
      claim: randomUUID(),
      swap: randomUUID(),
      template: randomUUID(),
      // Comes before `time_off`, which is a prefix of its name.
      time_off_kind: randomUUID(),
      time_off: randomUUID(),
    };
    const swapped = randomUUID();
    const claimed = randomUUID();
    const draft = randomUUID();
    // After all of these shifts.
    const timeOff = addDays(nextMonday(), 112);
    const shifts: readonly (readonly [string, string | null, string])[] = [
      [ids.shift, person, dayFromNow(90)],
      [ids.open_shift, null, dayFromNow(92)],
      [ids.other_shift, other, dayFromNow(94)],
      [swapped, person, dayFromNow(97)],
      [claimed, null, dayFromNow(99)],
      [draft, person, '2026-11-03'],
    ];
    for (const [id, worker, day] of shifts) {
      await database.query(
        `insert into shifts (company_id, id, person_id, crew_id, starts_local, ends_local, zone, starts_at, ends_at)
         values ($1, $2, $3, $4, $5::date + time '06:00', $5::date + time '14:00', 'UTC',
           ($5::date + time '06:00') at time zone 'UTC', ($5::date + time '14:00') at time zone 'UTC')`,
        [company, id, worker, crew, day],
      );
    }
    await database.query(
      `insert into published_shifts (company_id, id, person_id, crew_id, starts_local, ends_local, zone, starts_second,
         ends_second, break_minutes, starts_at, ends_at)
       select company_id, id, person_id, crew_id, starts_local, ends_local, zone, starts_second, ends_second,
         break_minutes, starts_at, ends_at
       from shifts where company_id = $1 and id <> $2`,
      [company, draft],
    );
    for (const [insert, parameters] of [
      [
        `shift_series (company_id, id, from_date, until_date, weekdays, every_weeks)
         values ($1, gen_random_uuid(), '2027-03-01', '2027-03-31', '{1}', 1)`,
        [],
      ],
      [
        `shift_changes (company_id, id, actor_person_id, request_hash) values ($1, gen_random_uuid(), $2, 'x')`,
        [admin],
      ],
      [
        `schedule_publications (company_id, id, actor_person_id, request_hash)
         values ($1, gen_random_uuid(), $2, 'x')`,
        [admin],
      ],
      [
        `schedule_templates (company_id, id, name, shifts, crew_id) values ($1, $2, 'A week', '[]', $3)`,
        [ids.template, crew],
      ],
      [
        `holidays (company_id, id, on_date, name) values ($1, gen_random_uuid(), $2, 'Founding day')`,
        [dayFromNow(32)],
      ],
      [`schedule_rules (company_id) values ($1)`, []],
      [
        `shift_requests (company_id, id, kind, state, shift_id, sequence, person_id, request_hash)
         values ($1, $2, 'claim', 'waiting', $3, 1, $4, 'x')`,
        [ids.claim, claimed, person],
      ],
      [
        `shift_requests (company_id, id, kind, state, shift_id, sequence, person_id, other_person_id, other_shift_id,
           other_sequence, request_hash)
         values ($1, $2, 'swap', 'offered', $3, 1, $4, $5, $6, 1, 'x')`,
        [ids.swap, swapped, person, other, ids.other_shift],
      ],
      [
        `availability (company_id, id, person_id, kind, weekday) values ($1, gen_random_uuid(), $2, 'cannot', 7)`,
        [person],
      ],
      [
        `time_off_kinds (company_id, id, name, is_paid, accrual, period, accrued_minutes, overdraft_minutes)
         values ($1, $2, 'Vacation', true, 'period', 'month', 600, 100000)`,
        [ids.time_off_kind],
      ],
      [
        `time_off_requests (company_id, id, person_id, kind_id, state, first_day, last_day, zone, starts_at, ends_at,
           minutes, request_hash)
         values ($1, $2, $3, $4, 'waiting', $5::date, $5::date, 'UTC', $5::date, $5::date + 1, 480, 'x')`,
        [ids.time_off, person, ids.time_off_kind, timeOff],
      ],
      [
        `time_off_days (company_id, request_id, date, minutes, is_paid) values ($1, $2, $3::date + 1, 480, true)`,
        [ids.time_off, timeOff],
      ],
      [
        `time_off_ledger (company_id, person_id, kind_id, on_date, minutes, cause, source)
         values ($1, $2, $3, '2026-11-01', 600, 'accrued', 'month:2026-11')`,
        [person, ids.time_off_kind],
      ],
      [
        `time_off_settled (company_id, person_id, kind_id, source) values ($1, $2, $3, 'month:2026-12')`,
        [person, ids.time_off_kind],
      ],
    ] as const) {
      await database.query(`insert into ${insert}`, [company, ...parameters]);
    }
    return ids;
  }
}
