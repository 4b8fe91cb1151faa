import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useData } from '../../data/data-context.tsx';
import { browserTabStore } from '../../platform/tab-store.ts';
import { eventIdOf } from './event-id.ts';
import { FailureFrame } from './FailureFrame.tsx';
import { forgetReload, isMissingFile, missingFileReason } from './missing-file.ts';
import { reloadApp } from './reload.ts';

/** Shows and reports what failed in a page. */
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
    <FailureFrame
      message={<Message error={error} />}
      eventId={eventId}
      onReload={() => void reloadApp()}
      onTryAgain={tryAgain}
    />
  );
}

function Message({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  const reason = missingFileReason(error);
  if (reason !== null) return t`Couldn’t load part of the app: ${reason}`;
  return error instanceof Error ? error.message : String(error);
}
