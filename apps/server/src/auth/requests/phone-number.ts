import { AuthError, invalid } from '../auth-error.ts';
import type { AuthParts } from '../auth-context.ts';

/** Returns the digits of an E.164 number without its plus. @throws AuthError 400 if it isn't one. */
export function phoneNumber(given: string): string {
  const digits = given.replaceAll(' ', '').replace(/^\+/, '');
  if (!/^[1-9]\d{1,14}$/.test(digits))
    throw invalid('Invalid phone number format (E.164 required)');
  return digits;
}

export function arePhonesEnabled({
  settings,
  sendText,
}: Pick<AuthParts, 'settings' | 'sendText'>): boolean {
  return sendText !== null || settings.codeByTestPhone.size > 0;
}

/** @throws AuthError if phones can't be used here. */
export function assertPhonesEnabled(
  parts: Pick<AuthParts, 'settings' | 'sendText'>,
  message: string,
  status: 400 | 422,
): void {
  if (arePhonesEnabled(parts)) return;
  throw new AuthError(status, 'phone_provider_disabled', message);
}
