import { languages } from '@muster/domain/languages';
import * as z from 'zod/mini';
import { clockEntrySchema, clockPunchSchema } from './clock.ts';

const refusal = z.object({ verdict: z.literal('refused'), reason: z.string() });
export const kioskPhotoRules = ['off', 'optional', 'required'] as const;

/** Whether a kiosk takes a picture with a punch. */
export type KioskPhotoRule = (typeof kioskPhotoRules)[number];

/** Rounds of PBKDF2-SHA-256, which make guessing a PIN slow. */
export const pinIterations = 300_000;
export const pinLength = 6;

/** The data a kiosk needs to check a PIN; it isn't enough to make a proof. */
const kioskPinSchema = z.object({
  salt: z.string(),
  /** The PIN's derived value, hashed again under the tablet's own key. */
  hash: z.string(),
  iterations: z.int(),
});
export type KioskPin = z.infer<typeof kioskPinSchema>;

const kioskPersonSchema = z.object({
  person_id: z.uuid(),
  name: z.string(),
  language: z.enum(languages),
  /** Null if this person has no PIN yet and can't punch here. */
  pin: z.nullable(kioskPinSchema),
  /** Their open entry as the server knows it; null if they are clocked out. */
  open: z.nullable(clockEntrySchema),
  last: z.nullable(clockPunchSchema),
  /** For `kiosk-breaks.ts`, together with the roster's `break_rules`; null if nothing is asked at clock-out. */
  break_facts: z.optional(z.unknown()),
});
export type KioskPerson = z.infer<typeof kioskPersonSchema>;

/** The people and settings of a tablet: the response of `kiosk_roster`, which the tablet stores. */
export const kioskRosterSchema = z.object({
  verdict: z.literal('ok'),
  server_time: z.string(),
  fingerprint: z.string(),
  kiosk: z.object({
    id: z.uuid(),
    name: z.string(),
    photo: z.enum(kioskPhotoRules),
    /** The platform has suspended the company: the tablet takes punches and nothing else. */
    is_suspended: z.optional(z.boolean()),
  }),
  break_rules: z.optional(z.unknown()),
  rules: z.object({ cost_code_rule: z.enum(kioskPhotoRules), note_rule: z.enum(kioskPhotoRules) }),
  people: z.array(kioskPersonSchema),
  projects: z.array(
    z.object({
      id: z.uuid(),
      number: z.nullable(z.string()),
      name: z.string(),
      default_cost_code_id: z.nullable(z.uuid()),
    }),
  ),
  cost_codes: z.array(z.object({ id: z.uuid(), code: z.string(), name: z.string() })),
});
export type KioskRoster = z.infer<typeof kioskRosterSchema>;

/** Response for a tablet that sent the fingerprint of its roster. */
export const kioskRosterAnswerSchema = z.union([
  kioskRosterSchema,
  z.object({ verdict: z.literal('ok'), server_time: z.string(), fingerprint: z.string() }),
  refusal,
]);

/** Request body of `/functions/v1/register-kiosk`: the tablet makes all of its own secrets. */
export const kioskRegistrationSchema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(40)),
  /** 32 random bytes in hexadecimal. */
  device_key: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Password of the login that is created for it. */
  password: z.string().check(z.minLength(32), z.maxLength(72)),
});
export type KioskRegistration = z.infer<typeof kioskRegistrationSchema>;

export const kioskRegistrationAnswerSchema = z.union([
  z.object({ verdict: z.literal('applied'), email: z.string(), name: z.string() }),
  refusal,
]);

/** Response of `demo_kiosk_key`, which refuses everyone but the kiosk of a demo company. */
export const demoKioskKeySchema = z.union([
  z.object({ verdict: z.literal('ok'), device_key: z.string() }),
  refusal,
]);

/**
 * Returns the text that a typed PIN's proof is made of: HMAC-SHA-256 under the PIN's proof key, then under the tablet's
 * key, both used as text. `app.is_pin_proven` computes the same.
 */
export function pinProofText(punch: {
  readonly id: string;
  readonly kind: string;
  readonly deviceAt: string;
}): string {
  return `muster punch|${punch.id}|${punch.kind}|${punch.deviceAt}`;
}

/** An admin's view of the company's kiosks. Instants are RFC 3339. */
export const companyKiosksSchema = z.object({
  verdict: z.literal('ok'),
  server_time: z.string(),
  kiosks: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      photo: z.enum(kioskPhotoRules),
      version: z.int(),
      created_at: z.string(),
      revoked_at: z.nullable(z.string()),
      last_seen_at: z.nullable(z.string()),
      /** Empty if it serves the whole company. */
      site_ids: z.array(z.uuid()),
      people: z.int(),
    }),
  ),
  codes: z.array(z.object({ id: z.uuid(), name: z.string(), expires_at: z.string() })),
  sites: z.array(z.object({ id: z.uuid(), name: z.string(), project_name: z.string() })),
});
export type CompanyKiosks = z.infer<typeof companyKiosksSchema>;

export const kioskCodeAnswerSchema = z.union([
  z.object({
    verdict: z.literal('applied'),
    code_id: z.uuid(),
    code: z.string(),
    expires_at: z.string(),
  }),
  refusal,
]);

export const kioskPunchesSchema = z.object({
  verdict: z.literal('ok'),
  punches: z.array(
    z.object({
      id: z.uuid(),
      person_id: z.uuid(),
      name: z.string(),
      kind: z.enum(['in', 'out', 'switch', 'break_start', 'break_end']),
      break_kind: z.nullable(z.enum(['meal', 'rest'])),
      occurred_at: z.string(),
      zone: z.string(),
      pin_check: z.nullable(z.enum(['online', 'offline'])),
      flags: z.array(z.string()),
      /** Path in the bucket `punch-photos`; the picture may still be on the tablet. */
      photo: z.nullable(z.string()),
    }),
  ),
});
export type KioskPunches = z.infer<typeof kioskPunchesSchema>;

export const peopleWithPinsSchema = z.object({
  verdict: z.literal('ok'),
  without_pin: z.int(),
  crews: z.array(z.object({ id: z.uuid(), name: z.string() })),
  people: z.array(
    z.object({
      person_id: z.uuid(),
      name: z.string(),
      /** When the PIN was set; null if there is none. */
      set_at: z.nullable(z.string()),
      crew_names: z.array(z.string()),
    }),
  ),
});
export type PeopleWithPins = z.infer<typeof peopleWithPinsSchema>;

/** The caller's view of their own PIN. */
export const myKioskPinSchema = z.object({
  verdict: z.literal('ok'),
  set_at: z.nullable(z.string()),
  /** True if the company has a tablet to enter it on. */
  has_kiosks: z.boolean(),
});
export type MyKioskPin = z.infer<typeof myKioskPinSchema>;
