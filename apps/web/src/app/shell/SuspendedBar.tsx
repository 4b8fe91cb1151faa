import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useLook } from '../look/look-context.tsx';
import { BrandMark } from './BrandMark.tsx';
import { SyncStatus } from './SyncStatus.tsx';

/** The upper edge of a suspended company's screens, which have no navigation. */
export function SuspendedBar({ isHome }: { readonly isHome: boolean }) {
  const { t } = useLingui();
  const { branding } = useLook();
  return (
    <header className="sticky top-0 z-20 flex min-h-14 items-center justify-between gap-3 border-b border-line bg-surface-1 pt-[env(safe-area-inset-top)] pr-2 pl-4 md:pr-8 md:pl-8">
      {isHome ? (
        <BrandMark branding={branding} />
      ) : (
        <Link
          to="/dashboard"
          aria-label={t`Back`}
          className="-ml-3 inline-flex size-12 shrink-0 items-center justify-center rounded-control text-ink-2 active:bg-surface-3"
        >
          <ChevronLeft aria-hidden className="size-6" />
        </Link>
      )}
      <SyncStatus />
    </header>
  );
}
