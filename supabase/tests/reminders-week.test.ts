import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCast, type Cast } from './support/cast.ts';
import {
  askedAt,
  coveredUntil,
  dayOf,
  hasRenewed,
  hasSigned,
  holdsCertificate,
  isAway,
  isEarly,
  isLate,
  leaveEnds,
  leavesInTime,
  mealOf,
  minuteOf,
  nightStart,
  openReminderWeek,
  punches,
  startOf,
  type Lead,
  type Worker,
} from './support/reminder-week.ts';
import { after } from './support/reminders.ts';

const isFull = process.env['MUSTER_TEST_FULL'] === '1';
const people = isFull ? 2000 : 36;
/** The last day is the Sunday whose night repeats an hour. */
const days = isFull ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 1, 7];

/** When the schedule is published: on Monday at noon, and at the first 1:10 of the night. */
const publications = [minuteOf(1, 300), '2026-11-01T07:10:00.000Z'] as const;

/** A week of reminders from two servers, some of them killed, with clocks that jump. */
let cast: Cast;
let week: Awaited<ReturnType<typeof openReminderWeek>>;
beforeAll(async () => {
  cast = await openCast();
  week = await openReminderWeek(cast, people, days);
});
afterAll(() => cast.close());

test('each due reminder is sent once, and none in quiet hours, on leave or after a punch', async () => {
  for (const day of days) {
    if (day === 7) await liveNight();
    await liveDay(day);
  }

  const { leads, workers } = week;
  const wanted = [
    ...workers.flatMap((one) => days.flatMap((day) => remindersOf(one, day))),
    ...workers.filter(({ kind }) => kind === 'night').map((one) => missed(one, nightStart, 'sent')),
    ...workers
      .filter(({ kind }) => kind === 'sleeper')
      .map((one) => missed(one, nightStart, 'quiet_hours')),
    ...workers.flatMap(waitingFor),
    ...workers.flatMap((one) => toldToLead(one, leads)),
  ];
  const logged = await cast.database.query<{ line: string }>(
    `select concat_ws(' ', l.person_id, l.kind, to_char(l.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
       l.outcome, case when l.decided_at < l.due_at then 'early' end,
       case when l.kind in ('request_waiting', 'sheet_to_sign', 'certificate_expiring')
         then floor(extract(epoch from l.decided_at - l.due_at) / 3600) || ' h later' end) as line
     from reminder_log l join profiles p on p.person_id = l.person_id
     where l.company_id = $1 and p.first_name in ('week', 'lead')`,
    [cast.company],
  );
  expect(logged.map(({ line }) => line).toSorted()).toEqual(wanted.toSorted());

  // A lead gets one message about everyone who is missing at a given minute.
  const [told] = await cast.database.query(
    `select count(*) filter (where n.kind <> 'no_punch')::int as messages,
       (sum((n.payload ->> 'count')::int) filter (where n.kind = 'no_punch'))::int as missing,
       (count(*) - count(distinct (n.person_id, n.kind, n.dedupe_key)))::int as twice
     from app.notifications n join profiles p on p.person_id = n.person_id
     where p.first_name in ('week', 'lead') and n.kind <> 'schedule_published'`,
  );
  const sent = wanted.filter((line) => line.includes(' sent'));
  const missing = sent.filter((line) => line.includes(' no_punch ')).length;
  expect(told).toEqual({ messages: sent.length - missing, missing, twice: 0 });

  const notices = await cast.database.query<{ line: string }>(
    `select concat_ws(' ', person_id, to_char(not_before at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as line
     from app.notifications where kind = 'schedule_published' and company_id = $1`,
    [cast.company],
  );
  expect(notices.map(({ line }) => line).toSorted()).toEqual(
    workers
      .flatMap((one) => publications.map((at) => `${one.id} ${heldUntil(one, at)}`))
      .toSorted(),
  );
}, 900_000);

/** Returns a person's reminders about one day's clock: for the start, a break and the end, if each was missed. */
function remindersOf(one: Worker, day: number): string[] {
  if (!punches(one, day)) return [missed(one, startOf(day), outcomeAt(one, startOf(day)))];
  const breakAt = minuteOf(day, 284);
  const endAt = minuteOf(day, 375);
  return [
    missed(one, startOf(day), isLate(one) ? 'sent' : 'punched'),
    ...(mealOf(one, day) === 'none'
      ? [`${one.id} break_due ${breakAt} ${outcomeOnClock(one, breakAt)}`]
      : []),
    ...(leavesInTime(one, day)
      ? []
      : [`${one.id} clock_out_missed ${endAt} ${outcomeOnClock(one, endAt)}`]),
  ];
}

function missed({ id }: Worker, start: string, outcome: string): string {
  return `${id} clock_in_missed ${after(start, 300)} ${outcome}`;
}

