import { useLingui } from '@lingui/react/macro';
import type { TicketState } from '@muster/contract/tickets';

/** A ticket in words. */
export function useTicketWords() {
  const { t, i18n } = useLingui();
  return {
    state: (state: TicketState): string => {
      switch (state) {
        case 'open':
          return t({ message: 'Open', context: 'a ticket' });
        case 'signed':
          return t({ message: 'Signed', context: 'a ticket' });
        case 'void':
          return t({ message: 'Void', context: 'a ticket' });
      }
    },
    /** Its number; until the server gives one, its code. */
    name: ({ number, code }: { readonly number: number; readonly code: string }): string =>
      number > 0 ? t`Ticket #${number}` : t`Ticket ${code}`,
    /** A day of no zone, `yyyy-mm-dd`. */
    day: (day: string): string =>
      i18n.date(`${day}T00:00Z`, {
        timeZone: 'UTC',
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        year: 'numeric',
      }),
    quantity: (thousandths: number, unit: string | null): string =>
      [i18n.number(thousandths / 1000, { maximumFractionDigits: 3 }), unit]
        .filter(Boolean)
        .join(' '),
  };
}
