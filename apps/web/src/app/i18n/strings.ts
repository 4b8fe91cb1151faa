import { i18n } from '@lingui/core';
import { type Language } from '@muster/domain/languages';
import { formatLocale } from './browser-language.ts';
import type { Catalog } from './catalog.ts';

// A feature's strings are loaded with its first screen, so the shell stays small as features come. It knows the
// addresses of those of first pages alone: a hash for each language of each feature cannot be compressed.
const catalogs = import.meta.glob<Catalog>([
  '../../locales/*.po',
  '../../features/{clock,dashboard,public-pages,session}/locales/*.po',
]);

const shell = '../../locales';
const folders = new Set([shell]);
let spoken: Language = 'en';

async function load(folder: string, language: Language): Promise<void> {
  const path = `${folder}/${language}.po`;
  const address = catalogs[path] ?? (await import('./later-catalogs.ts')).laterCatalogs[path];
  // A feature without strings of its own has no catalog.
  const catalog = await address?.();
  if (catalog !== undefined) i18n.load(language, catalog.messages);
}

/** Switches the app, with all features shown so far, to a language. */
export async function speak(language: Language): Promise<void> {
  spoken = language;
  await Promise.all([...folders].map((folder) => load(folder, language)));
  // Someone may have chosen again meanwhile.
  if (spoken !== language) return;
  i18n.activate(language, formatLocale(language, navigator.languages));
  document.documentElement.lang = language;
}

/**
 * Brings the strings of `features/<feature>`, or of a `kit/<part>` with its own, in the language the app
 * speaks; `audit/names` are all features' audit names.
 */
export async function loadFeatureStrings(feature: string): Promise<void> {
  const folder = `../../${feature.startsWith('kit/') ? '' : 'features/'}${feature}/locales`;
  folders.add(folder);
  await load(folder, spoken);
}
