import type { MailLanguage } from './brand.ts';

/** What a mail of the sign-in flows says. */
export type AuthWords = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly codeLabel: string;
  readonly notes: readonly string[];
};

export type AuthWordsFacts = {
  readonly brand: string;
  /** Such as "1 hour". */
  readonly validity: string;
  readonly newAddress: string;
};

export type AuthMailKind =
  | 'confirmation'
  | 'recovery'
  | 'invite'
  | 'email_change_old_address'
  | 'email_change_new_address';

/**
 * Nothing that the person who asked for the mail typed about themselves appears in it: anybody can
 * have one sent to anybody, and it must not carry a stranger's message.
 */
export const authWords: Readonly<
  Record<MailLanguage, Readonly<Record<AuthMailKind, (facts: AuthWordsFacts) => AuthWords>>>
> = {
  en: {
    confirmation: ({ brand, validity }) => ({
      subject: `Confirm your address for ${brand}`,
      heading: 'Confirm your email address',
      paragraphs: [`Someone signed up for ${brand} with this address. If it was you, confirm it.`],
      action: 'Confirm address',
      codeLabel: 'Or type this code:',
      notes: [
        `Link and code work for ${validity}.`,
        'Did you not sign up? Then leave this mail alone; nothing happens.',
      ],
    }),
    recovery: ({ brand, validity }) => ({
      subject: `Set a new password for ${brand}`,
      heading: 'Set a new password',
      paragraphs: [`Someone asked for a new password for your ${brand} login.`],
      action: 'Set new password',
      codeLabel: 'Or type this code:',
      notes: [
        `Link and code work for ${validity}.`,
        'Was it not you? Then leave this mail alone; your password stays as it is.',
      ],
    }),
    invite: ({ brand, validity }) => ({
      subject: `${brand} invites you`,
      heading: `${brand} invites you`,
      paragraphs: [`Accept the invitation, then choose a password. After that you can clock in.`],
      action: 'Accept invitation',
      codeLabel: 'Or type this code:',
      notes: [`Link and code work for ${validity}.`],
    }),
    email_change_new_address: ({ brand, validity }) => ({
      subject: `Confirm your new address for ${brand}`,
      heading: 'Confirm your new address',
      paragraphs: [`This address is to become the login of a person at ${brand}.`],
      action: 'Confirm new address',
      codeLabel: 'Or type this code:',
      notes: [
        `Link and code work for ${validity}.`,
        'Was it not you? Then leave this mail alone; nothing changes.',
      ],
    }),
    email_change_old_address: ({ brand, validity, newAddress }) => ({
      subject: `Your ${brand} login is to change`,
      heading: 'Your login is to change',
      paragraphs: [`Your ${brand} login is to change to ${newAddress}. Confirm it here too.`],
      action: 'Confirm the change',
      codeLabel: 'Or type this code:',
      notes: [
        `Link and code work for ${validity}.`,
        'Was it not you? Then do not confirm, and set a new password.',
      ],
    }),
  },
  es: {
    confirmation: ({ brand, validity }) => ({
      subject: `Confirma tu correo para ${brand}`,
      heading: 'Confirma tu correo electrónico',
      paragraphs: [`Alguien se registró en ${brand} con este correo. Si fuiste tú, confírmalo.`],
      action: 'Confirmar correo',
      codeLabel: 'O escribe este código:',
      notes: [
        `El enlace y el código sirven durante ${validity}.`,
        '¿No te registraste? Ignora este mensaje; no pasará nada.',
      ],
    }),
    recovery: ({ brand, validity }) => ({
      subject: `Elige una contraseña nueva para ${brand}`,
      heading: 'Elige una contraseña nueva',
      paragraphs: [`Alguien pidió una contraseña nueva para tu acceso a ${brand}.`],
      action: 'Elegir contraseña nueva',
      codeLabel: 'O escribe este código:',
      notes: [
        `El enlace y el código sirven durante ${validity}.`,
        '¿No fuiste tú? Ignora este mensaje; tu contraseña no cambia.',
      ],
    }),
    invite: ({ brand, validity }) => ({
      subject: `${brand} te invita`,
      heading: `${brand} te invita`,
      paragraphs: ['Acepta la invitación y elige una contraseña. Después ya puedes fichar.'],
      action: 'Aceptar invitación',
      codeLabel: 'O escribe este código:',
      notes: [`El enlace y el código sirven durante ${validity}.`],
    }),
    email_change_new_address: ({ brand, validity }) => ({
      subject: `Confirma tu correo nuevo para ${brand}`,
      heading: 'Confirma tu correo nuevo',
      paragraphs: [`Este correo va a ser el acceso de una persona a ${brand}.`],
      action: 'Confirmar correo nuevo',
      codeLabel: 'O escribe este código:',
      notes: [
        `El enlace y el código sirven durante ${validity}.`,
        '¿No fuiste tú? Ignora este mensaje; nada cambia.',
      ],
    }),
    email_change_old_address: ({ brand, validity, newAddress }) => ({
      subject: `Tu acceso a ${brand} va a cambiar`,
      heading: 'Tu acceso va a cambiar',
      paragraphs: [`Tu acceso a ${brand} va a cambiar a ${newAddress}. Confírmalo también aquí.`],
      action: 'Confirmar el cambio',
      codeLabel: 'O escribe este código:',
      notes: [
        `El enlace y el código sirven durante ${validity}.`,
        '¿No fuiste tú? No lo confirmes y elige una contraseña nueva.',
      ],
    }),
  },
};
