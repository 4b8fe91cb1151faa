import { createContext, type ReactNode, Suspense, use } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Place } from './place.ts';
import { places } from './places.ts';

// One person in thousands looks after the platform, so its places are loaded on demand.
const ConsolePlaces = lazyPart(async () => ({
  default: (await import('../console/ConsolePlaces.tsx')).ConsolePlaces,
}));

export const PlacesContext = createContext(places);

/** The places of the shell that is shown: a company's, or the platform's. */
export function usePlaces(): readonly Place[] {
  return use(PlacesContext);
}

/** Gives the shell around it the places that this person has. */
export function WithPlaces({ children }: { readonly children: ReactNode }) {
  if (useIdentity().role !== 'super_admin') return children;
  return (
    <Suspense>
      <ConsolePlaces>{children}</ConsolePlaces>
    </Suspense>
  );
}
