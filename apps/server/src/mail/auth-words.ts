import type { Language } from '@muster/domain/languages';

/** The text of a sign-in mail. */
export type AuthWords = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Button label, if there is a link. */
  readonly action: string;
  readonly codeLabel: string;
  readonly notes: readonly string[];
};

export type AuthWordsFacts = {
  readonly brand: string;
  /** For example "1 hour". */
  readonly validity: string;
  readonly newAddress: string;
};

export type AuthMailKind =
  | 'confirmation'
  | 'recovery'
  | 'magic_link'
  | 'reauthentication'
  | 'invite'
  | 'email_change_old_address'
  | 'email_change_new_address'
  | 'password_changed'
  | 'email_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_codes_created'
  | 'recovery_code_used';

const notYouEn =
  'If that was you, there’s nothing to do. If not, set a new password right away and tell your administrator.';
const notYouEs =
  'Si fue usted, no tiene que hacer nada. Si no, elija una contraseña nueva de inmediato y avise a su administrador.';

/**
 * A mail contains nothing that the person who requested it typed about themselves: anyone can have
 * one sent to anyone, and it must not carry a stranger's message.
 */
export const authWords: Readonly<
  Record<Language, Readonly<Record<AuthMailKind, (facts: AuthWordsFacts) => AuthWords>>>
