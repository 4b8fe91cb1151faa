import type { OrderLabel } from '@muster/contract/purchase-orders';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import PencilLine from 'lucide-react/icons/pencil-line';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { statusIcons, type StatusTone } from '../../ui/status.ts';
import { useOrderWords } from './use-order-words.ts';

const looks: Readonly<
  Record<OrderLabel, { readonly tone: StatusTone; readonly icon: LucideIcon }>
> = {
  draft: { tone: 'off', icon: PencilLine },
  submitted: { tone: 'attention', icon: Hourglass },
  returned: { tone: 'attention', icon: Undo2 },
  rejected: { tone: 'danger', icon: Ban },
  approved: { tone: 'info', icon: CircleCheck },
  sent: { tone: 'running', icon: Truck },
  canceled: { tone: 'off', icon: Ban },
  closed: { tone: 'done', icon: statusIcons.done },
};

/** An order's state as a badge. */
export function OrderBadge({
  label,
  look = 'soft',
}: {
  readonly label: OrderLabel;
  readonly look?: 'soft' | 'plain';
}) {
  const words = useOrderWords();
  return (
    <StatusBadge {...looks[label]} look={look}>
      {words.label(label)}
    </StatusBadge>
  );
}
