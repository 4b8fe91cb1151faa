import { Trans, useLingui } from '@lingui/react/macro';
import type { MyShift } from '@muster/contract/my-schedule';
import CircleSlash from 'lucide-react/icons/circle-slash';
import { confirmedKey, useUnsentSchedule } from '../../../data/schedule/use-unsent-schedule.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

/**
 * The state of a person's own shift, such as canceled or changed; nothing if there is nothing to add to its time and
 * place.
 */
export function ShiftBadge({ shift }: { readonly shift: MyShift }) {
  const { t } = useLingui();
  const isConfirmed = useIsConfirmed()(shift);
  if (shift.canceled_at !== null) {
    return (
      <StatusBadge tone="danger" icon={CircleSlash}>
        <Trans context="shift">Canceled</Trans>
      </StatusBadge>
    );
  }
  if (shift.request_id !== null) {
    return (
      <StatusBadge tone="info">
        <Trans>Request pending</Trans>
      </StatusBadge>
    );
  }
  if (isConfirmed) {
    return (
      <StatusBadge tone="done" look="plain">
        <Trans>Confirmed</Trans>
      </StatusBadge>
    );
  }
  if (shift.changed.includes('person')) {
    return (
      <StatusBadge tone="info">
        <Trans>New shift</Trans>
      </StatusBadge>
    );
  }
  const names = { person: '', time: t`time`, place: t`job site`, break: t`break`, note: t`note` };
  const changes = shift.changed.map((part) => names[part]).join(', ');
  if (changes !== '') {
    return (
      <StatusBadge tone="attention">
        <Trans>Changed: {changes}</Trans>
      </StatusBadge>
    );
  }
  return null;
}

/** Returns a check for shifts that are confirmed on the server, or on this device and not synced yet. */
export function useIsConfirmed(): (
  shift: Pick<MyShift, 'id' | 'sequence' | 'confirmed_at'>,
) => boolean {
  const { confirmed } = useUnsentSchedule();
  return ({ id, sequence, confirmed_at }) =>
    confirmed_at !== null || confirmed.has(confirmedKey(id, sequence));
}
