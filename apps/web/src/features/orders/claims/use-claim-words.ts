import { useLingui } from '@lingui/react/macro';
import type {
  ClaimKind,
  ClaimProposal,
  ClaimRow,
  ClaimState,
  ClaimUnit,
} from '@muster/contract/claims';
import type { StatusTone } from '../../../ui/status.ts';

export const claimTones: Readonly<Record<ClaimState, StatusTone>> = {
  waiting: 'attention',
  approved: 'done',
  paid: 'done',
  returned: 'danger',
  withdrawn: 'off',
};

const unitNames = { mi: 'mile', km: 'kilometer', day: 'day' } as const;

type Claimed = Pick<
  ClaimRow | ClaimProposal,
  'kind' | 'quantity' | 'unit' | 'from_site' | 'to_site' | 'is_edge_day'
> & { readonly note?: string | null };

/** Returns the texts that describe claims. */
export function useClaimWords() {
  const { t, i18n } = useLingui();
  const region = i18n.locales ?? i18n.locale;
  /** Formats a quantity given in thousandths, such as `18 miles`. */
  const quantity = (thousandths: number, unit: ClaimUnit): string =>
    new Intl.NumberFormat([region].flat(), {
      style: 'unit',
      unit: unitNames[unit],
      unitDisplay: 'long',
      maximumFractionDigits: 3,
    }).format(thousandths / 1000);
  const kind = (of: ClaimKind): string =>
    ({ receipt: t`Receipt`, mileage: t`Mileage`, per_diem: t`Per diem` })[of];
  return {
    kind,
    quantity,
    state: (state: ClaimState): string =>
      ({
        waiting: t({ message: 'Waiting', context: 'a claim' }),
        approved: t({ message: 'Approved', context: 'a claim' }),
        paid: t({ message: 'Paid', context: 'a claim' }),
        returned: t({ message: 'Returned', context: 'a claim' }),
        withdrawn: t({ message: 'Withdrawn', context: 'a claim' }),
      })[state],
    unit: (unit: ClaimUnit): string => ({ mi: t`a mile`, km: t`a kilometer`, day: t`a day` })[unit],
    /** Such as `18 miles, Yard to River bridge`. */
    what: (claim: Claimed): string => {
      if (claim.kind === 'receipt') return claim.note ?? t`Receipt without a vendor`;
      if (claim.kind === 'per_diem') {
        return claim.is_edge_day ? t`Per diem, first or last day` : kind('per_diem');
      }
      const distance = quantity(claim.quantity ?? 0, claim.unit ?? 'mi');
      const [from, to] = [claim.from_site?.name, claim.to_site?.name];
      return from === undefined || to === undefined ? distance : t`${distance}, ${from} to ${to}`;
    },
  };
}