function outcomeAt(one: Worker, start: string): string {
  if (one.kind === 'off') return 'time_off';
  if (one.kind === 'quiet' && isEarly(one)) return 'quiet_hours';
  return one.kind === 'phone' && start < coveredUntil ? 'on_device' : 'sent';
}

/** A phone that has been out of touch since Sunday can't know about a punch on another day. */
function outcomeOnClock(one: Worker, at: string): string {
  if (one.kind === 'off') return 'time_off';
  if (one.kind === 'quiet' && !isEarly(one)) return 'quiet_hours';
  return one.kind === 'phone' && isEarly(one) && at < coveredUntil ? 'on_device' : 'sent';
}

/** Returns reminders that stay true until someone acts: sent after quiet hours, and not at all during leave. */
function waitingFor(one: Worker): string[] {
  if (one.kind === 'off') return [];
  const later = one.kind === 'quiet' && isEarly(one) ? 2 : 0;
  const certificateAt = startOf(dayOf(one, days));
  return [
    ...(hasSigned(one) ? [] : [`${one.id} sheet_to_sign ${startOf(1)} sent ${later} h later`]),
    ...(holdsCertificate(one) && !hasRenewed(one)
      ? [`${one.id} certificate_expiring ${certificateAt} sent ${later} h later`]
      : []),
  ];
}

/** Returns a lead's notices about a worker: no punch received, or a request for time off. */
function toldToLead(one: Worker, leads: readonly Lead[]): string[] {
  const lead = leads.find(({ kind }) => kind === one.kind);
  if (lead === undefined || one.kind === 'off') return [];
  const noPunch = (start: string, seen: boolean) => {
    const isQuiet = lead.kind === 'quiet' && start !== nightStart;
    const outcome = isAway(lead) ? 'time_off' : isQuiet ? 'quiet_hours' : 'sent';
    return `${lead.id} no_punch ${after(start, seen ? 900 : 1800)} ${outcome}`;
  };
  return [
    ...days
      .filter((day) => !punches(one, day))
      .map((day) => noPunch(startOf(day), one.kind === 'phone' || day > 0)),
    ...(['night', 'sleeper'].includes(one.kind) ? [noPunch(nightStart, true)] : []),
    ...(one.kind === 'plain' && isEarly(one)
      ? [`${lead.id} request_waiting ${minuteOf(dayOf(one, days), askedAt)} sent 1 h later`]
      : []),
  ];
}

/** Returns when news of a published schedule is sent: after quiet hours and leave. */
function heldUntil(one: Worker, at: string): string {
  if (one.kind === 'off') return leaveEnds;
  const isNoon = at === publications[0];
  if (one.kind === 'quiet' && !isEarly(one) && isNoon) return minuteOf(1, 420);
  return one.kind === 'sleeper' && !isNoon ? '2026-11-01T09:00:00.000Z' : at;
}

async function liveDay(day: number): Promise<void> {
  await week.arrive(day);
  await remind(minuteOf(day, 4));
  await around(minuteOf(day, 5));
  await week.arriveLate(day);
  await around(minuteOf(day, 15));
  await both(minuteOf(day, 30));
  await both(minuteOf(day, 120));
  await week.eat(day);
  await week.beginToEat(day);
  await around(minuteOf(day, 284));
  if (day === 1) await publish(publications[0]);
  await week.endMeals(day);
  await week.leave(day);
  await around(minuteOf(day, 375));
  await week.leaveLate(day);
  await both(minuteOf(day, askedAt));
  await week.decide(day);
  await both(minuteOf(day, askedAt + 60));
}

async function liveNight(): Promise<void> {
  await publish(publications[1]);
  // At the first 1:35 of the night, no one must be reminded about the second.
  await both('2026-11-01T07:35:00Z');
  await around(after(nightStart, 300));
  await around(after(nightStart, 900));
}

/** Kills a server as it decides, lets two others do the work at once, and moves their clocks back and ahead. */
async function around(minute: string): Promise<void> {
  await expect(
    cast.database.transaction(async (transaction) => {
      await transaction.query('select app.send_reminders($1)', [minute]);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  await both(minute);
  for (const step of [-180, 60]) await remind(after(minute, step));
}

/** Runs two servers at the same minute. */
async function both(at: string): Promise<void> {
  await Promise.all([remind(at), remind(at)]);
}

function remind(at: string): Promise<readonly unknown[]> {
  return cast.database.query('select app.send_reminders($1)', [at]);
}

async function publish(at: string): Promise<void> {
  const publication = randomUUID();
  await Promise.all([week.publish(publication, at), week.publish(publication, at)]);
  await week.publish(publication, after(at, 600));
}
