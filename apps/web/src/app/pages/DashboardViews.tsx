import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';

/** The dashboard's areas other than Today, by address. */
export type DashboardArea = '/construction' | '/purchase-orders';

/** The dashboard's views. A phone shows them in an area only: Today keeps its space there, and its tab leads to it. */
export function DashboardViews({ area }: { readonly area: DashboardArea | null }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { role } = useIdentity();
  return (
    <SegmentedControl
      label={t`View`}
      isLabelHidden
      className={clsx('max-md:w-full', area === null && 'max-md:hidden')}
      options={[
        { value: '/dashboard', label: role === 'employee' ? t`Clock` : t`Today` },
        { value: '/purchase-orders', label: t`Orders` },
        { value: '/construction', label: t`Construction` },
      ]}
      value={area ?? '/dashboard'}
      onChange={(to) => void navigate({ to })}
    />
  );
}
