import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { browserTabStore } from '../../platform/tab-store.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Failure } from './Failure.tsx';
import { isMissingFile, mayReloadHelp, noteReload } from './missing-file.ts';
import { reloadApp } from './reload.ts';

/**
 * Instead of a page that failed. Where a file of the app is gone, as after a deploy, the page is first
 * loaded anew by itself, once. Comes with the shell: when it is needed, files cannot be had.
 */
export function ErrorScreen(props: ErrorComponentProps) {
  const { network } = useData().platform;
  const [isRecovering] = useState(
    () =>
      isMissingFile(props.error) && network.state() === 'online' && mayReloadHelp(browserTabStore),
  );
  useEffect(() => {
    if (!isRecovering) return;
    noteReload(browserTabStore);
    void reloadApp();
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
