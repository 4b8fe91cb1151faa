import CircleAlert from 'lucide-react/icons/circle-alert';
import Smartphone from 'lucide-react/icons/smartphone';
import { SyncText } from '../punch/SyncText.tsx';
import type { PunchSync } from '../punch/punch-status.ts';

/** Below an entry of which the server does not know everything yet. */
export function SyncNote({ sync }: { readonly sync: PunchSync }) {
  const Icon = sync === 'needs_you' ? CircleAlert : Smartphone;
  return (
    <p className="flex gap-1.5 text-14 text-ink-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        <SyncText sync={sync} />
      </span>
    </p>
  );
}
