import { knownZone } from '@muster/domain/pay/known-zone';
import * as z from 'zod/mini';

import { defineNotification, type NotificationFacts } from './define-notification.ts';

const payload = z.object({
  incident_id: z.uuid(),
  number: z.int(),
  /** A call to OSHA, or form 301. */
  what: z.enum(['report', 'form']),
  due_at: z.string(),
  zone: z.string(),
});
type Facts = NotificationFacts<z.output<typeof payload>>;

/** Sent to admins: OSHA's requirement and its deadline. It doesn't say who was hurt. */
export const incidentDeadlineNotice = defineNotification({
  kind: 'incident_deadline',
  payload,
  email: {
    en: (facts) => ({
      subject: `Incident #${facts.payload.number}: ${facts.payload.what === 'report' ? 'report it to OSHA' : 'finish Form 301'}`,
      paragraphs: [
        facts.payload.what === 'report'
          ? `Report this incident to OSHA by ${timeOf(facts.payload, 'en')}. Call the nearest area office or 1-800-321-OSHA (6742).`
          : `Finish Form 301 by ${timeOf(facts.payload, 'en')}, seven days after you learned of the incident.`,
        'Mark it done in Muster to stop this reminder.',
      ],
      action: { label: 'Open incidents', url: addressOf(facts) },
      notes: ['You’re getting this email because you’re an admin of your company.'],
    }),
    es: (facts) => ({
      subject: `Incidente #${facts.payload.number}: ${facts.payload.what === 'report' ? 'repórtelo a OSHA' : 'termine el formulario 301'}`,
      paragraphs: [
        facts.payload.what === 'report'
          ? `Reporte este incidente a OSHA antes de: ${timeOf(facts.payload, 'es')}. Llame a la oficina más cercana o al 1-800-321-OSHA (6742).`
          : `El formulario 301 debe estar listo antes de: ${timeOf(facts.payload, 'es')}, siete días después de que la empresa supo del incidente.`,
        'Márquelo como hecho en Muster para dejar de recibir este recordatorio.',
      ],
      action: { label: 'Abrir incidentes', url: addressOf(facts) },
      notes: ['Recibe este correo porque es administrador de su empresa.'],
    }),
  },
});

const addressOf = ({ siteUrl }: Facts): string => `${siteUrl}/safety/incidents`;

function timeOf({ due_at, zone }: Facts['payload'], language: string): string {
  return new Intl.DateTimeFormat(`${language}-US`, {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: knownZone(zone),
    timeZoneName: 'short',
  }).format(new Date(due_at));
}
