import type { Language } from '@muster/domain/languages';
import * as z from 'zod/mini';
import { defineNotification, type EmailWords } from './define-notification.ts';

/** Sent to a person whose shift has begun without a punch. */
export const clockInMissedNotice = defineNotification({
  kind: 'clock_in_missed',
  payload: z.object({ starts_local: z.string() }),
  email: {
    en: ({ payload, siteUrl }): EmailWords => ({
      subject: 'No clock-in from you yet',
      paragraphs: [`Your shift started at ${timeOf(payload.starts_local, 'en')}.`],
      action: { label: 'Open the clock', url: `${siteUrl}/time` },
      notes: ['If you already clocked in while offline, ignore this message.'],
    }),
    es: ({ payload, siteUrl }): EmailWords => ({
      subject: 'Todavía no hay registro de su entrada',
      paragraphs: [`Su turno empezó: ${timeOf(payload.starts_local, 'es')}.`],
      action: { label: 'Abrir el reloj', url: `${siteUrl}/time` },
      notes: ['Si ya marcó su entrada sin conexión, ignore este mensaje.'],
    }),
  },
});

/**
 * Sent to a person who is on the clock past the end of their shift, or for a long time without one.
 */
export const clockOutMissedNotice = defineNotification({
  kind: 'clock_out_missed',
  payload: z.object({ ends_local: z.nullable(z.string()), hours: z.int() }),
  email: {
    en: ({ payload: { ends_local, hours }, siteUrl }): EmailWords => ({
      subject: 'Still working?',
      paragraphs: [
        ends_local === null
          ? `You’ve been clocked in for ${hours} hours.`
          : `Your shift ended at ${timeOf(ends_local, 'en')}, and you’re still clocked in.`,
      ],
      action: { label: 'Open the clock', url: `${siteUrl}/time` },
      notes: ['If you already clocked out while offline, ignore this message.'],
    }),
    es: ({ payload: { ends_local, hours }, siteUrl }): EmailWords => ({
      subject: '¿Sigue trabajando?',
      paragraphs: [
        ends_local === null
          ? `Marcó su entrada hace ${hours} horas.`
          : `Su turno terminó (${timeOf(ends_local, 'es')}) y no hay registro de su salida.`,
      ],
      action: { label: 'Abrir el reloj', url: `${siteUrl}/time` },
      notes: ['Si ya marcó su salida sin conexión, ignore este mensaje.'],
    }),
  },
});

/** Sent to a person on the clock whose meal break must begin soon. */
export const breakDueNotice = defineNotification({
  kind: 'break_due',
  payload: z.object({ by_local: z.string() }),
  email: {
    en: ({ payload, siteUrl }): EmailWords => ({
      subject: 'Meal break due',
      paragraphs: [`Start your meal break by ${timeOf(payload.by_local, 'en')}.`],
      action: { label: 'Open the clock', url: `${siteUrl}/` },
      notes: ['If you already took it, add it to your timesheet.'],
    }),
    es: ({ payload, siteUrl }): EmailWords => ({
      subject: 'Hora de la comida',
      paragraphs: [`Empiece su comida antes de esta hora: ${timeOf(payload.by_local, 'es')}.`],
      action: { label: 'Abrir el reloj', url: `${siteUrl}/` },
      notes: ['Si ya la tomó, agréguela a su hoja de horas.'],
    }),
  },
});

const missing = z.object({
  count: z.int(),
  people: z.array(
    z.object({
      name: z.string(),
      starts_local: z.string(),
      /** Local time at the shift; null if no device has reported. */
      seen_local: z.nullable(z.string()),
    }),
  ),
});
type Missing = z.output<typeof missing>;

/** Sent to leads. It says what the server has received, never that someone is absent. */
export const noPunchNotice = defineNotification({
  kind: 'no_punch',
  payload: missing,
  email: {
    en: ({ payload, siteUrl }): EmailWords => ({
      subject:
        payload.count === 1
          ? `No punch received: ${payload.people[0]?.name ?? ''}`
          : `No punch received from ${payload.count} people`,
      paragraphs: payload.people.map((person) => lineOf(person, 'en')),
      action: { label: 'Open Today', url: `${siteUrl}/` },
      notes: ['A phone that’s offline sends its punches later.'],
    }),
    es: ({ payload, siteUrl }): EmailWords => ({
      subject:
        payload.count === 1
          ? `Sin registro de entrada: ${payload.people[0]?.name ?? ''}`
          : `Sin registro de entrada de ${payload.count} personas`,
      paragraphs: payload.people.map((person) => lineOf(person, 'es')),
      action: { label: 'Abrir Hoy', url: `${siteUrl}/` },
      notes: ['Un teléfono sin conexión envía sus registros más tarde.'],
    }),
  },
});

function lineOf(
  { name, starts_local, seen_local }: Missing['people'][number],
  language: Language,
): string {
  const starts = timeOf(starts_local, language);
  if (language === 'es') {
    const phone =
      seen_local === null
        ? 'Ningún teléfono se ha conectado.'
        : `Última conexión del teléfono: ${seenOf(seen_local, starts_local, 'es')}.`;
    return `${name}: sin registro. Inicio del turno: ${starts}. ${phone}`;
  }
  const phone =
    seen_local === null
      ? 'No phone has been in contact.'
      : `Phone last seen ${seenOf(seen_local, starts_local, 'en')}.`;
  return `${name}: no punch received for the ${starts} shift. ${phone}`;
}

/** Adds the day if it isn't the shift's. */
function seenOf(seen: string, starts: string, language: Language): string {
  if (seen.slice(0, 10) === starts.slice(0, 10)) return timeOf(seen, language);
  return said(seen, language, { month: 'long', day: 'numeric', ...hourAndMinute });
}

const hourAndMinute = { hour: 'numeric', minute: '2-digit' } as const;

function timeOf(local: string, language: Language): string {
  return said(local, language, hourAndMinute);
}

/** Local times are shown unchanged, regardless of the reader's zone. */
function said(local: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const region = language === 'es' ? 'es-US' : 'en-US';
  return new Intl.DateTimeFormat(region, { ...parts, timeZone: 'UTC' }).format(
    new Date(`${local}Z`),
  );
}
