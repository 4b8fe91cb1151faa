import { useLook } from '../look/look-context.tsx';
import { BrandMark } from './BrandMark.tsx';
import { SyncStatus } from './SyncStatus.tsx';

/** The phone's upper edge: whose app this is, and whether everything is saved. */
export function TopBar() {
  const { branding } = useLook();
  return (
    <header className="sticky top-0 z-20 flex min-h-14 items-center justify-between gap-3 border-b border-line bg-surface-1 pt-[env(safe-area-inset-top)] pr-2 pl-4 md:hidden">
      <BrandMark branding={branding} />
      <SyncStatus />
    </header>
  );
}
