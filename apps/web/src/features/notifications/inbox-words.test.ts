import { describe, expect, it } from 'vitest';
import { inboxWords } from './inbox-words.ts';

const item = (kind: string, facts: Readonly<Record<string, unknown>>) => ({
  id: '5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a11',
  kind,
  arguments: facts,
  at: '2026-11-16T12:00:00Z',
  is_read: false,
});

describe('a line of the notification center', () => {
  it('is nothing for a kind that only a newer app knows', () => {
    expect(inboxWords(item('tomorrow', {}), 'en')).toBeNull();
  });

  it('says what the push says, in the reader’s language, and where it leads', () => {
    const sheet = item('sheet_to_sign', { period_from: '2026-11-02', period_to: '2026-11-15' });
    expect(inboxWords(sheet, 'en')).toEqual({
      title: 'Sign your timesheet',
      detail:
        'Your timesheet from November 2 to November 15 is ready.\nCheck your hours and sign it, so you get paid on time.',
      path: '/time',
    });
    expect(inboxWords(sheet, 'es')?.title).toBe('Firme su hoja de horas');
  });

  it('leads to an order itself: the link that decides stays in the mailbox', () => {
    const order = item('order_waiting', {
      order_id: '5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a12',
      number: 'PO-7',
      total_cents: 125_000,
      currency: 'USD',
      vendor: null,
      project: null,
      author: 'Kit',
    });
    expect(inboxWords(order, 'en')?.path).toBe(
      '/purchase-orders/5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a12',
    );
  });
});
