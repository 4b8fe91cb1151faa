import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FoundRecord,
  foundRecordsSchema,
  recordKinds,
} from '../../packages/contract/src/found-records.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import type { Cast } from './support/cast.ts';
import { type Planted, plantRows } from './support/planted.ts';
import { refused } from './support/refused.ts';

/** Search across all areas, with one row per area in two companies, each named after a zebra. */
let planted: Planted;
let cast: Cast;
beforeAll(async () => {
  planted = await plantRows();
  ({ cast } = planted);
  await cast.database.transaction(async (transaction) => {
    await transaction.query('set local session_replication_role = replica');
    for (const change of [
      `update profiles set last_name = 'Zebra'`,
      `update projects set name = 'Zébra ' || name`,
      `update project_sites set name = 'Zebra gate'`,
      `update hazards set what = 'Zebra'`,
      `update jsas set also_said_text = 'zebra'`,
      `update incidents set place = 'Zebra pit'`,
      `update work_tickets set what = 'Zebra'`,
      `update equipment set type = 'Zebra'`,
      `update checklists set search_text = 'zebra'`,
      `update vendors set name = 'Zebra Supply'`,
      `update purchase_orders set search_text = 'zebra'`,
      `update published_shifts set starts_at = now() + interval '1 day', ends_at = now() + interval '2 days'`,
    ]) {
      await transaction.query(change);
    }
  });
});
afterAll(() => cast.close());

test.each([
  ['a leaver', () => planted.leaver.caller],
  ['a kiosk', () => cast.kiosk.caller],
  ['a platform admin', () => cast.superAdmin],
])('is closed to %s', async (_, caller) => {
  expect(await ask(caller(), 'zebra')).toEqual(refused('not_allowed'));
});

test('refuses more than 200 characters', async () => {
  expect(await ask(cast.admin.caller, 'z'.repeat(200))).toMatchObject({ verdict: 'ok' });
  expect(await ask(cast.admin.caller, 'z'.repeat(201))).toEqual(refused('invalid_input', 'words'));
});

test.each(['', '   ', 'quagga'])('finds nothing for “%s”', async (words) => {
  expect(await ask(cast.admin.caller, words)).toEqual({ verdict: 'ok', records: [] });
});

test('an admin finds every kind, of the own company alone', async () => {
  const mine = await find(cast.admin.caller);
  // An export has no name.
  expect(kindsOf(mine)).toEqual(recordKinds.filter((kind) => kind !== 'export').toSorted());
  const theirs = await find(cast.foreign.admin.caller);
  const ids = (records: readonly FoundRecord[]) => new Set(records.map(({ id }) => id));
  expect([...ids(mine)].filter((id) => ids(theirs).has(id))).toEqual([]);
});

test('people come first, before shifts that are still to come', async () => {
  const kinds = (await find(cast.admin.caller)).map(({ kind }) => kind);
  expect(kinds).toContain('shift');
  expect(kinds.lastIndexOf('person')).toBeLessThan(kinds.findIndex((kind) => kind !== 'person'));
});

test('an admin finds payroll exports by their system, and no one else does', async () => {
  const [sent] = await cast.database.query<{ id: string; format: string }>(
    'select id, format from payroll_exports where company_id = $1',
    [cast.company],
  );
  const idsFor = async (caller: TestCaller) =>
    (await find(caller, sent?.format)).filter(({ kind }) => kind === 'export').map(({ id }) => id);
  expect(await idsFor(cast.admin.caller)).toContain(sent?.id);
  expect(await idsFor(cast.supervisor.caller)).toEqual([]);
  expect(await idsFor(cast.foreign.admin.caller)).not.toContain(sent?.id);
});

test('an employee finds no one else’s time, no orders, no sites, and nothing of the office', async () => {
  const found = await find(cast.employee.caller);
  const may = new Set(
    'album checklist claim daily_log equipment hazard jsa project receipt shift timesheet'.split(
      ' ',
    ),
  );
  expect(kindsOf(found).filter((kind) => !may.has(kind))).toEqual([]);
  for (const { id } of found.filter(({ kind }) => kind === 'timesheet')) {
    expect(id).toBe(cast.employee.personId);
  }
});

test('a supervisor finds the people of their crews, and nothing of the office', async () => {
  const found = await find(cast.supervisor.caller);
  expect(kindsOf(found)).not.toContain('incident');
  const people = found.filter(({ kind }) => kind === 'person').map(({ id }) => id);
  expect(people).not.toContain(cast.loner.personId);
  expect(people).toContain(cast.employee.personId);
});

describe.each(['employee', 'supervisor', 'otherSupervisor', 'loner', 'admin'] as const)(
  'for %s it agrees with the lists',
  (role) => {
    test.each([
      ['hazard', `list_hazards('{"search":"zebra"}')::jsonb -> 'hazards'`],
      ['jsa', `list_jsas('{"search":"zebra"}') -> 'jsas'`],
      ['ticket', `list_tickets('{"search":"zebra"}') -> 'tickets'`],
      ['equipment', `list_equipment() -> 'equipment'`],
      ['checklist', `list_checklists('{"search":"zebra"}') -> 'checklists'`],
      ['order', `list_orders('{"q":"zebra"}') -> 'orders'`],
      ['vendor', `list_vendors('{"q":"zebra"}') -> 'vendors'`],
      ['receipt', `list_receipts('{"q":"zebra"}') -> 'receipts'`],
      ['claim', `list_claims('{"q":"zebra","kind":"mileage"}') -> 'claims'`],
    ])('of %s', async (kind, list) => {
      const [row] = await asCaller<{ ids: string[] | null }>(
        cast.database,
        cast[role].caller,
        `select array(select r ->> 'id' from jsonb_array_elements(coalesce(${list}, '[]')) r limit 6) as ids`,
      );
      const found = (await find(cast[role].caller)).filter((record) => record.kind === kind);
      expect(found.map(({ id }) => id).toSorted()).toEqual((row?.ids ?? []).toSorted());
    });
  },
);

async function ask(caller: TestCaller, words: string): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select find_records($1) as answer',
    [words],
  );
  return row?.answer;
}

async function find(caller: TestCaller, words = ' zebrÁ '): Promise<readonly FoundRecord[]> {
  const answer = foundRecordsSchema.parse(await ask(caller, words));
  if (answer.verdict === 'refused') throw new Error(answer.reason);
  return answer.records;
}

const kindsOf = (records: readonly FoundRecord[]) =>
  [...new Set(records.map(({ kind }) => kind))].toSorted();
