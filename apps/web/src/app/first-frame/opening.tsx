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
 * What a visitor who was never here sees of the landing page first, as the app shows it to someone
 * signed out in the default look. Rendered by the build (`vite.opening.ts`) for the page itself to
 * hold, so that it stands before any script of the app has come.
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

/** What stands instead of an app that could not start, for the page itself to hold (`early.ts`). */
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
