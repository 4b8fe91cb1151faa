import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  payrollExportAnswerSchema,
  payrollPeriodAnswerSchema,
  type PayrollMappingChange,
  type PayrollPeriod,
} from '../../../packages/contract/src/payroll.ts';
import { asCaller, type TestCaller } from '../../../apps/testkit/src/index.ts';
import type { Cast } from './cast.ts';
import { plantShift } from './shifts.ts';
import { approve, callSheet, lock, week } from './sheets.ts';

export async function work(
  cast: Cast,
  personId: string,
  date: string,
  hours: number,
  from = 14,
): Promise<void> {
  const startedAt = Date.parse(`${date}T00:00:00Z`) + from * 3_600_000;
  await plantShift(
    cast.database,
    cast.company,
    { personId },
    {
      from: new Date(startedAt).toISOString(),
      to: new Date(startedAt + hours * 3_600_000).toISOString(),
      project: cast.project,
    },
  );
}

export async function lockAll(cast: Cast): Promise<void> {
  await lockOne(cast, cast.employee, week);
  await lockOne(cast, cast.helper, week);
}

export async function lockOne(
  cast: Cast,
  { personId }: { readonly personId: string },
  from: string,
): Promise<void> {
  await approve(cast.database, cast.supervisor.caller, [personId], { from, asUnsigned: true });
  expect((await lock(cast.database, cast.admin.caller, [personId], from)).get(personId)).toBeNull();
}

export function map(
  cast: Cast,
  system: string,
  changes: readonly PayrollMappingChange[],
): Promise<unknown> {
  return callSheet(cast.database, cast.admin.caller, 'save_payroll_mapping($1, $2)', [
    system,
    JSON.stringify(changes),
  ]);
}

export async function mapPeople(cast: Cast, system: string): Promise<void> {
  expect(
    await map(
      cast,
      system,
      [cast.employee, cast.helper].map(({ personId }, index) => ({
        kind: 'person',
        key: personId,
        value: `10000${index}`,
      })),
    ),
  ).toEqual({ verdict: 'applied' });
}

export async function period(
  cast: Cast,
  { format = 'csv', caller = cast.admin.caller }: { format?: string; caller?: TestCaller } = {},
): Promise<PayrollPeriod> {
  const answer = payrollPeriodAnswerSchema.parse(
    await callSheet(cast.database, caller, 'read_payroll_period($1, $2)', [week, format]),
  );
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer;
}

export async function problems(
  cast: Cast,
  format = 'csv',
): Promise<PayrollPeriod['problems']['rows']> {
  return (await period(cast, { format })).problems.rows;
}

export async function blocking(cast: Cast, format: string): Promise<string[]> {
  return (await problems(cast, format)).filter(({ blocks }) => blocks).map(({ kind }) => kind);
}

export function start(
  cast: Cast,
  {
    id = randomUUID(),
    from = week,
    format = 'csv',
    linesOf: of = null,
  }: { id?: string; from?: string; format?: string; linesOf?: string | null } = {},
) {
  return callSheet(cast.database, cast.admin.caller, 'start_payroll_export($1, $2, $3, $4)', [
    id,
    from,
    format,
    of,
  ]);
}

export async function exported(cast: Cast, { from = week } = {}): Promise<string> {
  await mapPeople(cast, 'generic');
  const id = randomUUID();
  expect(await start(cast, { id, from })).toEqual({ verdict: 'applied', state: 'waiting' });
  return id;
}

export async function finish(cast: Cast, id: string): Promise<boolean> {
  const [row] = await cast.database.query<{ done: boolean }>(
    `select app.finish_payroll_export(
       $1::uuid, $2::uuid, 'a.csv', $1::uuid || '/' || $2::uuid || '/a.csv', repeat('a', 64), gen_random_uuid()::text,
       '{"size": 3, "mimetype": "text/csv"}'
     ) as done`,
    [cast.company, id],
  );
  return row?.done ?? false;
}

export function linesOf(cast: Cast, id: string) {
  return cast.database.query(
    `select person_id, sum(minutes)::int as minutes, sum(amount_cents)::int as cents
     from payroll_export_pay where export_id = $1 group by person_id order by person_id`,
    [id],
  );
}

export async function page(cast: Cast, id: string) {
  return payrollExportAnswerSchema.parse(
    await callSheet(cast.database, cast.admin.caller, `read_payroll_export('${id}')`),
  );
}

export function filesSeen(cast: Cast, caller: TestCaller) {
  return asCaller(
    cast.database,
    caller,
    `select name from storage.objects where bucket_id = 'payroll-files'`,
  );
}
