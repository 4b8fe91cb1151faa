import { Trans } from '@lingui/react/macro';
import type { EquipmentPiece } from '@muster/contract/equipment';
import { serviceState } from '@muster/domain/equipment/service-due';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useEquipmentWords } from './use-equipment-words.ts';

type ServiceBadgeProps = { readonly piece: EquipmentPiece; readonly today: string };

/** When the next service is due; loud once it is. Nothing where none is planned. */
export function ServiceBadge({ piece, today }: ServiceBadgeProps) {
  const words = useEquipmentWords();
  const state = serviceState(piece, today);
  if (state === 'none') return null;
  const due = [
    piece.service_meter !== null && words.meter(piece.service_meter, piece.meter_unit),
    piece.service_on !== null && words.day(piece.service_on),
  ]
    .filter((part) => part !== false)
    .join(' · ');
  if (state === 'later') return <span className="text-14 text-ink-2">{due}</span>;
  return state === 'overdue' ? (
    <StatusBadge tone="danger" look="plain">
      <Trans>Overdue: {due}</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="attention" look="plain">
      <Trans>Due soon: {due}</Trans>
    </StatusBadge>
  );
}
