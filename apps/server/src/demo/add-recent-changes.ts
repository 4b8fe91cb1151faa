import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';

/** Makes the latest changes by the office and a supervisor. */
export async function addRecentChanges(
  transaction: Transaction,
  company: string,
  idsByEmail: ReadonlyMap<string, string>,
): Promise<void> {
  const changes: readonly (readonly [by: 'admin' | 'supervisor', sql: string])[] = [
    [
      'admin',
      `insert into public.cost_codes (company_id, code, name) values ($1, '31 25', 'Erosion control')`,
    ],
    [
      'admin',
      `update public.projects set address = 'Mountain Avenue and Remington Street'
       where company_id = $1 and number = '2607'`,
    ],
    [
      'admin',
      `update public.project_sites s set radius_m = 140
       where s.company_id = $1 and s.name = 'Garage'`,
    ],
    [
      'admin',
      `insert into public.certificates (id, company_id, person_id, kind, issued_on, expires_on)
       select gen_random_uuid(), $1, d.person_id, 'Rigging and signaling', current_date - 3, current_date + 727
       from public.person_details d where d.company_id = $1 and d.employee_number in ('SR-1003', 'SR-1016')`,
    ],
    [
      'supervisor',
      `update public.profiles set phone = '+1 970 555 0188' where company_id = $1 and person_id = (
         select d.person_id from public.person_details d
         where d.company_id = $1 and d.employee_number = 'SR-1008')`,
    ],
    [
      'admin',
      `update public.person_details set hired_on = hired_on - 14
       where company_id = $1 and employee_number = 'SR-1021'`,
    ],
  ];
  for (const [by, sql] of changes) {
    await actAs(transaction, idsByEmail.get(`${by}@demo.muster.test`) ?? null);
    await transaction.query(sql, [company]);
  }
  await actAs(transaction, null);
}
