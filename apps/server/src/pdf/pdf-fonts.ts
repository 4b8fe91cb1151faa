import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Inter covers Latin, Greek and Cyrillic; the last font draws emoji in one color. */
const commonFonts = [
  require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
];

/** Unicode scripts with their own Noto Sans font. */
const notoScripts = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
] as const;
type NotoScript = (typeof notoScripts)[number];

/** The packages of these fonts are 49 MB and more each (docs/decisions/0239). */
const unprintable = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Returns the scripts of a text that the common fonts lack. */
export function scriptsOf(text: string): readonly NotoScript[] {
  // Most documents have no such script, and those scripts all come after Cyrillic.
  if (!/[\u0530-\u1fff\ua000-\uffff]/.test(text)) return [];
  return notoScripts.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text));
}

/** Whether a text has Chinese, Japanese or Korean characters, which no font here can draw. */
export function hasUnprintable(text: string): boolean {
  return unprintable.test(text);
}

/** Paths of the fonts for these scripts and of those for every document. */
export function fontPaths(scripts: Iterable<NotoScript>): readonly string[] {
  return [...commonFonts, ...Array.from(scripts).flatMap(notoPaths)];
}

function notoPaths(script: NotoScript): readonly string[] {
  const folder = `@expo-google-fonts/noto-sans-${script.toLowerCase()}`;
  return ['400Regular', '600SemiBold'].map((weight) =>
    require.resolve(`${folder}/${weight}/NotoSans${script}_${weight}.ttf`),
  );
}
