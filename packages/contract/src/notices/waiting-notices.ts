import type { Language } from '@muster/domain/languages';
import * as z from 'zod/mini';
import { defineNotification, type EmailWords } from './define-notification.ts';

const request = z.object({
  name: z.string(),
  what: z.enum(['claim', 'swap', 'give_away', 'time_off']),
  starts_local: z.string(),
});

const requestWords = {
  en: {
    claim: (name: string, day: string) => `${name} wants the open shift on ${day}.`,
    swap: (name: string, day: string) => `${name} wants to swap the shift on ${day}.`,
    give_away: (name: string, day: string) => `${name} wants to give away the shift on ${day}.`,
    time_off: (name: string, day: string) => `${name} requests time off starting ${day}.`,
  },
  es: {
    claim: (name: string, day: string) => `${name} pide el turno abierto del ${day}.`,
    swap: (name: string, day: string) => `${name} quiere intercambiar el turno del ${day}.`,
    give_away: (name: string, day: string) => `${name} quiere ceder el turno del ${day}.`,
    time_off: (name: string, day: string) => `${name} pide tiempo libre a partir del ${day}.`,
  },
} as const;

/** Sent to those who may approve a claim, a swap or time off, once per request. */
export const requestWaitingNotice = defineNotification({
  kind: 'request_waiting',
  payload: request,
  email: {
    en: ({ payload: { name, what, starts_local }, siteUrl }): EmailWords => ({
      subject: `Request from ${name}`,
      paragraphs: [requestWords.en[what](name, dayOf(starts_local, 'en'))],
      action: { label: 'Review', url: `${siteUrl}/schedule/requests` },
      notes: [],
    }),
    es: ({ payload: { name, what, starts_local }, siteUrl }): EmailWords => ({
      subject: `Solicitud de ${name}`,
      paragraphs: [requestWords.es[what](name, dayOf(starts_local, 'es'))],
      action: { label: 'Revisar', url: `${siteUrl}/schedule/requests` },
      notes: [],
    }),
  },
});

/** Sent to a person whose pay period is over, once per period. */
export const sheetToSignNotice = defineNotification({
  kind: 'sheet_to_sign',
  payload: z.object({ period_from: z.string(), period_to: z.string() }),
  email: {
    en: ({ payload, siteUrl }): EmailWords => ({
      subject: 'Sign your timesheet',
      paragraphs: [
        `Your timesheet from ${dayOf(payload.period_from, 'en')} to ${dayOf(payload.period_to, 'en')} is ready.`,
        'Check your hours and sign it, so you get paid on time.',
      ],
      action: { label: 'Open my timesheet', url: `${siteUrl}/time` },
      notes: [],
    }),
    es: ({ payload, siteUrl }): EmailWords => ({
      subject: 'Firme su hoja de horas',
      paragraphs: [
        `Su hoja de horas del ${dayOf(payload.period_from, 'es')} al ${dayOf(payload.period_to, 'es')} está lista.`,
        'Revise sus horas y fírmela para que le paguen a tiempo.',
      ],
      action: { label: 'Abrir mi hoja de horas', url: `${siteUrl}/time` },
      notes: [],
    }),
  },
});

/** Sent to the holder of a certificate, or to their admins if the holder has no login. */
export const certificateExpiringNotice = defineNotification({
  kind: 'certificate_expiring',
  payload: z.object({
    certificate: z.string(),
    expires_on: z.string(),
    /** The holder's name, if it isn't the reader. */
    name: z.nullable(z.string()),
  }),
  email: {
    en: ({ payload: { certificate, expires_on, name }, siteUrl }): EmailWords => ({
      subject: `${certificate} expires ${dayOf(expires_on, 'en')}`,
      paragraphs: [
        name === null
          ? `Your certificate “${certificate}” is valid through ${dayOf(expires_on, 'en')}.`
          : `${name}’s certificate “${certificate}” is valid through ${dayOf(expires_on, 'en')}.`,
        'Without a valid certificate, some shifts can’t be assigned.',
      ],
      action:
        name === null
          ? { label: 'Open my profile', url: `${siteUrl}/my-profile` }
          : { label: 'Open Team', url: `${siteUrl}/admin/employees` },
      notes: [],
    }),
    es: ({ payload: { certificate, expires_on, name }, siteUrl }): EmailWords => ({
      subject: `${certificate} vence el ${dayOf(expires_on, 'es')}`,
      paragraphs: [
        name === null
          ? `Su certificado “${certificate}” es válido hasta el ${dayOf(expires_on, 'es')}.`
          : `El certificado “${certificate}” de ${name} es válido hasta el ${dayOf(expires_on, 'es')}.`,
        'Sin un certificado válido, no se pueden asignar algunos turnos.',
      ],
      action:
        name === null
          ? { label: 'Abrir mi perfil', url: `${siteUrl}/my-profile` }
          : { label: 'Abrir Personal', url: `${siteUrl}/admin/employees` },
      notes: [],
    }),
  },
});

/** Dates are shown unchanged, regardless of the reader's zone. */
function dayOf(local: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${local.slice(0, 10)}T00:00Z`));
}
