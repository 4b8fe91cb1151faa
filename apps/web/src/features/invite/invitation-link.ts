import type { Language } from '@muster/domain/languages';

/** Returns the URL where the holder of a token signs up or joins with an existing account. */
export function invitationLink(origin: string, token: string): string {
  return `${origin}/auth?invitation=${token}`;
}

/** Returns the text message for an invitation, in the recipient's language. */
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
