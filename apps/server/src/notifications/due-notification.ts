import type { BrandedCompany } from '@muster/contract';

import type { Database } from '../db/database.ts';
import type { Phone } from './phone/send-to-phone.ts';
import type { PushSubscription } from './send-push.ts';

export type DueNotification = {
  readonly id: string;
  readonly kind: string;
  readonly channel: 'email' | 'web_push' | 'native_push';
  readonly payload: unknown;
  readonly content: {
    readonly subject: string;
    readonly text: string;
    readonly html: string;
  } | null;
  readonly address: string | null;
  /** For channel `web_push`; null once notifications are off there, or the person is signed out. */
  readonly subscription: PushSubscription | null;
  /** For channel `native_push`; null once the person is signed out there. */
  readonly phone: Phone | null;
  /** True if it's worth retrying no matter how many attempts there were. */
  readonly isPatient: boolean;
  readonly language: string;
  readonly firstName: string;
  readonly timeZone: string;
  readonly company: BrandedCompany | null;
};

/** Null if it's already settled. */
export async function beginDelivery(
  database: Database,
  id: string,
): Promise<DueNotification | null> {
  const [row] = await database.query<{ due: DueNotification | null }>(
    'select app.begin_delivery($1) as due',
    [id],
  );
  return row?.due ?? null;
}

export async function settleNotification(
  database: Database,
  id: string,
  state: 'sent' | 'failed' | 'skipped',
  reason: string | null,
): Promise<void> {
  await database.query('select app.settle_notification($1, $2, $3)', [id, state, reason]);
}

/** The push service no longer knows this browser. */
export async function dropSubscription(database: Database, id: string): Promise<void> {
  await database.query('delete from app.push_subscriptions where id = $1', [id]);
}

/** The provider no longer knows this phone. */
export async function dropPhone(database: Database, id: string): Promise<void> {
  await database.query('delete from public.device_tokens where id = $1', [id]);
}
