import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderPageSchema } from '../../packages/contract/src/purchase-orders.ts';
import { readPurchasingSettingsSchema } from '../../packages/contract/src/purchasing-settings.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import type { Answer } from './support/hazards.ts';
import {
  applied,
  approved,
  ask,
  decide,
  lineOf,
  orderOf,
  saveOrder,
  saveSettings,
  submit,
  submitted,
  type Order,
} from './support/orders.ts';
import { shareDatabase } from './support/shared-database.ts';

/** Orders: rights to approve, the number of approvals needed, and changes that need a new approval. */
const database = shareDatabase();
let cast: Cast;
let second: Person;
beforeEach(async () => {
  cast = await openCast(database());
  second = await addPerson(cast.database, cast.company, 'admin');
});

/** Returns an order on the project that every supervisor sees. */
const worth = (cents: number, facts: object = {}) => ({
  project_id: cast.openProject,
  lines: [lineOf(cents, { id: line, cost_code_id: cast.costCode, cost_type: 'M' as const })],
  ...facts,
});
const line = randomUUID();
const setLimit = (person: Person, cents: number | null) =>
  applied(ask(cast, cast.admin, 'set_approval_limit($1, $2)', [person.personId, cents]));
const delegate = (
  giver: Person,
  to: Person,
  from = 'current_date - 1',
  until = 'current_date + 1',
) =>
  ask(cast, giver, `save_delegation($1, $2, $3, ${from}, ${until})`, [
    randomUUID(),
    giver.personId,
    to.personId,
  ]);
const page = async (id: string, person = cast.admin) => {
  const answer = orderPageSchema.parse(await ask(cast, person, 'order_page($1)', [id]));
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer;
};
const reasonOf = async (answer: Promise<Answer>) => (await answer)['reason'];

describe('a limit', () => {
  test('lets approve up to and including its amount, and passes a cent more up', async () => {
    await setLimit(cast.otherSupervisor, 2500_00);
    const above = await submitted(cast, cast.supervisor, worth(2500_01));
    expect(await reasonOf(decide(cast, cast.otherSupervisor, above))).toBe('over_limit');
    const at = await submitted(cast, cast.supervisor, worth(2500_00));
    expect(await decide(cast, cast.otherSupervisor, at)).toMatchObject({ label: 'approved' });
  });

  test('of 0 passes everything up; an admin’s own limit applies too', async () => {
    const order = await submitted(cast, cast.supervisor, worth(1));
    expect(await reasonOf(decide(cast, cast.otherSupervisor, order))).toBe('over_limit');
    await setLimit(second, 0);
    expect(await reasonOf(decide(cast, second, order))).toBe('over_limit');
    await setLimit(second, null);
    expect(await decide(cast, second, order)).toMatchObject({ verdict: 'applied' });
  });

  test('ends with the role', async () => {
    await setLimit(cast.otherSupervisor, 2500_00);
    const order = await submitted(cast, cast.supervisor, worth(1));
    await cast.database.query(
      `update memberships set valid_to = now() - interval '1 second' where person_id = $1`,
      [cast.otherSupervisor.personId],
    );
    expect(await reasonOf(decide(cast, cast.otherSupervisor, order))).toBe('not_allowed');
  });
});

describe('an order of one’s own', () => {
  test('is approved by no author, up to the amount that the company allows admins', async () => {
    const own = await submitted(cast, cast.admin, worth(500_00));
    expect(await reasonOf(decide(cast, cast.admin, own))).toBe('own_order');
    await saveSettings(cast, { own_approval_up_to_cents: 500_00 });
    expect(await decide(cast, cast.admin, own)).toMatchObject({ label: 'approved' });
    const more = await submitted(cast, cast.admin, worth(500_01));
    expect(await reasonOf(decide(cast, cast.admin, more))).toBe('own_order');
    await setLimit(cast.supervisor, 2500_00);
    const supervisors = await submitted(cast, cast.supervisor, worth(1));
    expect(await reasonOf(decide(cast, cast.supervisor, supervisors))).toBe('own_order');
    expect((await page(own.id)).order.own_approval).toBe(true);
    const listed = await ask(cast, cast.admin, 'list_orders($1)', [{ own_approval: true }]);
    expect(listed['orders']).toMatchObject([{ id: own.id }]);
  });

  test('is not approved by the person who submitted it either', async () => {
    const draft = await saveOrder(cast, cast.supervisor, worth(1));
    const waiting = orderOf(draft, await applied(submit(cast, second, draft)));
    expect(await reasonOf(decide(cast, second, waiting))).toBe('own_order');
    expect(await decide(cast, cast.admin, waiting)).toMatchObject({ verdict: 'applied' });
  });

  test('is approved by the only admin, and says so', async () => {
    await cast.database.query(`update memberships set valid_to = now() where person_id = $1`, [
      second.personId,
    ]);
    const own = await submitted(cast, cast.admin, worth(9000_00));
    expect(await decide(cast, cast.admin, own)).toMatchObject({ label: 'approved' });
    const read = await page(own.id);
    expect(read.order.own_approval).toBe(true);
    expect(read.events.at(-1)).toMatchObject({ kind: 'approved', own_approval: true });
  });
});

