import type { Transaction } from '../db/database.ts';
import type { Worker } from './plan-punches.ts';

/** Days until the first lead's first aid certificate expires. */
const expiringInDays = 12;

/** Adds the company's records of its people: phones, languages, employee numbers, hire dates, certificates. */
export async function addRecords(
  transaction: Transaction,
  company: string,
  crews: readonly (readonly Worker[])[],
  now: number,
): Promise<void> {
  const workers = crews.flatMap((crew, index) =>
    crew.map(({ personId, number, place }) => ({
      person_id: personId,
      phone: `+1 970 555 ${String(number + 100).padStart(4, '0')}`,
      // Two of the first crew's people are the demo's own logins, whose language is the browser's.
      language: place >= 2 && (place + 2 * index) % 3 === 1 ? 'es' : null,
      employee_number: `SR-${String(number + 1000)}`,
      hired_days_ago: 200 + ((number * 137) % 2400),
      is_lead: place === 0,
      is_first: index === 0 && place === 0,
    })),
  );
  const said = [
    company,
    JSON.stringify(workers),
    new Date(now).toISOString().slice(0, 10),
  ] as const;
  await transaction.query(
    `update public.profiles p set phone = w.phone, language = coalesce(w.language, p.language)
     from jsonb_to_recordset($2) as w (person_id uuid, phone text, language text)
     where p.company_id = $1 and p.person_id = w.person_id`,
    said.slice(0, 2),
  );
  await transaction.query(
    `insert into public.person_details (company_id, person_id, employee_number, hired_on)
     select $1::uuid, w.person_id, w.employee_number, $3::date - w.hired_days_ago
     from jsonb_to_recordset($2) as w (person_id uuid, employee_number text, hired_days_ago integer)`,
    said,
  );
  await transaction.query(
    `insert into public.certificates (id, company_id, person_id, kind, issued_on, expires_on)
     select gen_random_uuid(), $1::uuid, w.person_id, 'OSHA 10-hour', $3::date - w.hired_days_ago, null
     from jsonb_to_recordset($2) as w (person_id uuid, hired_days_ago integer)
     union all
     select gen_random_uuid(), $1::uuid, w.person_id, 'First aid and CPR', $3::date - 700,
       $3::date + case when w.is_first then $4::integer else 300 end
     from jsonb_to_recordset($2) as w (person_id uuid, is_lead boolean, is_first boolean)
     where w.is_lead`,
    [...said, expiringInDays],
  );
}
