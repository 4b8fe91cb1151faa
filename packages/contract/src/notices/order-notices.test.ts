import { expect, test } from 'vitest';
import { orderDecidedNotice, orderWaitingNotice } from './order-notices.ts';
import { vendorChangedNotice } from './vendor-notices.ts';

const about = {
  firstName: 'Kit',
  timeZone: 'America/Denver',
  brand: 'Ridge Line Roofing',
  siteUrl: 'https://muster.example',
};
const order = {
  order_id: '5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a11',
  number: 'PO-2026-0012',
  total_cents: 123_450,
  currency: 'USD',
  vendor: 'Nguyễn Điện',
  project: 'River bridge',
  author: 'Kit Moss',
};

const waiting = { ...order, token: 'abc' };

test('who may approve an order reads its number and total, and is led to it', () => {
  const { subject, paragraphs, action } = orderWaitingNotice.email.en({
    ...about,
    payload: waiting,
  });
  expect(subject).toBe('Approval needed: PO-2026-0012, $1,234.50');
  expect(paragraphs).toContain('Nguyễn Điện, River bridge');
  expect(action?.url).toBe('https://muster.example/order-link#abc');
  expect(orderWaitingNotice.email.es({ ...about, payload: waiting }).subject).toBe(
    'Por aprobar: PO-2026-0012, $1,234.50',
  );
});

test('who submitted it hears what was decided, and why', () => {
  const payload = { ...order, decision: 'return', reason: 'Wrong gauge', by: 'Ada Ruiz' };
  const { subject, paragraphs } = orderDecidedNotice.email.en({ ...about, payload });
  expect(subject).toBe('PO-2026-0012 was returned');
  expect(paragraphs).toEqual([
    'Ada Ruiz returned your purchase order for $1,234.50.',
    'Wrong gauge',
    'Nguyễn Điện, River bridge',
  ]);
  expect(orderDecidedNotice.email.es({ ...about, payload }).subject).toBe('PO-2026-0012: devuelta');
});

test('admins hear of a vendor’s new address and what to do before they pay', () => {
  const payload = {
    vendor_id: order.order_id,
    vendor: 'Rocky Supply',
    by: 'Kit Moss',
    mail: { was: 'a@rocky.test', now: 'b@rocky.test' },
    is_bank_changed: true,
  };
  expect(vendorChangedNotice.email.en({ ...about, payload }).paragraphs).toEqual([
    'Kit Moss changed the email address from a@rocky.test to b@rocky.test.',
    'Kit Moss changed the bank details.',
    'If you didn’t expect this, call the vendor at a number you already know before you pay.',
  ]);
});
