import type { BrandedCompany } from '@muster/contract';
import { orderRevisionSchema } from '@muster/contract/purchase-orders';
import * as z from 'zod';
import { languageOf, type Language } from '@muster/domain/languages';
import { oneLine } from '../mail/auth-mails.ts';
import { brandOf } from '../mail/brand.ts';
import { renderHtml, renderText } from '../mail/layout.ts';
import type { MailMessage } from '../mail/mail-message.ts';

/** The result of `app.order_mail`. */
export const orderMailSchema = z.object({
  mail: z.string(),
  number: z.string(),
  currency: z.string(),
  ordered_by: z.string(),
  reply_to: z.nullable(z.string()),
  language: z.string(),
  time_zone: z.string(),
  company: z.custom<BrandedCompany>((value) => typeof value === 'object' && value !== null),
  revision: orderRevisionSchema,
});
export type OrderMail = z.infer<typeof orderMailSchema>;

type About = {
  readonly company: string;
  readonly number: string;
  readonly orderedBy: string;
  readonly replyTo: string | null;
};

const words: Readonly<
  Record<
    Language,
    (about: About) => { readonly subject: string; readonly paragraphs: readonly string[] }
  >
> = {
  en: ({ company, number, orderedBy, replyTo }) => ({
    subject: `Purchase order ${number} from ${company}`,
    paragraphs: [
      `Please find our purchase order ${number} attached as a PDF.`,
      'Please put the order number on your delivery note and your invoice.',
      replyTo === null
        ? `Ordered by ${orderedBy}.`
        : `Ordered by ${orderedBy}. Questions? Write to ${replyTo}.`,
    ],
  }),
  es: ({ company, number, orderedBy, replyTo }) => ({
    subject: `Orden de compra ${number} de ${company}`,
    paragraphs: [
      `Adjuntamos nuestra orden de compra ${number} en PDF.`,
      'Por favor indique el número de la orden en la remisión y en la factura.',
      replyTo === null
        ? `Pedido por ${orderedBy}.`
        : `Pedido por ${orderedBy}. ¿Preguntas? Escriba a ${replyTo}.`,
    ],
  }),
};

/** Writes the mail to the vendor with the PDF, in the company's branding. */
export function writeOrderMail(asked: OrderMail, siteUrl: string): MailMessage {
  const language = languageOf(asked.language);
  const brand = brandOf(asked.company, siteUrl);
  const { subject, paragraphs } = words[language]({
    company: brand.name,
    number: asked.number,
    orderedBy: asked.ordered_by,
    replyTo: asked.reply_to,
  });
  const content = {
    language,
    brand,
    heading: subject,
    paragraphs,
    action: null,
    code: null,
    notes: [],
  };
  return {
    to: asked.mail,
    subject: oneLine(subject),
    text: renderText(content),
    html: renderHtml(content),
  };
}
