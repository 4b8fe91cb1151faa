import { loadFeatureStrings } from '../i18n/strings.ts';

/** The palette with the words of the settings it leads to. */
export async function loadPalette() {
  const [{ Palette }] = await Promise.all([
    import('./Palette.tsx'),
    loadFeatureStrings('settings'),
  ]);
  return { default: Palette };
}
