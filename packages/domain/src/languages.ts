/** The languages that people choose from. The database has the same list in `app.is_language`. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Returns the language of a locale such as `es-MX`; English if it isn't one of ours. */
export function languageOf(locale: string): Language {
  const [language] = locale
    .trim()
    .toLowerCase()
    .split(/[^a-z]/);
  return isLanguage(language) ? language : 'en';
}
