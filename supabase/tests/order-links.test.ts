import { beforeEach, expect, test } from 'vitest';
import { orderLinkSchema } from '../../packages/contract/src/order-link.ts';
import { createOrderLink } from '../../apps/server/src/purchasing/order-link.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import {
  applied,
  ask,
  decide,
  lineOf,
  orderOf,
  saveOrder,
  submit,
  submitted,
  type Order,
} from './support/orders.ts';
import { shareDatabase } from './support/shared-database.ts';

/**
 * Deciding an order through the link in an email: opening changes nothing, one press acts once, all invalid links get
 * the same answer.
 */
const database = shareDatabase();
let cast: Cast;
let second: Person;
beforeEach(async () => {
  cast = await openCast(database());
  second = await addPerson(cast.database, cast.company, 'admin');
});

const dead = { verdict: 'refused', reason: 'link_not_valid' };
async function tokenOf(person: Person, order: Order): Promise<string> {
  const rows = await cast.database.query<{ token: string }>(
    `select payload ->> 'token' as token from app.notifications
     where kind = 'order_waiting' and person_id = $1 and payload ->> 'order_id' = $2 order by created_at desc`,
    [person.personId, order.id],
  );
  return rows[0]?.token ?? '';
}
async function press(token: string, act: string, reason: string | null = null) {
  const request = new Request('http://server/', {
    method: 'POST',
    body: JSON.stringify({ token, act, reason }),
  });
  const answer = await createOrderLink(cast.database).handle(request, {
    role: 'anon',
    claims: {},
    userId: null,
  });
  return orderLinkSchema.parse(await answer.json());
}
const worth = (cents: number) => ({ lines: [lineOf(cents)] });
const stateOf = async (order: Order) =>
  cast.database.query(
    `select o.version, o.approval, (select count(*) from order_events e where e.order_id = o.id) as events
     from purchase_orders o where o.id = $1`,
    [order.id],
  );

test('fifty looks and fifty GETs change nothing', async () => {
  const order = await submitted(cast, cast.supervisor, worth(5_00));
  const token = await tokenOf(cast.admin, order);
  const before = await stateOf(order);
  const link = createOrderLink(cast.database);
  for (let look = 0; look < 50; look += 1) {
    /* oxlint-disable no-await-in-loop */
    const got = await link.handle(new Request(`http://server/?token=${token}&act=approve`), {
      role: 'anon',
      claims: {},
      userId: null,
    });
    expect(got.status).toBe(405);
    expect(await press(token, 'read')).toMatchObject({ verdict: 'ok', total_cents: 5_00 });
    /* oxlint-enable no-await-in-loop */
  }
  expect(await stateOf(order)).toEqual(before);
});

test('one press approves in its person’s name, a second one is told what every dead link is told', async () => {
  const order = await submitted(cast, cast.supervisor, worth(5_00));
  const token = await tokenOf(cast.admin, order);
  const answers = await Promise.all([press(token, 'approve'), press(token, 'approve')]);
  expect(answers).toEqual(
    expect.arrayContaining([{ verdict: 'applied', label: 'approved', missing: 0 }, dead]),
  );
  expect(await press(token, 'read')).toEqual(dead);
  const page = await ask(cast, cast.supervisor, 'order_page($1)', [order.id]);
  expect(page['events']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'approved',
        by_link: true,
        actor: expect.objectContaining({ person_id: cast.admin.personId }),
      }),
    ]),
  );
  // The other admin's link isn't valid anymore either.
  expect(await press(await tokenOf(second, order), 'approve')).toEqual(dead);
});

test('returning needs a reason', async () => {
  const order = await submitted(cast, cast.supervisor, worth(5_00));
  const token = await tokenOf(cast.admin, order);
  expect(await press(token, 'return')).toMatchObject({ detail: 'reason' });
  expect(await press(token, 'return', 'Wrong gauge')).toMatchObject({ label: 'returned' });
});

test('a token that was changed, a new revision, another submit, a decision and a lost right: one answer', async () => {
  const order = await submitted(cast, cast.supervisor, worth(5_00));
  const token = await tokenOf(cast.admin, order);
  const tampered = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
  for (const wrong of [tampered, '', 'x', `${token}0`]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await press(wrong, 'read')).toEqual(dead);
  }
  const draft = await saveOrder(cast, cast.supervisor, worth(6_00), order);
  expect(await press(token, 'approve')).toEqual(dead);
  const again = orderOf(draft, await applied(submit(cast, cast.supervisor, draft)));
  expect(await press(token, 'approve')).toEqual(dead);

  const other = await submitted(cast, cast.supervisor, worth(5_00));
  const lost = await tokenOf(second, other);
  await cast.database.query(
    `update memberships set valid_to = now() - interval '1 second' where person_id = $1`,
    [second.personId],
  );
  expect(await press(lost, 'approve')).toEqual(dead);

  await applied(decide(cast, cast.admin, again, 'reject', { reason: 'No' }));
  expect(await press(await tokenOf(cast.admin, order), 'read')).toEqual(dead);
});

test('from the amount that two people approve on, it asks for sign-in', async () => {
  const below = await submitted(cast, cast.supervisor, worth(4999_99));
  expect(await press(await tokenOf(cast.admin, below), 'read')).toMatchObject({
    needs_sign_in: false,
  });
  const at = await submitted(cast, cast.supervisor, worth(5000_00));
  const token = await tokenOf(cast.admin, at);
  expect(await press(token, 'read')).toMatchObject({ needs_sign_in: true });
  expect(await press(token, 'approve')).toEqual({ verdict: 'refused', reason: 'sign_in_needed' });
});
