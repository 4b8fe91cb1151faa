import { isLanguage, type Language } from '@muster/domain/languages';

/** The first language of the browser that the app speaks, else English. */
export function browserLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = tag.split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/**
 * The locale by which times and numbers are written: the language as the browser's person speaks it,
 * else the language with their region, whose clocks and units they live by.
 */
export function formatLocale(language: Language, preferred: readonly string[]): string {
  const tags = preferred.filter((tag) => isLanguageTag(tag));
  const own = tags.find((tag) => tag.split('-')[0] === language);
  if (own !== undefined) return own;
  const region = tags.map((tag) => new Intl.Locale(tag).region).find(Boolean);
  return region === undefined ? language : `${language}-${region}`;
}

/** WebKit passes on what the machine calls its locale, such as "c", which no formatter accepts. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
