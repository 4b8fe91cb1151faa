/**
 * The import of people. Long because every flaw that a row can have stands here beside what the import
 * does with the others, from one set of rows.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import cases from '../../packages/domain/src/people-import/cases/fields.json' with { type: 'json' };
import type { TestCaller } from '../../packages/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';

/** From rows of a file to people at work, and back to "no change". */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Cells = Readonly<Record<string, string | undefined>>;
type Answer = {
  readonly verdict: string;
  readonly reason?: string;
  readonly detail?: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly flaws: readonly { line: number; field: string; code: string; detail: string | null }[];
  readonly new_crews: readonly string[];
};

async function importPeople(
  rows: readonly Cells[],
  said: Readonly<Record<string, unknown>> = {},
  caller: TestCaller = cast.admin.caller,
): Promise<Answer> {
  const claims = { ...caller.claims, ...caller };
  const [row] = await cast.database.query<{ answer: Answer }>(
    'select import_people($1) as answer',
    [
      {
        id: randomUUID(),
        file_name: 'crew.csv',
        mode: 'check',
        // The first line of a file is its heading.
        rows: rows.map((cells, index) => ({ line: index + 2, ...cells })),
        ...said,
      },
    ],
    // As the data API does it for a function that sets its own limit.
    { caller: { role: caller.role, claims }, timeoutMs: 300_000 },
  );
  if (row === undefined) throw new Error('import_people answered nothing');
  return row.answer;
}

const flawsOf = (answer: Answer) =>
  answer.flaws.map(({ line, field, code, detail }) =>
    detail === null ? [line, field, code] : [line, field, code, detail],
  );

async function personNamed(firstName: string) {
  const [person] = await cast.database.query(
    `select p.person_id, p.last_name, p.phone, p.language, p.has_login, m.role, d.employee_number,
       d.contact_email, d.hired_on::text, r.rate, r.currency,
       (select array_agg(c.name) from crew_members x join crews c on c.id = x.crew_id
        where x.person_id = p.person_id) as crews
     from profiles p
     left join memberships m on m.person_id = p.person_id
     left join person_details d on d.person_id = p.person_id
     left join pay_rates r on r.person_id = p.person_id
     where p.company_id = $1 and p.first_name = $2`,
    [cast.company, firstName],
  );
  return person;
}

