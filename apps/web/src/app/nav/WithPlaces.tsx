import { type ReactNode, Suspense } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

// One person in thousands looks after the platform, so its places are loaded on demand.
const ConsolePlaces = lazyPart(async () => ({
  default: (await import('../console/ConsolePlaces.tsx')).ConsolePlaces,
}));

/** Gives the shell around it the places that this person has. */
export function WithPlaces({ children }: { readonly children: ReactNode }) {
  if (useIdentity().role !== 'super_admin') return children;
  return (
    <Suspense>
      <ConsolePlaces>{children}</ConsolePlaces>
    </Suspense>
  );
}
