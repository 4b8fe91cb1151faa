import { randomUUID } from 'node:crypto';
import { dailyLogSchema } from '@muster/contract/daily-log';
import { composeLog, linesToSign } from '@muster/domain/daily-log/compose-log';
import type { LogContent } from '@muster/domain/daily-log/log-line';
import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';
import { once, typedDays } from './daily-log-lines.ts';

const drawing = [
  {
    points: [
      { x: 12, y: 44 },
      { x: 40, y: 12 },
      { x: 70, y: 40 },
      { x: 118, y: 20 },
    ],
  },
];

/** Work done for each share of the hours used, project by project: below 1 is behind plan. */
const paces = [1.04, 0.9, 1.15];

type Writer = { readonly projectId: string; readonly userId: string };

/**
 * Adds the logs of two weeks on three projects, from the punches of their crews: most approved, one returned,
 * yesterday's submitted, today's a draft. On the first project one log states less than the punches do by now.
 */
export async function addDailyLogs(
  transaction: Transaction,
  {
    company,
    writers,
    adminUserId,
  }: {
    readonly company: string;
    /** The crew lead of each project. */
    readonly writers: readonly Writer[];
    readonly adminUserId: string;
  },
): Promise<void> {
  const call = async (sql: string, parameters: readonly (string | object | null)[]) => {
    const [row] = await transaction.query<{ answer: Readonly<Record<string, unknown>> }>(
      `select public.${sql} as answer`,
      parameters.map((value) =>
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      ),
    );
    if (row === undefined || row.answer['verdict'] === 'refused') {
      throw new Error(`${sql}: ${JSON.stringify(row)}`);
    }
    return row.answer;
  };
  const save = (place: readonly string[], { kind, data }: LogContent, isPrivate = false) =>
    call('save_log_line($1, $2, $3, $4)', [
      ...place,
      {
        id: randomUUID(),
        kind,
        data,
        source: null,
        is_private: isPrivate,
        is_addendum: false,
        revision: randomUUID(),
        base: null,
      },
    ]);

  for (const [at, { projectId, userId }] of writers.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    const days = await workdays(transaction, company, projectId);
    const typed = typedDays[at % typedDays.length] ?? [];
    // oxlint-disable-next-line no-await-in-loop
    const installed = await installedEachDay(
      transaction,
      { company, projectId, pace: paces[at % paces.length] ?? 1 },
      days.length,
    );
    for (const [index, { day, is_today: isToday }] of days.entries()) {
      const back = days.length - 1 - index;
      const id = randomUUID();
      const place = [id, projectId, day];
      const lines = [
        ...(typed[index % typed.length] ?? []),
        ...(at === 0 && back === 1 ? once : []),
        ...installed.map((data): LogContent => ({ kind: 'quantity', data })),
      ];
      // oxlint-disable no-await-in-loop
      await actAs(transaction, userId);
      for (const line of lines) await save(place, line);
      if (at === 0 && back === 2) {
        const text = 'Ask the office about the crane invoice.';
        await save(place, { kind: 'note', data: { text } }, true);
      }
      if (isToday) continue;
      const signatureId = randomUUID();
      const log = dailyLogSchema.parse(await call('read_daily_log($1, $2, $3)', place));
      await call('sign_log($1, $2, $3, $4)', [
        ...place,
        {
          v: 1,
          id: signatureId,
          drawing,
          signed_at: `${day}T23:30:00Z`,
          lines: linesToSign(composeLog(log)),
        },
      ]);
      const isReturned = at === 1 && back === 2;
      if (back < 2) continue;
      await actAs(transaction, adminUserId);
      await call('decide_log($1, $2, $3, $4)', [
        id,
        signatureId,
        isReturned ? 'return' : 'approve',
        isReturned ? 'Who called the locator, and when did they come?' : null,
      ]);
      // oxlint-enable no-await-in-loop
    }
  }
  await actAs(transaction, null);
}

/** The days of the last two weeks with time on the project, and today. */
function workdays(transaction: Transaction, company: string, projectId: string) {
  return transaction.query<{ day: string; is_today: boolean }>(
    `select d.day::date::text as day, d.day::date = t.today as is_today
     from (select app.company_today($1) as today) t,
       generate_series(t.today - 13, t.today, interval '1 day') d (day)
     where d.day::date = t.today or exists (
       select from public.day_results r cross join lateral jsonb_array_elements(r.lines) l
       where r.company_id = $1 and r.date = d.day::date and l ->> 'project_id' = $2
     )
     order by d.day`,
    [company, projectId],
  );
}

type Pace = { readonly company: string; readonly projectId: string; readonly pace: number };

/** The installed quantity of each budgeted code in each log, chosen so that the logs add up to the project's pace. */
function installedEachDay(
  transaction: Transaction,
  { company, projectId, pace }: Pace,
  logs: number,
): Promise<Extract<LogContent, { kind: 'quantity' }>['data'][]> {
  return transaction.query(
    `select f.cost_code_id, c.code, c.name as code_name, f.unit, (greatest(1, round(
       f.revised_quantity * least(1, f.used_hours / f.revised_hours::numeric) * $3 / $4 / 1000
     )) * 1000)::integer as thousandths
     from app.budget_figures($1, $2) f
     join public.cost_codes c on c.company_id = $1 and c.id = f.cost_code_id
     where f.cost_type = 'L' and f.revised_quantity > 0 and f.revised_hours > 0
     order by c.code`,
    [company, projectId, pace, logs],
  );
}
