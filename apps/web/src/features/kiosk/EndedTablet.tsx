import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import type { TabletStore } from '../../data/kiosk/tablet-store.ts';
import { isUnsent } from '../../data/outbox/item.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';

/** An admin has ended this kiosk. What was punched before is still sent; then the tablet is free. */
export function EndedTablet({
  store,
  attention,
}: {
  readonly store: TabletStore;
  readonly attention: ReactNode;
}) {
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
          <Trans>This tablet is no longer a kiosk</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>
            An admin removed this kiosk, so no one can clock in or out here. Earlier punches will
            still be sent, and a supervisor will review them.
          </Trans>
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
          <Trans>Reset this tablet</Trans>
        </Button>
      )}
    </main>
  );
}
