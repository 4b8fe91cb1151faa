import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { isUnsent } from '../../../data/outbox/item.ts';
import { useOutbox } from '../../../data/outbox/use-outbox.ts';
import { hazardStepKind } from '../../../data/safety/hazard-items.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** The steps taken on this device that haven't reached the server. */
export function PendingSteps({ hazardId }: { readonly hazardId: string }) {
  const { items } = useOutbox();
  const unsent = items.filter(
    (item) =>
      item.kind === hazardStepKind && item.causalKey === `hazard:${hazardId}` && isUnsent(item),
  );
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
        <Trans>Your update wasn’t accepted.</Trans>
      </Banner>
    );
  }
  return (
    <Banner tone="info">
      <Trans>Your update is saved on this device and waiting to sync.</Trans>
    </Banner>
  );
}
