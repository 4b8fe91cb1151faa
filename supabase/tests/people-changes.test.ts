import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, addPersonWithoutLogin, openCast, type Cast } from './support/cast.ts';

/** One change for many people, its preview and its undoing. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Answer = {
  readonly verdict: string;
  readonly change_id: string | null;
  readonly people: readonly {
    readonly person_id: string;
    readonly outcome: string;
    readonly reason: string | null;
  }[];
};

test('many people are changed by no one but the company’s admins', async () => {
  const person = await newPerson();
  for (const caller of [cast.employee.caller, cast.supervisor.caller]) {
    expect(await change(caller, [person], { kind: 'role', role: 'admin' })).toMatchObject({
      verdict: 'refused',
      reason: 'not_allowed',
    });
    expect(await undo(caller, randomUUID())).toMatchObject({ reason: 'not_allowed' });
  }
});

test('people of another company stay as they are, and look as if they were not there', async () => {
  const person = await newPerson();
  for (const wish of [
    { kind: 'role', role: 'admin' },
    { kind: 'deactivate' },
    { kind: 'reactivate' },
  ]) {
    expect(outcomes(await change(cast.foreign.admin.caller, [person], wish))).toEqual([
      [person, 'refused', 'not_found'],
    ]);
  }
  expect(
    await change(cast.foreign.admin.caller, [cast.foreign.employee.personId], {
      kind: 'add_to_crew',
      crew_id: cast.crew,
    }),
  ).toMatchObject({ reason: 'invalid_input', detail: 'change' });
  expect(await roleOf(person)).toBe('employee');
});

describe('a preview', () => {
  test('says what would happen to each, and nothing happens', async () => {
    const [one, supervisor] = [await newPerson(), await newPerson('supervisor')];
    const stranger = randomUUID();
    const answer = await change(
      cast.admin.caller,
      [one, supervisor, stranger, cast.admin.personId],
      { kind: 'role', role: 'supervisor' },
      true,
    );
    expect(answer).toMatchObject({ verdict: 'preview', change_id: null });
    expect(new Set(outcomes(answer))).toEqual(
      new Set([
        [one, 'changes', null],
        [supervisor, 'already', null],
        [stranger, 'refused', 'not_found'],
        [cast.admin.personId, 'refused', 'own_access'],
      ]),
    );
    expect(await roleOf(one)).toBe('employee');
  });
});

describe('a change of many', () => {
  test('gives a role to those who can have it, and is undone for those who still have it', async () => {
    const [one, two] = [await newPerson(), await newPerson()];
    const answer = await change(cast.admin.caller, [one, two], {
      kind: 'role',
      role: 'supervisor',
    });
    expect([await roleOf(one), await roleOf(two)]).toEqual(['supervisor', 'supervisor']);
    await cast.database.query(
      `update memberships set role = 'admin' where person_id = $1 and valid_to is null`,
      [two],
    );
    expect(await undo(cast.admin.caller, answer.change_id)).toEqual({
      verdict: 'applied',
      undone: 1,
      kept: 1,
    });
    expect([await roleOf(one), await roleOf(two)]).toEqual(['employee', 'admin']);
    expect(await undo(cast.admin.caller, answer.change_id)).toMatchObject({
      reason: 'already_decided',
    });
  });

  test('never takes the last admin away', async () => {
    const company = cast.foreign;
    const second = await addPerson(cast.database, company.company, 'admin');
    const asSecond = () =>
      change(second.caller, [company.admin.personId], { kind: 'role', role: 'employee' });
    expect(outcomes(await asSecond())[0]?.[1]).toBe('changes');
    expect(
      outcomes(
        await change(second.caller, [second.personId], { kind: 'role', role: 'employee' }),
      )[0]?.[1],
    ).toBe('refused');
  });

  test('adds to a crew from this morning on, and undo restores what was before', async () => {
    const person = await newPerson();
    await cast.database.query(
      `insert into crew_members (company_id, crew_id, person_id, valid_from, valid_to)
       values ($1, $2, $3, now() - interval '50 days', now() - interval '40 days')`,
      [cast.company, cast.crew, person],
    );
    const before = await crewRows(person);
    const answer = await change(cast.admin.caller, [person, cast.employee.personId], {
      kind: 'add_to_crew',
      crew_id: cast.crew,
    });
    expect(new Set(outcomes(answer))).toEqual(
      new Set([
        [person, 'changes', null],
        [cast.employee.personId, 'already', null],
      ]),
    );
    expect(await crewRows(person)).toHaveLength(2);
    await undo(cast.admin.caller, answer.change_id);
    expect(await crewRows(person)).toEqual(before);
  });

  test('removes from a crew as of now, and undo leaves no trace', async () => {
    const person = await newPerson();
    await change(cast.admin.caller, [person], { kind: 'add_to_crew', crew_id: cast.otherCrew });
    const before = await crewRows(person);
    const out = { kind: 'remove_from_crew', crew_id: cast.otherCrew };
    const answer = await change(cast.admin.caller, [person, cast.loner.personId], out);
    expect(new Set(outcomes(answer).map(([, outcome]) => outcome))).toEqual(
      new Set(['changes', 'already']),
    );
    await undo(cast.admin.caller, answer.change_id);
    expect(await crewRows(person)).toEqual(before);
  });

  test('deactivates, and undo gives the same role again', async () => {
    const person = await newPerson('supervisor');
    const answer = await change(cast.admin.caller, [person, cast.admin.personId], {
      kind: 'deactivate',
    });
    expect(await roleOf(person)).toBe(null);
    expect(await roleOf(cast.admin.personId)).toBe('admin');
    await undo(cast.admin.caller, answer.change_id);
    expect(await roleOf(person)).toBe('supervisor');
  });

  test('is not undone by another admin', async () => {
    const person = await newPerson();
    const other = await addPerson(cast.database, cast.company, 'admin');
    const answer = await change(cast.admin.caller, [person], { kind: 'role', role: 'supervisor' });
    expect(await undo(other.caller, answer.change_id)).toMatchObject({ reason: 'not_found' });
    expect(await undo(cast.foreign.admin.caller, answer.change_id)).toMatchObject({
      verdict: 'refused',
    });
  });

  test.each([
    [[], { kind: 'deactivate' }, 'person_ids'],
    [Array.from({ length: 501 }, () => randomUUID()), { kind: 'deactivate' }, 'person_ids'],
    [[randomUUID()], { kind: 'dismiss' }, 'change'],
    [[randomUUID()], { kind: 'role', role: 'owner' }, 'change'],
    [[randomUUID()], { kind: 'add_to_crew', crew_id: 'first' }, 'change'],
    [[randomUUID()], null, 'change'],
  ])('is refused for what no screen asks (%#)', async (people, wish, detail) => {
    expect(await change(cast.admin.caller, people, wish)).toMatchObject({
      reason: 'invalid_input',
      detail,
    });
  });
});

async function change(
  caller: TestCaller,
  people: readonly string[],
  wish: object | null,
  isPreview = false,
): Promise<Answer> {
  const [row] = await asCaller<{ answer: Answer }>(
    cast.database,
    caller,
    'select change_people($1, $2, $3) as answer',
    [`{${people.join(',')}}`, JSON.stringify(wish), isPreview],
  );
  if (row === undefined) throw new Error('change_people answered nothing');
  return row.answer;
}

async function undo(caller: TestCaller, id: string | null): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select undo_people_change($1) as answer',
    [id],
  );
  return row?.answer;
}

function outcomes({ people }: Answer) {
  return people.map(({ person_id, outcome, reason }) => [person_id, outcome, reason] as const);
}

async function newPerson(role = 'employee'): Promise<string> {
  if (role !== 'employee') return (await addPerson(cast.database, cast.company, role)).personId;
  return (await addPersonWithoutLogin(cast.database, cast.company)).personId;
}

async function roleOf(person: string): Promise<string | null> {
  const [row] = await cast.database.query<{ role: string }>(
    'select role from memberships where person_id = $1 and valid_from <= now() and (valid_to is null or valid_to > now())',
    [person],
  );
  return row?.role ?? null;
}

function crewRows(person: string) {
  return cast.database.query(
    'select crew_id, is_lead, valid_from, valid_to from crew_members where person_id = $1 order by valid_from',
    [person],
  );
}