describe('an import', () => {
  test('is for admins of the company and no one else', async () => {
    for (const caller of [
      cast.employee.caller,
      cast.supervisor.caller,
      cast.kiosk.caller,
      cast.superAdmin,
    ]) {
      expect(await importPeople([{ first_name: 'Spy' }], { mode: 'all' }, caller)).toEqual({
        verdict: 'refused',
        reason: 'not_allowed',
      });
    }
    await expect(importPeople([{ first_name: 'Spy' }], {}, cast.anon)).rejects.toMatchObject({
      code: '42501',
    });
  });

  test.each([
    ['id', { id: 'none' }],
    ['mode', { mode: 'maybe' }],
    ['rows', { rows: [] }],
    ['rows', { rows: 'all of them' }],
    ['rows', { rows: [{ line: 'two' }] }],
    [
      'rows',
      {
        rows: [
          { line: 2, first_name: 'A' },
          { line: 2, first_name: 'B' },
        ],
      },
    ],
    ['rows', { rows: Array.from({ length: 10_001 }, (_, line) => ({ line })) }],
    ['file_name', { file_name: 'x'.repeat(201) }],
    ['currency', { currency: 'dollars' }],
  ])('is refused for a wrong %s', async (field, said) => {
    expect(await importPeople([{ first_name: 'A' }], said)).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail: field,
    });
  });

  test.each(cases)('judges as the app does: $name', async ({ row, flaws }) => {
    const answer = await importPeople([row], { create_crews: true });
    expect(answer.flaws.map(({ field, code }) => [field, code])).toEqual(flaws);
    expect(answer.counts).toMatchObject({
      created: flaws.length === 0 ? 1 : 0,
      skipped: flaws.length === 0 ? 0 : 1,
    });
  });

  test('that only checks writes nothing', async () => {
    await importPeople([{ first_name: 'Nobody', crew: 'Crew nobody' }], { create_crews: true });
    expect(await personNamed('Nobody')).toBeUndefined();
    expect(await cast.database.query(`select from crews where name = 'Crew nobody'`)).toEqual([]);
  });

  test('brings people with everything that the file says', async () => {
    const answer = await importPeople(
      [
        {
          first_name: 'Imre',
          last_name: 'Nagy',
          email: 'Imre@Nagy.test',
          phone: '+1 555 010 2030',
          role: 'supervisor',
          crew: 'crew ONE',
          employee_number: 'E-1',
          language: 'es',
          starts_on: '2024-02-29',
          rate: '28.5',
        },
      ],
      { mode: 'all', currency: 'EUR' },
    );
    expect(answer).toMatchObject({ verdict: 'applied', flaws: [], counts: { created: 1 } });
    expect(await personNamed('Imre')).toMatchObject({
      last_name: 'Nagy',
      phone: '+1 555 010 2030',
      language: 'es',
      has_login: false,
      role: 'supervisor',
      employee_number: 'E-1',
      contact_email: 'imre@nagy.test',
      hired_on: '2024-02-29',
      rate: 285_000,
      currency: 'EUR',
      crews: ['Crew one'],
    });
  });

  test('gives the company’s language to whom the file gives none', async () => {
    const settle = (language: string) =>
      cast.database.query(
        'update company_settings set default_language = $2 where company_id = $1',
        [cast.company, language],
      );
    await settle('es');
    await importPeople([{ first_name: 'Silent' }, { first_name: 'Said', language: 'en' }], {
      mode: 'all',
    });
    await settle('en');
    expect(await personNamed('Silent')).toMatchObject({ language: 'es' });
    expect(await personNamed('Said')).toMatchObject({ language: 'en' });
  });

  test('makes the crews that it was told to make, once each', async () => {
    const rows = [
      { first_name: 'Uma', crew: 'Framing' },
      { first_name: 'Ugo', crew: 'FRAMING' },
    ];
    expect(flawsOf(await importPeople(rows))).toEqual([
      [2, 'crew', 'unknown'],
      [3, 'crew', 'unknown'],
    ]);
    const answer = await importPeople(rows, { mode: 'all', create_crews: true });
    expect(answer).toMatchObject({ counts: { created: 2, crews: 1 }, new_crews: ['FRAMING'] });
    const crews = await cast.database.query(`select name from crews where name ilike 'framing'`);
    expect(crews).toHaveLength(1);
  });

  test('of all rows or none imports none when one has a flaw; the good ones when told so', async () => {
    const rows = [{ first_name: 'Good' }, { last_name: '', email: 'bad' }];
    expect(await importPeople(rows, { mode: 'all' })).toMatchObject({
      verdict: 'refused',
      reason: 'flawed_rows',
      flaws: [
        { line: 3, field: 'email', code: 'malformed' },
        { line: 3, field: 'first_name', code: 'missing' },
      ],
    });
    expect(await personNamed('Good')).toBeUndefined();
    expect(await importPeople(rows, { mode: 'good' })).toMatchObject({
      verdict: 'applied',
      counts: { created: 1, skipped: 1 },
    });
    expect(await personNamed('Good')).toBeDefined();
  });

  test('sent again changes nothing: under the same id, and as a new one', async () => {
    const rows = [
      {
        first_name: 'Rita',
        last_name: 'Again',
        employee_number: 'R-1',
        rate: '20',
        crew: 'Crew two',
      },
      { first_name: 'Rolf', last_name: 'Again', email: 'rolf@again.test' },
      { first_name: 'Rosa', last_name: 'Again', phone: '555-010-7070', starts_on: '2026-01-02' },
      { first_name: 'Rune', last_name: 'Again' },
    ];
    const said = { id: randomUUID(), mode: 'all' };
    const first = await importPeople(rows, said);
    expect(first).toMatchObject({ verdict: 'applied', counts: { created: 4 } });
    const audited = async () =>
      (await cast.database.query('select count(*) as number from audit_events'))[0];
    expect(await importPeople(rows, said)).toMatchObject({
      verdict: 'replayed',
      counts: first.counts,
    });
    const before = await audited();
    const again = await importPeople(rows, { mode: 'all' });
    expect(again).toMatchObject({
      verdict: 'applied',
      counts: { created: 0, updated: 0, unchanged: 4, skipped: 0 },
    });
    expect(await audited()).toEqual(before);
  });

  test('under another company’s id is refused', async () => {
    const id = randomUUID();
    await importPeople([{ first_name: 'Theirs' }], { id, mode: 'all' }, cast.foreign.admin.caller);
    expect(await importPeople([{ first_name: 'Ours' }], { id, mode: 'all' })).toMatchObject({
      verdict: 'refused',
      detail: 'id',
    });
  });
});

