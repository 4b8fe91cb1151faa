import { Trans, useLingui } from '@lingui/react/macro';
import type { Identity } from '@muster/contract';
import PauseCircle from 'lucide-react/icons/circle-pause';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useEffectEvent, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';

/** Nothing notifies a phone when its company is active again, so it polls. */
const askEveryMs = 60_000;

/** Shows who suspended the company, why, and whom to contact. Offline, it comes from the device's own copy. */
export function SuspendedNotice({
  company,
  suspension,
}: {
  readonly company: string;
  readonly suspension: NonNullable<Identity['suspension']>;
}) {
  const { t } = useLingui();
  const { account } = useData();
  const words = useTimeWords();
  const [isAsking, setAsking] = useState(false);
  const ask = useEffectEvent(() => void account.refresh());
  useEffect(() => {
    const timer = setInterval(ask, askEveryMs);
    return () => clearInterval(timer);
  }, []);
  const askNow = async () => {
    setAsking(true);
    await account.refresh();
    setAsking(false);
  };
  const { by, reason, contact } = suspension;
  const since = words.dayAndTime(Date.parse(suspension.since), readerZone());
  return (
    <section
      aria-label={t`Company suspended`}
      className="space-y-5 rounded-card border border-line bg-surface-1 p-5 md:p-6"
    >
      <div className="flex gap-3.5">
        <PauseCircle aria-hidden className="mt-1 size-6 shrink-0 text-ink-3" strokeWidth={1.75} />
        <div className="min-w-0 space-y-1.5">
          <h1 className="text-22 font-semibold tracking-title text-balance wrap-anywhere">
            <Trans>{company} is suspended</Trans>
          </h1>
          <p className="text-ink-2">
            <Trans>
              You can still clock in and out, and every punch is saved. Everything else is on hold.
            </Trans>
          </p>
        </div>
      </div>
      <dl className="grid gap-x-8 gap-y-4 border-t border-line pt-5 md:grid-cols-2">
        <div className="min-w-0 md:col-span-2">
          <dt className="text-14 text-ink-3">
            <Trans>Reason</Trans>
          </dt>
          <dd className="whitespace-pre-line wrap-anywhere">{reason}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-14 text-ink-3">
            <Trans>Questions? Contact</Trans>
          </dt>
          <dd className="wrap-anywhere">{contact}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-14 text-ink-3">
            <Trans>Suspended by</Trans>
          </dt>
          <dd className="wrap-anywhere">
            <Trans>
              {by}, {since}
            </Trans>
          </dd>
        </div>
      </dl>
      <Button icon={RotateCcw} isBusy={isAsking} onClick={() => void askNow()}>
        <Trans>Check again</Trans>
      </Button>
    </section>
  );
}
