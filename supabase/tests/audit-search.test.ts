import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';

/** Finding in the audit who changed what, and taking it away. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  const { database, admin, foreign } = cast;
  await rename(admin, cast.project, 'Long bridge');
  await rename(foreign.admin, foreign.project, 'Long mill');
  await database.query(
    `update memberships set role = 'supervisor' where person_id = $1 and company_id = $2`,
    [cast.loner.personId, cast.company],
  );
  await database.query(`insert into crews (company_id, name) values ($1, 'Grúas del Río')`, [
    cast.company,
  ]);
});
afterAll(() => cast.close());

/** By the rules' own hand, on behalf of someone. */
async function rename(by: Person, project: string, name: string): Promise<void> {
  await cast.database.pipeline([
    {
      text: `select set_config('request.jwt.claims', $1, true)`,
      parameters: [JSON.stringify({ sub: by.userId })],
    },
    { text: 'update projects set name = $2 where id = $1', parameters: [project, name] },
  ]);
}

type Found = {
  readonly rows: readonly {
    readonly id: string;
    readonly at: string;
    readonly actor: { readonly kind: string; readonly person_id?: string };
    readonly action: string;
    readonly subject: string;
    readonly subject_id: string | null;
    readonly person_id: string | null;
    readonly before: object | null;
    readonly after: object | null;
  }[];
  readonly names: Readonly<Record<string, string>>;
  readonly next: string | null;
  readonly verdict?: string;
  readonly reason?: string;
  readonly detail?: string;
};

async function ask(
  caller: TestCaller,
  filters: object = {},
  { after = null, size = 50 }: { after?: string | null; size?: number } = {},
): Promise<Found> {
  const [row] = await asCaller<{ answer: Found }>(
    cast.database,
    caller,
    'select search_audit($1, $2, $3) as answer',
    [JSON.stringify(filters), after, size],
  );
  if (row === undefined) throw new Error('search_audit answered nothing');
  return row.answer;
}

const search = (filters: object = {}) => ask(cast.admin.caller, filters);

describe('the audit is closed', () => {
  test('to everyone but an admin of the company', async () => {
    for (const caller of [
      cast.employee.caller,
      cast.supervisor.caller,
      cast.kiosk.caller,
      cast.superAdmin,
    ]) {
      expect(await ask(caller)).toEqual({ verdict: 'refused', reason: 'not_allowed' });
    }
    await expect(ask(cast.anon)).rejects.toMatchObject({ code: '42501' });
  });

  test('to an admin of another company: their ids find nothing, as unknown ones do', async () => {
    for (const id of [cast.project, randomUUID()]) {
      expect(await ask(cast.foreign.admin.caller, { subject_id: id })).toMatchObject({
        rows: [],
        names: {},
        next: null,
      });
    }
    for (const person_id of [cast.admin.personId, randomUUID()]) {
      expect((await ask(cast.foreign.admin.caller, { person_id })).rows).toEqual([]);
    }
    expect((await ask(cast.foreign.admin.caller, { words: 'bridge' })).rows).toEqual([]);
  });

  test('to filters that do not exist or have no possible value', async () => {
    for (const [filters, detail] of [
      [{ company_id: cast.foreign.company }, 'company_id'],
      [{ person_id: `' or true --` }, 'person_id'],
      [{ subject: `projects' or 'a'='a` }, 'subject'],
      [{ action: 'truncate' }, 'action'],
      [{ from: 'yesterday' }, 'from'],
      [{ from: '2026-13-45T00:00:00Z' }, 'from'],
      [{ words: '' }, 'words'],
      [{ words: null }, 'words'],
      [{ words: 'x', word_subjects: `crews' or 'a'='a` }, 'word_subjects'],
      [
        { words: 'x', word_subjects: Array.from({ length: 21 }, () => 'a').join(' ') },
        'word_subjects',
      ],
      [{ words: 'x', word_values: 'a | b' }, 'word_values'],
      [[], 'filters'],
    ] as const) {
      expect(await search(filters)).toEqual({
        verdict: 'refused',
        reason: 'invalid_input',
        detail,
      });
    }
    expect((await search({ subject_id: `x' or 'a'='a` })).rows).toEqual([]);
    expect((await search({ words: `') or true --` })).rows).toEqual([]);
  });
});

