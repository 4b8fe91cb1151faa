import type { KioskScreenProps } from './kiosk-screen-props.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useAccount } from '../../data/identity/use-account.ts';
import { openTabletStore, type Tablet, type TabletStore } from '../../data/kiosk/tablet-store.ts';
import { StorageError } from '../../data/storage/connection.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { EndedTablet } from './EndedTablet.tsx';
import { KioskHome } from './KioskHome.tsx';
import { PersonHere } from './PersonHere.tsx';
import { RegisterTablet } from './RegisterTablet.tsx';

/** `/kiosk`: registers a tablet as a kiosk, runs it, or shows that it no longer is one. */
export function KioskScreen(props: KioskScreenProps) {
  const { i18n } = useLingui();
  const account = useAccount();
  const [store, setStore] = useState(() => openTabletStore());
  const userId =
    account.kind === 'signed_in'
      ? account.identity.user_id
      : account.kind === 'identity_pending'
        ? account.userId
        : null;
  const kept = useKeptTablet(store, userId);

  if (kept.kind === 'reading' || account.kind === 'identity_pending') {
    return (
      <main className="flex min-h-dvh flex-col justify-center">
        <Spinner />
      </main>
    );
  }
  if (account.kind === 'signed_out') return <RegisterTablet {...props} store={store} />;
  const { identity } = account;
  if (identity.person_id !== null || identity.role === 'super_admin') {
    return <PersonHere signOut={props.signOut} />;
  }
  if (identity.role !== 'kiosk' || identity.company_id === null) {
    return <EndedTablet store={store} attention={props.attention} />;
  }
  // Unreadable data isn't lost data: don't show the kiosk as one that has to be registered again.
  if (kept.kind === 'unreadable') {
    return (
      <main className="flex min-h-dvh flex-col justify-center">
        <ErrorState
          title={<Trans>Couldn’t read the data saved on this tablet</Trans>}
          onRetry={() => setStore(openTabletStore())}
        >
          {i18n._(describeError(kept.error))}
        </ErrorState>
      </main>
    );
  }
  if (kept.tablet === null) {
    return (
      <main className="mx-auto w-full max-w-reading p-6">
        <h1 className="sr-only">
          <Trans>Kiosk</Trans>
        </h1>
        <Banner tone="danger" title={<Trans>This tablet needs to be registered again</Trans>}>
          <Trans>
            The browser deleted data that the kiosk needs. Ask an admin to remove this kiosk under
            Settings and register the tablet again. Punches saved here will still be sent.
          </Trans>
        </Banner>
      </main>
    );
  }
  return (
    <KioskHome
      {...props}
      userId={identity.user_id}
      companyId={identity.company_id}
      tablet={kept.tablet}
    />
  );
}

type Kept =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreadable'; readonly error: StorageError }
  | { readonly kind: 'read'; readonly tablet: Tablet | null };

/** Reads this device's record of being a kiosk, again for each login. */
function useKeptTablet(store: TabletStore, userId: string | null): Kept {
  const [read, setRead] = useState<{ userId: string | null; kept: Kept } | null>(null);
  useEffect(() => {
    let isOver = false;
    const hear = (kept: Kept) => {
      if (!isOver) setRead({ userId, kept });
    };
    store.read().then(
      (tablet) => hear({ kind: 'read', tablet }),
      (error: unknown) => {
        if (!(error instanceof StorageError)) throw error;
        hear({ kind: 'unreadable', error });
      },
    );
    return () => {
      isOver = true;
    };
  }, [store, userId]);
  return read === null || read.userId !== userId ? { kind: 'reading' } : read.kept;
}
