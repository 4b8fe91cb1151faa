import * as z from 'zod/mini';
import { defineNotification, type NotificationFacts } from './define-notification.ts';

const payload = z.object({
  vendor_id: z.uuid(),
  vendor: z.string(),
  by: z.string(),
  mail: z.nullable(z.object({ was: z.nullable(z.string()), now: z.nullable(z.string()) })),
  is_bank_changed: z.boolean(),
});
type Facts = NotificationFacts<z.output<typeof payload>>;

/**
 * Sent to every admin, even those who turned off notifications, because redirecting payments starts with changing these
 * two.
 */
export const vendorChangedNotice = defineNotification({
  kind: 'vendor_changed',
  payload,
  email: {
    en: (facts) => ({
      subject: `Payment details changed: ${facts.payload.vendor}`,
      paragraphs: [
        ...(facts.payload.mail === null
          ? []
          : [
              `${facts.payload.by} changed the email address from ${facts.payload.mail.was ?? 'none'} to ${facts.payload.mail.now ?? 'none'}.`,
            ]),
        ...(facts.payload.is_bank_changed ? [`${facts.payload.by} changed the bank details.`] : []),
        'If you didn’t expect this, call the vendor at a number you already know before you pay.',
      ],
      action: { label: 'Open the vendor', url: addressOf(facts) },
      notes: ['You’re getting this email because you’re an admin of your company.'],
    }),
    es: (facts) => ({
      subject: `Cambiaron los datos de pago: ${facts.payload.vendor}`,
      paragraphs: [
        ...(facts.payload.mail === null
          ? []
          : [
              `${facts.payload.by} cambió el correo electrónico de ${facts.payload.mail.was ?? 'ninguno'} a ${facts.payload.mail.now ?? 'ninguno'}.`,
            ]),
        ...(facts.payload.is_bank_changed
          ? [`${facts.payload.by} cambió los datos bancarios.`]
          : []),
        'Si no esperaba este cambio, llame al proveedor a un número que ya conozca antes de pagar.',
      ],
      action: { label: 'Abrir el proveedor', url: addressOf(facts) },
      notes: ['Recibe este correo porque es administrador de su empresa.'],
    }),
  },
});

function addressOf({ siteUrl, payload: { vendor_id } }: Facts): string {
  return `${siteUrl}/vendors/${vendor_id}`;
}
