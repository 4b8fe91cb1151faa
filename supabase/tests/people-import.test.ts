/**
 * The import of people.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import cases from '../../packages/domain/src/people-import/cases/fields.json' with { type: 'json' };
import { openCast, type Cast } from './support/cast.ts';
import { errorsOf, importPeople, personNamed } from './support/people-import.ts';

/** From rows of a file to people at work, and back to "no change". */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('an import', () => {
  test('is for admins of the company and no one else', async () => {
    for (const caller of [
      cast.employee.caller,
      cast.supervisor.caller,
      cast.kiosk.caller,
      cast.superAdmin,
    ]) {
      expect(await importPeople(cast, [{ first_name: 'Spy' }], { mode: 'all' }, caller)).toEqual({
        verdict: 'refused',
        reason: 'not_allowed',
      });
    }
    await expect(importPeople(cast, [{ first_name: 'Spy' }], {}, cast.anon)).rejects.toMatchObject({
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
    expect(await importPeople(cast, [{ first_name: 'A' }], said)).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail: field,
    });
  });

  test.each(cases)('judges as the app does: $name', async ({ row, flaws }) => {
    const answer = await importPeople(cast, [row], { create_crews: true });
    expect(answer.flaws.map(({ field, code }) => [field, code])).toEqual(flaws);
    expect(answer.counts).toMatchObject({
      created: flaws.length === 0 ? 1 : 0,
      skipped: flaws.length === 0 ? 0 : 1,
    });
  });

  test('that only checks writes nothing', async () => {
    await importPeople(cast, [{ first_name: 'Nobody', crew: 'Crew nobody' }], {
      create_crews: true,
    });
    expect(await personNamed(cast, 'Nobody')).toBeUndefined();
    expect(await cast.database.query(`select from crews where name = 'Crew nobody'`)).toEqual([]);
  });

  test('brings people with everything that the file says', async () => {
    const answer = await importPeople(
      cast,
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
    expect(await personNamed(cast, 'Imre')).toMatchObject({
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

  test('gives the company’s language to anyone without one in the file', async () => {
    const settle = (language: string) =>
      cast.database.query(
        'update company_settings set default_language = $2 where company_id = $1',
        [cast.company, language],
      );
    await settle('es');
    await importPeople(cast, [{ first_name: 'Silent' }, { first_name: 'Said', language: 'en' }], {
      mode: 'all',
    });
    await settle('en');
    expect(await personNamed(cast, 'Silent')).toMatchObject({ language: 'es' });
    expect(await personNamed(cast, 'Said')).toMatchObject({ language: 'en' });
  });

  test('makes the crews that it was told to make, once each', async () => {
    const rows = [
      { first_name: 'Uma', crew: 'Framing' },
      { first_name: 'Ugo', crew: 'FRAMING' },
      { first_name: 'Ulf', crew: "Dan's" },
      { first_name: 'Una', crew: 'Dan’s' },
    ];
    expect(errorsOf(await importPeople(cast, rows))).toEqual(
      [2, 3, 4, 5].map((line) => [line, 'crew', 'unknown']),
    );
    const answer = await importPeople(cast, rows, { mode: 'all', create_crews: true });
    expect(answer).toMatchObject({ counts: { created: 4, crews: 2 } });
    const members = await cast.database.query(
      `select count(*)::int from crew_members m join crews c on c.id = m.crew_id
       where c.name ilike any ('{framing,dan_s}') group by c.id`,
    );
    expect(members).toEqual([{ count: 2 }, { count: 2 }]);
  });

  test('of all rows or none imports none when one has an error; the good ones when told so', async () => {
    const rows = [{ first_name: 'Good' }, { last_name: '', email: 'bad' }];
    expect(await importPeople(cast, rows, { mode: 'all' })).toMatchObject({
      verdict: 'refused',
      reason: 'flawed_rows',
      flaws: [
        { line: 3, field: 'email', code: 'malformed' },
        { line: 3, field: 'first_name', code: 'missing' },
      ],
    });
    expect(await personNamed(cast, 'Good')).toBeUndefined();
    expect(await importPeople(cast, rows, { mode: 'good' })).toMatchObject({
      verdict: 'applied',
      counts: { created: 1, skipped: 1 },
    });
    expect(await personNamed(cast, 'Good')).toBeDefined();
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
    const first = await importPeople(cast, rows, said);
    expect(first).toMatchObject({ verdict: 'applied', counts: { created: 4 } });
    const audited = async () =>
      (await cast.database.query('select count(*) as number from audit_events'))[0];
    expect(await importPeople(cast, rows, said)).toMatchObject({
      verdict: 'replayed',
      counts: first.counts,
    });
    const before = await audited();
    const again = await importPeople(cast, rows, { mode: 'all' });
    expect(again).toMatchObject({
      verdict: 'applied',
      counts: { created: 0, updated: 0, unchanged: 4, skipped: 0 },
    });
    expect(await audited()).toEqual(before);
  });

  test('under another company’s id is refused', async () => {
    const id = randomUUID();
    await importPeople(
      cast,
      [{ first_name: 'Theirs' }],
      { id, mode: 'all' },
      cast.foreign.admin.caller,
    );
    expect(await importPeople(cast, [{ first_name: 'Ours' }], { id, mode: 'all' })).toMatchObject({
      verdict: 'refused',
      detail: 'id',
    });
  });
});

describe('the person a row means', () => {
  test('is the person with its number, then its mail, then its name and phone', async () => {
    await importPeople(
      cast,
      [
        { first_name: 'Nora', last_name: 'Known', employee_number: 'N-1' },
        { first_name: 'Mila', last_name: 'Known', email: 'mila@known.test' },
        { first_name: 'Phil', last_name: 'Known', phone: '+1 (555) 010-4040' },
        // As some phones write letters, and as a chat copies names.
        { first_name: 'Jose\u0301', last_name: '\u200EKnown', phone: '555 010 4141' },
      ],
      { mode: 'all' },
    );
    const answer = await importPeople(
      cast,
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
        { first_name: 'José', last_name: 'Known', phone: '555 010 4141', employee_number: 'J-1' },
      ],
      { mode: 'all' },
    );
    expect(answer).toMatchObject({ counts: { created: 0, updated: 4 }, flaws: [] });
    expect(await personNamed(cast, 'Nora')).toMatchObject({
      last_name: 'Renamed',
      contact_email: 'nora@known.test',
    });
    expect(await personNamed(cast, 'Mila')).toMatchObject({ employee_number: 'M-1' });
    expect(await personNamed(cast, 'phil')).toMatchObject({ crews: ['Crew one'] });
  });

  test('is a person who signs in with its mail, whose own name stays', async () => {
    const answer = await importPeople(
      cast,
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
      expect(await importPeople(cast, rows, { mode: 'all' }, caller)).toMatchObject({
        counts: { created: 1 },
        flaws: [],
      });
    }
  });

  test('must not be someone an earlier row means', async () => {
    const answer = await importPeople(cast, [
      { first_name: 'Ada', email: 'ada@twice.test' },
      { first_name: 'Eda', email: 'ADA@twice.test' },
      { first_name: 'Ida', employee_number: '7' },
      { first_name: 'Oda', employee_number: '7' },
      { first_name: 'Uda', last_name: 'Twice' },
      { first_name: 'UDA', last_name: 'twice', phone: '555 010 9090' },
      { first_name: 'Yda', phone: '555 010 1111' },
      { first_name: 'Yda', phone: '555 010 2222' },
    ]);
    expect(errorsOf(answer)).toEqual([
      [3, 'email', 'repeated', '2'],
      [5, 'employee_number', 'repeated', '4'],
      [7, 'first_name', 'repeated', '6'],
    ]);
  });

  test('must be certain, and must not contradict what is known', async () => {
    await importPeople(
      cast,
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
    const answer = await importPeople(cast, [
      { first_name: 'Vera', email: 'vito@sure.test', employee_number: 'V-1' },
      { first_name: 'Vito', email: 'vito@sure.test', role: 'admin' },
      { first_name: 'Vlad', last_name: 'Sure', email: 'vlad@sure.test' },
      { first_name: 'Gone', employee_number: 'GONE' },
    ]);
    expect(errorsOf(answer)).toEqual([
      [2, 'email', 'taken'],
      [3, 'email', 'repeated', '2'],
      [3, 'role', 'differs', 'employee'],
      [4, 'first_name', 'same_name_here'],
      [5, 'first_name', 'left_the_company'],
    ]);
    expect(
      errorsOf(
        await importPeople(cast, [
          { first_name: 'Vera', email: 'vera@sure.test', employee_number: 'V-2', rate: '31' },
        ]),
      ),
    ).toEqual([
      [2, 'employee_number', 'differs', 'V-1'],
      [2, 'rate', 'differs'],
    ]);
  });
});