describe('whom a row means', () => {
  test('is the person with its number, then its mail, then its name and phone', async () => {
    await importPeople(
      [
        { first_name: 'Nora', last_name: 'Known', employee_number: 'N-1' },
        { first_name: 'Mila', last_name: 'Known', email: 'mila@known.test' },
        { first_name: 'Phil', last_name: 'Known', phone: '+1 (555) 010-4040' },
      ],
      { mode: 'all' },
    );
    const answer = await importPeople(
      [
        {
          first_name: 'Nora',
          last_name: 'Renamed',
          employee_number: 'n-1',
          email: 'nora@known.test',
        },
        {
          first_name: 'Mila',
          last_name: 'Known',
          email: 'MILA@known.test',
          employee_number: 'M-1',
        },
        { first_name: 'phil', last_name: 'KNOWN', phone: '5550104040', crew: 'Crew one' },
      ],
      { mode: 'all' },
    );
    expect(answer).toMatchObject({ counts: { created: 0, updated: 3 }, flaws: [] });
    expect(await personNamed('Nora')).toMatchObject({
      last_name: 'Renamed',
      contact_email: 'nora@known.test',
    });
    expect(await personNamed('Mila')).toMatchObject({ employee_number: 'M-1' });
    expect(await personNamed('phil')).toMatchObject({ crews: ['Crew one'] });
  });

  test('is a person who signs in with its mail, whose own name stays', async () => {
    const answer = await importPeople(
      [
        {
          first_name: 'Other',
          email: `${cast.loner.userId}@muster.test`,
          employee_number: 'L-1',
        },
      ],
      { mode: 'all' },
    );
    expect(answer).toMatchObject({ counts: { updated: 1 } });
    const [profile] = await cast.database.query(
      `select p.first_name, d.employee_number, d.contact_email
       from profiles p join person_details d using (company_id, person_id) where p.id = $1`,
      [cast.loner.userId],
    );
    expect(profile).toEqual({
      first_name: 'employee',
      employee_number: 'L-1',
      contact_email: null,
    });
  });

  test('is no one of another company', async () => {
    const rows = [{ first_name: 'Shared', email: 'shared@both.test', employee_number: 'S-1' }];
    for (const caller of [cast.admin.caller, cast.foreign.admin.caller]) {
      expect(await importPeople(rows, { mode: 'all' }, caller)).toMatchObject({
        counts: { created: 1 },
        flaws: [],
      });
    }
  });

  test('must not be someone whom an earlier row means', async () => {
    const answer = await importPeople([
      { first_name: 'Ada', email: 'ada@twice.test' },
      { first_name: 'Eda', email: 'ADA@twice.test' },
      { first_name: 'Ida', employee_number: '7' },
      { first_name: 'Oda', employee_number: '7' },
      { first_name: 'Uda', last_name: 'Twice' },
      { first_name: 'UDA', last_name: 'twice', phone: '555 010 9090' },
      { first_name: 'Yda', phone: '555 010 1111' },
      { first_name: 'Yda', phone: '555 010 2222' },
    ]);
    expect(flawsOf(answer)).toEqual([
      [3, 'email', 'repeated', '2'],
      [5, 'employee_number', 'repeated', '4'],
      [7, 'first_name', 'repeated', '6'],
    ]);
  });

  test('must be certain, and must not contradict what is known', async () => {
    await importPeople(
      [
        {
          first_name: 'Vera',
          last_name: 'Sure',
          email: 'vera@sure.test',
          employee_number: 'V-1',
          rate: '30',
        },
        { first_name: 'Vito', last_name: 'Sure', email: 'vito@sure.test' },
        { first_name: 'Vlad', last_name: 'Sure', phone: '555 010 5151' },
      ],
      { mode: 'all' },
    );
    const leaver = cast.otherSupervisor;
    await cast.database.query(
      `insert into person_details (company_id, person_id, employee_number) values ($1, $2, 'GONE')`,
      [cast.company, leaver.personId],
    );
    await cast.database.query('update memberships set valid_to = now() where person_id = $1', [
      leaver.personId,
    ]);
    const answer = await importPeople([
      { first_name: 'Vera', email: 'vito@sure.test', employee_number: 'V-1' },
      { first_name: 'Vito', email: 'vito@sure.test', role: 'admin' },
      { first_name: 'Vlad', last_name: 'Sure', email: 'vlad@sure.test' },
      { first_name: 'Gone', employee_number: 'GONE' },
    ]);
    expect(flawsOf(answer)).toEqual([
      [2, 'email', 'taken'],
      [3, 'email', 'repeated', '2'],
      [3, 'role', 'differs', 'employee'],
      [4, 'first_name', 'same_name_here'],
      [5, 'first_name', 'left_the_company'],
    ]);
    expect(
      flawsOf(
        await importPeople([
          { first_name: 'Vera', email: 'vera@sure.test', employee_number: 'V-2', rate: '31' },
        ]),
      ),
    ).toEqual([
      [2, 'employee_number', 'differs', 'V-1'],
      [2, 'rate', 'differs'],
    ]);
  });
});

