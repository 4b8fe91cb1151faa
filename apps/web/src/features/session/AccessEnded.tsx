import { Plural, Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { isUnsent } from '../../data/outbox/item.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { SignOut } from './SignOut.tsx';

/** In the place of the app for someone whose access an admin has ended. */
export function AccessEnded() {
  const { outbox, account } = useData();
  const count = useOutbox().items.filter(isUnsent).length;
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await account.refresh();
    setAsking(false);
  };
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-112 flex-col justify-center gap-6 px-6 py-10">
      <UserRoundX aria-hidden className="size-9 text-ink-3" strokeWidth={1.5} />
      <div className="space-y-2">
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Your access was deactivated</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>
            An admin deactivated your access to the company. If you think this is a mistake, contact
            your admin.
          </Trans>
        </p>
      </div>
      {count === 0 ? (
        <p className="text-ink-2">
          <Trans>Everything on this device is synced.</Trans>
        </p>
      ) : (
        <div className="space-y-3 rounded-card border border-line bg-surface-1 p-4">
          <p className="font-medium">
            <Plural value={count} one="# item waiting to sync" other="# items waiting to sync" />
          </p>
          <p className="text-14 text-ink-2">
            <Trans>
              Punches you’ve already made can still sync for 30 days. An admin reviews each one.
            </Trans>
          </p>
          <Button icon={Download} onClick={() => void outbox.exportUnsent()}>
            <Trans>Save unsynced items to a file</Trans>
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <SignOut />
        <Button size="lg" icon={RotateCcw} isBusy={isAsking} onClick={() => void ask()}>
          <Trans>Check access again</Trans>
        </Button>
      </div>
    </main>
  );
}