describe('a delegate', () => {
  test('approves on its days up to the giver’s limit, in the giver’s name', async () => {
    await setLimit(cast.otherSupervisor, 800_00);
    await applied(delegate(cast.otherSupervisor, cast.supervisor));
    const order = await submitted(cast, cast.admin, worth(800_00));
    expect(await decide(cast, cast.supervisor, order)).toMatchObject({ label: 'approved' });
    expect((await page(order.id)).events.at(-1)).toMatchObject({
      actor: { person_id: cast.supervisor.personId },
      on_behalf_of: { person_id: cast.otherSupervisor.personId },
    });
    const above = await submitted(cast, cast.admin, worth(800_01));
    expect(await reasonOf(decide(cast, cast.supervisor, above))).toBe('over_limit');
  });

  test('does nothing before and after, nor once it is withdrawn', async () => {
    await setLimit(cast.otherSupervisor, 800_00);
    const order = await submitted(cast, cast.admin, worth(1_00));
    await applied(
      delegate(cast.otherSupervisor, cast.supervisor, 'current_date + 2', 'current_date + 3'),
    );
    expect(await reasonOf(decide(cast, cast.supervisor, order))).toBe('over_limit');
    expect(
      await delegate(cast.otherSupervisor, cast.supervisor, 'current_date - 9', 'current_date - 3'),
    ).toMatchObject({ detail: 'ends_on' });
    await applied(delegate(cast.otherSupervisor, cast.supervisor));
    const settings = readPurchasingSettingsSchema.parse(
      await ask(cast, cast.admin, 'read_purchasing_settings()'),
    );
    const current =
      settings.verdict === 'ok'
        ? settings.delegations.find(({ state }) => state === 'current')
        : undefined;
    await applied(ask(cast, cast.otherSupervisor, 'withdraw_delegation($1)', [current?.id ?? '']));
    expect(await reasonOf(decide(cast, cast.supervisor, order))).toBe('over_limit');
  });

  test('passes nothing on, and can’t approve orders by the delegator', async () => {
    await setLimit(cast.otherSupervisor, 800_00);
    const third = await addPerson(cast.database, cast.company, 'supervisor');
    await applied(delegate(cast.otherSupervisor, cast.supervisor));
    await applied(delegate(cast.supervisor, third));
    const order = await submitted(cast, cast.admin, worth(1_00));
    expect(await reasonOf(decide(cast, third, order))).toBe('over_limit');
    await setLimit(cast.supervisor, 800_00);
    const own = await submitted(cast, cast.otherSupervisor, worth(1_00));
    expect(await reasonOf(decide(cast, cast.supervisor, own))).toBe('delegate_of_author');
  });

  test('is a buyer, and is chosen by the giver or an admin', async () => {
    expect(await delegate(cast.supervisor, cast.employee)).toMatchObject({
      detail: 'delegate_person_id',
    });
    expect(
      await ask(cast, cast.supervisor, 'save_delegation($1, $2, $3, current_date, current_date)', [
        randomUUID(),
        cast.admin.personId,
        cast.supervisor.personId,
      ]),
    ).toMatchObject({ reason: 'not_allowed' });
  });
});

describe('two people', () => {
  test('approve from the amount on, each once', async () => {
    const below = await submitted(cast, cast.supervisor, worth(4999_99));
    expect(await decide(cast, cast.admin, below)).toMatchObject({ label: 'approved' });
    const order = await submitted(cast, cast.supervisor, worth(5000_00));
    const first = await applied(decide(cast, cast.admin, order));
    expect(first).toMatchObject({ label: 'submitted', missing: 1 });
    const half = orderOf(order, first);
    expect(await reasonOf(decide(cast, cast.admin, half))).toBe('approved_before');
    expect(await decide(cast, second, half)).toMatchObject({ label: 'approved', missing: 0 });
    expect((await page(order.id)).approved_by).toHaveLength(2);
  });

  test('are not required while only one person may approve', async () => {
    await setLimit(second, 0);
    const order = await submitted(cast, cast.supervisor, worth(5000_00));
    expect(await decide(cast, cast.admin, order)).toMatchObject({ label: 'approved' });
  });

  test('at the same time: one wins, and the other is told', async () => {
    const order = await submitted(cast, cast.supervisor, worth(1_00));
    const answers = await Promise.all([
      decide(cast, cast.admin, order),
      decide(cast, second, order, 'reject', { reason: 'No' }),
    ]);
    expect(
      answers.map((answer) => String(answer['reason'] ?? answer['verdict'])).toSorted(),
    ).toEqual(['applied', 'changed_meanwhile']);
  });
});

