import type { Language } from '@muster/domain/languages';

/** What an invitation's mail says. */
export type InvitationWords = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** On the button. */
  readonly action: string;
  readonly notes: readonly string[];
};

export type InvitationFacts = {
  readonly brand: string;
  /** The day on which the link ends, such as "Friday, December 4". */
  readonly until: string;
};

/** The subject is the heading too. Nothing in it but the company's name was typed by anyone. */
export const invitationWords: Readonly<
  Record<Language, (facts: InvitationFacts) => InvitationWords>
> = {
  en: ({ brand, until }) => ({
    subject: `${brand} invites you`,
    paragraphs: [
      `${brand} keeps its working time with Muster and has a place for you.`,
      'Open the invitation on your phone and choose a password. Then you can clock in.',
    ],
    action: 'Open the invitation',
    notes: [
      `The link works until ${until} and only for you.`,
      `You do not know ${brand}? Then ignore this email; nothing will happen.`,
    ],
  }),
  es: ({ brand, until }) => ({
    subject: `${brand} te invita`,
    paragraphs: [
      `${brand} lleva sus horas de trabajo con Muster y te ha guardado un lugar.`,
      'Abre la invitación en tu teléfono y elige una contraseña. Después ya puedes marcar tu entrada.',
    ],
    action: 'Abrir la invitación',
    notes: [
      `El enlace sirve hasta el ${until} y solo para ti.`,
      `¿No conoces a ${brand}? Ignora este mensaje; no pasará nada.`,
    ],
  }),
};
