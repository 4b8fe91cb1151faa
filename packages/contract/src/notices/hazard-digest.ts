import * as z from 'zod/mini';

import {
  defineNotification,
  type EmailWords,
  type NotificationFacts,
} from './define-notification.ts';

const payload = z.object({
  week_from: z.iso.date(),
  reported: z.int(),
  closed: z.int(),
  open: z.int(),
  overdue: z.int(),
  worst: z.array(z.object({ number: z.int(), what: z.string(), score: z.int() })),
});
type Facts = NotificationFacts<z.output<typeof payload>>;

/** Sent to admins on Monday: last week's hazards, and the worst open ones. */
export const hazardDigest = defineNotification({
  kind: 'hazard_digest',
  payload,
  email: {
    en: (facts): EmailWords => {
      const { week_from, reported, closed, open, overdue, worst } = facts.payload;
      return {
        subject: `Hazards this week: ${open} open, ${overdue} overdue`,
        paragraphs: [
          `In the week of ${dayOf(week_from, 'en')}: ${reported} reported, ${closed} closed.`,
          ...(worst.length === 0 ? ['Nothing is open.'] : ['Open, highest risk first:']),
          ...worst.map(lineOf),
        ],
        action: { label: 'Open hazards', url: addressOf(facts) },
        notes: [
          'You’re getting this email because you’re an admin of your company. It’s sent every Monday.',
        ],
      };
    },
    es: (facts): EmailWords => {
      const { week_from, reported, closed, open, overdue, worst } = facts.payload;
      return {
        subject: `Peligros de la semana: ${open} abiertos, ${overdue} vencidos`,
        paragraphs: [
          `Semana del ${dayOf(week_from, 'es')}: ${reported} reportados, ${closed} cerrados.`,
          ...(worst.length === 0
            ? ['No hay nada abierto.']
            : ['Abiertos, de mayor a menor riesgo:']),
          ...worst.map(lineOf),
        ],
        action: { label: 'Ver peligros', url: addressOf(facts) },
        notes: ['Recibe este correo cada lunes porque administra su empresa.'],
      };
    },
  },
});

const lineOf = ({ number, what, score }: Facts['payload']['worst'][number]) =>
  `#${number} (${score}/25) ${what}`;

const addressOf = ({ siteUrl }: Facts) => `${siteUrl}/safety`;

function dayOf(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
}
