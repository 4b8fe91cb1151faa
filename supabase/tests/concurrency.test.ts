import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { entriesOf, minutesAgo, punchOf, record } from './support/punches.ts';

/** Several sessions at once; on PGlite they queue, on PostgreSQL they meet. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('punches of one person from several sessions at once', () => {
  test('the same batch sent eight times is stored once and answered alike', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const batch = [
      punchOf(person, { device_at: minutesAgo(60) }),
      punchOf(person, { kind: 'out', device_at: minutesAgo(10) }),
    ];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => record(cast.database, person.caller, batch)),
    );
    const verdicts = answers.map((answer) => answer.map(({ verdict }) => verdict).join());
    expect(verdicts.filter((verdict) => verdict === 'applied,applied')).toHaveLength(1);
    expect(verdicts.filter((verdict) => verdict === 'replayed,replayed')).toHaveLength(7);
    expect(await entriesOf(cast.database, person)).toMatchObject([{ state: 'closed' }]);
  });

  test('a day punched by many sessions in any order is the day', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const day = Array.from({ length: 12 }, (_, hour) =>
      punchOf(person, {
        kind: hour % 2 === 0 ? 'in' : 'out',
        device_at: minutesAgo((12 - hour) * 60),
      }),
    );
    await Promise.all(
      day
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map((punch) => record(cast.database, person.caller, [punch])),
    );
    const entries = (await entriesOf(cast.database, person)).filter(
      ({ state }) => state !== 'void',
    );
    expect(entries.map(({ state }) => state)).toEqual(Array(6).fill('closed'));
    const minutes = entries.map(
      ({ started_at, ended_at }) => ((ended_at?.getTime() ?? 0) - started_at.getTime()) / 60_000,
    );
    expect(minutes.every((span) => Math.abs(span - 60) < 0.1)).toBe(true);
  });

  test('a crew named in opposite orders by two batches does not lock up', async () => {
    const crew: Person[] = [];
    for (let size = 0; size < 5; size += 1) {
      crew.push(await addPerson(cast.database, cast.company, 'employee'));
    }
    const rounds = Array.from({ length: 6 }, (_, round) => {
      const people = round % 2 === 0 ? crew : crew.toReversed();
      return record(
        cast.database,
        cast.admin.caller,
        people.map((person) => punchOf(person, { device_at: minutesAgo(60 - round) })),
      );
    });
    const answers = await Promise.all(rounds);
    expect(answers.flat().every(({ verdict }) => verdict.startsWith('applied'))).toBe(true);
  });
});
