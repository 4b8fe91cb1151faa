import { languages, type Language } from './languages.ts';

/** Each in itself: whoever needs the switch cannot read the other. */
export const languageNames = { en: 'English', es: 'Español' } as const satisfies Record<
  Language,
  string
>;

/** For a control that offers them all. */
export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));