> = {
  en: {
    confirmation: ({ brand, validity }) => ({
      subject: `Confirm your address for ${brand}`,
      heading: 'Confirm your email address',
      paragraphs: [
        `Someone signed up for ${brand} with this address. If that was you, please confirm it.`,
      ],
      action: 'Confirm address',
      codeLabel: 'Or type this code:',
      notes: [
        `The link and the code work for ${validity}.`,
        'If you didn’t sign up, ignore this email and nothing will happen.',
      ],
    }),
    recovery: ({ brand, validity }) => ({
      subject: `Set a new password for ${brand}`,
      heading: 'Set a new password',
      paragraphs: [`Someone asked to set a new password for your ${brand} account.`],
      action: 'Set new password',
      codeLabel: 'Or type this code:',
      notes: [
        `The link and the code work for ${validity}.`,
        'If that wasn’t you, ignore this email and your password stays the same.',
      ],
    }),
    magic_link: ({ brand, validity }) => ({
      subject: `Sign in to ${brand}`,
      heading: `Sign in to ${brand}`,
      paragraphs: ['Someone asked to sign in with this address. If that was you, go ahead.'],
      action: 'Sign in',
      codeLabel: 'Or type this code:',
      notes: [
        `The link and the code work for ${validity}, once.`,
        'If that wasn’t you, ignore this email. No one can sign in without it.',
      ],
    }),
    reauthentication: ({ brand, validity }) => ({
      subject: `Your code for ${brand}`,
      heading: 'Confirm that it’s you',
      paragraphs: [`Someone wants to change the password for your ${brand} account.`],
      action: '',
      codeLabel: 'Your code:',
      notes: [
        `The code works for ${validity}.`,
        'If that wasn’t you, don’t share the code, and set a new password.',
      ],
    }),
    invite: ({ brand, validity }) => ({
      subject: `${brand} invites you`,
      heading: `${brand} invites you`,
      paragraphs: ['Accept the invitation and choose a password. Then you can clock in.'],
      action: 'Accept invitation',
      codeLabel: 'Or type this code:',
      notes: [`The link and the code work for ${validity}.`],
    }),
    email_change_new_address: ({ brand, validity }) => ({
      subject: `Confirm your new address for ${brand}`,
      heading: 'Confirm your new address',
      paragraphs: [`Confirm that you want to sign in to ${brand} with this address.`],
      action: 'Confirm new address',
      codeLabel: 'Or type this code:',
      notes: [
        `The link and the code work for ${validity}.`,
        'If you didn’t ask for this, ignore this email and nothing will change.',
      ],
    }),
    email_change_old_address: ({ brand, validity, newAddress }) => ({
      subject: `Confirm your new ${brand} address`,
      heading: 'Your sign-in address is changing',
      paragraphs: [
        `From now on, you’ll sign in to ${brand} with ${newAddress}. Confirm the change here too.`,
      ],
      action: 'Confirm the change',
      codeLabel: 'Or type this code:',
      notes: [
        `The link and the code work for ${validity}.`,
        'If you didn’t ask for this, don’t confirm it, and set a new password.',
      ],
    }),
    password_changed: ({ brand }) => ({
      subject: `Your ${brand} password was changed`,
      heading: 'Your password was changed',
      paragraphs: [
        `The password for your ${brand} account was just changed. Your other devices are signed out.`,
      ],
      action: '',
      codeLabel: '',
      notes: [notYouEn],
    }),
    email_changed: ({ brand, newAddress }) => ({
      subject: `Your ${brand} email was changed`,
      heading: 'Your sign-in email was changed',
      paragraphs: [`You now sign in to ${brand} with ${newAddress}, no longer with this address.`],
      action: '',
      codeLabel: '',
      notes: ['If you didn’t do this, tell your administrator right away.'],
    }),
    factor_added: ({ brand }) => ({
      subject: `An authenticator app was added to your ${brand} account`,
      heading: 'Authenticator app added',
      paragraphs: [`From now on, signing in to ${brand} also asks for a code from this app.`],
      action: '',
      codeLabel: '',
      notes: [notYouEn],
    }),
    factor_removed: ({ brand }) => ({
      subject: `An authenticator app was removed from your ${brand} account`,
      heading: 'Authenticator app removed',
      paragraphs: [`Signing in to ${brand} no longer asks for a code from this app.`],
      action: '',
      codeLabel: '',
      notes: [notYouEn],
    }),
    recovery_codes_created: ({ brand }) => ({
      subject: `New recovery codes for your ${brand} account`,
      heading: 'New recovery codes',
      paragraphs: ['A new set of recovery codes was created. Earlier codes no longer work.'],
      action: '',
      codeLabel: '',
      notes: [notYouEn],
    }),
    recovery_code_used: ({ brand }) => ({
      subject: `A recovery code was used for your ${brand} account`,
      heading: 'A recovery code was used',
      paragraphs: ['Someone signed in with a recovery code instead of the authenticator app.'],
      action: '',
      codeLabel: '',
      notes: [notYouEn],
    }),
  },
  es: {
    confirmation: ({ brand, validity }) => ({
      subject: `Confirme su correo para ${brand}`,
      heading: 'Confirme su correo electrónico',
      paragraphs: [`Alguien se registró en ${brand} con este correo. Si fue usted, confírmelo.`],
      action: 'Confirmar correo',
      codeLabel: 'O escriba este código:',
      notes: [
        `El enlace y el código sirven durante ${validity}.`,
        'Si no se registró, ignore este mensaje y no pasará nada.',
      ],
    }),
    recovery: ({ brand, validity }) => ({
      subject: `Elija una contraseña nueva para ${brand}`,
      heading: 'Elija una contraseña nueva',
      paragraphs: [`Alguien pidió una contraseña nueva para su acceso a ${brand}.`],
      action: 'Elegir contraseña nueva',
      codeLabel: 'O escriba este código:',
      notes: [
        `El enlace y el código sirven durante ${validity}.`,
        'Si no fue usted, ignore este mensaje y su contraseña no cambiará.',
      ],
    }),
    magic_link: ({ brand, validity }) => ({
      subject: `Entre a ${brand}`,
      heading: `Entre a ${brand}`,
      paragraphs: ['Alguien pidió entrar con este correo. Si fue usted, adelante.'],
      action: 'Entrar',
      codeLabel: 'O escriba este código:',
      notes: [
        `El enlace y el código sirven durante ${validity}, una sola vez.`,
        'Si no fue usted, ignore este mensaje. Nadie puede entrar sin él.',
      ],
    }),
    reauthentication: ({ brand, validity }) => ({
      subject: `Su código para ${brand}`,
      heading: 'Confirme que es usted',
      paragraphs: [`Alguien quiere cambiar la contraseña de su cuenta de ${brand}.`],
      action: '',
      codeLabel: 'Su código:',
      notes: [
        `El código sirve durante ${validity}.`,
        'Si no fue usted, no le dé el código a nadie y elija una contraseña nueva.',
      ],
    }),
    invite: ({ brand, validity }) => ({
      subject: `${brand} le invita`,
      heading: `${brand} le invita`,
      paragraphs: [
        'Acepte la invitación y elija una contraseña. Después ya puede marcar su entrada.',
      ],
      action: 'Aceptar invitación',
      codeLabel: 'O escriba este código:',
      notes: [`El enlace y el código sirven durante ${validity}.`],
    }),
    email_change_new_address: ({ brand, validity }) => ({
      subject: `Confirme su correo nuevo para ${brand}`,
      heading: 'Confirme su correo nuevo',
      paragraphs: [`Confirme que quiere entrar a ${brand} con este correo.`],
      action: 'Confirmar correo nuevo',
      codeLabel: 'O escriba este código:',
      notes: [
        `El enlace y el código sirven durante ${validity}.`,
        'Si no fue usted, ignore este mensaje y nada cambiará.',
      ],
    }),
    email_change_old_address: ({ brand, validity, newAddress }) => ({
      subject: `Confirme el cambio de su correo en ${brand}`,
      heading: 'Su correo de acceso va a cambiar',
      paragraphs: [
        `De ahora en adelante entrará a ${brand} con ${newAddress}. Confirme el cambio también aquí.`,
      ],
      action: 'Confirmar el cambio',
      codeLabel: 'O escriba este código:',
      notes: [
        `El enlace y el código sirven durante ${validity}.`,
        'Si no fue usted, no lo confirme y elija una contraseña nueva.',
      ],
    }),
    password_changed: ({ brand }) => ({
      subject: `Se cambió su contraseña de ${brand}`,
      heading: 'Se cambió su contraseña',
      paragraphs: [
        `Se acaba de cambiar la contraseña de su cuenta de ${brand}. La sesión se cerró en sus otros dispositivos.`,
      ],
      action: '',
      codeLabel: '',
      notes: [notYouEs],
    }),
    email_changed: ({ brand, newAddress }) => ({
      subject: `Se cambió su correo de ${brand}`,
      heading: 'Se cambió su correo de acceso',
      paragraphs: [`Ahora entra a ${brand} con ${newAddress} y ya no con este correo.`],
      action: '',
      codeLabel: '',
      notes: ['Si no fue usted, avise de inmediato a su administrador.'],
    }),
    factor_added: ({ brand }) => ({
      subject: `Se agregó una app de autenticación a su cuenta de ${brand}`,
      heading: 'App de autenticación agregada',
      paragraphs: [`Desde ahora, para entrar a ${brand} también se pide un código de esta app.`],
      action: '',
      codeLabel: '',
      notes: [notYouEs],
    }),
    factor_removed: ({ brand }) => ({
      subject: `Se quitó una app de autenticación de su cuenta de ${brand}`,
      heading: 'App de autenticación quitada',
      paragraphs: [`Para entrar a ${brand} ya no se pide un código de esta app.`],
      action: '',
      codeLabel: '',
      notes: [notYouEs],
    }),
    recovery_codes_created: ({ brand }) => ({
      subject: `Códigos de recuperación nuevos para su cuenta de ${brand}`,
      heading: 'Códigos de recuperación nuevos',
      paragraphs: ['Se crearon códigos de recuperación nuevos. Los anteriores ya no sirven.'],
      action: '',
      codeLabel: '',
      notes: [notYouEs],
    }),
    recovery_code_used: ({ brand }) => ({
      subject: `Se usó un código de recuperación de su cuenta de ${brand}`,
      heading: 'Se usó un código de recuperación',
      paragraphs: [
        'Alguien entró con un código de recuperación en lugar de la app de autenticación.',
      ],
      action: '',
      codeLabel: '',
      notes: [notYouEs],
    }),
  },
};
