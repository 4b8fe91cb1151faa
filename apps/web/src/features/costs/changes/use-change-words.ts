import { useLingui } from '@lingui/react/macro';
import type { ChangeOrderState } from '@muster/contract/change-orders';

/** A change order in words. */
export function useChangeWords() {
  const { t } = useLingui();
  const states: Readonly<Record<ChangeOrderState, string>> = {
    draft: t({ message: 'Draft', context: 'a change order' }),
    sent: t({ message: 'With the customer', context: 'a change order' }),
    approved: t({ message: 'Approved', context: 'a change order' }),
    declined: t({ message: 'Declined', context: 'a change order' }),
    void: t({ message: 'Void', context: 'a change order' }),
  };
  return { state: (state: ChangeOrderState) => states[state] };
}
