import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { receiptListSchema, receiptPageSchema } from '../../packages/contract/src/receipts.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { readBudget } from './support/costs.ts';
import { applied, approved, ask, lineOf, saveSettings } from './support/orders.ts';
import { addedReceipt, decideReceipt, receiptFacts, recordReceipt } from './support/receipts.ts';
import { shareDatabase } from './support/shared-database.ts';

/** Receipts: who sees and decides them, and that each is a cost of its project once. */
const database = shareDatabase();
let cast: Cast;
beforeEach(async () => {
  cast = await openCast(database());
});

const listed = async (person: Person, filters: object = {}) => {
  const read = receiptListSchema.parse(await ask(cast, person, 'list_receipts($1)', [filters]));
  if (read.verdict !== 'ok') throw new Error(read.reason);
  return read.receipts;
};
const page = async (person: Person, id: string) =>
  receiptPageSchema.parse(await ask(cast, person, 'receipt_page($1)', [id]));
const materialOf = async (project: string) => {
  const rows = await cast.database.query<{ committed: string; approved: string; pending: string }>(
    `select committed, approved, pending from app.budget_figures($1, $2)
     where cost_type = 'M' and cost_code_id = $3`,
    [cast.company, project, cast.costCode],
  );
  return rows.map((row) => [Number(row.committed), Number(row.approved), Number(row.pending)]);
};
const photo = (sha256: string) => ({
  id: randomUUID(),
  mime_type: 'image/jpeg',
  size: 1000,
  sha256: sha256.repeat(64),
  caption: null,
});

describe('receipts are read', () => {
  test('by whose they are, who leads their project and admins, and by no one else', async () => {
    const id = await addedReceipt(cast, cast.employee);
    for (const person of [cast.employee, cast.supervisor, cast.admin]) {
      /* oxlint-disable no-await-in-loop */
      expect(await listed(person)).toMatchObject([{ id, total_cents: 108_25 }]);
      expect(await page(person, id)).toMatchObject({ verdict: 'ok' });
      /* oxlint-enable no-await-in-loop */
    }
    const other = await addedReceipt(cast, cast.loner, { project_id: cast.openProject });
    expect(await listed(cast.employee)).toMatchObject([{ id }]);
    for (const person of [cast.loner, cast.otherSupervisor, cast.foreign.admin]) {
      /* oxlint-disable no-await-in-loop */
      expect((await listed(person)).map((each) => each.id)).not.toContain(id);
      expect(await page(person, id)).toEqual({ verdict: 'refused', reason: 'not_found' });
      /* oxlint-enable no-await-in-loop */
    }
    expect((await listed(cast.admin, { mine: true })).length).toBe(0);
    expect(await listed(cast.admin, { project_id: cast.openProject })).toMatchObject([
      { id: other },
    ]);
    expect(await listed(cast.admin, { q: 'depot', paid_by: 'own_money' })).toHaveLength(2);
    expect(await listed(cast.admin, { from: '2026-01-06' })).toEqual([]);
    expect(await ask(cast, cast.admin, 'list_receipts($1)', [{ state: 'x' }])).toMatchObject({
      detail: 'state',
    });
  });
});

