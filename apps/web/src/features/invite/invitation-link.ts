import type { Language } from '@muster/domain/languages';

/** Where the holder of a token signs up, or joins with the account they have. */
export function invitationLink(origin: string, token: string): string {
  return `${origin}/auth?invitation=${token}`;
}

/** For a text message, in the language of the person who gets it. */
export function invitationText(
  language: Language,
  { company, link }: { readonly company: string; readonly link: string },
): string {
  const texts: Record<Language, string> = {
    en: `${company} invites you to Muster. Open this link on your phone: ${link}`,
    es: `${company} te invita a Muster. Abre este enlace en tu teléfono: ${link}`,
  };
  return texts[language];
}
