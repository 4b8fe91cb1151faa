import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { refused } from './support/refused.ts';

/** Cost codes: who keeps them, one by one or from a file. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

async function call<Answer = unknown>(
  caller: TestCaller,
  sql: string,
  parameters: readonly (string | number | null)[] = [],
): Promise<Answer> {
  const [row] = await asCaller<{ answer: Answer }>(
    cast.database,
    caller,
    `select ${sql} as answer`,
    parameters,
  );
  if (row === undefined) throw new Error(`${sql} answered nothing`);
  return row.answer;
}

type Line = { readonly code?: string; readonly name?: string };

function bring(lines: readonly (Line | number | string | null)[], mode: string): Promise<unknown> {
  return call(cast.admin.caller, 'import_cost_codes($1, $2)', [JSON.stringify(lines), mode]);
}

describe('a cost code', () => {
  test('is kept by no one but the company’s admins', async () => {
    for (const caller of [
      cast.employee.caller,
      cast.supervisor.caller,
      cast.kiosk.caller,
      cast.superAdmin,
    ]) {
      for (const sql of [
        'list_cost_codes()',
        `save_cost_code(gen_random_uuid(), '31', 'Earth')`,
        `archive_cost_code('${cast.costCode}', 1)`,
        `unarchive_cost_code('${cast.costCode}', 1)`,
        `import_cost_codes('[{"code": "31", "name": "Earth"}]', 'good')`,
      ]) {
        expect(await call(caller, sql)).toEqual(refused('not_allowed'));
      }
    }
  });

  test('of another company is answered like one that does not exist', async () => {
    for (const id of [cast.foreign.costCode, randomUUID()]) {
      expect(await call(cast.admin.caller, `save_cost_code($1, '1', 'One', 1)`, [id])).toEqual(
        refused('not_found'),
      );
      expect(await call(cast.admin.caller, 'archive_cost_code($1, 1)', [id])).toEqual(
        refused('not_found'),
      );
    }
  });

  test('needs a code and a name, and its code for itself', async () => {
    const save = (code: string, name: string) =>
      call(cast.admin.caller, 'save_cost_code($1, $2, $3)', [randomUUID(), code, name]);
    expect(await save(' ', 'Earth')).toEqual(refused('invalid_input', 'code'));
    expect(await save('31', '')).toEqual(refused('invalid_input', 'name'));
    expect(await save('03 30', 'Again')).toEqual(refused('taken', 'code'));
    expect(await save('09 90', 'That of another company is free')).toMatchObject({
      verdict: 'applied',
    });
  });

  test('is made once, and loses to a change that was made after it was read', async () => {
    const id = randomUUID();
    const save = (name: string, version: number | null) =>
      call(cast.admin.caller, `save_cost_code($1, '26 05', $2, $3)`, [id, name, version]);
    expect(await save('Wires', null)).toEqual({ verdict: 'applied', version: 1 });
    expect(await save('Wires', null)).toEqual({ verdict: 'replayed', version: 1 });
    expect(await save('Cables', 1)).toEqual({ verdict: 'applied', version: 2 });
    expect(await save('Wires', 1)).toEqual(refused('changed_meanwhile'));
    expect(await call(cast.admin.caller, 'archive_cost_code($1, 2)', [id])).toMatchObject({
      version: 3,
    });
    expect(await call(cast.admin.caller, 'unarchive_cost_code($1, 2)', [id])).toEqual(
      refused('changed_meanwhile'),
    );
  });

  test('is marked as travel time, and stays so when an app that does not know the mark changes it', async () => {
    const id = randomUUID();
    const save = (sql: string) =>
      call(cast.admin.caller, `save_cost_code($1, '00 10', ${sql})`, [id]);
    await save(`'On the way', is_travel => true`);
    await save(`'Between sites', 1`);
    const marked = () => call(cast.admin.caller, `list_cost_codes('00 10') -> 'codes'`);
    expect(await marked()).toMatchObject([{ name: 'Between sites', is_travel: true }]);
    await save(`'Between sites', 2, false`);
    expect(await marked()).toMatchObject([{ is_travel: false, version: 3 }]);
  });

  test('is found by each word of code or name, and by its division', async () => {
    await call(cast.admin.caller, `save_cost_code($1, '22 11', 'Tubería de agua')`, [randomUUID()]);
    type Found = { readonly codes: readonly object[]; readonly divisions: readonly string[] };
    const found = (sql: string) => call<Found>(cast.admin.caller, sql);
    expect((await found(`list_cost_codes('tuberia 22')`)).codes).toMatchObject([{ code: '22 11' }]);
    const inDivision = await found(`list_cost_codes(division => '22')`);
    expect(inDivision.codes).toMatchObject([{ code: '22 11' }]);
    expect(inDivision.divisions).toEqual(expect.arrayContaining(['03', '22']));
  });
});

describe('codes from a file', () => {
  const lines = [
    { code: '32 10', name: 'Paving' },
    { code: '', name: 'No code' },
    { code: '32 20', name: ' ' },
    { code: '32 10', name: 'Paving again' },
    { code: '3'.repeat(51), name: 'n'.repeat(201) },
    { code: ' 32 30 ', name: 'Fences' },
    { code: '=A1', name: '#REF!' },
  ];
  const flaws = [
    { line: 2, field: 'code', reason: 'missing' },
    { line: 3, field: 'name', reason: 'missing' },
    { line: 4, field: 'code', reason: 'repeated' },
    { line: 5, field: 'code', reason: 'too_long' },
    { line: 5, field: 'name', reason: 'too_long' },
    { line: 7, field: 'code', reason: 'formula' },
    { line: 7, field: 'name', reason: 'formula' },
  ];
  const codesNow = async () => {
    const rows = await cast.database.query<{ code: string; name: string }>(
      `select code, name from cost_codes where company_id = $1 and code like '32%' order by code`,
      [cast.company],
    );
    return rows.map(({ code, name }) => `${code} ${name}`);
  };

  test('are only read by a check, and each error is named by line and field', async () => {
    expect(await bring(lines, 'check')).toEqual({
      verdict: 'checked',
      added: 2,
      changed: 0,
      unchanged: 0,
      flaws,
    });
    expect(await codesNow()).toEqual([]);
  });

  test('come in all or not at all when so asked', async () => {
    expect(await bring(lines, 'all')).toMatchObject({ verdict: 'checked', flaws });
    expect(await codesNow()).toEqual([]);
  });

  test('come in without the flawed ones when so asked, and again change nothing', async () => {
    expect(await bring(lines, 'good')).toMatchObject({ verdict: 'applied', added: 2 });
    expect(await codesNow()).toEqual(['32 10 Paving', '32 30 Fences']);
    const before = await eventCount();
    expect(await bring(lines, 'good')).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await eventCount()).toBe(before);
  });

  test('rename what is there and take it out of the archive', async () => {
    await cast.database.query(`update cost_codes set archived_at = now() where code = '32 30'`);
    const renamed = [
      { code: '32 10', name: 'Paths' },
      { code: '32 30', name: 'Fences' },
    ];
    expect(await bring(renamed, 'all')).toMatchObject({ verdict: 'applied', changed: 2 });
    expect(await codesNow()).toEqual(['32 10 Paths', '32 30 Fences']);
  });

  test('are refused when they are no list, or have no mode', async () => {
    expect(await bring([], 'all')).toEqual(refused('invalid_input', 'lines'));
    expect(await bring(lines, 'now')).toEqual(refused('invalid_input', 'mode'));
    expect(await bring([3, null, 'x'], 'check')).toMatchObject({ added: 0 });
  });

  test('are five thousand at once', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({
      code: `50 ${at}`,
      name: `Code ${at}`,
    }));
    expect(await bring(many, 'all')).toMatchObject({ verdict: 'applied', added: 5000 });
    expect(await bring(many, 'all')).toMatchObject({ added: 0, changed: 0, unchanged: 5000 });
  });
});

async function eventCount(): Promise<number> {
  const [row] = await cast.database.query<{ count: number }>(
    'select count(*)::int as count from audit_events',
  );
  return row?.count ?? 0;
}
