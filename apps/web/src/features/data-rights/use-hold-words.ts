import { useLingui } from '@lingui/react/macro';
import type { LegalHold } from '@muster/contract/legal-holds';
import { readerZone } from '../../ui/time/use-time-words.ts';

/** What a hold is called, and how its dates are written. */
export function useHoldWords() {
  const { t, i18n } = useLingui();
  return {
    about: ({ kind, about }: LegalHold) =>
      kind === 'company' ? t`The whole company` : (about ?? ''),
    /** `Dec 7, 2026` */
    day: (day: string) =>
      i18n.date(new Date(`${day}T12:00:00Z`), { timeZone: 'UTC', dateStyle: 'medium' }),
    /** The reader's day of an instant. */
    dayOf: (at: string) => i18n.date(new Date(at), { timeZone: readerZone(), dateStyle: 'medium' }),
  };
}
