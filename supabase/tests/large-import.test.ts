import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCast, type Cast } from './support/cast.ts';
import { type Cells, importPeople } from './support/people-import.ts';

/** Large imports, and imports that invite people. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('invitations of an import', () => {
  test('go to those with an address and without a login, once', async () => {
    const rows = [
      { first_name: 'Wanda', email: 'wanda@mail.test' },
      { first_name: 'Wilma' },
      { first_name: 'Emp', email: `${cast.employee.userId}@muster.test` },
    ];
    const said = { mode: 'good', invite: true };
    expect(await importPeople(cast, rows, said)).toMatchObject({
      counts: { created: 2, invited: 1 },
    });
    expect(await importPeople(cast, rows, said)).toMatchObject({
      counts: { created: 0, invited: 0 },
    });
    const invitations = await cast.database.query(
      `select i.email, i.mail_state from invitations i join profiles p using (company_id, person_id)
       where p.first_name in ('Wanda', 'Wilma')`,
    );
    expect(invitations).toEqual([{ email: 'wanda@mail.test', mail_state: 'wanted' }]);
  });
});

/** Only the full run imports all 5,000; every 25th row has an error, so 200 rows do. */
const manyPeople = process.env['MUSTER_TEST_FULL'] === '1' ? 5_000 : 1_000;
const wrongEvery = 25;

test('of thousands of people names every planted error, adds the others, and changes nothing the second time', async () => {
  const planted = new Map<number, readonly [string, Cells]>();
  const spoils: readonly (readonly [string, (index: number) => Cells])[] = [
    ['first_name', () => ({ first_name: '', last_name: '' })],
    ['email', () => ({ email: 'not an address' })],
    ['email', () => ({ email: 'person-1@big.test' })],
    ['phone', () => ({ phone: 'ask the office' })],
    ['role', () => ({ role: 'boss' })],
    ['crew', () => ({ crew: 'No such crew' })],
    ['employee_number', () => ({ employee_number: 'B-1' })],
    ['language', () => ({ language: 'xx' })],
    ['starts_on', () => ({ starts_on: '2026-02-30' })],
    ['rate', () => ({ rate: 'a lot' })],
    ['last_name', () => ({ last_name: 'x'.repeat(101) })],
  ];
  const rows = Array.from({ length: manyPeople }, (_, index): Cells => {
    const whole = {
      first_name: `Person ${index}`,
      last_name: 'Biglist',
      email: `person-${index}@big.test`,
      phone: `555 ${1_000_000 + index}`,
      role: 'employee',
      crew: index % 2 === 0 ? 'Crew one' : 'Crew two',
      employee_number: `B-${index}`,
      language: 'es',
      starts_on: '2026-01-05',
      rate: '25',
    };
    if (index % wrongEvery !== wrongEvery - 1) return whole;
    const [field, spoil] = spoils[Math.floor(index / wrongEvery) % spoils.length] ?? [
      '',
      () => ({}),
    ];
    planted.set(index + 2, [field, spoil(index)]);
    return { ...whole, ...spoil(index) };
  });
  const good = manyPeople - planted.size;
  expect(planted.size).toBe(manyPeople / wrongEvery);

  const begun = performance.now();
  const checked = await importPeople(cast, rows);
  const checkMs = performance.now() - begun;
  expect(checked.flaws.map(({ line, field }) => `${line} ${field}`)).toEqual(
    [...planted].map(([line, [field]]) => `${line} ${field}`),
  );
  const start = performance.now();
  const answer = await importPeople(cast, rows, { mode: 'good' });
  const importMs = performance.now() - start;
  expect(answer).toMatchObject({ counts: { created: good, skipped: planted.size } });
  const again = performance.now();
  expect(await importPeople(cast, rows, { mode: 'good' })).toMatchObject({
    counts: { created: 0, updated: 0, unchanged: good, skipped: planted.size },
  });
  const againMs = performance.now() - again;
  console.info(
    `${manyPeople} rows on ${cast.database.kind}: check ${Math.round(checkMs)} ms, import ${Math.round(importMs)} ms, again ${Math.round(againMs)} ms`,
  );
}, 600_000);
