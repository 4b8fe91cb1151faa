/** The environment's variables for texts to phones; part of the list in `config.ts`. */
import * as z from 'zod';

import { serviceAddress } from './environment-values.ts';
import type { TwilioSettings } from './sms/twilio-transport.ts';

export const textVariables = {
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  TWILIO_URL: serviceAddress.default('https://api.twilio.com'),
};

type TextEnvironment = z.output<z.ZodObject<typeof textVariables>>;

/** Variables whose values are never repeated in a message. */
export const textSecrets = ['TWILIO_AUTH_TOKEN'];

/** Undefined if this server sends no texts. */
export function textsFrom(environment: TextEnvironment): TwilioSettings | undefined {
  const {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: from,
  } = environment;
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined;
  return { url: environment.TWILIO_URL, accountSid, authToken, from };
}

/** Returns a sentence if some of the three variables are missing. */
export function halfTexts(environment: TextEnvironment): readonly string[] {
  const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
  const missing = names.filter((name) => environment[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  return [`${missing.join(' and ')} must be set too: texts need all of ${names.join(', ')}.`];
}