describe('a search', () => {
  test('by person finds what they did and what was done to them, with names', async () => {
    const did = await search({ person_id: cast.admin.personId, subject: 'projects' });
    expect(did.rows[0]).toMatchObject({
      actor: { kind: 'person', person_id: cast.admin.personId },
      action: 'update',
      subject_id: cast.project,
      before: { name: 'River bridge' },
      after: { name: 'Long bridge' },
    });
    expect(did.names).toMatchObject({
      [cast.admin.personId]: 'admin Tester',
      [cast.project]: 'Long bridge',
    });
    const about = await search({ person_id: cast.loner.personId, subject: 'memberships' });
    expect(about.rows[0]).toMatchObject({
      actor: { kind: 'system' },
      person_id: cast.loner.personId,
      before: { role: 'employee' },
      after: { role: 'supervisor' },
    });
  });

  test('names the company itself to its own admin, and no other company', async () => {
    const people = await search({ subject: 'profiles' });
    expect(people.rows.map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ company_id: cast.company }),
    );
    expect(people.names[cast.company]).toEqual(expect.any(String));
    expect(people.names).not.toHaveProperty(cast.foreign.company);
  });

  test('by record finds its history and nothing else', async () => {
    const { rows } = await search({ subject: 'projects', subject_id: cast.project });
    expect(rows.map(({ action }) => action)).toEqual(['update', 'insert']);
    expect((await search({ subject: 'crews', subject_id: cast.project })).rows).toEqual([]);
  });

  test('by time and by what was done', async () => {
    const [newest] = (await search({ subject: 'projects', action: 'update' })).rows;
    const at = newest?.at ?? '';
    expect((await search({ subject: 'projects', action: 'update', from: at })).rows.length).toBe(1);
    expect((await search({ action: 'update', to: '2020-01-01T00:00:00Z' })).rows).toEqual([]);
    expect((await search({ action: 'delete' })).rows).toEqual([]);
  });

  test('tells who looked at something from what changed', async () => {
    await cast.database.query(
      'insert into job_rate_reads (company_id, reader_person_id) values ($1, $2)',
      [cast.company, cast.admin.personId],
    );
    const found = async (action: string) => {
      const { rows } = await search({ action });
      return new Set(rows.map(({ subject }) => subject));
    };
    expect(await found('read')).toEqual(new Set(['job_rate_reads']));
    expect(await found('change')).not.toContain('job_rate_reads');
    expect(await found('insert')).not.toContain('job_rate_reads');
    expect((await search({ subject: 'job_rate_reads' })).rows).toHaveLength(1);
  });

  test('by a name with an apostrophe finds either form of it by either', async () => {
    const crew = (name: string) => ({ words: name, subject: 'crews', subject_id: cast.crew });
    for (const name of ["Ito's night crew", 'Ito’s day crew']) {
      await cast.database.query('update crews set name = $2 where id = $1', [cast.crew, name]);
    }
    expect((await search(crew("itu's"))).rows).toEqual([]);
    for (const typed of ["ito's", 'ito’s']) {
      expect((await search(crew(typed))).rows).toHaveLength(2);
      expect((await search(crew(`${typed} nig`))).rows).toHaveLength(2);
    }
  });

  test('by the beginnings of words within the change, old or new, in any letters', async () => {
    for (const words of ['long', 'BRID', 'river bri', 'brid long']) {
      expect((await search({ words, action: 'update' })).rows.map((row) => row.subject_id)).toEqual(
        [cast.project],
      );
    }
    expect((await search({ words: 'grúas río' })).rows).toHaveLength(1);
    expect((await search({ words: 'ridge', action: 'update' })).rows).toEqual([]);
    expect((await search({ words: 'long mill' })).rows).toEqual([]);
  });

  test('by what the words name in the reader’s language: a kind of record, a value', async () => {
    const subjectsOf = async (filters: object) =>
      (await search({ person_id: cast.admin.personId, action: 'update', ...filters })).rows.map(
        ({ subject }) => subject,
      );
    expect(await subjectsOf({ words: 'obra' })).toEqual([]);
    expect(await subjectsOf({ words: 'obra', word_subjects: 'crews projects' })).toEqual([
      'projects',
    ]);
    const about = { person_id: cast.loner.personId, subject: 'memberships', action: 'update' };
    expect((await search({ ...about, words: 'encargado' })).rows).toEqual([]);
    expect(
      (await search({ ...about, words: 'encargado', word_values: 'admin supervisor' })).rows,
    ).toHaveLength(1);
  });

  test('pages without gaps or doubles, with and without words, however many rows share an instant', async () => {
    await cast.database.query(
      `insert into cost_codes (company_id, code, name)
       select $1, 'P' || n, 'Formwork ' || n from generate_series(1, 1100) n`,
      [cast.company],
    );
    for (const filters of [
      { subject: 'cost_codes' },
      { words: 'formw' },
      { words: 'formw', subject: 'cost_codes', action: 'insert' },
    ]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Found = await ask(cast.admin.caller, filters, { after, size: 200 });
        seen.push(...page.rows.map(({ id }) => id));
        after = page.next;
      } while (after !== null);
      expect(seen.length).toBe('words' in filters ? 1100 : 1101);
      expect(new Set(seen).size).toBe(seen.length);
    }
    // Beyond the newest thousand: looked up in the index.
    expect((await search({ words: 'bridge long' })).rows).toHaveLength(1);
    expect(
      (await search({ words: 'bridge long', person_id: cast.admin.personId })).rows,
    ).toHaveLength(1);
    const named = { words: 'puente', word_subjects: 'projects', word_values: 'bridge' };
    expect(
      (await search({ ...named, action: 'update' })).rows.map(({ subject_id: id }) => id),
    ).toEqual([cast.project]);
    expect((await search({ words: 'bridge long', person_id: cast.loner.personId })).rows).toEqual(
      [],
    );
  });

  test('shows a row that hides its author only once its hour is over, and never names anyone', async () => {
    await cast.database.script(`
      create table app.tips (id uuid primary key default gen_random_uuid(), company_id uuid not null,
        is_anonymous boolean not null, words text not null, person_id uuid);
      create trigger audit after insert on app.tips
        for each row execute function app.audit_row('', 'is_anonymous');
    `);
    // In one transaction, so that the hour is not over between the row and the look for it.
    const atOnce = await cast.database.transaction(async (transaction) => {
      await transaction.query(
        `insert into app.tips (company_id, is_anonymous, words) values ($1, true, 'Loose plank')`,
        [cast.company],
      );
      await transaction.query(
        `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
        [JSON.stringify(cast.admin.caller)],
      );
      return {
        found: await transaction.query(
          `select search_audit('{"words": "plank"}') -> 'rows' as rows`,
        ),
        seen: await transaction.query(`select id from audit_events where subject = 'tips'`),
      };
    });
    expect(atOnce).toEqual({ found: [{ rows: [] }], seen: [] });
    await cast.database.script(`
      set local session_replication_role = replica;
      update audit_events set recorded_at = recorded_at - interval '1 hour' where subject = 'tips';
    `);
    const { rows } = await search({ words: 'plank' });
    expect(rows).toMatchObject([{ actor: { kind: 'hidden' }, person_id: null }]);
    expect(rows[0]?.at).toMatch(/:00:00\.000Z$/);
  });

  test('finds looks at someone’s places', async () => {
    await asCaller(
      cast.database,
      cast.admin.caller,
      `select read_punch_locations($1, now() - interval '1 day', now(), 'A safety check')`,
      [cast.employee.personId],
    );
    const { rows } = await search({ person_id: cast.employee.personId, subject: 'location_reads' });
    expect(rows).toMatchObject([
      { actor: { person_id: cast.admin.personId }, after: { purpose: 'A safety check' } },
    ]);
  });
});

describe('taking the audit away', () => {
  const take = (caller: TestCaller, after: string | null = null) =>
    asCaller<{ answer: Found }>(cast.database, caller, 'select export_audit($1, $2) as answer', [
      JSON.stringify({ subject: 'cost_codes' }),
      after,
    ]);

  test('is for admins, and refused with nothing recorded for others', async () => {
    const [refused] = await take(cast.supervisor.caller);
    expect(refused?.answer).toEqual({ verdict: 'refused', reason: 'not_allowed' });
    expect((await search({ action: 'export' })).rows).toEqual([]);
  });

  test('answers 250 rows at a time and is recorded once, with what was asked for', async () => {
    const [first] = await take(cast.admin.caller);
    expect(first?.answer.rows).toHaveLength(250);
    const [second] = await take(cast.admin.caller, first?.answer.next ?? null);
    expect(second?.answer.rows.length).toBeGreaterThan(0);
    expect((await search({ action: 'export' })).rows).toMatchObject([
      {
        actor: { person_id: cast.admin.personId },
        subject: 'audit_events',
        after: { subject: 'cost_codes' },
      },
    ]);
  });
});
