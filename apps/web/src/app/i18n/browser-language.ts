import { isLanguage, type Language } from '@muster/domain/languages';

/** Returns the first of the browser's languages that the app supports, otherwise English. */
export function browserLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = tag.split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/**
 * Returns the locale for times and numbers: the language in the user's own regional variant if they have one, otherwise
 * the language with the user's region, whose clock and units they are used to.
 */
export function formatLocale(language: Language, preferred: readonly string[]): string {
  const tags = preferred.filter((tag) => isLanguageTag(tag));
  const own = tags.find((tag) => tag.split('-')[0] === language);
  if (own !== undefined) return own;
  const region = tags.map((tag) => new Intl.Locale(tag).region).find(Boolean);
  return region === undefined ? language : `${language}-${region}`;
}

/** WebKit passes on the system's locale name, such as "c", which no formatter accepts. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
