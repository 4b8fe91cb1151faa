import { useLingui } from '@lingui/react/macro';
import type { OrderCostType, OrderLabel, OrderRow } from '@muster/contract/purchase-orders';
import type { requestStates } from '@muster/contract/order-requests';
import type { VendorDocumentKind } from '@muster/contract/vendors';

export function useOrderWords() {
  const { t, i18n } = useLingui();
  return {
    label: (label: OrderLabel): string =>
      ({
        draft: t({ message: 'Draft', context: 'an order' }),
        submitted: t`Waiting for approval`,
        returned: t({ message: 'Returned', context: 'an order' }),
        rejected: t({ message: 'Rejected', context: 'an order' }),
        approved: t({ message: 'Approved', context: 'an order' }),
        sent: t({ message: 'Ordered', context: 'an order' }),
        canceled: t({ message: 'Canceled', context: 'an order' }),
        closed: t({ message: 'Closed', context: 'an order' }),
      })[label],
    change: (change: NonNullable<OrderRow['change']>): string =>
      ({
        draft: t`Change not submitted`,
        submitted: t`Change waiting for approval`,
        returned: t`Change returned`,
      })[change],
    requestState: (state: (typeof requestStates)[number]): string =>
      ({
        open: t({ message: 'Open', context: 'a request' }),
        ordered: t({ message: 'Ordered', context: 'a request' }),
        declined: t({ message: 'Declined', context: 'a request' }),
        withdrawn: t({ message: 'Withdrawn', context: 'a request' }),
      })[state],
    costType: (type: OrderCostType): string =>
      ({
        M: t`Material`,
        E: t`Equipment`,
        S: t`Subcontract`,
        O: t({ message: 'Other', context: 'a cost type' }),
      })[type],
    /** Null for what only a newer server tells of. */
    flag: (flag: string): string | null =>
      ({
        over_limit: t`Above the buyer’s limit`,
        over_budget: t`Over budget`,
        insurance_expired: t`Vendor’s insurance has expired`,
        project_archived: t`Project is archived`,
        right_lost: t`Buyer no longer has the right to order`,
        vendor_unknown: t`Vendor isn’t in the list`,
      })[flag] ?? null,
    documentKind: (kind: VendorDocumentKind): string =>
      ({
        insurance: t`Insurance`,
        license: t`License`,
        tax_form: t`Tax form`,
        contract: t`Contract`,
        other: t({ message: 'Other', context: 'a document' }),
      })[kind],
    /** A calendar day, `yyyy-mm-dd`. */
    day: (day: string): string =>
      i18n.date(new Date(`${day}T12:00:00Z`), {
        timeZone: 'UTC',
        month: 'short',
        day: 'numeric',
        year: 'numeric',
      }),
  };
}
