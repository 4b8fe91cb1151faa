import * as z from 'zod';
import { invalid } from '../auth-error.ts';
import { emailAddress } from '../requests/email-address.ts';
import { phoneNumber } from '../requests/phone-number.ts';
import { jsonObject, text } from '../requests/request-body.ts';

const flag = z.nullish(z.boolean()).transform((value) => value ?? false);

/** Fields of a user that an administrator can set. */
export const adminUserFields = {
  email: text,
  phone: text,
  password: z.nullish(z.string()),
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: z.nullish(jsonObject),
  app_metadata: z.nullish(jsonObject),
  ban_duration: text,
  role: text.refine((role) => role.length <= 255, 'too long'),
};

/** The address in its stored form, null when none is given. */
export function addressFields(body: { readonly email: string; readonly phone: string }) {
  return {
    email: body.email === '' ? null : emailAddress(body.email),
    phone: body.phone === '' ? null : phoneNumber(body.phone),
  };
}

const unitMs: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
};

/**
 * End of a ban of this length: `24h`, `1h30m`, or `none` to lift one. Undefined if the request
 * doesn't mention bans. @throws AuthError 400
 */
export function bannedUntil(duration: string, nowMs: number): Date | null | undefined {
  if (duration === '') return undefined;
  if (duration === 'none') return null;
  const parts = [...duration.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== duration) {
    throw invalid(`invalid format for ban duration: time: invalid duration "${duration}"`);
  }
  const ms = parts.reduce(
    (sum, [, amount = '0', unit = 's']) => sum + Number(amount) * (unitMs[unit] ?? 0),
    0,
  );
  if (ms === 0) return null;
  // The database's calendar has a last year, so a permanent ban is stored as a ban of a thousand years.
  return new Date(nowMs + Math.min(ms, 1000 * 365 * 86_400_000));
}
