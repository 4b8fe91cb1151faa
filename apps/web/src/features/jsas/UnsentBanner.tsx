import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { Banner } from '../../ui/Banner.tsx';

/** Says that changes are still only on this device, or that the server rejected some. */
export function UnsentBanner({ unsent }: { readonly unsent: readonly OutboxItem[] }) {
  if (unsent.length === 0) return null;
  if (unsent.some(({ progress }) => progress.state === 'attention')) {
    return (
      <Banner
        tone="attention"
        action={
          <Link to="/needs-attention" className="font-medium underline underline-offset-2">
            <Trans>See why</Trans>
          </Link>
        }
      >
        <Trans>A signature or change you made here wasn’t accepted.</Trans>
      </Banner>
    );
  }
  return (
    <Banner tone="info">
      <Trans>Saved on this device and waiting to sync.</Trans>
    </Banner>
  );
}
