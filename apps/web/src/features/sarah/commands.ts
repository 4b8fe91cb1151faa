import type { Language } from '@muster/domain/languages';

export const commands = [
  'back',
  'repeat',
  'skip',
  'help',
  'read',
  'undo',
  'stop',
  'continue',
] as const;
export type Command = (typeof commands)[number];

/** The words that each button says to Sarah, the same ones a person would use. */
const words: Readonly<Record<Language, Readonly<Record<Command, string>>>> = {
  en: {
    back: 'Back',
    repeat: 'Repeat',
    skip: 'Skip',
    help: 'Help',
    read: 'Read it',
    undo: 'Take that out',
    stop: 'Stop',
    continue: 'Continue',
  },
  es: {
    back: 'Atrás',
    repeat: 'Repite',
    skip: 'Sáltalo',
    help: 'Ayuda',
    read: 'Léelo',
    undo: 'Quita eso',
    stop: 'Alto',
    continue: 'Continúa',
  },
};

export function commandWords(lang: Language, command: Command): string {
  return words[lang][command];
}

export function languageWords(lang: Language): string {
  return lang === 'en' ? 'In English' : 'En español';
}
