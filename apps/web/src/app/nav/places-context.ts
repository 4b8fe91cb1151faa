import { createContext, use } from 'react';
import type { Place } from './place.ts';
import { places } from './places.ts';

export const PlacesContext = createContext(places);

/** The places of the shell that is shown: a company's, or the platform's. */
export function usePlaces(): readonly Place[] {
  return use(PlacesContext);
}
