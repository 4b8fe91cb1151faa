/**
 * Measures location trails: `node bench/trail/run.ts [points] [seconds]`. 500 people with points of 60 days: a person's
 * day by `read_trail` (95 of 100 within 30 ms), the admin's list by `list_tracking` (within 100 ms), each as the median
 * of three rounds; then 50 punches a second, alone and along with 200 points a second in batches of 20: the punches may
 * take at most 1.5 times as long. On PostgreSQL, where people share a server. Judge it on a quiet machine.
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../apps/server/src/db/database.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from '../../supabase/tests/support/cast.ts';
import { punchOf, recordOne } from '../../supabase/tests/support/punches.ts';
import { withinBound } from '../within-bound.ts';

const points = Number(process.argv[2] ?? 1_000_000);
const seconds = Number(process.argv[3] ?? 10);
const people = 500;
const days = 60;
const punchesPerSecond = 50;
const pointsPerSecond = 200;
const batch = 20;
const bounds = { day: 30, list: 100, punchRatio: 1.5 };

await withinBound(async (kind, serverUrl) => {
  if (serverUrl !== undefined) process.env['TEST_DATABASE_URL'] = serverUrl;
  const cast = await openCast();
  try {
    const crew = await fill(cast);
    const day = await medianOfThree(() =>
      times(60, (turn) => {
        const { personId } = crew[(turn * 7) % crew.length]!; // Within, since there are people.
        return asCaller(
          cast.database,
          cast.admin.caller,
          `select read_trail($1, current_date - $2::int, 'A bench')`,
          [personId, 2 + (turn % 50)],
        );
      }),
    );
    const list = await medianOfThree(() =>
      times(20, () => asCaller(cast.database, cast.admin.caller, 'select list_tracking()')),
    );
    const alone: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      alone.push(await punchTimes(cast.database, crew, false));
      beside.push(await punchTimes(cast.database, crew, true));
    }
    const ratio = middle(beside) / middle(alone);
    console.log(
      `${kind}, ${points} points: a day p95 ${day.toFixed(1)} ms, the list p95 ${list.toFixed(1)} ms, ` +
        `a punch p95 ${middle(alone).toFixed(1)} ms alone, ${middle(beside).toFixed(1)} ms beside the trail (${ratio.toFixed(2)} ×)`,
    );
    return day <= bounds.day && list <= bounds.list && ratio <= bounds.punchRatio;
  } finally {
    await cast.close();
  }
}, false);

/** Everyone worked 8 hours each day; the points are spread evenly over them. */
async function fill({ database, company }: Cast): Promise<Person[]> {
  const crew: Person[] = [];
  for (let place = 0; place < people; place += 1)
    crew.push(await addPerson(database, company, 'employee'));
  await database.query(
    `insert into location_notices (company_id, version, text_en, text_es, covers_trail, written_at)
     values ($1, 2, 'Where you work', 'Donde trabaja', true, now() - interval '90 days')`,
    [company],
  );
  await database.query(
    `insert into location_choices (company_id, person_id, version, choice, way, language, chosen_at)
     select company_id, person_id, 2, 'acknowledged', 'app', 'en', now() - interval '80 days'
     from profiles where company_id = $1`,
    [company],
  );
  await database.query(
    `update company_settings set location_mode = 'trail' where company_id = $1`,
    [company],
  );
  const ids = crew.map(({ personId }) => personId);
  const aDay = Math.ceil(points / people / days);
  for (let day = 1; day <= days; day += 1)
    await database.query(
      `insert into app.location_points (company_id, id, person_id, at, lat, lng, accuracy_m)
       select $1, gen_random_uuid(), p, date_trunc('day', now()) - make_interval(days => $4::int)
           + interval '14 hours' + interval '8 hours' * n / $3::int,
         40 + n * 0.0001, -105 - n * 0.0001, 8
       from unnest($2::uuid[]) p, generate_series(0, $3::int - 1) n`,
      [company, ids, aDay, day],
    );
  await database.query(
    `insert into app.location_rejections (company_id, id, person_id, day, reason, was_stored)
     select $1, gen_random_uuid(), p, current_date - d, 'off_clock', false
     from unnest($2::uuid[]) p, generate_series(0, 59) d, generate_series(1, 3) n`,
    [company, ids],
  );
  await database.script('analyze', { transactional: false });
  return crew;
}

/** p95 of punches sent at a fixed rate for some seconds, in ms. */
async function punchTimes(
  database: Database,
  crew: readonly Person[],
  withTrail: boolean,
): Promise<number> {
  const taken: number[] = [];
  const running: Promise<unknown>[] = [];
  const slots = seconds * punchesPerSecond;
  const everyPunches = (punchesPerSecond * batch) / pointsPerSecond;
  const startMs = performance.now();
  for (let slot = 0; slot < slots; slot += 1) {
    await waitUntil(startMs + (slot * 1000) / punchesPerSecond);
    const person = crew[slot % crew.length]!; // Within, since there are people.
    const kind = Math.floor(slot / crew.length) % 2 === 0 ? 'in' : 'out';
    running.push(
      timed(() => recordOne(database, person.caller, punchOf(person, { kind }))).then((ms) =>
        taken.push(ms),
      ),
    );
    if (withTrail && slot % everyPunches === 0) running.push(sendBatch(database, person));
  }
  await Promise.all(running);
  return p95(taken);
}

async function sendBatch(database: Database, { personId, caller }: Person): Promise<void> {
  const at = new Date().toISOString();
  const said = Array.from({ length: batch }, (_, place) => ({
    id: randomUUID(),
    at,
    lat: 40 + place * 0.001,
    lng: -105,
    accuracy_m: 8,
  }));
  await asCaller(database, caller, 'select record_trail($1, $2)', [personId, JSON.stringify(said)]);
}

async function times(count: number, run: (turn: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let turn = 0; turn < count; turn += 1) taken.push(await timed(() => run(turn)));
  return p95(taken);
}

async function medianOfThree(run: () => Promise<number>): Promise<number> {
  return middle([await run(), await run(), await run()]);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await run();
  return performance.now() - startMs;
}

function ascending(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

function p95(values: readonly number[]): number {
  return ascending(values)[Math.floor(values.length * 0.95)] ?? 0;
}

function middle(values: readonly number[]): number {
  return ascending(values)[1] ?? 0;
}

function waitUntil(atMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, atMs - performance.now())));
}
