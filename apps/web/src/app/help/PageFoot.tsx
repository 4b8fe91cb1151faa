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

// It belongs to no page and stands below all of them: it comes last and moves nothing.
const FootHint = featurePart(
  'help',
  async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    return import('../../features/help/FootHint.tsx').catch(() => ({ FootHint: () => null }));
  },
  'FootHint',
);

/** What follows each page's content: one hint at most, and what the keyboard asks for. */
export function PageFoot() {
  const { path } = useHere();
  const offer = useSyncExternalStore(subscribeToInstallOffer, currentInstallOffer);
  // The first page of all loads no code for a hint: help is in the rail and under More.
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
