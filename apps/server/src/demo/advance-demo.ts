/**
 * Keeps a demo that no one has touched running like a company: people punch, leads answer open questions, periods are
 * settled, the schedule is published. If anyone has changed something, everything stays as they left it.
 */
import type { Database, Transaction } from '../db/database.ts';
import { receiveThen } from './receive-then.ts';
import { addJsas } from './add-jsas.ts';
import { refreshDevices } from './add-tracking.ts';
import { answerBreaks } from './answer-breaks.ts';
import { extendSchedule } from './add-schedule.ts';
import { decideOldQuestions } from './decide-old-questions.ts';
import { readDemoData, type DemoData } from './demo-data.ts';
import { handIn, planForLargeTables } from './hand-in.ts';
import { found, noteFill, timeoutMs, withoutMeal } from './load-demo.ts';
import { secondCrew } from './second-crew.ts';
import { dayAt } from './local-time.ts';
import { planPunches } from './plan-now.ts';
import type { Handover } from './plan-punches.ts';
import { readStaff, type KnownStaff } from './read-staff.ts';
import { settleSheets } from './settle-sheets.ts';
import { giveTablet } from './tablet.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** A restart right away leaves everything unchanged. */
const leastGapMs = 10 * minuteMs;
const restMs = 12 * minuteMs;

/** Advances the demo; returns whether there was anything to advance. */
export async function advanceDemo({
  database,
  now: clock,
}: {
  readonly database: Database;
  readonly now: () => number;
}): Promise<boolean> {
  const data = await readDemoData();
  return database.transaction(
    async (transaction) => {
      await transaction.query(`select pg_advisory_xact_lock(hashtext('muster.demo'))`);
      const filledAt = await untouchedSince(transaction, data);
      const now = clock();
      if (filledAt === null || now - filledAt < leastGapMs) return false;
      await planForLargeTables(transaction);
      await noteFill(transaction, data, now);
      await goOn(transaction, data, { filledAt, now });
      return true;
    },
    { timeoutMs },
  );
}

/** Null if someone changed something, or if the demo can't be distinguished from other work. */
async function untouchedSince(
  transaction: Transaction,
  { company, second }: DemoData,
): Promise<number | null> {
  const [row] = await transaction.query<{ filled_until: Date | null }>(
    `select max(f.filled_until) as filled_until from app.demo_fills f
     where f.company_id = any ($1::uuid[])
       and app.is_demo_untouched($2) and app.is_demo_untouched($3)`,
    [[company.id, second.id], company.id, second.id],
  );
  return row?.filled_until?.getTime() ?? null;
}

async function goOn(
  transaction: Transaction,
  data: DemoData,
  at: { readonly filledAt: number; readonly now: number },
): Promise<void> {
  const { time_zone: zone, id: company } = data.company;
  const { now, filledAt } = at;
  const staff = await readStaff(transaction, data);
  const { userIdsByPersonId, admin, crews } = staff;
  // The kiosk may be from before tablets had keys.
  await giveTablet(transaction, company);
  const planned = planPunches(crews, { zone, now, idle: new Set([staff.employee]) });
  await handInRested(
    transaction,
    company,
    newOf(planned, { ...at, zone, idle: staff.employee }),
    at,
  );
  const second = secondCrew(staff.second, staff.secondProject);
  const secondAt = { zone: data.second.time_zone, now, idle: new Set<string>() };
  const secondSince = newOf(planPunches([second], secondAt), {
    ...at,
    zone: secondAt.zone,
    idle: null,
  });
  await handInRested(transaction, data.second.id, secondSince, at);

  await decideOldQuestions(transaction, { company, userIdsByPersonId, admin, now });
  await answerBreaks(transaction, {
    company,
    without: withoutMeal(crews.map(({ workers }) => workers)),
  });
  if (await hasPeriodEnded(transaction, company, filledAt)) {
    await settleSheets(transaction, company, userIdsByPersonId, admin, { isLater: true });
  }
  const adminUserId = found(userIdsByPersonId.get(admin), 'the admin');
  await extendSchedule(transaction, crews, { company, zone, now, admin, adminUserId });
  await refreshDevices(transaction, company);
  if (now - filledAt > dayMs) await addToday(transaction, data, staff, now);
}

/**
 * Only what comes after the last fill. The idle person never clocked in that day, so the rest of their day is left out.
 */
