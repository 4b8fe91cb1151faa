import * as z from 'zod/mini';
import { defineNotification } from './define-notification.ts';

const payload = z.object({
  /** The person visited. */
  name: z.string(),
  by: z.string(),
  reason: z.string(),
  minutes: z.int(),
  /** An admin must consent first. */
  is_asked: z.boolean(),
  /** True for the person visited, false for an admin of their company. */
  is_own: z.boolean(),
});

/** Says that support is viewing a person's screens, or asks for permission. */
export const supportVisitNotice = defineNotification({
  kind: 'support_visit',
  payload,
  email: {
    en: ({ payload: { name, by, reason, minutes, is_asked, is_own }, siteUrl }) => ({
      subject: is_asked
        ? `Support asks to see what ${name} sees`
        : is_own
          ? 'Support is looking at what you see'
          : `Support is looking at what ${name} sees`,
      paragraphs: [
        is_asked
          ? `${by} of support asks to look at what ${name} sees in Muster, for up to ${minutes} minutes. Nothing is shown until an admin allows it.`
          : `${by} of support is looking at what ${is_own ? 'you see' : `${name} sees`} in Muster, for up to ${minutes} minutes. Support can read and can’t change anything. Pay rates, locations and medical facts aren’t shown.`,
        `Reason: ${reason}`,
      ],
      action: is_own
        ? { label: 'See what was opened', url: `${siteUrl}/my-profile` }
        : { label: 'Open support access', url: `${siteUrl}/admin/settings/support` },
      notes: [],
    }),
    es: ({ payload: { name, by, reason, minutes, is_asked, is_own }, siteUrl }) => ({
      subject: is_asked
        ? `Soporte pide ver lo que ve ${name}`
        : is_own
          ? 'Soporte está viendo lo que usted ve'
          : `Soporte está viendo lo que ve ${name}`,
      paragraphs: [
        is_asked
          ? `${by}, de soporte, pide ver lo que ve ${name} en Muster, hasta por ${minutes} minutos. No se muestra nada hasta que un administrador lo permita.`
          : `${by}, de soporte, está viendo lo que ${is_own ? 'usted ve' : `ve ${name}`} en Muster, hasta por ${minutes} minutos. Soporte puede leer y no puede cambiar nada. No se muestran pagos, ubicaciones ni datos médicos.`,
        `Motivo: ${reason}`,
      ],
      action: is_own
        ? { label: 'Ver qué se abrió', url: `${siteUrl}/my-profile` }
        : { label: 'Abrir el acceso de soporte', url: `${siteUrl}/admin/settings/support` },
      notes: [],
    }),
  },
});
