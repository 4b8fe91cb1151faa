import type { Transaction } from '../db/database.ts';
import type { Staff } from './add-companies.ts';
import type { DemoData } from './demo-data.ts';
import { found } from './load-demo.ts';
import type { PlannedProject } from './plan-day.ts';
import type { CrewPlan, Worker } from './plan-punches.ts';

export type KnownStaff = Omit<Staff, 'crews'> & {
  readonly crews: readonly CrewPlan[];
  readonly projects: ReadonlyMap<string, PlannedProject>;
  readonly secondProject: PlannedProject & { readonly codeId: string };
  readonly userIdsByPersonId: ReadonlyMap<string, string>;
};

type Person = {
  readonly person_id: string;
  readonly user_id: string | null;
  readonly email: string | null;
  readonly number: number | null;
};

/** Reads the people, crews and projects of a demo that was loaded earlier, in the form needed to plan their days. */
export async function readStaff(
  transaction: Transaction,
  { company, second, crews, projects }: DemoData,
): Promise<KnownStaff> {
  const people = await transaction.query<Person>(
    `select p.person_id, p.id as user_id, u.email::text, (substring(d.employee_number from 4)::integer - 1000) as number
     from public.profiles p
     left join auth.users u on u.id = p.id
     left join public.person_details d on d.company_id = p.company_id and d.person_id = p.person_id
     where p.company_id in ($1, $2)
     order by number, length(u.email::text), u.email`,
    [company.id, second.id],
  );
  const rows = await transaction.query<{ id: string; name: string; company_id: string }>(
    `select id, name, company_id from public.projects where company_id in ($1, $2)
     union all select id, code, company_id from public.cost_codes where company_id in ($1, $2)
     union all select id, 'kiosk', company_id from public.kiosks where company_id = $1`,
    [company.id, second.id],
  );
  const idOf = (name: string, of = company.id) =>
    found(rows.find((row) => row.name === name && row.company_id === of)?.id, name);
  const planned = new Map(
    projects.flatMap(({ name, sites: [site] }) =>
      site === undefined ? [] : [[name, { id: idOf(name), site }] as const],
    ),
  );
  const personOf = (email: string) =>
    found(people.find((person) => person.email === email)?.person_id, email);

  let number = 0;
  const plans = crews.map((crew, index): CrewPlan => {
    const workers = Array.from({ length: crew.size }, (_, place): Worker => {
      number += 1;
      const person = found(
        people.find((each) => each.number === number),
        `person ${number}`,
      );
      return { personId: person.person_id, number, place, hasLogin: person.user_id !== null };
    });
    return {
      crew,
      workers,
      projects: crew.projects.map((name) => found(planned.get(name), name)),
      codeIds: crew.codes.map((code) => idOf(code)),
      kioskId: index === 0 ? idOf('kiosk') : null,
    };
  });
  const colleagues = people
    .filter(({ email }) => email?.endsWith('@second.muster.test'))
    .sort((a, b) => Number(b.email?.startsWith('admin')) - Number(a.email?.startsWith('admin')));
  return {
    admin: personOf('admin@demo.muster.test'),
    employee: personOf('employee@demo.muster.test'),
    crews: plans,
    second: colleagues.map(({ person_id: personId }, place) => ({
      personId,
      number: number + place + 1,
      place: place + 20,
      hasLogin: true,
    })),
    projects: planned,
    secondProject: {
      id: idOf(second.project.name, second.id),
      site: second.project.site,
      codeId: idOf('26 56', second.id),
    },
    userIdsByPersonId: new Map(
      people.flatMap(({ person_id: person, user_id: user }) =>
        user === null ? [] : [[person, user] as const],
      ),
    ),
  };
}
