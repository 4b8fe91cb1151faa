import { expect, it } from 'vitest';
import { confirmPunches } from './confirm-punches.ts';

/** An outbox whose items come one by one; answers how often the phone confirmed. */
function follow(begin: { readonly isRead: boolean; readonly orders: readonly number[] }) {
  const punches = (orders: readonly number[]) => orders.map((order) => ({ kind: 'punch', order }));
  let view = { isRead: begin.isRead, items: punches(begin.orders) };
  let say = () => {};
  let confirmed = 0;
  confirmPunches(
    { confirm: () => (confirmed += 1) },
    { view: () => view, subscribe: (listener) => (say = listener) },
  );
  return {
    confirmed: () => confirmed,
    show: (orders: readonly number[], kind = 'punch') => {
      view = { isRead: true, items: punches(orders).map((item) => ({ ...item, kind })) };
      say();
    },
  };
}

it('confirms nothing that was there when the app opened', () => {
  const late = follow({ isRead: false, orders: [] });
  late.show([4, 5]);
  late.show([5]);
  const early = follow({ isRead: true, orders: [4, 5] });
  early.show([4, 5]);
  expect([late.confirmed(), early.confirmed()]).toEqual([0, 0]);
});

it('confirms the first punch, whether the outbox was read before or is read later', () => {
  const late = follow({ isRead: false, orders: [] });
  late.show([]);
  late.show([1]);
  const early = follow({ isRead: true, orders: [] });
  early.show([1]);
  expect([late.confirmed(), early.confirmed()]).toEqual([1, 1]);
});

it('confirms a punch once, and nothing but punches', () => {
  const phone = follow({ isRead: true, orders: [] });
  phone.show([1]);
  phone.show([1]);
  phone.show([2], 'hazard_report');
  expect(phone.confirmed()).toBe(1);
});