describe('a receipt', () => {
  test('is refused where the company has none, and names what is wrong', async () => {
    for (const [detail, facts] of [
      ['total_cents', { total_cents: 0 }],
      ['total_cents', { total_cents: -5 }],
      ['total_cents', { total_cents: 100_000_000_000 }],
      ['tax_cents', { tax_cents: 108_26 }],
      ['project_id', { project_id: cast.foreign.project }],
      ['project_id', { project_id: cast.otherProject }],
      ['cost_code_id', { cost_code_id: cast.foreign.costCode }],
      ['cost_type', { cost_type: 'L' }],
      ['paid_by', { paid_by: 'cash' }],
      ['bought_on', { bought_on: '2999-01-01' }],
      ['vendor_name', { vendor_name: 'x'.repeat(201) }],
      ['order_id', { order_id: randomUUID() }],
      ['files', { files: [{ ...photo('a'), mime_type: 'text/html' }] }],
      ['extra', { extra: 1 }],
      ['v', { v: 2 }],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await recordReceipt(cast, cast.employee, facts)).toMatchObject({
        reason: 'invalid_input',
        detail,
      });
    }
    await saveSettings(cast, { receipts_enabled: false });
    expect(await recordReceipt(cast, cast.employee)).toMatchObject({ reason: 'not_allowed' });
  });

  test('is stored once under the device’s id, also that of an archived project, which shows', async () => {
    await cast.database.query('update projects set archived_at = now() where id = $1', [
      cast.project,
    ]);
    const id = randomUUID();
    const most = { total_cents: 99_999_999_999, tax_cents: 99_999_999_999, files: [photo('a')] };
    await applied(recordReceipt(cast, cast.employee, most, id));
    const [mine] = await listed(cast.employee);
    expect(mine).toMatchObject({ id, was_archived: true, same_as: [] });
    expect(await recordReceipt(cast, cast.employee, {}, id)).toMatchObject({
      reason: 'other_payload',
    });
    expect(await recordReceipt(cast, cast.employee, most, id)).toEqual({ verdict: 'replayed' });
    expect(await recordReceipt(cast, cast.supervisor, most, id)).toMatchObject({
      reason: 'other_payload',
    });
    expect(await recordReceipt(cast, cast.employee, most)).toMatchObject({
      reason: 'other_payload',
    });
    expect(await page(cast.employee, id)).toMatchObject({
      photos: [{ mime_type: 'image/jpeg' }],
      events: [{ kind: 'added' }],
    });
  });

  test('is decided by an admin, not their own while there is another', async () => {
    const id = await addedReceipt(cast, cast.employee);
    for (const person of [cast.employee, cast.supervisor]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await decideReceipt(cast, person, id)).toMatchObject({ reason: 'not_allowed' });
    }
    expect(await decideReceipt(cast, cast.foreign.admin, id)).toMatchObject({
      reason: 'not_found',
    });
    expect(await decideReceipt(cast, cast.admin, id, 'return')).toMatchObject({ detail: 'reason' });
    await applied(decideReceipt(cast, cast.admin, id, 'return', { reason: 'Which project?' }));
    expect(await listed(cast.employee)).toMatchObject([
      { state: 'returned', reason: 'Which project?' },
    ]);
    const save = (person: Person, version: number, facts: object = {}) =>
      ask(cast, person, 'save_receipt($1, $2, $3)', [id, version, receiptFacts(cast, facts)]);
    expect(await save(cast.supervisor, 2)).toMatchObject({ reason: 'not_allowed' });
    expect(await save(cast.loner, 2)).toMatchObject({ reason: 'not_found' });
    expect(await save(cast.employee, 1)).toMatchObject({ reason: 'changed_meanwhile' });
    expect(await save(cast.employee, 2, { total_cents: null })).toMatchObject({
      detail: 'total_cents',
    });
    await applied(save(cast.employee, 2, { cost_type: 'E' }));
    await applied(decideReceipt(cast, cast.admin, id, 'approve', { version: 3 }));
    expect(await save(cast.employee, 4)).toMatchObject({ reason: 'wrong_state' });
    expect(await ask(cast, cast.employee, 'withdraw_receipt($1, 4)', [id])).toMatchObject({
      reason: 'wrong_state',
    });
    expect(await page(cast.employee, id)).toMatchObject({
      events: [
        { kind: 'added' },
        { kind: 'returned', reason: 'Which project?' },
        { kind: 'changed' },
        { kind: 'approved' },
      ],
    });
    const own = await addedReceipt(cast, cast.admin, { project_id: cast.openProject });
    await applied(decideReceipt(cast, cast.admin, own));
    await cast.database.query(
      `update memberships set role = 'admin' where company_id = $1 and person_id = $2`,
      [cast.company, cast.loner.personId],
    );
    const second = await addedReceipt(cast, cast.admin, { project_id: cast.openProject });
    expect(await decideReceipt(cast, cast.admin, second)).toMatchObject({ reason: 'own_receipt' });
    expect(await listed(cast.admin, { to_decide: true })).toEqual([]);
    expect(await listed(cast.loner, { to_decide: true })).toMatchObject([{ id: second }]);
  });

  test('that is there twice is named to those who see both', async () => {
    const first = await addedReceipt(cast, cast.employee, { files: [photo('a')] });
    const same = await addedReceipt(cast, cast.supervisor, { vendor_name: 'HOME DEPOT #123' });
    await addedReceipt(cast, cast.employee, { vendor_name: 'Lowes' });
    await addedReceipt(cast, cast.employee, { bought_on: '2026-01-04' });
    const picture = await addedReceipt(cast, cast.employee, {
      total_cents: 9_99,
      tax_cents: 0,
      files: [photo('a')],
    });
    const sameAs = async (person: Person) =>
      Object.fromEntries((await listed(person)).map((each) => [each.id, each.same_as]));
    expect((await sameAs(cast.admin))[first]).toEqual([same, picture]);
    expect((await sameAs(cast.admin))[same]).toEqual([first]);
    expect((await sameAs(cast.employee))[first]).toEqual([picture]);
    await applied(decideReceipt(cast, cast.admin, same, 'return', { reason: 'Sent twice' }));
    expect((await sameAs(cast.admin))[first]).toEqual([picture]);
  });
});

