import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { browserTabStore } from '../../platform/tab-store.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { hasEventId } from './event-id.ts';
import { Failure } from './Failure.tsx';
import { isMissingFile, mayReloadHelp } from './missing-file.ts';
import { recoverByReload } from './reload.ts';

/**
 * Replaces a page that failed. When a file of the app is missing, for example after a deploy, the page
 * first reloads itself, once, and once more after "Try again". Part of the shell, because it is needed
 * when files can't be loaded.
 */
export function ErrorScreen(props: ErrorComponentProps) {
  const { network } = useData().platform;
  const [isRecovering, setIsRecovering] = useState(
    () =>
      isMissingFile(props.error) &&
      // "Try again" first brings back the error that was shown, then the one of the new attempt.
      !hasEventId(props.error) &&
      network.state() === 'online' &&
      mayReloadHelp(browserTabStore),
  );
  useEffect(() => {
    if (!isRecovering) return;
    void recoverByReload().then(setIsRecovering);
  }, [isRecovering]);
  return isRecovering ? <Spinner /> : <Failure {...props} />;
}

/** The same where not even the frame of the page could be shown. */
export function RootErrorScreen(props: ErrorComponentProps) {
  return (
    <main>
      <ErrorScreen {...props} />
    </main>
  );
}
