import { randomUUID } from 'node:crypto';
import type { TestCaller } from '../../../apps/testkit/src/index.ts';
import type { Cast } from './cast.ts';

/** Rows of a file of people, as the import page sends them. */
export type Cells = Readonly<Record<string, string | undefined>>;

export type Answer = {
  readonly verdict: string;
  readonly reason?: string;
  readonly detail?: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly flaws: readonly { line: number; field: string; code: string; detail: string | null }[];
  readonly new_crews: readonly string[];
};

export async function importPeople(
  cast: Cast,
  rows: readonly Cells[],
  said: Readonly<Record<string, unknown>> = {},
  caller: TestCaller = cast.admin.caller,
): Promise<Answer> {
  const claims = { ...caller.claims, ...caller };
  const [row] = await cast.database.query<{ answer: Answer }>(
    'select import_people($1) as answer',
    [
      {
        id: randomUUID(),
        file_name: 'crew.csv',
        mode: 'check',
        // The first line of a file is its heading.
        rows: rows.map((cells, index) => ({ line: index + 2, ...cells })),
        ...said,
      },
    ],
    // As the data API does it for a function that sets its own limit.
    { caller: { role: caller.role, claims }, timeoutMs: 300_000 },
  );
  if (row === undefined) throw new Error('import_people answered nothing');
  return row.answer;
}

export const errorsOf = (answer: Answer) =>
  answer.flaws.map(({ line, field, code, detail }) =>
    detail === null ? [line, field, code] : [line, field, code, detail],
  );

export async function personNamed(cast: Cast, firstName: string) {
  const [person] = await cast.database.query(
    `select p.person_id, p.last_name, p.phone, p.language, p.has_login, m.role, d.employee_number,
       d.contact_email, d.hired_on::text, r.rate, r.currency,
       (select array_agg(c.name) from crew_members x join crews c on c.id = x.crew_id
        where x.person_id = p.person_id) as crews
     from profiles p
     left join memberships m on m.person_id = p.person_id
     left join person_details d on d.person_id = p.person_id
     left join pay_rates r on r.person_id = p.person_id
     where p.company_id = $1 and p.first_name = $2`,
    [cast.company, firstName],
  );
  return person;
}
