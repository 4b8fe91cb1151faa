import * as z from 'zod/mini';
import { defineNotification } from './define-notification.ts';

/** Sent to admins, without the author's name: an email may be read over someone's shoulder. */
export const privateAnswerNotice = defineNotification({
  kind: 'private_answer',
  payload: z.object({ checklist_id: z.uuid() }),
  email: {
    en: ({ payload, siteUrl }) => ({
      subject: 'A private answer needs your attention',
      paragraphs: ['Someone said that something is wrong. Only they and admins can read it.'],
      action: { label: 'Read the answer', url: answerUrl(siteUrl, payload.checklist_id) },
      notes: ['You’re getting this email because you’re an admin.'],
    }),
    es: ({ payload, siteUrl }) => ({
      subject: 'Una respuesta privada requiere su atención',
      paragraphs: [
        'Alguien indicó que algo está mal. Solo esa persona y los administradores pueden leerlo.',
      ],
      action: { label: 'Leer la respuesta', url: answerUrl(siteUrl, payload.checklist_id) },
      notes: ['Recibe este correo porque usted es administrador.'],
    }),
  },
});

/** Sent to the leads of someone who asked for a call; the reason stays with that person. */
export const callPersonNotice = defineNotification({
  kind: 'call_person',
  payload: z.object({ person_id: z.uuid(), name: z.string() }),
  email: {
    en: ({ payload, siteUrl }) => ({
      subject: `Call ${payload.name}`,
      paragraphs: [`${payload.name} would like you to call.`],
      action: { label: 'Show phone number', url: personUrl(siteUrl, payload.person_id) },
      notes: ['You’re getting this email because you’re in charge of their crew.'],
    }),
    es: ({ payload, siteUrl }) => ({
      subject: `Llame a ${payload.name}`,
      paragraphs: [`${payload.name} quiere que usted le llame.`],
      action: { label: 'Ver el teléfono', url: personUrl(siteUrl, payload.person_id) },
      notes: ['Recibe este correo porque usted está a cargo de su cuadrilla.'],
    }),
  },
});

/** Sent once a day to those in charge of a project. */
export const checksOverdueNotice = defineNotification({
  kind: 'checks_overdue',
  payload: z.object({ checks: z.int(), services: z.int() }),
  email: {
    en: ({ payload: { checks, services }, siteUrl }) => ({
      subject: 'Overdue checks',
      paragraphs: [
        ...(checks === 0
          ? []
          : [`${checks} ${checks === 1 ? 'checklist is' : 'checklists are'} due.`]),
        ...(services === 0
          ? []
          : [
              `${services} ${services === 1 ? 'piece of equipment is' : 'pieces of equipment are'} overdue for service.`,
            ]),
      ],
      action: { label: 'Show what’s due', url: `${siteUrl}/approvals` },
      notes: ['You can turn these reminders off in your profile.'],
    }),
    es: ({ payload: { checks, services }, siteUrl }) => ({
      subject: 'Revisiones vencidas',
      paragraphs: [
        ...(checks === 0
          ? []
          : [
              checks === 1
                ? 'Hay 1 lista de verificación pendiente.'
                : `Hay ${checks} listas de verificación pendientes.`,
            ]),
        ...(services === 0
          ? []
          : [
              services === 1
                ? 'Hay 1 equipo con el servicio vencido.'
                : `Hay ${services} equipos con el servicio vencido.`,
            ]),
      ],
      action: { label: 'Ver lo pendiente', url: `${siteUrl}/approvals` },
      notes: ['Puede desactivar estos recordatorios en su perfil.'],
    }),
  },
});

const answerUrl = (siteUrl: string, id: string) => `${siteUrl}/construction/checklists/${id}`;
const personUrl = (siteUrl: string, id: string) => `${siteUrl}/people/${id}`;
