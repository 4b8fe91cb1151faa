import type { Language } from '@muster/domain/languages';
import { amountText } from '@muster/domain/money/decimal-text';
import * as z from 'zod/mini';
import { defineNotification, type NotificationFacts } from './define-notification.ts';

const payload = z.object({
  change_order_id: z.uuid(),
  project_id: z.uuid(),
  number: z.int(),
  title: z.string(),
  price: z.int(),
  currency: z.string(),
  project: z.string(),
  decision: z.enum(['approved', 'declined']),
  name: z.string(),
  note: z.nullable(z.string()),
});
type Facts = NotificationFacts<z.output<typeof payload>>;

const decidedEs = { approved: 'aprobada', declined: 'rechazada' };

/** Sent to every admin when the customer has answered on the public page. */
export const changeOrderAnsweredNotice = defineNotification({
  kind: 'change_order_answered',
  payload,
  email: {
    en: (facts) => ({
      subject: `Change order #${facts.payload.number} was ${facts.payload.decision}`,
      paragraphs: [
        `${facts.payload.name} ${facts.payload.decision} “${facts.payload.title}” for ${priceOf(facts, 'en')}.`,
        ...noteOf(facts),
        facts.payload.project,
      ],
      action: { label: 'Open the change order', url: addressOf(facts) },
      notes: ['You’re getting this email because you’re an admin of your company.'],
    }),
    es: (facts) => ({
      subject: `Orden de cambio n.º ${facts.payload.number}: ${decidedEs[facts.payload.decision]}`,
      paragraphs: [
        `“${facts.payload.title}” por ${priceOf(facts, 'es')} fue ${decidedEs[facts.payload.decision]} por ${facts.payload.name}.`,
        ...noteOf(facts),
        facts.payload.project,
      ],
      action: { label: 'Abrir la orden de cambio', url: addressOf(facts) },
      notes: ['Recibe este correo porque es administrador de su empresa.'],
    }),
  },
});

function priceOf({ payload: { price, currency } }: Facts, language: Language): string {
  return amountText(price, currency, `${language}-US`);
}

function noteOf({ payload: { note } }: Facts): readonly string[] {
  return note === null ? [] : [note];
}

function addressOf({ siteUrl, payload: { project_id, change_order_id } }: Facts): string {
  return `${siteUrl}/admin/projects/${project_id}/changes/${change_order_id}`;
}
