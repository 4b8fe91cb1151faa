import type { PushMessage } from '../send-push.ts';

/** A phone with the native app, identified by the token from its provider. */
export type Phone = {
  readonly id: string;
  readonly system: 'android' | 'ios';
  readonly token: string;
  /** The user who last saved the token. */
  readonly userId: string;
};

/**
 * `gone`: the provider no longer knows the phone. `no_provider`: this server has no access to the provider for such
 * phones. Throws `PushRefused`; any other error is worth a retry.
 */
export type SendToPhone = (
  phone: Phone,
  message: PushMessage,
) => Promise<'sent' | 'gone' | 'no_provider'>;

/**
 * Phones change hands: the app shows and opens only messages for the user who is signed in on it.
 */
export type PhoneMessage = PushMessage & { readonly recipient: string };

/** Sends to phones of one operating system. */
export type SendToToken = (token: string, message: PhoneMessage) => Promise<'sent' | 'gone'>;

export function createSendToPhone(
  senders: Readonly<Record<Phone['system'], SendToToken | null>>,
): SendToPhone {
  return async ({ system, token, userId }, message) =>
    (await senders[system]?.(token, { ...message, recipient: userId })) ?? 'no_provider';
}

export const timeoutMs = 10_000;

/**
 * Returns the app's action for a tap (specification, section 4): the clock has its own action name, and any other page
 * is opened by its path.
 */
export function tapData({ id, path, recipient }: PhoneMessage): Readonly<Record<string, string>> {
  return { id, path, recipient, ...(path === '/time' ? { action: 'open_timesheet' } : {}) };
}
