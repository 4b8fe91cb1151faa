import { useLingui } from '@lingui/react/macro';
import type { PersonRole } from '@muster/contract/people';
import { dateTimeText } from '../../ui/time/date-time-text.ts';

/** How roles, days and instants of a person are written. */
export function usePersonWords() {
  const { t, i18n } = useLingui();
  return {
    role: {
      employee: t`Crew member`,
      supervisor: t`Supervisor`,
      admin: t`Admin`,
    } satisfies Record<PersonRole, string>,
    /** @param day `yyyy-mm-dd` */
    day: (day: string) =>
      i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }),
    /** @param at RFC 3339 */
    date: (at: string) => i18n.date(new Date(at), { dateStyle: 'medium' }),
    dateTime: (at: string) => dateTimeText(i18n, at),
  };
}

export function nameOf(person: { readonly first_name: string; readonly last_name: string }) {
  return `${person.first_name} ${person.last_name}`.trim();
}
