import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type JobHours, jobHoursSchema } from '../../packages/contract/src/job-costs.ts';
import { reports } from '../../packages/contract/src/reports.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import {
  activate,
  call,
  lineOf,
  readBudget,
  saveBudget,
  saveBurden,
  saveCost,
} from './support/costs.ts';
import { logLine, saveLine } from './support/daily-logs.ts';
import { rpcRights, tableRights } from './support/rights.ts';
import { shareDatabase } from './support/shared-database.ts';
import { calculateHours, plantShift, setZone } from './support/shifts.ts';
import { week } from './support/sheets.ts';

/** Planned and actual hours for supervisors: everything but money. */
const shared = shareDatabase();
let cast: Cast;
/** A number that occurs nowhere else, in every money column. */
const canary = 73_198_461;
beforeAll(async () => {
  cast = await openCast(shared());
  await setZone(cast.database, cast.company, 'America/Denver');
  await cast.database.query(
    `insert into pay_rates (company_id, person_id, rate, currency, valid_from)
     values ($1, $2, $3, 'USD', '2026-01-05')`,
    [cast.company, cast.employee.personId, canary],
  );
  await cast.database.query(
    `insert into job_rates (id, company_id, project_id, rate, fringe, currency, mode, valid_from)
     values (gen_random_uuid(), $1, $2, $3, $3, 'USD', 'at_least', '2026-01-05')`,
    [cast.company, cast.project, canary],
  );
  await cast.database.query(
    `insert into pay_terms (company_id, person_id, valid_from, kind, salary) values ($1, $2, '2026-01-05', 'exempt',
       jsonb_build_object('amount_cents', $3::bigint, 'per', 'week', 'hours_per_week', 40, 'currency', 'USD'))`,
    [cast.company, cast.helper.personId, canary],
  );
  await saveBudget(cast, [
    lineOf(cast, { hours: 40_000, quantity: 9000, unit: 'yd', amount: canary }),
    lineOf(cast, { cost_type: 'M', amount: canary }),
  ]);
  await activate(cast, 2);
  await saveCost(cast, { source: 'opening', cost_type: 'L', hours: 5000, amount: canary });
  await saveBurden(cast, { percent: 31_984 });
  for (const { personId } of [cast.employee, cast.helper]) {
    await plantShift(
      cast.database,
      cast.company,
      { personId },
      {
        from: `${week}T14:00:00Z`,
        to: `${week}T22:00:00Z`,
        project: cast.project,
        costCode: cast.costCode,
      },
    );
  }
  await calculateHours(cast.database);
});

describe('hours against plan', () => {
  test('count quantities installed by daily logs, only in the unit of the plan', async () => {
    const place = { id: randomUUID(), project: cast.project, day: week };
    const code = { cost_code_id: cast.costCode, code: '03 30', code_name: null };
    for (const data of [
      { ...code, thousandths: 2500, unit: 'YD' },
      { ...code, thousandths: 500, unit: 'yd' },
      { ...code, thousandths: 9999, unit: 'ft' },
    ]) {
      await saveLine(cast.database, cast.supervisor, place, logLine({ kind: 'quantity', data }));
    }
    const rows = await cast.database.query(
      `select cost_code_id, sum(quantity)::int as quantity from app.installed_quantities($1) group by 1`,
      [cast.project],
    );
    expect(rows).toEqual([{ cost_code_id: cast.costCode, quantity: 3000 }]);
    const { lines } = await readBudget(cast);
    expect(lines.find(({ cost_type }) => cost_type === 'L')).toMatchObject({ installed: 3000 });
  });

  test('are for admins and the supervisors who see the project', async () => {
    for (const { caller } of [cast.employee, cast.kiosk]) {
      expect(await read(caller)).toMatchObject({ reason: 'not_allowed' });
    }
    for (const { caller } of [cast.otherSupervisor, cast.foreign.admin]) {
      expect(await read(caller)).toMatchObject({ reason: 'not_found' });
    }
    expect(await hours(cast.admin.caller)).toEqual(await hours(cast.supervisor.caller));
  });

  test('count work by week beside the budget and earlier work', async () => {
    expect(await hours(cast.supervisor.caller)).toMatchObject([
      {
        cost_code_id: cast.costCode,
        unit: 'yd',
        budget_hours: 40_000,
        budget_quantity: 9000,
        opening_hours: 5000,
        weeks: [{ minutes: 960, installed: 3000 }],
      },
    ]);
  });
});

