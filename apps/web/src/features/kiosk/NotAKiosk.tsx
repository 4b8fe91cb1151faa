import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import type { TabletStore } from '../../data/kiosk/tablet-store.ts';
import { isUnsent } from '../../data/outbox/item.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';

type NotAKioskProps = {
  readonly why: 'removed' | 'key_lost';
  readonly store: TabletStore;
  readonly attention: ReactNode;
};

/**
 * A tablet on which no one can punch: an admin has removed its kiosk, or the browser has deleted its key. What was
 * punched before is still sent; then the tablet is free to be set up with a code.
 */
export function NotAKiosk({ why, store, attention }: NotAKioskProps) {
  const { i18n } = useLingui();
  const { signOut } = useData();
  const { items, isRead } = useOutbox();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const unsent = items.filter(isUnsent).length;

  async function free(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await store.clear();
      const result = await signOut({ leavesUnsent: false });
      if (!result.ok && 'error' in result) setError(result.error);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-reading flex-col justify-center gap-6 p-6">
      <div className="space-y-2">
        <h1 className="text-28 font-semibold tracking-title">
          {why === 'removed' ? (
            <Trans>This tablet is no longer a kiosk</Trans>
          ) : (
            <Trans>This tablet needs to be set up again</Trans>
          )}
        </h1>
        <p className="text-ink-2">
          {why === 'removed' ? (
            <Trans>
              An admin removed this kiosk, so no one can clock in or out here. Earlier punches will
              still be sent, and a supervisor will review them.
            </Trans>
          ) : (
            <Trans>
              The browser deleted data that the kiosk needs, so no one can clock in or out here. Ask
              an admin to open Settings, Kiosks, remove this kiosk, and register the tablet again:
              that shows a code to enter here. Earlier punches will still be sent.
            </Trans>
          )}
        </p>
      </div>
      {error !== null && <Banner tone="danger">{i18n._(describeError(error))}</Banner>}
      {unsent > 0 ? (
        attention
      ) : (
        <Button
          variant="primary"
          size="lg"
          block
          isBusy={isBusy || !isRead}
          onClick={() => void free()}
        >
          {why === 'removed' ? <Trans>Reset this tablet</Trans> : <Trans>Enter a new code</Trans>}
        </Button>
      )}
    </main>
  );
}
