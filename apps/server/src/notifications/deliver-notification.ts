import * as z from 'zod';

import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import { messageOf, RetryLater } from '../jobs/job-errors.ts';
import type { Database } from '../db/database.ts';
import type { DatabaseLog } from '../db/log.ts';
import { MailRefused } from '../mail/mail-refused.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { NotificationDefinition } from './notification-definition.ts';
import {
  beginDelivery,
  dropPhone,
  dropSubscription,
  type DueNotification,
  settleNotification,
} from './due-notification.ts';
import { PushBusy, PushRefused } from './push-errors.ts';
import type { SendToPhone } from './phone/send-to-phone.ts';
import type { SendPush } from './send-push.ts';
import { writeEmail } from './write-email.ts';
import { writePush } from './write-push.ts';

/** Codes in mails expire after an hour, so retries end then. */
const retryAfterSeconds = [1, 5, 30, 120, 600, 1800];
/** Retry interval for messages that stay useful longer than an hour, such as an invitation. */
const patientlyAfterSeconds = 3600;

/**
 * Sends one notification. Its row stores the outcome: a message that can't be delivered is a failed
 * notification, not a dead job.
 */
export function createDeliverNotification({
  notifications,
  transport,
  sendPush,
  sendToPhone,
  siteUrl,
  log,
  atOnce,
}: {
  readonly notifications: readonly NotificationDefinition[];
  readonly transport: MailTransport;
  readonly sendPush: SendPush;
  readonly sendToPhone: SendToPhone;
  readonly siteUrl: string;
  readonly log: DatabaseLog;
  readonly atOnce: number;
}): JobDefinition {
  const definitionsByKind = new Map(notifications.map((known) => [known.kind, known]));
  const definitionOf = (kind: string): NotificationDefinition => {
    const definition = definitionsByKind.get(kind);
    if (definition === undefined) throw new Error(`no template for ${kind}`);
    return definition;
  };

  async function deliver(due: DueNotification, database: Database): Promise<Outcome> {
    if (due.channel === 'web_push') {
      // Notifications were turned off, or the person signed out there, in the meantime.
      if (due.subscription === null) return { state: 'skipped', reason: 'no_subscription' };
      const message = writePush(due, definitionOf(due.kind), siteUrl);
      if ((await sendPush(due.subscription, message)) === 'sent') return { state: 'sent' };
      await dropSubscription(database, due.subscription.id);
      return { state: 'skipped', reason: 'subscription_gone' };
    }
    if (due.channel === 'native_push') {
      if (due.phone === null) return { state: 'skipped', reason: 'no_phone' };
      const message = writePush(due, definitionOf(due.kind), siteUrl);
      switch (await sendToPhone(due.phone, message)) {
        case 'sent':
          return { state: 'sent' };
        case 'no_provider':
          return { state: 'skipped', reason: 'no_provider' };
        case 'gone':
          await dropPhone(database, due.phone.id);
          return { state: 'skipped', reason: 'phone_gone' };
      }
    }
    // The login, its address or the membership may have ended in the meantime.
    if (due.address === null) return { state: 'skipped', reason: 'no_address' };
    const to = due.address;
    const mail =
      due.content === null
        ? await writeEmail({ due, to, definition: definitionOf(due.kind), database, siteUrl })
        : { ...due.content, to };
    await transport.deliver(mail, due.id);
    return { state: 'sent' };
  }

  return defineJob({
    kind: 'deliver_notification',
    payload: z.object({ id: z.uuid() }),
    // The code below decides when to give up, attempt by attempt.
    retry: { attempts: 1_000 },
    atOnce,
    async run({ payload: { id }, attempt, database }) {
      const due = await beginDelivery(database, id);
      if (due === null) return;
      const outcome = await deliver(due, database).catch((error: unknown): Outcome => {
        const pause =
          retryAfterSeconds[attempt - 1] ?? (due.isPatient ? patientlyAfterSeconds : undefined);
        const isLast =
          pause === undefined || error instanceof MailRefused || error instanceof PushRefused;
        const facts = { err: error, attempt, notification: id, kind: due.kind };
        log[isLast ? 'error' : 'warn'](facts, 'a notification could not be delivered');
        if (isLast) return { state: 'failed', reason: messageOf(error) };
        const asked = error instanceof PushBusy ? (error.afterSeconds ?? 0) : 0;
        throw new RetryLater(Math.max(pause, asked), { cause: error });
      });
      await settleNotification(database, id, outcome.state, outcome.reason ?? null);
    },
  });
}

type Outcome = { readonly state: 'sent' | 'failed' | 'skipped'; readonly reason?: string | null };
