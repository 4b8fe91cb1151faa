import { useLingui } from '@lingui/react/macro';
import { Link, Outlet } from '@tanstack/react-router';
import { MusterMark } from '../../ui/MusterMark.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

/** The frame around the pages of someone who isn't signed in yet: the product's mark, one column, a language choice. */
export function PublicLayout() {
  const { t } = useLingui();
  return (
    <div className="flex min-h-dvh flex-col items-center">
      <div className="w-full">
        <OfflineBanner />
      </div>
      <main
        tabIndex={-1}
        className="w-full max-w-[calc(var(--container-form)+2rem)] flex-1 px-4 pt-[max(2rem,env(safe-area-inset-top))] outline-none md:pt-[10vh]"
      >
        <Link to="/" className="mb-6 inline-flex items-center gap-3 rounded-control">
          <MusterMark className="size-10" />
          <span className="text-18 font-semibold tracking-title">Muster</span>
        </Link>
        <Outlet />
      </main>
      <footer
        aria-label={t`Language`}
        className="flex justify-center py-6 pb-[max(1.5rem,env(safe-area-inset-bottom))]"
      >
        <LanguageLinks />
      </footer>
    </div>
  );
}