test('a rate in any column of money is in no answer that a supervisor can reach', async () => {
  const secrets = [String(canary), '31984', ...(await derivedAmounts())];
  const { caller } = cast.supervisor;
  const found: string[] = [];
  const look = (name: string, answer: unknown) => {
    const text = JSON.stringify(answer) ?? '';
    for (const secret of secrets) if (text.includes(secret)) found.push(`${name}: ${secret}`);
  };
  for (const name of Object.keys(tableRights)) {
    const columns = await cast.database.query<{ columns: string | null }>(
      `select string_agg(quote_ident(attname), ',') as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped
         and has_column_privilege('authenticated', attrelid, attnum, 'select')`,
      [`public.${name}`],
    );
    const readable = columns[0]?.columns;
    if (readable == null) continue;
    look(name, await asCaller(cast.database, caller, `select ${readable} from public.${name}`));
  }
  const functions = Object.entries(rpcRights).filter(([, { ok }]) => ok.includes('supervisor'));
  for (const [name, { call: sql }] of functions) {
    // Some calls need rows that only the matrix plants. They are refused, and reveal no money either way.
    const filled = sql.replaceAll(/\$\w+/g, (place) =>
      place === '$person' ? cast.employee.personId : '00000000-0000-4000-8000-000000000000',
    );
    try {
      look(name, await asCaller(cast.database, caller, `select ${filled} as answer`));
    } catch (error) {
      look(name, String(error));
    }
  }
  for (const [name, answer] of await reportsOf(caller)) look(name, answer);
  look('messages', await cast.database.query('select topic, payload from realtime.messages'));
  expect(found).toEqual([]);
});

test('nothing that a supervisor reads depends on a rate, so no difference reveals one', async () => {
  const { caller } = cast.supervisor;
  const answers = async () => [
    ...(await reportsOf(caller)),
    ['job hours', await read(caller)],
    [
      'days',
      await asCaller(
        cast.database,
        caller,
        'select person_id, date, lines, ranges, exceptions from day_results order by 1, 2',
      ),
    ],
    ['sheet', await call(cast, 'read_sheet($1, $2)', [cast.employee.personId, week], caller)],
  ];
  const before = await answers();
  await cast.database.query(
    `update pay_rates set rate = rate * 2, currency = 'USD' where company_id = $1`,
    [cast.company],
  );
  await cast.database.query(
    `insert into app.hours_queue (company_id, person_id, from_date, to_date)
     select company_id, person_id, $2, $2 from profiles where company_id = $1`,
    [cast.company, week],
  );
  await calculateHours(cast.database);
  expect(await answers()).toEqual(before);
});

/** Returns every report by every group, with its rows. */
async function reportsOf(caller: TestCaller): Promise<(readonly [string, unknown])[]> {
  const answers: (readonly [string, unknown])[] = [];
  const period = JSON.stringify({ kind: 'custom', from: '2026-09-01', to: '2026-11-30' });
  for (const [report, { groups }] of Object.entries(reports)) {
    for (const group of groups) {
      answers.push(
        [
          `${report} ${group}`,
          await call(cast, 'read_report($1, $2, $3)', [report, group, period], caller),
        ],
        [
          `${report} ${group} rows`,
          await call(cast, `read_report_rows($1, $2, $3, '{}')`, [report, group, period], caller),
        ],
      );
    }
  }
  return answers;
}

/** Returns the amounts derived from rates: pay lines, and the costs based on them. */
async function derivedAmounts(): Promise<readonly string[]> {
  const rows = await cast.database.query<{ amount: string }>(
    `select amount_cents::text as amount from pay_lines where company_id = $1 and amount_cents > 9999
     union select (approved + pending)::text from app.labor_costs($1, $2)`,
    [cast.company, cast.project],
  );
  expect(rows.length).toBeGreaterThan(2);
  return rows.map(({ amount }) => amount);
}

function read(caller: TestCaller): Promise<unknown> {
  return call(cast, 'read_job_hours($1)', [cast.project], caller);
}

async function hours(caller: TestCaller): Promise<JobHours['codes']> {
  const answer = jobHoursSchema.parse(await read(caller));
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer.codes;
}
