import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { useAccount } from '../../data/identity/use-account.ts';
import { openTabletStore, type Tablet, type TabletStore } from '../../data/kiosk/tablet-store.ts';
import { StorageError } from '../../data/storage/connection.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { EndedTablet } from './EndedTablet.tsx';
import { KioskHome } from './KioskHome.tsx';
import { PersonHere } from './PersonHere.tsx';
import { RegisterTablet } from './RegisterTablet.tsx';

export type KioskLanguage = 'en' | 'es';

export type KioskScreenProps = {
  /** From the address that an admin's QR code holds. */
  readonly code: string;
  readonly brand: ReactNode;
  /** What needs a person, as `/needs-attention` shows it. */
  readonly attention: ReactNode;
  readonly deviceLanguage: KioskLanguage;
  readonly chooseDeviceLanguage: (language: KioskLanguage) => void;
  /** For whoever stands there now. */
  readonly speak: (language: KioskLanguage) => void;
};

/** `/kiosk`: a tablet that becomes a kiosk, is one, or was one. */
export function KioskScreen(props: KioskScreenProps) {
  const account = useAccount();
  const [store] = useState(openTabletStore);
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
  if (identity.person_id !== null || identity.role === 'super_admin') return <PersonHere />;
  if (identity.role !== 'kiosk' || identity.company_id === null) {
    return <EndedTablet store={store} attention={props.attention} />;
  }
  if (kept.tablet === null) {
    return (
      <main className="mx-auto w-full max-w-reading p-6">
        <h1 className="sr-only">
          <Trans>Kiosk</Trans>
        </h1>
        <Banner tone="danger" title={<Trans>This tablet has lost its key</Trans>}>
          <Trans>
            Its browser no longer has what the kiosk needs. An admin ends this kiosk under
            Administration and registers the tablet anew. What is saved here is still sent.
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
      session={account.session}
    />
  );
}

type Kept =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly tablet: Tablet | null };

/** What this device knows of being a kiosk; read again for another login. */
function useKeptTablet(store: TabletStore, userId: string | null): Kept {
  const [read, setRead] = useState<{ userId: string | null; tablet: Tablet | null } | null>(null);
  useEffect(() => {
    let isOver = false;
    store.read().then(
      (tablet) => {
        if (!isOver) setRead({ userId, tablet });
      },
      (error: unknown) => {
        if (!(error instanceof StorageError)) throw error;
        if (!isOver) setRead({ userId, tablet: null });
      },
    );
    return () => {
      isOver = true;
    };
  }, [store, userId]);
  return read === null || read.userId !== userId
    ? { kind: 'reading' }
    : { kind: 'read', tablet: read.tablet };
}