function newOf(
  handovers: readonly Handover[],
  {
    filledAt,
    zone,
    idle,
  }: { readonly filledAt: number; readonly zone: string; readonly idle: string | null },
): Handover[] {
  const lastDay = dayAt(zone, filledAt);
  return handovers.flatMap((handover) => {
    if (handover.receivedAt <= filledAt) return [];
    const punches = handover.punches.filter((punch) => {
      const madeAt = Date.parse(punch.device_at) - (punch.skew_ms ?? 0);
      const isIdle = punch.person_id === idle && dayAt(zone, madeAt) === lastDay;
      return madeAt > filledAt && !isIdle;
    });
    return punches.length === 0 ? [] : [{ ...handover, punches }];
  });
}

/** Hands in what happened since the last fill, including the ends of breaks that were running then. */
async function handInRested(
  transaction: Transaction,
  company: string,
  since: readonly Handover[],
  at: { readonly filledAt: number; readonly now: number },
): Promise<void> {
  const rested = await endsOfRests(transaction, company, since, at);
  await handIn(
    transaction,
    company,
    [...rested, ...since].sort((a, b) => a.receivedAt - b.receivedAt),
  );
}

/** Ends the rest breaks that were running at the last fill. */
async function endsOfRests(
  transaction: Transaction,
  company: string,
  since: readonly Handover[],
  { filledAt, now }: { readonly filledAt: number; readonly now: number },
): Promise<Handover[]> {
  const rests = await transaction.query<{
    person_id: string;
    started_at: Date;
    punch: Handover['punches'][number];
  }>(
    `select b.person_id, b.started_at, jsonb_build_object(
       'v', p.payload_version, 'person_id', p.person_id, 'device_id', p.device_id, 'device_seq', p.device_seq + 1,
       'zone', p.zone, 'utc_offset_minutes', p.utc_offset_minutes, 'skew_ms', 0, 'skew_age_ms', 60000, 'online', true,
       'project_id', p.project_id, 'cost_code_id', p.cost_code_id
     ) as punch
     from public.time_breaks b
     join public.punches p on p.company_id = b.company_id and p.id = b.id
     where b.company_id = $1 and b.ended_at is null and b.kind = 'rest'`,
    [company],
  );
  return rests.flatMap(({ person_id: personId, started_at: startedAt, punch }) => {
    const endsAt = Math.max(startedAt.getTime() + restMs, filledAt + minuteMs);
    const next = since.find(({ punches }) => punches[0]?.person_id === personId);
    if (endsAt > now || (next !== undefined && next.receivedAt < endsAt)) return [];
    return [
      {
        by: { personId },
        receivedAt: endsAt + 2000,
        punches: [
          {
            ...punch,
            id: crypto.randomUUID(),
            kind: 'break_end',
            break_kind: null,
            device_at: new Date(endsAt).toISOString(),
            claimed_at: null,
            note: null,
            location: null,
            outside_reason: null,
            pin_check: null,
          },
        ],
      },
    ];
  });
}

async function hasPeriodEnded(
  transaction: Transaction,
  company: string,
  filledAt: number,
): Promise<boolean> {
  const [row] = await transaction.query<{ has_ended: boolean }>(
    `select b.period_from <> n.period_from as has_ended
     from app.pay_period($1, app.company_today($1)) n,
       app.pay_period($1, ($2::timestamptz at time zone 'UTC')::date) b`,
    [company, new Date(filledAt)],
  );
  return row?.has_ended ?? false;
}

/** Adds today's JSAs, and the certificate that is always about to expire. */
async function addToday(
  transaction: Transaction,
  data: DemoData,
  staff: KnownStaff,
  now: number,
): Promise<void> {
  const bridge = found(data.projects[0], 'a project');
  await addJsas(
    transaction,
    {
      admin: staff.admin,
      supervisor: found(staff.crews[0]?.workers[0]?.personId, 'a supervisor'),
      employee: staff.employee,
    },
    {
      projectId: found(staff.projects.get(bridge.name), bridge.name).id,
      now,
      userIdsByPersonId: staff.userIdsByPersonId,
      isLater: true,
    },
  );
  await receiveThen(transaction);
  await transaction.query(
    `update public.certificates set issued_on = $2::date - 718, expires_on = $2::date + 12
     where company_id = $1 and kind = 'First aid and CPR' and expires_on < $2::date + 5`,
    [data.company.id, new Date(now).toISOString().slice(0, 10)],
  );
}
