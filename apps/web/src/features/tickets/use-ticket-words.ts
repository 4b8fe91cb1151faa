import { useLingui } from '@lingui/react/macro';
import type { TicketRow, TicketState } from '@muster/contract/tickets';

/** A ticket in words. */
export function useTicketWords() {
  const { t, i18n } = useLingui();
  const words: Readonly<Record<TicketState, string>> = {
    open: t({ message: 'Open', context: 'a ticket' }),
    signed: t({ message: 'Signed', context: 'a ticket' }),
    void: t({ message: 'Void', context: 'a ticket' }),
  };
  return {
    state: (state: TicketState): string => words[state],
    /** Its state, or that it is on a change order, which says more. */
    label: ({ state, change_order: order }: Pick<TicketRow, 'state' | 'change_order'>): string =>
      order !== null && state === 'signed'
        ? t({ message: 'On change order', context: 'a ticket' })
        : words[state],
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
