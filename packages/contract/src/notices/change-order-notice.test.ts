import { expect, test } from 'vitest';
import { changeOrderAnsweredNotice } from './change-order-notice.ts';

test('admins read what the customer answered and why, and are led to the change order', () => {
  const payload = {
    change_order_id: '5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a11',
    project_id: '5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a12',
    number: 3,
    title: 'Deeper footing',
    price: 120_000,
    currency: 'USD',
    project: 'River bridge',
    decision: 'declined',
    name: 'Dana Whitfield',
    note: 'Too expensive',
  };
  const about = { firstName: 'Kit', timeZone: 'UTC', brand: 'Ridge', siteUrl: 'https://m.example' };
  const { subject, paragraphs, action } = changeOrderAnsweredNotice.email.en({ ...about, payload });
  expect(subject).toBe('Change order #3 was declined');
  expect(paragraphs).toEqual([
    'Dana Whitfield declined “Deeper footing” for $1,200.00.',
    'Too expensive',
    'River bridge',
  ]);
  expect(action?.url).toBe(
    `https://m.example/admin/projects/${payload.project_id}/changes/${payload.change_order_id}`,
  );
});
