import { createContext, use } from 'react';

const PaletteContext = createContext<() => void>(() => undefined);
export const PaletteProvider = PaletteContext.Provider;

/** Opens the command palette. */
export function useOpenPalette(): () => void {
  return use(PaletteContext);
}
