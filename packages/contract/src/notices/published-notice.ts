import type { Language } from '@muster/domain/languages';
import * as z from 'zod/mini';
import {
  defineNotification,
  type EmailWords,
  type NotificationFacts,
} from './define-notification.ts';

const payload = z.object({
  publication_id: z.uuid(),
  shifts: z.array(
    z.object({
      starts_local: z.string(),
      ends_local: z.string(),
      what: z.enum(['new', 'changed', 'canceled']),
      project: z.nullable(z.string()),
    }),
  ),
});
type Facts = NotificationFacts<z.output<typeof payload>>;

const words = {
  en: { new: 'new', changed: 'changed', canceled: 'canceled' },
  es: { new: 'nuevo', changed: 'cambió', canceled: 'cancelado' },
} as const;

/** Sent once to each person whose schedule a publication changed. */
export const publishedNotice = defineNotification({
  kind: 'schedule_published',
  payload,
  email: {
    en: (facts): EmailWords => ({
      subject: 'Your schedule has changed',
      paragraphs: ['These shifts are new or have changed:', ...linesOf(facts, 'en')],
      action: { label: 'Open my schedule', url: addressOf(facts) },
      notes: [],
    }),
    es: (facts): EmailWords => ({
      subject: 'Su horario cambió',
      paragraphs: ['Estos turnos son nuevos o cambiaron:', ...linesOf(facts, 'es')],
      action: { label: 'Abrir mi horario', url: addressOf(facts) },
      notes: [],
    }),
  },
});

function addressOf({ siteUrl }: Facts): string {
  return `${siteUrl}/schedule`;
}

/** A shift that was reassigned to someone else isn't listed: the app shows what is left. */
function linesOf({ payload: { shifts } }: Facts, language: Language): readonly string[] {
  return shifts.map(({ starts_local, ends_local, what, project }) => {
    const when = `${dayOf(starts_local, language)}, ${timeOf(starts_local, language)}–${timeOf(ends_local, language)}`;
    const where = project === null ? '' : `, ${project}`;
    return `${when}${where} (${words[language][what]})`;
  });
}

/** Local times are shown unchanged, regardless of the reader's zone. */
function dayOf(local: string, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-US`, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${local}Z`));
}

function timeOf(local: string, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-US`, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${local}Z`));
}
