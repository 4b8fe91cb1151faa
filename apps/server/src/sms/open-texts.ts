import type { SendAuthText } from '../auth/mails/auth-text.ts';
import type { TwilioSettings } from './twilio-transport.ts';

/** Null where no one texts; few servers have a provider, so a start reads it only there. */
export async function openTexts(
  settings: TwilioSettings | undefined,
  siteUrl: string,
): Promise<SendAuthText | null> {
  if (settings === undefined) return null;
  const { createAuthTexts } = await import('./auth-texts.ts');
  const { createTwilioTransport } = await import('./twilio-transport.ts');
  return createAuthTexts({ transport: createTwilioTransport(settings), siteUrl });
}
