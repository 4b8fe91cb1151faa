import { Trans } from '@lingui/react/macro';
import type { PlatformVisit } from '@muster/contract/visits';
import Eye from 'lucide-react/icons/eye';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TimerText } from '../../../ui/TimerText.tsx';
import { useEndVisit } from './use-end-visit.ts';

/** Stays while a visit is open: whose view it is, how long it lasts, and the way out. */
export function VisitBanner({
  visit,
  leftMs,
  onEnded,
}: {
  readonly visit: PlatformVisit;
  readonly leftMs: number;
  readonly onEnded: () => void;
}) {
  const end = useEndVisit();
  const { person } = visit;
  return (
    <div className="sticky top-[calc(3.5rem+env(safe-area-inset-top))] z-10 rounded-card bg-surface-1 md:top-0">
      <Banner
        tone="attention"
        icon={Eye}
        title={<Trans>Support visit: what {person} sees</Trans>}
        action={
          <span className="flex items-center gap-4">
            <TimerText elapsedMs={leftMs} className="font-medium" />
            <Button
              size="sm"
              isBusy={end.isPending}
              onClick={() => void end.mutateAsync(visit.id).then(onEnded, () => undefined)}
            >
              <Trans>End visit</Trans>
            </Button>
          </span>
        }
      >
        <Trans>You can read but not change anything. {person} is told what you open.</Trans>
      </Banner>
    </div>
  );
}
