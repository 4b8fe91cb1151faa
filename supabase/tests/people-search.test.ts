import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addPersonWithoutLogin, openCast, type Cast } from './support/cast.ts';

/** Finding people of a company by what an admin types. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('the people of a company', () => {
  test('are searched by no one but its admins', async () => {
    for (const caller of [cast.employee.caller, cast.supervisor.caller, cast.kiosk.caller]) {
      expect(await search(caller, {})).toEqual({ verdict: 'refused', reason: 'not_allowed' });
      expect(await ids(caller)).toEqual({ verdict: 'refused', reason: 'not_allowed' });
    }
    await expect(search(cast.anon, {})).rejects.toMatchObject({ code: '42501' });
  });

  test('are not found by an admin of another company, by whatever name, address or crew', async () => {
    const [login] = await cast.database.query<{ email: string }>(
      'select email from auth.users where id = $1',
      [cast.employee.userId],
    );
    for (const filters of [
      { query: 'employee' },
      { query: login?.email ?? '' },
      { crew_id: cast.crew },
    ]) {
      const { people } = await found(cast.foreign.admin.caller, filters);
      const home = new Set(
        [cast.employee, cast.supervisor, cast.helper].map(({ personId }) => personId),
      );
      expect(people.filter(({ person_id }) => home.has(person_id))).toEqual([]);
    }
  });

  test.each([
    ['without the accents', 'jose pena', 'José', 'Peña'],
    ['with accents that the name lacks', 'Zoë', 'Zoe', 'Adams'],
    ['without the apostrophe', 'oneil', 'Shaun', 'O’Neil'],
    ['by the second half of a double name', 'jones', 'Ann', 'Smith-Jones'],
    ['in the other order', 'lopez mar', 'María', 'López'],
    ['of another script', 'иван', 'ИВАН', 'Петров'],
    ['that runs from right to left', 'محمد', 'محمد', 'علي'],
    ['of letters that no accent makes', 'lukasz', 'Łukasz', 'Ørn'],
  ])('are found by a name %s: %s', async (_, query, firstName, lastName) => {
    const person = await addNamed(firstName, lastName);
    expect(await keys({ query })).toContain(person);
  });

  test.each([
    ['O’Hara', "o'hara"],
    ["O'Hara", 'o’hara'],
  ])('are found as %s by %s among invitations and PINs too', async (lastName, query) => {
    const person = await addNamed('Erin', lastName);
    await asCaller(cast.database, cast.admin.caller, 'select invite_person(person_id => $1)', [
      person,
    ]);
    for (const list of ['people_with_pins', 'search_invitations']) {
      const [row] = await asCaller<{ answer: object }>(
        cast.database,
        cast.admin.caller,
        `select ${list}(search => $1) as answer`,
        [`erin ${query}`],
      );
      expect(JSON.stringify(row?.answer)).toContain(person);
      expect(JSON.stringify(row?.answer)).not.toContain(cast.employee.personId);
    }
  });

  test('are not found by letters in the middle of a name, nor by wildcards', async () => {
    const person = await addNamed('Bartholomew', 'Quill');
    expect(await keys({ query: 'tholo' })).not.toContain(person);
    expect(await keys({ query: 'b%w' })).toEqual([]);
    expect(await keys({ query: 'bar_holomew' })).toEqual([]);
  });

  test('are found by digits of the phone number, however it was written', async () => {
    const person = await addNamed('Phone', 'Owner', '(303) 555-0147');
    expect(await keys({ query: '303-555' })).toEqual([person]);
    expect(await keys({ query: '5550147' })).toEqual([person]);
  });

  test('are found by the address of the login', async () => {
    expect(await keys({ query: `${cast.employee.userId}@` })).toEqual([cast.employee.personId]);
  });

  test('are found by how their employee number begins', async () => {
    const person = await addNamed('Number', 'Bearer');
    await cast.database.query(
      `insert into person_details (company_id, person_id, employee_number) values ($1, $2, 'R-1042')`,
      [cast.company, person],
    );
    expect(await keys({ query: 'r-10' })).toEqual([person]);
    expect(await keys({ query: '1042' })).toEqual([]);
    expect((await found(cast.foreign.admin.caller, { query: 'r-10' })).people).toEqual([]);
  });

  test('are filtered by certificates that end within so many days, or have ended', async () => {
    const [soon, later] = [await addNamed('Soon', 'Ending'), await addNamed('Later', 'Ending')];
    for (const [person, days] of [
      [soon, 20],
      [later, 200],
    ] as const) {
      await cast.database.query(
        `insert into certificates (id, company_id, person_id, kind, expires_on)
         values (gen_random_uuid(), $1, $2, 'Crane', current_date + $3::integer)`,
        [cast.company, person, days],
      );
    }
    expect(await keys({ certificate_days: 30 })).toEqual([soon]);
    expect(await keys({ certificate_days: 0 })).toEqual([]);
  });

  test('are found no more once they were merged into someone else', async () => {
    const [kept, dropped] = [await addNamed('Kept', 'Double'), await addNamed('Gone', 'Double')];
    await asCaller(cast.database, cast.admin.caller, 'select merge_people($1, $2, false)', [
      kept,
      dropped,
    ]);
    expect(await keys({ query: 'double' })).toEqual([kept]);
    expect(await keys({ query: 'gone double', statuses: ['left'] })).toEqual([]);
  });

  test('are found under their new name at once, and not under the old one', async () => {
    const person = await addNamed('Before', 'Wedding');
    await cast.database.query(`update profiles set last_name = 'After' where person_id = $1`, [
      person,
    ]);
    expect(await keys({ query: 'before after' })).toEqual([person]);
    expect(await keys({ query: 'before wedding' })).toEqual([]);
  });

  test('are filtered by role, crew of today and standing', async () => {
    expect(await keys({ roles: ['supervisor'] })).toEqual(
      expect.arrayContaining([cast.supervisor.personId, cast.otherSupervisor.personId]),
    );
    expect((await keys({ crew_id: cast.crew })).sort()).toEqual(
      [cast.supervisor, cast.employee, cast.helper].map(({ personId }) => personId).sort(),
    );
    expect(await keys({ without_crew: true, statuses: ['active'], roles: ['employee'] })).toEqual([
      cast.loner.personId,
    ]);
    expect(await keys({ statuses: ['no_login'] })).toContain(cast.helper.personId);
    expect(await keys({ statuses: ['left'] })).toEqual([]);
  });

  test('stand as invited while an offer of a login is open, and as left once the role has ended', async () => {
    const person = await addNamed('Coming', 'Soon');
    await asCaller(
      cast.database,
      cast.admin.caller,
      `select invite_person(person_id => $1, email => 'coming@muster.test')`,
      [person],
    );
    expect((await found(cast.admin.caller, { query: 'coming@' })).people).toMatchObject([
      { person_id: person, status: 'invited', email: 'coming@muster.test', role: 'employee' },
    ]);
    await cast.database.query(`update memberships set valid_to = now() where person_id = $1`, [
      person,
    ]);
    expect((await found(cast.admin.caller, { query: 'coming soon' })).people).toMatchObject([
      { status: 'left', role: null },
    ]);
  });

  test('come in pages that neither repeat nor skip anyone, with how many there are', async () => {
    for (let count = 0; count < 12; count += 1) await addNamed('Twin', 'Same');
    const pages = await Promise.all(
      [0, 5, 10].map((from_row) =>
        found(cast.admin.caller, { query: 'twin', from_row, max_rows: 5 }),
      ),
    );
    expect(pages.map(({ total, people }) => [total, people.length])).toEqual([
      [12, 5],
      [12, 5],
      [12, 2],
    ]);
    const all = pages.flatMap(({ people }) => people.map(({ person_id }) => person_id));
    expect(new Set(all).size).toBe(12);
    expect(await ids(cast.admin.caller, 'twin')).toEqual({ verdict: 'ok', person_ids: all });
  });

  test('are sorted by last name on request', async () => {
    await addNamed('Zed', 'Aardvark');
    const names = (await found(cast.admin.caller, { query: '', sort: 'last_name' })).people;
    expect(names[0]).toMatchObject({ first_name: 'Zed' });
  });

  test.each([
    [{ roles: ['owner'] }],
    [{ statuses: ['gone'] }],
    [{ sort: 'salary' }],
    [{ from_row: -1 }],
    [{ max_rows: 501 }],
    [{ certificate_days: -1 }],
    [{ query: 'x'.repeat(201) }],
  ])('are not answered for %j', async (filters) => {
    expect(await search(cast.admin.caller, filters)).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
    });
  });
});

type Filters = Readonly<Record<string, string | number | boolean | readonly string[]>>;
type Found = {
  readonly total: number;
  readonly people: readonly { readonly person_id: string }[];
};

async function search(caller: TestCaller, filters: Filters): Promise<Found> {
  const [row] = await asCaller<{ answer: Found }>(
    cast.database,
    caller,
    `select search_people(
       query => f.query, roles => f.roles, statuses => f.statuses, crew_id => f.crew_id,
       without_crew => f.without_crew,
       certificate_days => f.certificate_days, sort => coalesce(f.sort, 'name'),
       from_row => coalesce(f.from_row, 0), max_rows => coalesce(f.max_rows, 100)
     ) as answer
     from jsonb_to_record($1) as f (
       query text, roles text[], statuses text[], crew_id uuid, without_crew boolean,
       certificate_days integer, sort text,
       from_row integer, max_rows integer
     )`,
    [JSON.stringify(filters)],
  );
  if (row === undefined) throw new Error('search_people answered nothing');
  return row.answer;
}

async function found(caller: TestCaller, filters: Filters): Promise<Found> {
  const answer = await search(caller, filters);
  expect(answer).toMatchObject({ verdict: 'ok' });
  return answer;
}

async function keys(filters: Filters): Promise<string[]> {
  return (await found(cast.admin.caller, filters)).people.map(({ person_id }) => person_id);
}

async function ids(caller: TestCaller, query = ''): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select find_person_ids($1) as answer',
    [query],
  );
  return row?.answer;
}

async function addNamed(firstName: string, lastName: string, phone = ''): Promise<string> {
  const { personId } = await addPersonWithoutLogin(cast.database, cast.company);
  await cast.database.query(
    'update profiles set first_name = $2, last_name = $3, phone = $4 where person_id = $1',
    [personId, firstName, lastName, phone],
  );
  return personId;
}
