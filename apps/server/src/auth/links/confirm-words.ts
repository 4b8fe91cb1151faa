import type { Language } from '@muster/domain/languages';

type Words = { readonly heading: string; readonly action: string };

type ConfirmWords = {
  /** By the type in the link. */
  readonly byType: ReadonlyMap<string, Words>;
  readonly other: Words;
  readonly why: string;
  readonly notYou: string;
};

/** The words of the page that a mailed link opens. */
export const confirmWords: Readonly<Record<Language, ConfirmWords>> = {
  en: {
    byType: new Map([
      ['signup', { heading: 'Confirm your email address', action: 'Confirm address' }],
      ['recovery', { heading: 'Set a new password', action: 'Set new password' }],
      ['magiclink', { heading: 'Sign in to Muster', action: 'Sign in' }],
      ['invite', { heading: 'Accept your invitation', action: 'Accept invitation' }],
      ['email_change', { heading: 'Confirm the change of your email', action: 'Confirm change' }],
    ]),
    other: { heading: 'Continue to Muster', action: 'Continue' },
    why: 'Some email programs open links to check them. The button makes sure that it’s you.',
    notYou: 'If you didn’t ask for this email, close this page. Nothing will happen.',
  },
  es: {
    byType: new Map([
      ['signup', { heading: 'Confirme su correo electrónico', action: 'Confirmar correo' }],
      ['recovery', { heading: 'Elija una contraseña nueva', action: 'Elegir contraseña nueva' }],
      ['magiclink', { heading: 'Entre a Muster', action: 'Entrar' }],
      ['invite', { heading: 'Acepte su invitación', action: 'Aceptar invitación' }],
      ['email_change', { heading: 'Confirme el cambio de su correo', action: 'Confirmar cambio' }],
    ]),
    other: { heading: 'Continúe a Muster', action: 'Continuar' },
    why: 'Algunos programas de correo abren los enlaces para revisarlos. El botón confirma que es usted.',
    notYou: 'Si no pidió este correo, cierre esta página. No pasará nada.',
  },
};
