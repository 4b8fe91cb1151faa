import {
  certifiedPayrollAnswerSchema,
  type CertifiedPayroll,
} from '../../../packages/contract/src/certified-payroll.ts';
import type { TestCaller } from '../../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './cast.ts';
import { work } from './payroll.ts';
import { callSheet, week } from './sheets.ts';
import { calculateHours, setZone } from './shifts.ts';

/** Opens a cast with a week on a project under a contract: a carpenter at a job rate, a helper, hours calculated. */
export async function openCertifiedCast(database: Parameters<typeof openCast>[0]): Promise<Cast> {
  const cast = await openCast(database);
  await setZone(cast.database, cast.company, 'America/Denver');
  await cast.database.query(
    `insert into pay_rates (company_id, person_id, rate, currency, valid_from)
     select company_id, person_id, 300000, 'USD', '2026-01-05' from profiles where company_id = $1`,
    [cast.company],
  );
  await cast.database.query(
    `insert into job_rates (id, company_id, person_id, project_id, classification, rate, fringe, currency, mode,
       valid_from)
     values (gen_random_uuid(), $1, $2, $3, null, 400000, 25000, 'USD', 'at_least', '2026-01-05')`,
    [cast.company, cast.employee.personId, cast.project],
  );
  await cast.database.query(
    `insert into pay_terms (company_id, person_id, valid_from, kind, classification)
     values ($1, $2, '2026-01-05', 'hourly', 'Carpenter')`,
    [cast.company, cast.employee.personId],
  );
  for (const day of [5, 6, 7, 8, 9]) {
    await work(cast, cast.employee.personId, `2026-10-0${day}`, 9);
  }
  await work(cast, cast.helper.personId, week, 8);
  await calculateHours(cast.database);
  return cast;
}

export async function readPayroll(cast: Cast): Promise<CertifiedPayroll> {
  const answer = certifiedPayrollAnswerSchema.parse(
    await callSheet(cast.database, cast.admin.caller, 'read_certified_payroll($1, $2)', [
      cast.project,
      week,
    ]),
  );
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer;
}

/** An admin's entries for a week. */
export const figures = {
  is_apprentice: false,
  apprentice_level: null,
  fringe_credits: { 'Health trust': 12_500, Pension: 3333 },
  tax_cents: 31_234,
  fica_cents: 15_555,
  other_cents: 1000,
  other_note: 'Union dues',
  net_cents: 160_001,
};

export const saveCertifiedFigures = (
  cast: Cast,
  caller: TestCaller,
  personId: string,
  typed: object = figures,
) =>
  callSheet(cast.database, caller, 'save_certified_pay($1, $2, $3)', [
    personId,
    week,
    JSON.stringify(typed),
  ]);
