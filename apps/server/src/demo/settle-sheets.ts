import type { Transaction } from '../db/database.ts';
import { calculateTakenWeeks } from '../time/calculate-dirty-weeks.ts';
import { actAs } from './act-as.ts';
import { exportPayroll } from './export-payroll.ts';

type Sheet = {
  readonly person_id: string;
  readonly has_login: boolean;
  readonly name: string;
  readonly lead: string | null;
};

const drawing = JSON.stringify([
  {
    penColor: 'black',
    points: [
      { x: 12, y: 40, time: 0, pressure: 0.5 },
      { x: 90, y: 22, time: 120, pressure: 0.5 },
    ],
  },
]);

/**
 * Pays everyone every two weeks, and brings the timesheets of the last three periods to where an office would have
 * them: two periods locked, the last one signed, returned or approved. `isLater`: people are paid already, and sheets
 * that were settled before refuse to be settled again.
 */
export async function settleSheets(
  transaction: Transaction,
  company: string,
  userIdsByPersonId: ReadonlyMap<string, string>,
  admin: string,
  { isLater = false }: { readonly isLater?: boolean } = {},
): Promise<void> {
  if (!isLater) await payEveryone(transaction, company, admin);
  while ((await calculateTakenWeeks(transaction, { limit: 50 })).people > 0);

  const periods = await transaction.query<{ from: string }>(
    `with recursive period as (
       select p.period_from, 0 as back from app.pay_period($1, app.company_today($1)) p
       union all
       select q.period_from, period.back + 1
       from period cross join lateral app.pay_period($1, period.period_from - 1) q where period.back < 3
     )
     select period_from::text as from from period where back > 0 order by back desc`,
    [company],
  );
  const people = await transaction.query<Sheet>(
    `select p.person_id, p.has_login, trim(p.first_name || ' ' || p.last_name) as name, (
       select l.person_id from public.crew_members m
       join public.crew_members l on l.crew_id = m.crew_id and l.is_lead and l.person_id <> p.person_id
       where m.company_id = $1 and m.person_id = p.person_id limit 1
     ) as lead
     from public.profiles p where p.company_id = $1 and p.person_id <> $2 order by p.person_id`,
    [company, admin],
  );
  for (const [index, { from }] of periods.entries()) {
    const isLast = index === periods.length - 1;
    for (const [place, person] of people.entries()) {
      await sign(person, from);
      const approver = person.lead ?? admin;
      // In the last period, every third one waits for its supervisor, and a few were returned.
      if (isLast && place % 3 === 0) continue;
      await actAs(transaction, userIdsByPersonId.get(approver) ?? null);
      if (isLast && place % 7 === 1) {
        await transaction.query('select public.return_sheet($1, $2, $3)', [
          person.person_id,
          from,
          'The last afternoon was on another project',
        ]);
        continue;
      }
      await transaction.query('select public.approve_sheets($1, $2)', [from, [person.person_id]]);
    }
    if (isLast) break;
    await actAs(transaction, userIdsByPersonId.get(admin) ?? null);
    await transaction.query('select public.lock_sheets($1, $2)', [
      from,
      people.map(({ person_id }) => person_id),
    ]);
    const [exported] = periods;
    // This time was corrected after it was paid, so the next open period pays the difference.
    if (index === 1 && exported !== undefined && !isLater) {
      await exportPayroll(transaction, company, exported.from);
      while ((await calculateTakenWeeks(transaction, { limit: 50 })).people > 0);
    }
  }
  await actAs(transaction, null);

  /** Signs as the person, or by finger on their lead's phone. */
  async function sign(person: Sheet, from: string): Promise<void> {
    const ownLogin = person.has_login ? userIdsByPersonId.get(person.person_id) : undefined;
    const signer = ownLogin ?? userIdsByPersonId.get(person.lead ?? admin);
    await actAs(transaction, signer ?? null);
    await transaction.query(
      `select public.sign_sheet($1, public.read_sheet($2, $1) ->> 'content_hash', $3, '1', $2, $4)`,
      [from, person.person_id, person.name, ownLogin === undefined ? drawing : null],
    );
  }
}

async function payEveryone(
  transaction: Transaction,
  company: string,
  admin: string,
): Promise<void> {
  await transaction.query(
    // The current period includes the whole week before, so that recent exceptions are in it on any day.
    `update public.company_rules set rule = rule || jsonb_build_object(
       'pay_period', 'biweekly', 'period_anchor', date_trunc('week', app.company_today($1))::date - 7
     )
     where company_id = $1 and kind = 'calendar'`,
    [company],
  );
  await transaction.query(
    `insert into public.pay_rates (company_id, person_id, rate, currency, valid_from, set_by)
     select $1, p.person_id, 225000 + 5000 * (row_number() over (order by p.person_id) % 40), 'USD',
       app.company_today($1) - 400, $2
     from public.profiles p where p.company_id = $1
       and not exists (select from public.pay_rates r where r.company_id = $1 and r.person_id = p.person_id)`,
    [company, admin],
  );
}
