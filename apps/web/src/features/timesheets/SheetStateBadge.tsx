import type { SheetState } from '@muster/contract/timesheets';
import Lock from 'lucide-react/icons/lock';
import PencilLine from 'lucide-react/icons/pencil-line';
import Signature from 'lucide-react/icons/signature';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { stateTones, useSheetWords } from './use-sheet-words.ts';

const icons = { locked: Lock, open: PencilLine, signed: Signature } as const;

export function SheetStateBadge({
  state,
  look = 'soft',
}: {
  readonly state: SheetState;
  readonly look?: 'soft' | 'plain';
}) {
  const words = useSheetWords();
  // In a column, the usual state is plain text, so that the others stand out.
  if (look === 'plain' && state === 'open') {
    return <span className="text-ink-2">{words.state(state)}</span>;
  }
  const icon = state === 'approved' || state === 'returned' ? undefined : icons[state];
  return (
    <StatusBadge tone={stateTones[state]} look={look} {...(icon !== undefined && { icon })}>
      {words.state(state)}
    </StatusBadge>
  );
}
