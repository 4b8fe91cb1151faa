import type { Language } from './languages.ts';

/** Each in itself: whoever needs the switch cannot read the other. */
export const languageNames = { en: 'English', es: 'Español' } as const satisfies Record<
  Language,
  string
>;
