import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedRetention, resolveRetention } from '../../packages/contract/src/retention.ts';
import {
  acknowledgeLocation,
  addPerson,
  openCast,
  sitePlace,
  type Cast,
  type Person,
} from './support/cast.ts';
import { punchOf, recordOne } from './support/punches.ts';

/** Records that a job deletes once a company's retention period is over, and those that it keeps. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const at = '2026-06-10T12:00:00Z';
const location = { ...sitePlace, accuracy_m: 5, age_ms: 0, mock: false };

describe('punch locations', () => {
  test.each([
    ['the days that the company chose', { punch_coordinates: { days: 90 } }, '90 days'],
    ['its time cards', { punch_coordinates: { with: 'time_cards' } }, '2 years'],
    ['its time cards, kept longer', { time_cards: { years: 7 } }, '7 years'],
    ['the time cards of a company that chose nothing', {}, '2 years'],
    [
      'the time cards, not days that no company may choose',
      { punch_coordinates: { days: 0 } },
      '2 years',
    ],
  ])('goes with %s, not before', async (_, retention, period) => {
    await choose(retention);
    const person = await addPerson(cast.database, cast.company, 'employee');
    const [kept, gone] = [
      await punchedAt(person, period, '0'),
      await punchedAt(person, period, '1 ms'),
    ];
    await cast.database.query('select app.remove_due($1, $2, 1000)', [cast.company, at]);
    expect(await placesOf(person)).toEqual([kept]);
    const punches = await cast.database.query<{ id: string }>(
      'select id from punches where person_id = $1',
      [person.personId],
    );
    expect(punches.map(({ id }) => id).toSorted()).toEqual([kept, gone].toSorted());
  });

  test('stays where only another company’s period is over', async () => {
    await choose({ punch_coordinates: { days: 90 } });
    await cast.database.query(
      `update companies set settings = '{"retention":{"punch_coordinates":{"days":1}}}' where id <> $1`,
      [cast.company],
    );
    const person = await addPerson(cast.database, cast.company, 'employee');
    const kept = await punchedAt(person, '2 days', '0');
    await cast.database.query('select app.remove_due($1, $2, 1000)', [cast.company, at]);
    expect(await placesOf(person)).toEqual([kept]);
  });
});

test.each(Object.entries(fixedRetention))(
  'what is kept of %s for a period that no one chooses is kept for as long as the contract says',
  async (kind, { days }) => {
    const [row] = await cast.database.query<{ is_same: boolean }>(
      `select app.kept_since('{}', $1, $2) = $2::timestamptz - make_interval(days => $3) as is_same`,
      [kind, at, days],
    );
    expect(row?.is_same).toBe(true);
  },
);

test.each([
  {},
  { retention: { punch_coordinates: { days: 1 }, voice_audio: { days: 365 } } },
  { retention: { punch_coordinates: { days: 3651 }, voice_audio: { days: 366 } } },
  { retention: { punch_coordinates: { days: '5' }, time_cards: { years: 1 } } },
  { retention: { time_cards: { years: 30 }, voice_audio: { days: 1.5 } } },
  { retention: { voice_audio: { until: 'approved' } } },
])('a period is what the contract reads from %j', async (settings) => {
  const {
    punch_coordinates: place,
    time_cards: cards,
    voice_audio: voice,
  } = resolveRetention(settings);
  const [row] = await cast.database.query<{ is_same: boolean }>(
    `select app.kept_since($1, 'time_cards', $2) = $2::timestamptz - make_interval(years => $3)
       and app.kept_since($1, 'voice_audio', $2) = $2::timestamptz - make_interval(days => $4)
       and app.kept_since($1, 'punch_coordinates', $2)
         = $2::timestamptz - make_interval(days => $5, years => $6) as is_same`,
    [
      settings,
      at,
      cards.years,
      'days' in voice ? voice.days : 0,
      'days' in place ? place.days : 0,
      'days' in place ? 0 : cards.years,
    ],
  );
  expect(row?.is_same).toBe(true);
});

test('the talk of a JSA is kept until signed if the setting says so', async () => {
  for (const chosen of [{ until: 'signed' }, { until: 'signed', days: 3 }, { days: 3 }, null]) {
    const settings = { retention: { voice_audio: chosen } };
    const [row] = await cast.database.query<{ is: boolean }>(
      'select app.is_kept_until_signed($1) as is',
      [settings],
    );
    expect(row?.is).toBe('until' in resolveRetention(settings).voice_audio);
  }
});

async function choose(retention: object): Promise<void> {
  await cast.database.query('update companies set settings = $2 where id = $1', [
    cast.company,
    { retention },
  ]);
}

/** Records a punch that is older than the period by `longer`, and returns its id. */
async function punchedAt(person: Person, period: string, longer: string): Promise<string> {
  await acknowledgeLocation(cast.database);
  const punch = punchOf(person, { location });
  expect(await recordOne(cast.database, person.caller, punch)).toMatchObject({
    verdict: expect.stringMatching(/^applied/),
  });
  await cast.database.query(
    `update punch_locations set occurred_at = $2::timestamptz - $3::interval - $4::interval
     where punch_id = $1`,
    [punch.id, at, period, longer],
  );
  return punch.id;
}

async function placesOf(person: Person): Promise<readonly string[]> {
  const rows = await cast.database.query<{ punch_id: string }>(
    'select punch_id from punch_locations where person_id = $1',
    [person.personId],
  );
  return rows.map(({ punch_id }) => punch_id);
}