describe('what a project costs', () => {
  test('has each receipt once: waiting, then approved, and not while it is returned or withdrawn', async () => {
    const id = await addedReceipt(cast, cast.employee);
    expect(await materialOf(cast.project)).toEqual([[0, 0, 108_25]]);
    await applied(decideReceipt(cast, cast.admin, id));
    expect(await materialOf(cast.project)).toEqual([[0, 108_25, 0]]);
    expect((await readBudget(cast)).lines).toMatchObject([{ approved: 108_25, pending: 0 }]);
    const rows = await ask(cast, cast.admin, `read_cost_rows($1, $2, 'M', 'actual')`, [
      cast.project,
      cast.costCode,
    ]);
    expect(rows).toMatchObject({ total: 108_25, rows: [{ kind: 'receipt', id }] });
    await applied(decideReceipt(cast, cast.admin, id, 'return', { version: 2, reason: 'Twice' }));
    expect(await materialOf(cast.project)).toEqual([]);
    await applied(ask(cast, cast.employee, 'withdraw_receipt($1, 3)', [id]));
    expect(await materialOf(cast.project)).toEqual([]);
    expect(await listed(cast.employee)).toEqual([]);
    expect(await listed(cast.employee, { state: 'withdrawn' })).toMatchObject([{ id }]);
  });

  test('is committed less by what was bought on an order: its own code first, then others, never below zero', async () => {
    const on = (cents: number, cost_type: 'M' | 'E') =>
      lineOf(cents, { cost_code_id: cast.costCode, cost_type });
    const order = await approved(cast, cast.supervisor, cast.admin, {
      project_id: cast.project,
      lines: [on(100_00, 'M'), on(50_00, 'E')],
    });
    const committed = async () => {
      const rows = await cast.database.query<{ cost_type: string; amount: string }>(
        'select cost_type, amount from app.committed_by_line($1) order by cost_type',
        [cast.project],
      );
      return Object.fromEntries(rows.map((row) => [row.cost_type, Number(row.amount)]));
    };
    const buy = (total_cents: number, cost_type: string) =>
      addedReceipt(cast, cast.supervisor, {
        total_cents,
        tax_cents: 0,
        cost_type,
        order_id: order.id,
      });
    const first = await buy(30_00, 'M');
    expect(await committed()).toEqual({ M: 70_00, E: 50_00 });
    await buy(20_00, 'O');
    const { M = 0, E = 0 } = await committed();
    expect(M + E).toBe(100_00);
    await buy(95_00, 'M');
    expect(await committed()).toEqual({ M: 0, E: 5_00 });
    await buy(500_00, 'E');
    expect(await committed()).toEqual({ M: 0, E: 0 });
    expect(await ask(cast, cast.employee, 'receipt_page($1)', [first])).toMatchObject({
      reason: 'not_found',
    });
    await applied(decideReceipt(cast, cast.admin, first, 'return', { reason: 'No' }));
    expect((await materialOf(cast.project))[0]?.[2]).toBe(95_00);
  });
});
