import * as z from 'zod/mini';

import {
  defineNotification,
  type EmailWords,
  type NotificationFacts,
} from './define-notification.ts';

const payload = z.object({
  hazard_id: z.uuid(),
  number: z.int(),
  what: z.string(),
  place: z.nullable(z.string()),
  project: z.nullable(z.string()),
  due_on: z.iso.date(),
});
type Facts = NotificationFacts<z.output<typeof payload>>;

/** Sent immediately to everyone in charge. */
export const stopWorkNotice = defineNotification({
  kind: 'hazard_stop_work',
  payload,
  email: {
    en: (facts) => ({
      subject: `Stop work: hazard #${facts.payload.number}`,
      paragraphs: [
        'Someone reported a hazard that calls for stopping work.',
        ...aboutHazard(facts.payload),
        'Make sure no one works there until it’s under control.',
      ],
      action: { label: 'Open the hazard', url: addressOf(facts) },
      notes: ['You’re getting this email because you’re in charge of safety there.'],
    }),
    es: (facts) => ({
      subject: `Parar el trabajo: peligro #${facts.payload.number}`,
      paragraphs: [
        'Se reportó un peligro por el que hay que parar el trabajo.',
        ...aboutHazard(facts.payload),
        'Asegúrese de que nadie trabaje ahí hasta que esté bajo control.',
      ],
      action: { label: 'Abrir el peligro', url: addressOf(facts) },
      notes: ['Recibe este correo porque usted está a cargo de la seguridad ahí.'],
    }),
  },
});

/** Sent to the assignee and supervisors when a hazard is overdue, and to admins a day later. */
export const overdueNotice = defineNotification({
  kind: 'hazard_overdue',
  payload,
  email: {
    en: (facts): EmailWords => ({
      subject: `Overdue: hazard #${facts.payload.number}`,
      paragraphs: [
        `This hazard was due on ${dayOf(facts.payload.due_on, 'en')} and isn’t resolved yet.`,
        ...aboutHazard(facts.payload),
      ],
      action: { label: 'Open the hazard', url: addressOf(facts) },
      notes: [],
    }),
    es: (facts): EmailWords => ({
      subject: `Vencido: peligro #${facts.payload.number}`,
      paragraphs: [
        `Este peligro vencía el ${dayOf(facts.payload.due_on, 'es')} y todavía no está resuelto.`,
        ...aboutHazard(facts.payload),
      ],
      action: { label: 'Abrir el peligro', url: addressOf(facts) },
      notes: [],
    }),
  },
});

const actionPayload = z.object({ ...payload.shape, action: z.string() });
type ActionFacts = NotificationFacts<z.output<typeof actionPayload>>;

/**
 * Sent to the assignee and supervisors when a corrective action is overdue, and to admins a day
 * later.
 */
export const actionOverdueNotice = defineNotification({
  kind: 'action_overdue',
  payload: actionPayload,
  email: {
    en: ({ payload: overdue, ...facts }: ActionFacts): EmailWords => ({
      subject: `Overdue: corrective action for hazard #${overdue.number}`,
      paragraphs: [
        `This corrective action was due on ${dayOf(overdue.due_on, 'en')} and isn’t done yet:`,
        overdue.action,
        'It’s for this hazard:',
        ...aboutHazard(overdue),
      ],
      action: { label: 'Open the hazard', url: addressOf({ payload: overdue, ...facts }) },
      notes: [],
    }),
    es: ({ payload: overdue, ...facts }: ActionFacts): EmailWords => ({
      subject: `Vencida: acción correctiva del peligro #${overdue.number}`,
      paragraphs: [
        `Esta acción correctiva vencía el ${dayOf(overdue.due_on, 'es')} y todavía no está hecha:`,
        overdue.action,
        'Es para este peligro:',
        ...aboutHazard(overdue),
      ],
      action: { label: 'Abrir el peligro', url: addressOf({ payload: overdue, ...facts }) },
      notes: [],
    }),
  },
});

function aboutHazard({ what, place, project }: Facts['payload']): readonly string[] {
  const where = [project, place].filter((part) => part !== null).join(', ');
  return where === '' ? [what] : [what, where];
}

function addressOf({ siteUrl, payload: { hazard_id } }: Facts): string {
  return `${siteUrl}/safety/${hazard_id}`;
}

function dayOf(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
}
