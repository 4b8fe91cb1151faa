/** The environment's variables for pushes to phones; part of the list in `config.ts`. */
import * as z from 'zod';

import { apnsKey, onOff, serviceAccount } from './environment-values.ts';
import type { ApnsAccess } from './notifications/phone/send-apns.ts';
import type { ServiceAccount } from './notifications/phone/google-access-token.ts';

export const phonePushVariables = {
  FCM_CREDENTIALS: serviceAccount.optional(),
  APNS_KEY: apnsKey.optional(),
  APNS_KEY_ID: z.string().optional(),
  APNS_TEAM_ID: z.string().optional(),
  APNS_TOPIC: z.string().default('app.muster.field'),
  APNS_SANDBOX: onOff.default(false),
};

type PhonePushEnvironment = z.output<z.ZodObject<typeof phonePushVariables>>;

/** Variables whose values are never repeated in a message. */
export const phonePushSecrets = ['FCM_CREDENTIALS', 'APNS_KEY'];

export type PhonePushSettings = {
  /** Undefined if this server sends no pushes to Android phones. */
  readonly fcm: ServiceAccount | undefined;
  /** Undefined if it sends none to iPhones. */
  readonly apns: (ApnsAccess & { readonly origin: string }) | undefined;
};

export function phonePushFrom(environment: PhonePushEnvironment): PhonePushSettings {
  const { APNS_KEY: key, APNS_KEY_ID: keyId, APNS_TEAM_ID: teamId } = environment;
  const isComplete = key !== undefined && keyId !== undefined && teamId !== undefined;
  const host = environment.APNS_SANDBOX ? 'api.sandbox.push.apple.com' : 'api.push.apple.com';
  return {
    fcm: environment.FCM_CREDENTIALS,
    apns: isComplete
      ? { key, keyId, teamId, topic: environment.APNS_TOPIC, origin: `https://${host}` }
      : undefined,
  };
}

/** Returns a sentence if some of Apple's three variables are missing. */
export function halfPhonePush(environment: PhonePushEnvironment): readonly string[] {
  const names = ['APNS_KEY', 'APNS_KEY_ID', 'APNS_TEAM_ID'] as const;
  const missing = names.filter((name) => environment[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  return [`${missing.join(' and ')} must be set too: iPhones need all of ${names.join(', ')}.`];
}
