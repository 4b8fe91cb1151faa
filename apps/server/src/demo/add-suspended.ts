import type { Transaction } from '../db/database.ts';

export const suspendedEmails = {
  admin: 'admin@third.muster.test',
  employee: 'employee@third.muster.test',
} as const;

const id = 'de000000-0000-4000-8000-000000000003';
const since = `now() - interval '60 days'`;

/** Adds a third company, which the platform suspended a few days ago: two people and a job. */
export async function addSuspended(
  transaction: Transaction,
  idsByEmail: ReadonlyMap<string, string>,
): Promise<void> {
  const idOf = (email: string) => idsByEmail.get(email) ?? null;
  await transaction.query(
    `insert into public.companies (id, name, company_type) values ($1, 'Redrock Paving', 'paving')`,
    [id],
  );
  for (const [role, firstName, lastName] of [
    ['admin', 'Dolores', 'Quintana'],
    ['employee', 'Marcus', 'Whitehorse'],
  ] as const) {
    await transaction.query(
      `with person as (
         update public.profiles
         set company_id = $1, first_name = $2, last_name = $3, profile_complete = true
         where id = $4 returning company_id, person_id
       )
       insert into public.memberships (company_id, person_id, role, valid_from)
       select company_id, person_id, $5, ${since} from person`,
      [id, firstName, lastName, idOf(suspendedEmails[role]), role],
    );
  }
  await transaction.query(
    `insert into public.projects (company_id, number, name) values ($1, '26-01', 'Mesa Road resurfacing')`,
    [id],
  );
  await transaction.query(
    `insert into app.company_suspensions
       (company_id, reason, contact, suspended_at, suspended_by, suspended_by_name)
     values ($1, 'The invoices of September and October are unpaid.', 'billing@muster.test, (602) 555-0143',
       now() - interval '3 days', $2, 'Super Admin')`,
    [id, idOf('super@demo.muster.test')],
  );
}
