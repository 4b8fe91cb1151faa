import { Link } from '@tanstack/react-router';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { SyncChip } from '../../ui/SyncChip.tsx';
import { syncStateOf } from './sync-state.ts';

/** Always visible; links to what waits and why. */
export function SyncStatus({ isBare = false }: { readonly isBare?: boolean }) {
  return (
    <SyncChip
      state={syncStateOf(useOutbox())}
      isBare={isBare}
      render={(chip) => <Link to="/needs-attention" {...chip} />}
    />
  );
}
