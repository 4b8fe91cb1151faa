import type { ChangeOrderState } from '@muster/contract/change-orders';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import PenLine from 'lucide-react/icons/pen-line';
import Send from 'lucide-react/icons/send';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { statusIcons, type StatusTone } from '../../../ui/status.ts';
import { useChangeWords } from './use-change-words.ts';

const looks = {
  draft: ['attention', PenLine],
  sent: ['info', Send],
  approved: ['running', statusIcons.done],
  declined: ['danger', statusIcons.danger],
  void: ['off', Ban],
} as const satisfies Record<ChangeOrderState, readonly [StatusTone, LucideIcon]>;

export function ChangeOrderBadge({ state }: { readonly state: ChangeOrderState }) {
  const words = useChangeWords();
  const [tone, icon] = looks[state];
  return (
    <StatusBadge tone={tone} icon={icon} look="plain">
      {words.state(state)}
    </StatusBadge>
  );
}
