import * as z from 'zod/mini';
import { defineNotification, type NotificationFacts } from './define-notification.ts';

const payload = z.object({
  jsa_id: z.uuid(),
  number: z.int(),
  task: z.string(),
  place: z.string(),
  project: z.nullable(z.string()),
  author: z.string(),
});
type Facts = NotificationFacts<z.output<typeof payload>>;

/** Sent to those who may approve high-risk work, once for each version of the content. */
export const jsaWaitsNotice = defineNotification({
  kind: 'jsa_waits',
  payload,
  email: {
    en: (facts) => ({
      subject: `Approval needed: JSA #${facts.payload.number}`,
      paragraphs: [
        `${facts.payload.author} saved a job safety analysis for high-risk work. The work can’t start until it’s approved.`,
        ...aboutJsa(facts.payload),
      ],
      action: { label: 'Read the JSA', url: addressOf(facts) },
      notes: ['You’re getting this email because you can approve high-risk work there.'],
    }),
    es: (facts) => ({
      subject: `Por aprobar: JSA #${facts.payload.number}`,
      paragraphs: [
        `${facts.payload.author} guardó un análisis de seguridad para un trabajo de alto riesgo. El trabajo no puede empezar hasta que se apruebe.`,
        ...aboutJsa(facts.payload),
      ],
      action: { label: 'Leer el JSA', url: addressOf(facts) },
      notes: ['Recibe este correo porque usted puede aprobar trabajos de alto riesgo ahí.'],
    }),
  },
});

function aboutJsa({ task, place, project }: Facts['payload']): readonly string[] {
  const where = [project, place].filter((part) => part !== null && part !== '').join(', ');
  return [task, where].filter((part) => part !== '');
}

function addressOf({ siteUrl, payload: { jsa_id } }: Facts): string {
  return `${siteUrl}/safety/jsas/${jsa_id}`;
}
