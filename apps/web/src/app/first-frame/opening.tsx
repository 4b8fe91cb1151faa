import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { resolveBranding } from '@muster/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Hero, VisitorWays } from '../../features/public-pages/LandingPage.tsx';
import type { Language } from '@muster/domain/languages';
import { BrandMark } from '../shell/BrandMark.tsx';
import { brandLink, DocumentHeader, SignInWord, wayInLink } from '../shell/DocumentLayout.tsx';
import { StartFailure } from './StartFailure.tsx';

const catalogs = import.meta.glob<{ readonly messages: Messages }>(
  ['../../locales/*.po', '../../features/public-pages/locales/*.po'],
  { eager: true },
);

/**
 * Renders the part of the landing page that a first-time visitor sees first, signed out and in the default look. The
 * build (`vite.opening.ts`) puts it into the page, so that it is visible before any script of the app has loaded.
 */
export function renderOpening(language: Language): string {
  return render(
    language,
    <>
      <DocumentHeader>
        <a href="/" className={brandLink}>
          <BrandMark branding={resolveBranding(null)} />
        </a>
        <a href="/auth" className={wayInLink}>
          <SignInWord />
        </a>
      </DocumentHeader>
      <main>
        <Hero>
          <VisitorWays
            as={({ view, className, children }) => (
              <a href={view === undefined ? '/auth' : `/auth?view=${view}`} className={className}>
                {children}
              </a>
            )}
          />
        </Hero>
      </main>
    </>,
  );
}

/** Renders the message shown when the app could not start, to be part of the page (`early.ts`). */
export function renderStartFailure(language: Language): string {
  return render(language, <StartFailure />);
}

function render(language: Language, page: ReactNode): string {
  const messages = Object.entries(catalogs)
    .filter(([path]) => path.endsWith(`/${language}.po`))
    .map(([, catalog]) => catalog.messages);
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: Object.assign({}, ...messages) },
  });
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{page}</I18nProvider>);
}
