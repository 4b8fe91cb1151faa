import type { KioskScreenProps } from './kiosk-screen-props.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useAccount } from '../../data/identity/use-account.ts';
import { readTablet } from '../../data/kiosk/read-tablet.ts';
import { openTabletStore, type Tablet, type TabletStore } from '../../data/kiosk/tablet-store.ts';
import { StorageError } from '../../data/storage/connection.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { KioskHome } from './KioskHome.tsx';
import { NotAKiosk } from './NotAKiosk.tsx';
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
  const isKiosk = account.kind === 'signed_in' && account.identity.role === 'kiosk';
  const kept = useKeptTablet(store, userId, isKiosk);

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
    return <NotAKiosk why="removed" store={store} attention={props.attention} />;
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
    return <NotAKiosk why="key_lost" store={store} attention={props.attention} />;
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

/** The device's stored kiosk registration, read again after a change of login. */
function useKeptTablet(store: TabletStore, userId: string | null, isKiosk: boolean): Kept {
  const { api } = useData();
  const [read, setRead] = useState<{ key: string; kept: Kept } | null>(null);
  const key = `${userId} ${isKiosk}`;
  useEffect(() => {
    let isOver = false;
    const hear = (kept: Kept) => {
      if (!isOver) setRead({ key, kept });
    };
    (isKiosk ? readTablet(api, store) : store.read()).then(
      (tablet) => hear({ kind: 'read', tablet }),
      (error: unknown) => {
        if (!(error instanceof StorageError)) throw error;
        hear({ kind: 'unreadable', error });
      },
    );
    return () => {
      isOver = true;
    };
  }, [api, store, key, isKiosk]);
  return read === null || read.key !== key ? { kind: 'reading' } : read.kept;
}
