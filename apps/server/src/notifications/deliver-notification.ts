import * as z from 'zod';

import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import { messageOf, RetryLater } from '../jobs/job-errors.ts';
import type { DatabaseLog } from '../db/log.ts';
import { MailRefused } from '../mail/mail-refused.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { NotificationDefinition } from './define-notification.ts';
import { beginDelivery, settleNotification } from './due-notification.ts';
import { writeEmail } from './write-email.ts';

/** Codes in mails are worth nothing after an hour, so that is when trying ends. */
const retryAfterSeconds = [1, 5, 30, 120, 600, 1800];
/** What is worth more than an hour, such as an invitation, is tried on at this pace. */
const patientlyAfterSeconds = 3600;

/**
 * Sends one notification. Its row says how it ends: a message that cannot be delivered is a failed
 * notification and no dead job.
 */
export function createDeliverNotification({
  notifications,
  transport,
  siteUrl,
  log,
  atOnce,
}: {
  readonly notifications: readonly NotificationDefinition[];
  readonly transport: MailTransport;
  readonly siteUrl: string;
  readonly log: DatabaseLog;
  readonly atOnce: number;
}): JobDefinition {
  const definitionsByKind = new Map(notifications.map((known) => [known.kind, known]));

  return defineJob({
    kind: 'deliver_notification',
    payload: z.object({ id: z.uuid() }),
    // When to give up is decided below, attempt by attempt.
    retry: { attempts: 1_000 },
    atOnce,
    async run({ payload: { id }, attempt, database }) {
      const due = await beginDelivery(database, id);
      if (due === null) return;
      const settle = (state: 'sent' | 'failed' | 'skipped', reason: string | null = null) =>
        settleNotification(database, id, state, reason);
      if (due.channel !== 'email') return settle('skipped', 'no_channel');
      // The login, its address or the membership may have ended meanwhile.
      if (due.address === null) return settle('skipped', 'no_address');
      const to = due.address;
      const definition = definitionsByKind.get(due.kind);
      try {
        if (due.content !== null) await transport.deliver({ ...due.content, to }, id);
        else if (definition === undefined) throw new Error(`no template for ${due.kind}`);
        else {
          await transport.deliver(await writeEmail({ due, to, definition, database, siteUrl }), id);
        }
      } catch (error) {
        const pause =
          retryAfterSeconds[attempt - 1] ?? (due.isPatient ? patientlyAfterSeconds : undefined);
        const isLast = pause === undefined || error instanceof MailRefused;
        const facts = { err: error, attempt, notification: id, kind: due.kind };
        log[isLast ? 'error' : 'warn'](facts, 'a notification could not be delivered');
        if (isLast) return settle('failed', messageOf(error));
        throw new RetryLater(pause, { cause: error });
      }
      await settle('sent');
    },
  });
}
