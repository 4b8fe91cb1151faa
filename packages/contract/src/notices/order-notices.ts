import type { Language } from '@muster/domain/languages';
import { amountText } from '@muster/domain/money/decimal-text';
import * as z from 'zod/mini';
import { defineNotification, type NotificationFacts } from './define-notification.ts';

const payload = z.object({
  order_id: z.uuid(),
  number: z.string(),
  total_cents: z.int(),
  currency: z.string(),
  vendor: z.nullable(z.string()),
  project: z.nullable(z.string()),
  author: z.string(),
});
type Facts = NotificationFacts<z.output<typeof payload>>;

const waitingPayload = z.object({
  ...payload.shape,
  /** Token of the link in the message, which opens without signing in. */
  token: z.optional(z.string()),
});
type WaitingFacts = NotificationFacts<z.output<typeof waitingPayload>>;

/** Sent to those who may approve an order, once per submission. */
export const orderWaitingNotice = defineNotification({
  kind: 'order_waiting',
  payload: waitingPayload,
  email: {
    en: (facts: WaitingFacts) => ({
      subject: `Approval needed: ${facts.payload.number}, ${totalOf(facts, 'en')}`,
      paragraphs: [
        `${facts.payload.author} submitted a purchase order for ${totalOf(facts, 'en')}.`,
        ...aboutOrder(facts.payload),
      ],
      action: { label: 'Review the order', url: linkOf(facts) },
      notes: ['You’re getting this email because you can approve this order.'],
    }),
    es: (facts: WaitingFacts) => ({
      subject: `Por aprobar: ${facts.payload.number}, ${totalOf(facts, 'es')}`,
      paragraphs: [
        `${facts.payload.author} envió a aprobación una orden de compra por ${totalOf(facts, 'es')}.`,
        ...aboutOrder(facts.payload),
      ],
      action: { label: 'Revisar la orden', url: linkOf(facts) },
      notes: ['Recibe este correo porque usted puede aprobar esta orden.'],
    }),
  },
});

const decidedPayload = z.object({
  ...payload.shape,
  decision: z.enum(['approve', 'return', 'reject']),
  reason: z.nullable(z.string()),
  by: z.string(),
});
type DecidedFacts = NotificationFacts<z.output<typeof decidedPayload>>;

const decidedEn = { approve: 'approved', return: 'returned', reject: 'rejected' };
const decidedEs = { approve: 'aprobada', return: 'devuelta', reject: 'rechazada' };

/** Sent to the person who submitted it. */
export const orderDecidedNotice = defineNotification({
  kind: 'order_decided',
  payload: decidedPayload,
  email: {
    en: (facts: DecidedFacts) => ({
      subject: `${facts.payload.number} was ${decidedEn[facts.payload.decision]}`,
      paragraphs: [
        `${facts.payload.by} ${decidedEn[facts.payload.decision]} your purchase order for ${totalOf(facts, 'en')}.`,
        ...(facts.payload.reason === null ? [] : [facts.payload.reason]),
        ...aboutOrder(facts.payload),
      ],
      action: { label: 'Open the order', url: addressOf(facts) },
      notes: ['You’re getting this email because you submitted this order.'],
    }),
    es: (facts: DecidedFacts) => ({
      subject: `${facts.payload.number}: ${decidedEs[facts.payload.decision]}`,
      paragraphs: [
        `Su orden de compra por ${totalOf(facts, 'es')} fue ${decidedEs[facts.payload.decision]} por ${facts.payload.by}.`,
        ...(facts.payload.reason === null ? [] : [facts.payload.reason]),
        ...aboutOrder(facts.payload),
      ],
      action: { label: 'Abrir la orden', url: addressOf(facts) },
      notes: ['Recibe este correo porque usted envió esta orden a aprobación.'],
    }),
  },
});

function totalOf({ payload: { total_cents, currency } }: Facts, language: Language): string {
  return amountText(total_cents, currency, `${language}-US`);
}

function aboutOrder({ vendor, project }: Facts['payload']): readonly string[] {
  const about = [vendor, project].filter((part) => part !== null).join(', ');
  return about === '' ? [] : [about];
}

/** The token goes in the fragment, which never reaches a server or its logs. */
function linkOf(facts: WaitingFacts): string {
  const { token } = facts.payload;
  return token === undefined ? addressOf(facts) : `${facts.siteUrl}/order-link#${token}`;
}

function addressOf({ siteUrl, payload: { order_id } }: Facts): string {
  return `${siteUrl}/purchase-orders/${order_id}`;
}