test('if no one may approve, it says so and names who could', async () => {
  await setLimit(cast.admin, 0);
  await setLimit(second, 0);
  const draft = await saveOrder(cast, cast.supervisor, worth(10_00));
  const answer = await applied(submit(cast, cast.supervisor, draft));
  expect(answer['approvers']).toEqual([]);
  expect(answer['could']).toEqual(
    expect.arrayContaining([expect.objectContaining({ person_id: second.personId })]),
  );
  expect(JSON.stringify(answer['could'])).not.toContain(cast.supervisor.personId);
});

describe('a change of an approved order', () => {
  const change = async (order: Order, cents: number, facts: object = {}) =>
    submit(
      cast,
      cast.supervisor,
      await saveOrder(cast, cast.supervisor, worth(cents, facts), order),
    );

  test.each([
    [1000_00, 1025_00, true],
    [1000_00, 1025_01, false],
    [4000_00, 4040_00, true],
    [4000_00, 4040_01, false],
    [1000_00, 1_00, true],
    // Up to an amount that two people must approve.
    [4999_00, 5000_00, false],
  ])('from %i to %i passes: %s', async (from, to, passes) => {
    const order = await approved(cast, cast.supervisor, cast.admin, worth(from));
    expect(await change(order, to)).toMatchObject({ is_passed: passes });
    expect(await page(order.id)).toMatchObject(
      passes
        ? { current: { revision: 2 }, in_force: null, approval: 'approved' }
        : { current: { revision: 2 }, in_force: { revision: 1 }, approval: 'submitted' },
    );
  });

  test('asks again for each small increase that adds up to a large one', async () => {
    const order = await approved(cast, cast.supervisor, cast.admin, worth(1000_00));
    const grown = orderOf(order, await applied(change(order, 1020_00)));
    expect(await change(grown, 1040_00)).toMatchObject({ is_passed: false });
  });

  test('needs a new approval above the limit of the person who approved', async () => {
    await setLimit(cast.otherSupervisor, 1000_00);
    const order = await approved(cast, cast.supervisor, cast.otherSupervisor, worth(1000_00));
    expect(await change(order, 1000_01)).toMatchObject({ is_passed: false });
  });

  test('asks again for another vendor, project, code or type', async () => {
    const code = randomUUID();
    await cast.database.query(
      `insert into cost_codes (id, company_id, code, name) values ($1, $2, '26 05', 'Wire')`,
      [code, cast.company],
    );
    for (const facts of [
      { vendor_name: 'Someone else' },
      { project_id: null },
      { lines: [lineOf(1000_00, { id: line, cost_code_id: code, cost_type: 'M' })] },
      { lines: [lineOf(1000_00, { id: line, cost_code_id: cast.costCode, cost_type: 'S' })] },
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const order = await approved(cast, cast.supervisor, cast.admin, worth(1000_00));
      // oxlint-disable-next-line no-await-in-loop
      expect(await change(order, 1000_00, facts), JSON.stringify(facts)).toMatchObject({
        is_passed: false,
      });
    }
  });

  test('goes to the vendor again', async () => {
    const order = await approved(cast, cast.supervisor, cast.admin, worth(1000_00));
    const sent = await applied(
      ask(cast, cast.supervisor, 'mark_order_sent($1, $2, $3, $4)', [
        randomUUID(),
        order.id,
        order.version,
        'share',
      ]),
    );
    expect(await change(orderOf(order, sent), 1010_00)).toMatchObject({ label: 'approved' });
  });
});

test('those who may approve are notified, and then the person who submitted it', async () => {
  const order = await submitted(cast, cast.supervisor, worth(1_00));
  const told = async (kind: string) =>
    (
      await cast.database.query<{ person_id: string }>(
        `select distinct person_id from app.notifications where kind = $1 and payload ->> 'order_id' = $2`,
        [kind, order.id],
      )
    ).map(({ person_id }) => person_id);
  expect((await told('order_waiting')).toSorted()).toEqual(
    [cast.admin.personId, second.personId].toSorted(),
  );
  await applied(decide(cast, cast.admin, order));
  expect(await told('order_decided')).toEqual([cast.supervisor.personId]);
});
