import * as z from 'zod/mini';

export const roles = ['employee', 'supervisor', 'admin', 'super_admin', 'kiosk'] as const;
export type Role = (typeof roles)[number];

/** Whether something is asked for at a punch. */
export const fieldRules = ['off', 'optional', 'required'] as const;

/** `off`: the device asks for no place. `punch`: at the moment of a punch only. */
export const locationModes = ['off', 'punch'] as const;

/** Rules of a company for punches, as the person's device applies them. */
export const clockSettingsSchema = z.object({
  cost_code_rule: z.enum(fieldRules),
  note_rule: z.enum(fieldRules),
  location_mode: z.enum(locationModes),
});
export type ClockSettings = z.infer<typeof clockSettingsSchema>;

/**
 * What `my_identity()` answers: who the caller is and what their screens need on every start. Kept on
 * the device, so that the app opens and records without a network. A device may hold the record of
 * an older server: a field added later needs a `z._default`, or people who are offline
 * while the app is updated would no longer be known on their own phones.
 */
export const identitySchema = z.object({
  user_id: z.uuid(),
  /** Null for a login that is no person: a kiosk, or the platform's administrator. */
  person_id: z.nullable(z.uuid()),
  company_id: z.nullable(z.uuid()),
  /** A person whose last membership has ended: what they did before can still be handed in. */
  access_ended: z._default(z.boolean(), false),
  /** Null for a person who belongs to no company yet, or no longer. */
  role: z.nullable(z.enum(roles)),
  profile: z.nullable(
    z.object({
      first_name: z.string(),
      last_name: z.string(),
      language: z.enum(['en', 'es']),
      theme: z.enum(['company', 'light', 'dark']),
      profile_complete: z.boolean(),
      photo_url: z.nullable(z.string()),
    }),
  ),
  company: z.nullable(
    z.object({
      id: z.uuid(),
      name: z.string(),
      company_type: z.nullable(z.string()),
      logo_url: z.nullable(z.string()),
      brand_name: z.nullable(z.string()),
      time_zone: z.string(),
      /** Holds the branding: `resolveBranding`. */
      settings: z.record(z.string(), z.unknown()),
    }),
  ),
  clock_settings: z.nullable(clockSettingsSchema),
});
export type Identity = z.infer<typeof identitySchema>;
