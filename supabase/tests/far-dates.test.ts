import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';

/** No day that a caller names makes a calculation endless, or plants rows where no one works. */
let cast: Cast;
let routines: readonly Routine[];
beforeAll(async () => {
  cast = await openCast();
  routines = await cast.database.query<Routine>(
    `select p.proname as name, array_agg(a.name order by a.place) as names,
       array_agg(format_type(a.type, null) order by a.place) as types
     from pg_proc p
     cross join lateral (
       select t.type, t.place, p.proargnames[t.place] as name
       from unnest(p.proargtypes::oid[]) with ordinality as t (type, place)
     ) a
     where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
     group by p.oid, p.proname
     order by p.proname`,
  );
});
afterAll(() => cast.close());

type Routine = {
  readonly name: string;
  readonly names: readonly string[];
  readonly types: readonly string[];
};

const far = ['-infinity', 'infinity', '4713-01-01 BC', '0001-01-01', '1899-12-31', '9999-12-31'];
const bounded = new Set(['day', 'instant']);

describe('an argument of an exposed function', () => {
  test('that is a date or an instant has a type with bounds', () => {
    const raw = routines.flatMap(({ name, names, types }) =>
      types.flatMap((type, place) =>
        /^(?:date|time)|range/.test(type) ? [`${name}.${names[place]}`] : [],
      ),
    );
    expect(raw).toEqual([]);
  });

  test('is refused by every function where it is infinite', async () => {
    let count = 0;
    for (const { name, names, types } of routines) {
      for (const [place, type] of types.entries()) {
        if (!bounded.has(type)) continue;
        for (const value of far.slice(0, 2)) {
          count += 1;
          await expect(
            asCaller(
              cast.database,
              cast.admin.caller,
              `select ${name}(${names.map((one, at) => `${one} := ${at === place ? '$1' : 'null'}`).join(', ')})`,
              [value],
            ),
            `${name}.${names[place]} ${value}`,
          ).rejects.toMatchObject({ code: '23514' });
        }
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  test.each(far)('is refused where it is %s', async (value) => {
    for (const type of bounded) {
      await expect(cast.database.query(`select $1::text::${type}`, [value])).rejects.toMatchObject({
        code: '23514',
      });
    }
  });

  test('is taken at its bounds, which a device that has lost its clock stays within', async () => {
    const at = (since: string) =>
      asCaller(cast.database, cast.employee.caller, 'select my_clock($1)', [since]);
    for (const since of ['1900-01-01T00:00:00Z', '1969-12-18T00:00:00Z', '2200-01-01T00:00:00Z']) {
      await expect(at(since)).resolves.toHaveLength(1);
    }
    for (const since of ['1899-12-31T23:59:59Z', '2200-01-01T00:00:01Z']) {
      await expect(at(since)).rejects.toMatchObject({ code: '23514' });
    }
  });
});

test.each([...far, '2200-01-02'])(
  '%s in the JSON of a call is no date and no instant',
  async (day) => {
    const values = [day, `${day}T00:00:00Z`, `${day.slice(0, 10)}T00:00:00Z`];
    for (const value of values) {
      expect(
        await cast.database.query(
          `select app.is_date(v) or app.is_date_or_null(v) or app.is_instant(v) or app.is_wall_time(v) as taken
         from to_jsonb($1::text) v`,
          [value],
        ),
      ).toEqual([{ taken: false }]);
    }
  },
);

test('no timesheet begins or ends out of bounds', async () => {
  for (const day of ['-infinity', '1899-12-31', '2200-01-02']) {
    await expect(
      cast.database.query(
        `insert into timesheets (company_id, person_id, period_from, period_to) values ($1, $2, $3, $3)`,
        [cast.company, cast.employee.personId, day],
      ),
    ).rejects.toMatchObject({ code: '23514' });
  }
});

test('the search for an open day ends, also among locked sheets that touch and on endless days', async () => {
  const lock = (from: string, to: string) =>
    cast.database.query(
      `insert into timesheets (company_id, person_id, period_from, period_to, state, locked_at, snapshot)
       values ($1, $2, $3, $4, 'locked', now(), '{}')`,
      [cast.company, cast.loner.personId, from, to],
    );
  await lock('2026-01-05', '2026-01-11');
  await lock('2026-01-12', '2026-01-18');
  await lock('2026-01-26', '2026-02-01');
  const days = [
    '2026-01-04',
    '2026-01-05',
    '2026-01-18',
    '2026-01-19',
    '2026-02-01',
    '-infinity',
    'infinity',
  ];
  const rows = await cast.database.query<{ open: string }>(
    `select app.first_open_day($1, $2, d::date)::text as open from unnest($3::text[]) with ordinality u (d, n) order by n`,
    [cast.company, cast.loner.personId, `{${days.join(',')}}`],
  );
  expect(rows.map(({ open }) => open)).toEqual([
    '2026-01-04',
    '2026-01-19',
    '2026-01-19',
    '2026-01-19',
    '2026-02-02',
    '-infinity',
    'infinity',
  ]);
});
