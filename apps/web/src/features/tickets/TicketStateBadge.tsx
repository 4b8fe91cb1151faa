import type { TicketRow, TicketState } from '@muster/contract/tickets';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import PenLine from 'lucide-react/icons/pen-line';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { statusIcons, type StatusTone } from '../../ui/status.ts';
import { useTicketWords } from './use-ticket-words.ts';

const tones = {
  open: 'attention',
  signed: 'done',
  void: 'off',
} as const satisfies Record<TicketState, StatusTone>;

const icons = {
  open: PenLine,
  signed: statusIcons.done,
  void: Ban,
} as const satisfies Record<TicketState, LucideIcon>;

export function TicketStateBadge({
  ticket,
}: {
  readonly ticket: Pick<TicketRow, 'state' | 'change_order'>;
}) {
  const words = useTicketWords();
  const { state } = ticket;
  return (
    <StatusBadge tone={tones[state]} icon={icons[state]} look="plain">
      {words.label(ticket)}
    </StatusBadge>
  );
}