describe('invitations of an import', () => {
  test('go to those with an address and without a login, once', async () => {
    const rows = [
      { first_name: 'Wanda', email: 'wanda@mail.test' },
      { first_name: 'Wilma' },
      { first_name: 'Emp', email: `${cast.employee.userId}@muster.test` },
    ];
    const said = { mode: 'good', invite: true };
    expect(await importPeople(rows, said)).toMatchObject({ counts: { created: 2, invited: 1 } });
    expect(await importPeople(rows, said)).toMatchObject({ counts: { created: 0, invited: 0 } });
    const invitations = await cast.database.query(
      `select i.email, i.mail_state from invitations i join profiles p using (company_id, person_id)
       where p.first_name in ('Wanda', 'Wilma')`,
    );
    expect(invitations).toEqual([{ email: 'wanda@mail.test', mail_state: 'wanted' }]);
  });
});

/** The whole of 5,000 is for the full run; every 25th row has a flaw, so that is 200 of them. */
const manyPeople = process.env['MUSTER_TEST_FULL'] === '1' ? 5_000 : 1_000;
const flawEvery = 25;

test('of thousands of people every planted flaw is named, the others come, and again nothing changes', async () => {
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
    if (index % flawEvery !== flawEvery - 1) return whole;
    const [field, spoil] = spoils[Math.floor(index / flawEvery) % spoils.length] ?? [
      '',
      () => ({}),
    ];
    planted.set(index + 2, [field, spoil(index)]);
    return { ...whole, ...spoil(index) };
  });
  const good = manyPeople - planted.size;
  expect(planted.size).toBe(manyPeople / flawEvery);

  const begun = performance.now();
  const checked = await importPeople(rows);
  const checkMs = performance.now() - begun;
  expect(checked.flaws.map(({ line, field }) => `${line} ${field}`)).toEqual(
    [...planted].map(([line, [field]]) => `${line} ${field}`),
  );
  const start = performance.now();
  const answer = await importPeople(rows, { mode: 'good' });
  const importMs = performance.now() - start;
  expect(answer).toMatchObject({ counts: { created: good, skipped: planted.size } });
  const again = performance.now();
  expect(await importPeople(rows, { mode: 'good' })).toMatchObject({
    counts: { created: 0, updated: 0, unchanged: good, skipped: planted.size },
  });
  const againMs = performance.now() - again;
  console.info(
    `${manyPeople} rows on ${cast.database.kind}: check ${Math.round(checkMs)} ms, import ${Math.round(importMs)} ms, again ${Math.round(againMs)} ms`,
  );
}, 600_000);
