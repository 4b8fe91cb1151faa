import { languages, type Language } from './languages.ts';

/** Each in its own language, since people who need the switch can't read the other one. */
export const languageNames = { en: 'English', es: 'Español' } as const satisfies Record<
  Language,
  string
>;

/** Options for a control that offers all languages. */
export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));
