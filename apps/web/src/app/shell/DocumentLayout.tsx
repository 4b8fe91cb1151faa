import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAccount } from '../../data/identity/use-account.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { useLook } from '../look/look-context.tsx';
import { BrandMark } from './BrandMark.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

const footerLink =
  'inline-flex min-h-12 items-center rounded-control px-3 text-14 text-ink-3 hover:bg-surface-2 hover:text-ink-1 aria-[current=page]:text-ink-1 md:min-h-9';

export const brandLink = 'min-w-0 rounded-control';
export const wayInLink = `${buttonStyles({ variant: 'secondary' })} print:hidden`;

export function SignInWord() {
  return <Trans>Sign in</Trans>;
}

/** The header of public pages. */
export function DocumentHeader({ children }: { readonly children: ReactNode }) {
  return (
    <header className="mx-auto flex w-full max-w-content flex-wrap items-center justify-between gap-3 px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-3 md:px-8">
      {children}
    </header>
  );
}

/**
 * The frame of public pages: the company's logo, a link to sign in or open the app, and the legal documents
 * in the footer.
 */
export function DocumentLayout() {
  const { t } = useLingui();
  const { branding } = useLook();
  const isSignedOut = useAccount().kind === 'signed_out';
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="print:hidden">
        <OfflineBanner />
      </div>
      <DocumentHeader>
        <Link to="/" className={brandLink}>
          <BrandMark branding={{ ...branding, show_company_name_in_nav: true }} />
        </Link>
        <Link to={isSignedOut ? '/auth' : '/dashboard'} className={wayInLink}>
          {isSignedOut ? <SignInWord /> : <Trans>Open the app</Trans>}
        </Link>
      </DocumentHeader>
      <main tabIndex={-1} className="w-full flex-1 outline-none">
        <Outlet />
      </main>
      <footer className="mt-16 border-t border-line print:hidden">
        <div className="mx-auto flex w-full max-w-content flex-wrap items-center justify-between gap-x-6 gap-y-1 px-1 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-5">
          <nav aria-label={t`Legal documents`} className="flex flex-wrap">
            <Link to="/privacy-policy" className={footerLink}>
              <Trans>Privacy policy</Trans>
            </Link>
            <Link to="/terms-of-service" className={footerLink}>
              <Trans>Terms of service</Trans>
            </Link>
            <Link to="/data-policy" className={footerLink}>
              <Trans>Data policy</Trans>
            </Link>
            <Link to="/icon-tools" className={footerLink}>
              <Trans>Icon tools</Trans>
            </Link>
          </nav>
          <LanguageLinks />
        </div>
      </footer>
    </div>
  );
}
