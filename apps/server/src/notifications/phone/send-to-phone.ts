import type { PushMessage } from '../send-push.ts';

/** A phone with the native app, under the token that its provider gave it. */
export type Phone = {
  readonly id: string;
  readonly system: 'android' | 'ios';
  readonly token: string;
  /** Who saved the token last. */
  readonly userId: string;
};

/**
 * `gone`: the provider no longer knows the phone. `no_provider`: this server has no access to the
 * provider of such phones. Throws `PushRefused`; any other error is worth another try.
 */
export type SendToPhone = (
  phone: Phone,
  message: PushMessage,
) => Promise<'sent' | 'gone' | 'no_provider'>;

/** Phones are handed on: the app shows and opens only what is for whoever is signed in on it. */
export type PhoneMessage = PushMessage & { readonly recipient: string };

/** Sends to phones of one system. */
export type SendToToken = (token: string, message: PhoneMessage) => Promise<'sent' | 'gone'>;

export function createSendToPhone(
  senders: Readonly<Record<Phone['system'], SendToToken | null>>,
): SendToPhone {
  return async ({ system, token, userId }, message) =>
    (await senders[system]?.(token, { ...message, recipient: userId })) ?? 'no_provider';
}

export const timeoutMs = 10_000;

/**
 * What the app does at a tap (specification, section 4): the clock has a name of its own, any other
 * page is opened by its path.
 */
export function tapData({ id, path, recipient }: PhoneMessage): Readonly<Record<string, string>> {
  return { id, path, recipient, ...(path === '/time' ? { action: 'open_timesheet' } : {}) };
}
