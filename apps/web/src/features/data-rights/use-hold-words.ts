import { useLingui } from '@lingui/react/macro';
import type { LegalHold } from '@muster/contract/legal-holds';
import { readerZone } from '../../ui/time/use-time-words.ts';

/** Names of legal holds and formats for their dates. */
export function useHoldWords() {
  const { t, i18n } = useLingui();
  return {
    about: ({ kind, about }: LegalHold) =>
      kind === 'company' ? t`The whole company` : (about ?? ''),
    /** `Dec 7, 2026` */
    day: (day: string) =>
      i18n.date(new Date(`${day}T12:00:00Z`), { timeZone: 'UTC', dateStyle: 'medium' }),
    /** The day of an instant in the reader's zone. */
    dayOf: (at: string) => i18n.date(new Date(at), { timeZone: readerZone(), dateStyle: 'medium' }),
  };
}
