import * as z from 'zod';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import { deliverOrGiveUp } from '../mail/deliver-or-give-up.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { changeOrderMailSchema, writeChangeOrderMail } from './change-order-mail.ts';

/** Mails a change order's link to its customer, and records the outcome with the link. */
export function createSendChangeOrder({
  transport,
  siteUrl,
}: {
  readonly transport: Pick<MailTransport, 'deliver'>;
  readonly siteUrl: string;
}): JobDefinition {
  return defineJob({
    kind: 'send_change_order',
    payload: z.object({ company_id: z.uuid(), link_id: z.uuid(), secret: z.string() }),
    // The code below decides when to give up, attempt by attempt.
    retry: { attempts: 100 },
    async run({ payload: { company_id, link_id, secret }, attempt, database }) {
      const [row] = await database.query<{ asked: unknown }>(
        'select app.change_order_mail($1, $2) as asked',
        [company_id, link_id],
      );
      if (row?.asked == null) return;
      const mail = writeChangeOrderMail(changeOrderMailSchema.parse(row.asked), {
        secret,
        siteUrl,
      });
      const failure = await deliverOrGiveUp(() => transport.deliver(mail, link_id), attempt);
      await database.query('select app.settle_change_order_mail($1, $2, $3)', [
        company_id,
        link_id,
        failure,
      ]);
    },
  });
}
