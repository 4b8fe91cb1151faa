import type { BrandedCompany } from '@muster/contract';
import { languageOf, type Language } from '@muster/domain/languages';
import { amountText } from '@muster/domain/money/decimal-text';
import { knownZone } from '@muster/domain/pay/known-zone';
import * as z from 'zod';
import { oneLine } from '../mail/auth-mails.ts';
import { brandOf } from '../mail/brand.ts';
import { renderHtml, renderText } from '../mail/layout.ts';
import type { MailMessage } from '../mail/mail-message.ts';

/** The result of `app.change_order_mail`. */
export const changeOrderMailSchema = z.object({
  mail: z.string(),
  number: z.int(),
  title: z.string(),
  price: z.int(),
  currency: z.string(),
  project: z.string(),
  sent_by: z.string(),
  reply_to: z.nullable(z.string()),
  expires_at: z.string(),
  language: z.string(),
  time_zone: z.string(),
  company: z.custom<BrandedCompany>((value) => typeof value === 'object' && value !== null),
});
type ChangeOrderMail = z.infer<typeof changeOrderMailSchema>;

type About = Pick<ChangeOrderMail, 'number' | 'title' | 'project' | 'sent_by' | 'reply_to'> & {
  readonly company: string;
  readonly price: string;
  readonly until: string;
};

const words: Readonly<
  Record<
    Language,
    (about: About) => {
      readonly subject: string;
      readonly paragraphs: readonly string[];
      readonly action: string;
      readonly note: string;
    }
  >
> = {
  en: ({ company, number, title, project, price, until, sent_by, reply_to }) => ({
    subject: `Change order #${number} from ${company}: ${title}`,
    paragraphs: [
      `${company} asks you to approve a change order for ${project}.`,
      `Price: ${price}`,
      'Read it on the page behind the button. You can sign or decline there, without an account.',
      reply_to === null
        ? `Sent by ${sent_by}.`
        : `Sent by ${sent_by}. Questions? Write to ${reply_to}.`,
    ],
    action: 'Review change order',
    note: `The link works until ${until}. Whoever has it can answer, so please don’t forward this email.`,
  }),
  es: ({ company, number, title, project, price, until, sent_by, reply_to }) => ({
    subject: `Orden de cambio n.º ${number} de ${company}: ${title}`,
    paragraphs: [
      `${company} le pide aprobar una orden de cambio de ${project}.`,
      `Precio: ${price}`,
      'Léala en la página del botón. Ahí puede firmarla o rechazarla, sin cuenta.',
      reply_to === null
        ? `Enviada por ${sent_by}.`
        : `Enviada por ${sent_by}. ¿Preguntas? Escriba a ${reply_to}.`,
    ],
    action: 'Revisar la orden de cambio',
    note: `El enlace funciona hasta el ${until}. Quien lo tenga puede responder; por favor no reenvíe este correo.`,
  }),
};

/** Writes the mail to the customer: the price, and the link to the page where they respond. */
export function writeChangeOrderMail(
  asked: ChangeOrderMail,
  { secret, siteUrl }: { readonly secret: string; readonly siteUrl: string },
): MailMessage {
  const language = languageOf(asked.language);
  const brand = brandOf(asked.company, siteUrl);
  const { subject, paragraphs, action, note } = words[language]({
    ...asked,
    company: brand.name,
    price: amountText(asked.price, asked.currency, `${language}-US`),
    until: new Intl.DateTimeFormat(language, {
      month: 'long',
      day: 'numeric',
      timeZone: knownZone(asked.time_zone),
    }).format(new Date(asked.expires_at)),
  });
  const content = {
    language,
    brand,
    heading: subject,
    paragraphs,
    // In the fragment, which no server and no log in between can see.
    action: { label: action, url: `${siteUrl}/change-order#${secret}` },
    code: null,
    notes: [note],
  };
  return {
    to: asked.mail,
    subject: oneLine(subject),
    text: renderText(content),
    html: renderHtml(content),
  };
}
