import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { callJson, type Answer } from './support/hazards.ts';
import { refused } from './support/refused.ts';

/** Comments and files on a record, here the crew's project: who may read, write, be mentioned and delete. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const call = (
  caller: TestCaller,
  sql: string,
  parameters: readonly (string | object | null)[] = [],
) => callJson(cast.database, caller, sql, parameters);

const file = (facts: object = {}) => ({
  id: randomUUID(),
  mime_type: 'image/jpeg',
  size: 1000,
  sha256: 'a'.repeat(64),
  caption: null,
  ...facts,
});

const comment = (facts: object = {}) => ({
  v: 1,
  record_kind: 'project',
  record_id: cast.project,
  body: 'The gate is locked',
  mentions: [],
  files: [],
  made_at: '2026-01-05T14:20:31.000Z',
  ...facts,
});

const add = (person: Person, facts: object = {}, id: string = randomUUID()) =>
  call(person.caller, 'add_comment($1, $2)', [id, comment(facts)]);

const shownSchema = z.array(
  z.looseObject({
    id: z.string(),
    body: z.nullable(z.string()),
    made_at: z.string(),
  }),
);
type Shown = z.infer<typeof shownSchema>;

async function shown(caller: TestCaller, record: string = cast.project): Promise<Shown> {
  const answer = await call(caller, `record_comments('project', $1)`, [record]);
  expect(answer).toMatchObject({ verdict: 'ok' });
  return shownSchema.parse(answer['comments']);
}

beforeEach(async () => {
  for (const table of ['attachments', 'comment_revisions', 'comments']) {
    await cast.database.query(`delete from ${table}`);
  }
});

describe('who may not see a record', () => {
  test('reads, writes and hears nothing of its comments, as if it did not exist', async () => {
    await add(cast.employee);
    for (const caller of [
      cast.loner.caller,
      cast.otherSupervisor.caller,
      cast.foreign.admin.caller,
      cast.kiosk.caller,
      cast.superAdmin,
    ]) {
      expect(await call(caller, `record_comments('project', $1)`, [cast.project])).toEqual(
        refused('not_found'),
      );
      expect(await call(caller, `record_people('project', $1)`, [cast.project])).toEqual(
        refused('not_found'),
      );
      expect(await call(caller, 'add_comment($1, $2)', [randomUUID(), comment()])).toMatchObject({
        verdict: 'refused',
      });
      expect(await listens(caller)).toBe(false);
    }
    expect(await shown(cast.employee.caller)).toHaveLength(1);
    expect(await listens(cast.employee.caller)).toBe(true);
  });

  test('hears the same of a record that is not there and of a kind that is none', async () => {
    expect(await call(cast.admin.caller, `record_comments('project', $1)`, [randomUUID()])).toEqual(
      refused('not_found'),
    );
    expect(
      await call(cast.admin.caller, `record_comments('spaceship', $1)`, [cast.project]),
    ).toEqual(refused('not_found'));
  });

  test('loses the comments with the record', async () => {
    const { personId, caller } = cast.employee;
    await add(cast.employee);
    await cast.database.query(`update crew_members set valid_to = now() where person_id = $1`, [
      personId,
    ]);
    expect(await call(caller, `record_comments('project', $1)`, [cast.project])).toEqual(
      refused('not_found'),
    );
    await cast.database.query(`update crew_members set valid_to = null where person_id = $1`, [
      personId,
    ]);
  });
});

describe('a comment', () => {
  test.each([
    ['v', { v: 2 }],
    ['record_kind', { record_kind: 'a b' }],
    ['record_id', { record_id: 'x' }],
    ['body', { body: '  ' }],
    ['body', { body: 'x'.repeat(4001) }],
    ['body', { body: null }],
    ['mentions', { mentions: ['x'] }],
    ['files', { files: [{}] }],
    ['files', { files: Array.from({ length: 11 }, () => file()) }],
    ['files', { files: [file({ size: 0 })] }],
    ['files', { files: [file({ size: 10_000_001 })] }],
    ['files', { files: [file({ mime_type: 'image/svg+xml' })] }],
    ['files', { files: [file({ sha256: 'short' })] }],
    ['files', { files: [file({ caption: 'x'.repeat(501) })] }],
    ['made_at', { made_at: 'yesterday' }],
  ])('is refused for its %s', async (field, facts) => {
    expect(await add(cast.employee, facts)).toEqual(refused('invalid_input', field));
    expect(await shown(cast.employee.caller)).toEqual([]);
  });

  test('is taken up to every limit', async () => {
    const files = Array.from({ length: 10 }, () =>
      file({ size: 10_000_000, caption: 'x'.repeat(500) }),
    );
    expect(await add(cast.employee, { body: 'x'.repeat(4000), files })).toEqual({
      verdict: 'applied',
    });
    expect(await add(cast.employee, { body: null, files: [file({ size: 1 })] })).toEqual({
      verdict: 'applied',
    });
  });

  test('is there once, however often it is sent, and never with other content', async () => {
    const id = randomUUID();
    const facts = { files: [file()] };
    expect(await add(cast.employee, facts, id)).toEqual({ verdict: 'applied' });
    expect(await add(cast.employee, facts, id)).toEqual({ verdict: 'replayed' });
    expect(await add(cast.employee, { ...facts, body: 'Other words' }, id)).toEqual(
      refused('other_payload'),
    );
    expect(await add(cast.supervisor, facts, id)).toEqual(refused('other_payload'));
    expect(await add(cast.employee, facts)).toEqual(refused('other_payload'));
    expect(await shown(cast.supervisor.caller)).toMatchObject([
      { id, is_own: false, person: { person_id: cast.employee.personId }, files: [{}] },
    ]);
  });

  test('names only people who may read the record', async () => {
    const reads = [cast.employee, cast.supervisor, cast.admin, cast.helper];
    for (const { personId } of [cast.loner, cast.otherSupervisor, cast.foreign.admin]) {
      expect(await add(cast.employee, { mentions: [personId] })).toEqual(
        refused('invalid_input', 'mentions'),
      );
    }
    const answer = await call(cast.employee.caller, `record_people('project', $1)`, [cast.project]);
    const people = z.array(z.object({ person_id: z.string() })).parse(answer['people']);
    // Without a membership a person can't be notified.
    const expected = reads.filter(({ personId }) => people.some((p) => p.person_id === personId));
    expect(people.map(({ person_id }) => person_id).toSorted()).toEqual(
      expected.map(({ personId }) => personId).toSorted(),
    );
    expect(expected.length).toBeGreaterThanOrEqual(3);
    await add(cast.employee, { mentions: [cast.supervisor.personId] });
    expect(await shown(cast.admin.caller)).toMatchObject([
      { mentions: [{ person_id: cast.supervisor.personId }] },
    ]);
  });

  test('says when it was written, and never that it was after it came', async () => {
    await add(cast.employee, { made_at: '2026-01-05T08:00:00Z', body: 'first' });
    await add(cast.employee, { made_at: '2099-01-05T08:00:00Z', body: 'last' });
    const comments = await shown(cast.employee.caller);
    expect(comments.map(({ body }) => body)).toEqual(['first', 'last']);
    expect(Date.parse(comments[1]?.made_at ?? '')).toBeLessThan(Date.parse('2099-01-01'));
  });

  test('is read fifty at a time, back to the first', async () => {
    for (let count = 0; count < 52; count += 1) {
      await add(cast.employee, {
        body: `Number ${count}`,
        made_at: new Date(Date.UTC(2026, 0, 1, 0, count)).toISOString(),
      });
    }
    const latest = await call(cast.employee.caller, `record_comments('project', $1)`, [
      cast.project,
    ]);
    const page = shownSchema.parse(latest['comments']);
    expect([page.length, page[0]?.body, latest['has_older']]).toEqual([50, 'Number 2', true]);
    const older = await call(cast.employee.caller, `record_comments('project', $1, $2, $3)`, [
      cast.project,
      page[0]?.made_at ?? '',
      page[0]?.id ?? '',
    ]);
    const rest = shownSchema.parse(older['comments']);
    expect([rest.map(({ body }) => body), older['has_older']]).toEqual([
      ['Number 0', 'Number 1'],
      false,
    ]);
  });
});

describe('changing a comment', () => {
  const edit = (
    caller: TestCaller,
    id: string,
    body: string | null,
    change: string = randomUUID(),
  ) => call(caller, `edit_comment($1, $2, $3, '{}')`, [change, id, body]);

  test('is its author’s alone, and keeps what it said before', async () => {
    const id = randomUUID();
    await add(cast.employee, {}, id);
    expect(await edit(cast.admin.caller, id, 'Mine')).toEqual(refused('not_allowed'));
    expect(await edit(cast.loner.caller, id, 'Mine')).toEqual(refused('not_found'));
    expect(await edit(cast.employee.caller, id, ' ')).toEqual(refused('invalid_input', 'body'));
    const change = randomUUID();
    expect(await edit(cast.employee.caller, id, 'It is open', change)).toEqual({
      verdict: 'applied',
    });
    expect(await edit(cast.employee.caller, id, 'It is open', change)).toEqual({
      verdict: 'replayed',
    });
    expect(await shown(cast.admin.caller)).toMatchObject([
      { body: 'It is open', edited_at: expect.any(String) },
    ]);
    expect(await cast.database.query('select body from comment_revisions')).toEqual([
      { body: 'The gate is locked' },
    ]);
  });

  test('ends with its deletion, which leaves a mark and takes its files', async () => {
    const id = randomUUID();
    await add(cast.employee, { files: [file()] }, id);
    const remove = (caller: TestCaller) => call(caller, 'delete_comment($1)', [id]);
    expect(await remove(cast.admin.caller)).toEqual(refused('not_allowed'));
    expect(await remove(cast.loner.caller)).toEqual(refused('not_found'));
    expect(await remove(cast.employee.caller)).toEqual({ verdict: 'applied' });
    expect(await remove(cast.employee.caller)).toEqual({ verdict: 'replayed' });
    expect(await edit(cast.employee.caller, id, 'Back')).toEqual(refused('wrong_state'));
    expect(await shown(cast.admin.caller)).toMatchObject([
      { body: null, mentions: [], files: [], deleted_at: expect.any(String) },
    ]);
  });
});

describe('a file', () => {
  const store = async (person: Person, path: string) => {
    try {
      await asCaller(
        cast.database,
        person.caller,
        `insert into storage.objects (bucket_id, name) values ('attachments', $1)`,
        [path],
      );
      return 'stored';
    } catch (error) {
      if (error instanceof Error && 'code' in error) return error.code;
      throw error;
    }
  };
  const sees = async (caller: TestCaller, path: string) =>
    (
      await asCaller(
        cast.database,
        caller,
        `select from storage.objects where bucket_id = 'attachments' and name = $1`,
        [path],
      )
    ).length > 0;
  const pathOf = (id: string) => `${cast.company}/project/${cast.project}/${id}`;

  test('is stored under its declared name by whoever declared it, and by no one else', async () => {
    const { id, ...facts } = file();
    expect(await store(cast.employee, pathOf(id))).toBe('42501');
    await add(cast.employee, { files: [{ id, ...facts }] });
    expect(await store(cast.supervisor, pathOf(id))).toBe('42501');
    expect(await store(cast.foreign.admin, pathOf(id))).toBe('42501');
    expect(await store(cast.employee, `${pathOf(id)}/more`)).toBe('42501');
    expect(await shown(cast.admin.caller)).toMatchObject([{ files: [{ id, is_stored: false }] }]);
    expect(await store(cast.employee, pathOf(id))).toBe('stored');
    expect(await shown(cast.admin.caller)).toMatchObject([{ files: [{ id, is_stored: true }] }]);
  });

  test('is read by whoever may read the record, until it is deleted', async () => {
    const [id, comment_id] = [randomUUID(), randomUUID()];
    await add(cast.employee, { files: [file({ id })] }, comment_id);
    await store(cast.employee, pathOf(id));
    for (const [caller, may] of [
      [cast.employee.caller, true],
      [cast.supervisor.caller, true],
      [cast.admin.caller, true],
      [cast.loner.caller, false],
      [cast.otherSupervisor.caller, false],
      [cast.foreign.admin.caller, false],
      [cast.kiosk.caller, false],
      [cast.anon, false],
    ] as const) {
      expect([caller, await sees(caller, pathOf(id))]).toEqual([caller, may]);
    }
    await call(cast.employee.caller, 'delete_comment($1)', [comment_id]);
    expect(await sees(cast.employee.caller, pathOf(id))).toBe(false);
    const gone = await cast.database.query<{ id: string }>('select id from app.files_to_erase()');
    const [object] = await cast.database.query<{ id: string }>(
      'select id from storage.objects where name = $1',
      [pathOf(id)],
    );
    expect(gone.map((row) => row.id)).toContain(object?.id);
  });
});

describe('an account that is deleted', () => {
  test('takes along what it wrote and where it is named, and leaves its files without an author', async () => {
    const leaving = cast.supervisor;
    const own = randomUUID();
    await add(leaving, { files: [file({ caption: 'By me' })] }, own);
    await call(leaving.caller, `edit_comment($1, $2, 'Changed', '{}')`, [randomUUID(), own]);
    await add(cast.employee, { mentions: [leaving.personId] });
    await cast.database.query('select app.erase_comments($1, array[$2::uuid])', [
      cast.company,
      leaving.personId,
    ]);
    const comments = await shown(cast.admin.caller);
    expect(comments.find(({ id }) => id === own)).toMatchObject({ body: null, files: [{}] });
    expect(comments.find(({ id }) => id !== own)).toMatchObject({ mentions: [] });
    expect(await cast.database.query('select from comment_revisions')).toEqual([]);
    expect(await cast.database.query('select person_id, caption from attachments')).toEqual([
      { person_id: null, caption: null },
    ]);
  });

  test('was told all of it before, in the download of its own data', async () => {
    await add(cast.employee, { files: [file()] });
    await add(cast.supervisor);
    const data: Answer = await call(cast.employee.caller, 'my_data()');
    expect(data['comments']).toMatchObject([{ body: 'The gate is locked' }]);
    expect(data['attachments']).toMatchObject([{ person_id: cast.employee.personId }]);
  });
});

test('every kind of record names functions that are there and take a record', async () => {
  const missing = await cast.database.query(`
    select k.kind, named.function_name
    from app.record_kinds k
    cross join lateral (
      values (k.may_read, 'boolean'), (k.may_comment, 'boolean'), (k.may_attach, 'boolean'), (k.readers, 'uuid[]')
    ) named (function_name, answers)
    where not exists (
      select from pg_proc p
      where p.oid = to_regprocedure(named.function_name || '(uuid)')
        and p.prorettype = named.answers::regtype and p.prosecdef
    )`);
  expect(missing).toEqual([]);
});

async function listens(caller: TestCaller): Promise<boolean> {
  const topic = `record:project:${cast.project}:comments`;
  await cast.database.query(`select realtime.send('{}', 'changed', $1)`, [topic]);
  return cast.database.transaction(
    async (transaction) => {
      await transaction.query(`select set_config('realtime.topic', $1, true)`, [topic]);
      const rows = await transaction.query('select from realtime.messages where topic = $1', [
        topic,
      ]);
      return rows.length > 0;
    },
    { caller: { role: 'authenticated', claims: { ...caller } } },
  );
}
