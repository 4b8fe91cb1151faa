import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { browserTabStore } from '../../platform/tab-store.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { whenIdle } from '../../ui/when-idle.ts';
import type { Failure } from './Failure.tsx';
import { isMissingFile, mayReloadHelp, noteReload } from './missing-file.ts';
import { reloadApp } from './reload.ts';

type FailureModule = { readonly Failure: typeof Failure };
let failure: FailureModule | null = null;

async function loadFailure(): Promise<FailureModule> {
  failure ??= await import('./Failure.tsx');
  return failure;
}

/** Brings the screen in an idle moment: when it is needed, files may be what cannot be had. */
export function keepFailureAtHand(): void {
  whenIdle(() => void loadFailure().catch(() => undefined));
}

/**
 * Instead of a page that failed. Where a file of the app is gone, as after a deploy, the page is first
 * loaded anew by itself, once.
 */
export function ErrorScreen(props: ErrorComponentProps) {
  const { network } = useData().platform;
  const [isRecovering] = useState(
    () =>
      isMissingFile(props.error) && network.state() === 'online' && mayReloadHelp(browserTabStore),
  );
  const [module, setModule] = useState<FailureModule | 'missing' | null>(failure);
  useEffect(() => {
    if (isRecovering) {
      noteReload(browserTabStore);
      void reloadApp();
    } else if (module === null) {
      loadFailure().then(setModule, () => setModule('missing'));
    }
  }, [isRecovering, module]);
  if (isRecovering || module === null) return <Spinner />;
  if (module !== 'missing') return <module.Failure {...props} />;
  return (
    <p role="alert" className="p-4">
      {String(props.error)}
    </p>
  );
}

/** The same where not even the frame of the page could be shown. */
export function RootErrorScreen(props: ErrorComponentProps) {
  return (
    <main>
      <ErrorScreen {...props} />
    </main>
  );
}
