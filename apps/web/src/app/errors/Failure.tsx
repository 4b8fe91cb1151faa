import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useData } from '../../data/data-context.tsx';
import { browserTabStore } from '../../platform/tab-store.ts';
import { Button } from '../../ui/Button.tsx';
import { eventIdOf } from './event-id.ts';
import { FailureWords } from './FailureWords.tsx';
import { forgetReload, isMissingFile, missingFileReason } from './missing-file.ts';
import { reloadApp } from './reload.ts';

/** What happened, the id that support finds it by, two ways on. */
export function Failure({ error, info, reset }: ErrorComponentProps) {
  const { reports } = useData();
  const router = useRouter();
  const eventId = eventIdOf(reports, error, {
    componentStack: info?.componentStack ?? '',
  });
  function tryAgain(): void {
    // Browsers may remember a failed import and never request the file again in this page. If the
    // import fails once more, `ErrorScreen` reloads the page.
    if (isMissingFile(error)) forgetReload(browserTabStore);
    reset();
    void router.invalidate();
  }
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[70dvh] max-w-form flex-col justify-center gap-6 p-4"
    >
      <FailureWords />
      <dl className="divide-y divide-line border-y border-line text-14">
        <div className="py-2.5">
          <dt className="text-ink-3">
            <Trans>Message</Trans>
          </dt>
          <dd>
            <Message error={error} />
          </dd>
        </div>
        <div className="py-2.5">
          <dt className="text-ink-3">
            <Trans>Event id, for support</Trans>
          </dt>
          <dd className="font-mono select-all">{eventId}</dd>
        </div>
      </dl>
      <div className="flex flex-col gap-2 md:flex-row">
        <Button variant="primary" size="lg" icon={RotateCcw} onClick={() => void reloadApp()}>
          <Trans>Reload</Trans>
        </Button>
        <Button size="lg" onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  );
}

function Message({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  const reason = missingFileReason(error);
  if (reason !== null) return t`A part of the app could not be loaded: ${reason}`;
  return error instanceof Error ? error.message : String(error);
}
