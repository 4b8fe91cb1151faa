import type { ReactNode } from 'react';
import { PlacesContext } from '../nav/places-context.ts';
import { consolePlaces } from './console-places.ts';

export function ConsolePlaces({ children }: { readonly children: ReactNode }) {
  return <PlacesContext value={consolePlaces}>{children}</PlacesContext>;
}
