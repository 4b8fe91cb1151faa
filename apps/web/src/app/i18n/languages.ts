export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The first language of the browser that the app speaks, else English. */
export function browserLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = tag.split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}
