import { AuthError, invalid } from '../auth-error.ts';
import type { AuthParts } from '../auth-context.ts';

/** Digits of an E.164 number without its plus. @throws AuthError 400 when it is not one. */
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

/** @throws AuthError when no phone can be used here. */
export function assertPhonesEnabled(
  parts: Pick<AuthParts, 'settings' | 'sendText'>,
  message: string,
  status: 400 | 422,
): void {
  if (arePhonesEnabled(parts)) return;
  throw new AuthError(status, 'phone_provider_disabled', message);
}
