import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Trans } from '@lingui/react/macro';
import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { messages } from './locales/en.po';

i18n.load('en', messages);
i18n.activate('en');
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <Trans>Sign in</Trans>
    </I18nProvider>
  </StrictMode>,
);
