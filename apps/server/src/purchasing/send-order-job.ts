import { languageOf } from '@muster/domain/languages';
import * as z from 'zod';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import { deliverOrGiveUp } from '../mail/deliver-or-give-up.ts';
import type { MailMessage } from '../mail/mail-message.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { PdfMaker } from '../pdf/create-pdf-maker.ts';
import { orderPaperContent } from '../pdf/documents/purchase-order.ts';
import { fillLetterhead } from '../pdf/fill-letterhead.ts';
import { createTimes } from '../pdf/pdf-times.ts';
import { pdfWords } from '../pdf/pdf-words.ts';
import { brandOf, type ReadFile } from '../pdf/read-brand.ts';
import { type OrderMail, orderMailSchema, writeOrderMail } from './order-mail.ts';

/** Sends an order to its vendor with the PDF, and records the outcome in the order's history. */
export function createSendOrder({
  maker,
  transport,
  readPublicFile,
  siteUrl,
  now,
}: {
  readonly maker: PdfMaker;
  readonly transport: Pick<MailTransport, 'deliver'>;
  readonly readPublicFile: ReadFile;
  readonly siteUrl: string;
  readonly now: () => number;
}): JobDefinition {
  async function write(asked: OrderMail): Promise<MailMessage> {
    const language = languageOf(asked.language);
    const times = createTimes(language, asked.time_zone);
    const content = orderPaperContent(
      { ...asked, isApproved: true, orderedBy: asked.ordered_by },
      { language, times, words: pdfWords[language] },
    );
    const bytes = await maker.make(async () => {
      const brand = await brandOf(asked.company, readPublicFile);
      return fillLetterhead(content, { brand, language, times, at: new Date(now()) });
    }, 'send_order');
    return {
      ...writeOrderMail(asked, siteUrl),
      attachments: [
        { filename: `${content.fileName}.pdf`, contentType: 'application/pdf', content: bytes },
      ],
    };
  }

  return defineJob({
    kind: 'send_order',
    payload: z.object({ company_id: z.uuid(), request_id: z.uuid() }),
    // The code below decides when to give up, attempt by attempt.
    retry: { attempts: 100 },
    atOnce: 1,
    async run({ payload: { company_id, request_id }, attempt, database }) {
      const [row] = await database.query<{ asked: unknown }>(
        'select app.order_mail($1, $2) as asked',
        [company_id, request_id],
      );
      if (row?.asked == null) return;
      const asked = orderMailSchema.parse(row.asked);
      const failure = await deliverOrGiveUp(
        async () => transport.deliver(await write(asked), request_id),
        attempt,
      );
      await database.query('select app.settle_order_mail($1, $2, $3)', [
        company_id,
        request_id,
        failure,
      ]);
    },
  });
}
