import { useLingui } from '@lingui/react/macro';
import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ProfileGate } from '../../features/onboarding/ProfileGate.tsx';
import { NoticesHost } from '../../ui/NoticesHost.tsx';
import { whenIdle } from '../../ui/when-idle.ts';
import { useLook } from '../look/look-context.tsx';

/** The frame around every page: the tab's title, the focus after a change of page, and notices. */
export function RootLayout() {
  usePageTitle();
  useFocusOnPageChange();
  useKeptFocus();
  return (
    <>
      <ProfileGate />
      <Outlet />
      <NoticesHost />
    </>
  );
}

function usePageTitle() {
  const { i18n } = useLingui();
  const { branding } = useLook();
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const product = branding.name ?? 'Muster';
  const text = title === undefined ? product : `${i18n._(title)} · ${product}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
}

const openDialog = '[role="dialog"][data-open], [role="alertdialog"][data-open]';

/** Announces a new page and moves the keyboard's focus to it, as if it had been loaded. */
function useFocusOnPageChange() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        // A dialog that was opened while the page was loading keeps the focus.
        if (document.activeElement?.closest(openDialog)) return;
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      }),
    [router],
  );
}

/** No page needs this to render, so it loads after the page. */
function useKeptFocus() {
  useEffect(() => {
    let end: (() => void) | undefined;
    const cancel = whenIdle(() => {
      void import('./keep-focus.ts').then(({ keepFocus }) => {
        end ??= keepFocus();
      });
    });
    return () => {
      cancel();
      end?.();
    };
  }, []);
}
