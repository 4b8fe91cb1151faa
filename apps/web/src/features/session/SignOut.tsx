import { Plural, Trans, useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { Suspense, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const ConfirmTyped = lazyPart(async () => ({
  default: (await import('../../ui/ConfirmTyped.tsx')).ConfirmTyped,
}));

/** Signs out; with unsent items only after a typed consent, and with those saved as a file. */
export function SignOut({ isBlock = false }: { readonly isBlock?: boolean }) {
  const { t, i18n } = useLingui();
  const { signOut } = useData();
  const [isBusy, setBusy] = useState(false);
  const [unsentCount, setUnsentCount] = useState<number | null>(null);

  const leave = async (leavesUnsent: boolean) => {
    setBusy(true);
    const result = await signOut({ leavesUnsent });
    setBusy(false);
    if (result.ok) return;
    if ('unsentCount' in result) {
      setUnsentCount(result.unsentCount);
      return;
    }
    void notify({
      id: 'sign-out',
      tone: 'destructive',
      title: t`Sign out failed`,
      body: i18n._(describeError(result.error)),
    });
  };

  return (
    <>
      <Button
        size="lg"
        className={isBlock ? 'w-full' : 'w-full md:w-auto'}
        icon={LogOut}
        isBusy={isBusy && unsentCount === null}
        onClick={() => void leave(false)}
      >
        <Trans>Sign out</Trans>
      </Button>
      {unsentCount !== null && (
        <Suspense>
          <ConfirmTyped
            isOpen
            onOpenChange={() => setUnsentCount(null)}
            title={t`Sign out with unsynced items?`}
            phrase={t`sign out`}
            confirmLabel={t`Sign out`}
            isBusy={isBusy}
            onConfirm={() => void leave(true)}
          >
            <Plural
              value={unsentCount}
              one="# item hasn’t synced yet. It stays on this device and syncs when you sign in here again. You’ll also get a copy of it."
              other="# items haven’t synced yet. They stay on this device and sync when you sign in here again. You’ll also get a copy of them."
            />
          </ConfirmTyped>
        </Suspense>
      )}
    </>
  );
}
