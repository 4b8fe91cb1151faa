import type { Language } from '@muster/domain/languages';

/** The text of an invitation mail. */
export type InvitationWords = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Button label. */
  readonly action: string;
  readonly notes: readonly string[];
};

export type InvitationFacts = {
  readonly brand: string;
  /** The day on which the link expires, such as "Friday, December 4". */
  readonly until: string;
};

/** The subject is also the heading. The company's name is the only part that anyone typed. */
export const invitationWords: Readonly<
  Record<Language, (facts: InvitationFacts) => InvitationWords>
> = {
  en: ({ brand, until }) => ({
    subject: `${brand} invites you`,
    paragraphs: [
      `${brand} uses Muster as its time clock and invites you to join.`,
      'Open the invitation on your phone and choose a password. Then you can clock in.',
    ],
    action: 'Open the invitation',
    notes: [
      `The link works until ${until} and only for you.`,
      `If you don’t know ${brand}, ignore this email and nothing will happen.`,
    ],
  }),
  es: ({ brand, until }) => ({
    subject: `${brand} le invita`,
    paragraphs: [
      `${brand} registra las horas de trabajo con Muster y le invita a unirse.`,
      'Abra la invitación en su teléfono y elija una contraseña. Después ya puede marcar su entrada.',
    ],
    action: 'Abrir la invitación',
    notes: [
      `El enlace sirve hasta el ${until} y solo para usted.`,
      `Si no conoce a ${brand}, ignore este mensaje y no pasará nada.`,
    ],
  }),
};
