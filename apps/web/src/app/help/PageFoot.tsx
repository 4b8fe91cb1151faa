import { Suspense, useSyncExternalStore } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';
import { useHere } from '../nav/use-here.ts';
import {
  currentInstallOffer,
  subscribeToInstallOffer,
  takeInstallOffer,
} from '../pwa/install-offer.ts';
import { featurePart } from '../routes/feature-part.ts';
import { ShortcutKey } from './ShortcutKey.tsx';

// The hint belongs to no page. It comes last on every page, so that it moves nothing.
const FootHint = featurePart(
  'help',
  async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    return import('../../features/help/FootHint.tsx').catch(() => ({ FootHint: () => null }));
  },
  'FootHint',
);

/** The end of each page: at most one hint, and the key for the list of shortcuts. */
export function PageFoot() {
  const { path } = useHere();
  const offer = useSyncExternalStore(subscribeToInstallOffer, currentInstallOffer);
  // Today loads no code for a hint: help is in the rail and under More.
  const hasHint = path !== '/dashboard' || offer !== null;
  return (
    <>
      <ShortcutKey />
      <Suspense>
        {hasHint && <FootHint path={path} install={offer === null ? null : takeInstallOffer} />}
      </Suspense>
    </>
  );
}
