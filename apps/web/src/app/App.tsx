import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Data } from '../data/data.ts';
import { DataProvider } from '../data/data-context.tsx';
import { notify } from '../ui/notices.ts';
import { PartRecovery } from '../ui/part-recovery.ts';
import { recoverByReload } from './errors/reload.ts';
import { LookProvider } from './look/look-context.tsx';
import type { LookStore } from './look/look.ts';
import type { Counts } from './nav/counts.ts';
import { CountsProvider } from './nav/counts-context.tsx';
import type { AppRouter } from './router.ts';

type AppProps = {
  readonly counts: Counts;
  readonly data: Data;
  readonly look: LookStore;
  readonly router: AppRouter;
};

export function App({ counts, data, look, router }: AppProps) {
  useEffect(() => data.platform.network.subscribe(announceReturn), [data]);
  return (
    <I18nProvider i18n={i18n}>
      <DataProvider data={data}>
        <LookProvider value={look}>
          <CountsProvider value={counts}>
            <PartRecovery value={recoverByReload}>
              <RouterProvider router={router} />
            </PartRecovery>
          </CountsProvider>
        </LookProvider>
      </DataProvider>
    </I18nProvider>
  );
}

function announceReturn(state: 'online' | 'offline') {
  if (state === 'online') void notify({ id: 'connection', tone: 'good', title: t`Back online` });
}
