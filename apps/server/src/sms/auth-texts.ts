import type { Language } from '@muster/domain/languages';
import type { SendAuthText } from '../auth/mails/auth-text.ts';
import { preferredLanguage } from '../mail/auth-mails.ts';
import type { SmsTransport } from './sms-transport.ts';

const words: Readonly<Record<Language, (code: string) => string>> = {
  en: (code) => `${code} is your Muster code. Don’t share it with anyone.`,
  es: (code) => `${code} es su código de Muster. No lo comparta con nadie.`,
};

/**
 * Texts with a code. The last line binds it to the app's address, so that a phone offers it only there:
 * https://github.com/WICG/sms-one-time-codes
 */
export function createAuthTexts({
  transport,
  siteUrl,
}: {
  readonly transport: SmsTransport;
  readonly siteUrl: string;
}): SendAuthText {
  const { host } = new URL(siteUrl);
  return ({ to, code, acceptLanguage }) => {
    const text = words[preferredLanguage(acceptLanguage)](code);
    return transport.send({ to, text: `${text}\n\n@${host} #${code}` });
  };
}
