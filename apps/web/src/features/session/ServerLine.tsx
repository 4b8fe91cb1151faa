import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';

type ServerLineProps = { readonly forget: () => Promise<void> };

/** On a phone where someone chose the server: its name, and a link to change it. */
export function ServerLine({ forget }: ServerLineProps) {
  const { t } = useLingui();
  const { outbox, platform } = useData();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { host } = new URL(platform.origin);

  async function leave(): Promise<void> {
    setTrouble(null);
    setLeaving(true);
    try {
      const unsentByUser = await outbox.countUnsent();
      const unsent = [...unsentByUser.values()].reduce((sum, count) => sum + count, 0);
      if (unsent > 0) {
        setTrouble(
          plural(unsent, {
            one: 'This phone has # item waiting to sync. Sign in to this server first.',
            other: 'This phone has # items waiting to sync. Sign in to this server first.',
          }),
        );
        return;
      }
      await forget();
      platform.address.leave('/auth');
    } catch {
      setTrouble(t`The server wasn’t changed. Try again.`);
    } finally {
      setLeaving(false);
    }
  }

  return (
    <div className="mt-6 space-y-3 text-center text-14 text-ink-2">
      <p className="break-words">
        <Trans>Server: {host}</Trans>
      </p>
      <Button variant="quiet" isBusy={isLeaving} onClick={() => void leave()}>
        <Trans>Use another server</Trans>
      </Button>
      {trouble !== null && <Banner tone="danger">{trouble}</Banner>}
    </div>
  );
}
