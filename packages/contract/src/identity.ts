import { languages } from '@muster/domain/languages';
import * as s from './shape.ts';

export const roles = ['employee', 'supervisor', 'admin', 'super_admin', 'kiosk'] as const;
export type Role = (typeof roles)[number];

/** Whether something is asked for at a punch. */
export const fieldRules = ['off', 'optional', 'required'] as const;

/** `off`: the device asks for no place. `punch`: at the moment of a punch only. `trail`: between punches, too. */
export const locationModes = ['off', 'punch', 'trail'] as const;

/** Rules of a company for punches, as the person's device applies them. */
export const clockSettingsSchema = s.object({
  cost_code_rule: s.oneOf(fieldRules),
  note_rule: s.oneOf(fieldRules),
  location_mode: s.oneOf(locationModes),
  /** Minutes from one point of the trail to the next. */
  trail_minutes: s.withDefault(s.number, 5),
  /** The person has not answered the location notice yet. */
  asks_location: s.withDefault(s.boolean, false),
});
export type ClockSettings = s.Shaped<typeof clockSettingsSchema>;

/**
 * What `my_identity()` answers: who the caller is and what their screens need on every start. Kept on
 * the device, so that the app opens and records without a network. A device may hold the record of
 * an older server: a field added later needs a `withDefault`, or people who are offline
 * while the app is updated would no longer be known on their own phones.
 */
export const identitySchema = s.object({
  user_id: s.uuid,
  /** Null for a login that is no person: a kiosk, or the platform's administrator. */
  person_id: s.nullable(s.uuid),
  company_id: s.nullable(s.uuid),
  /** A person whose last membership has ended: what they did before can still be handed in. */
  access_ended: s.withDefault(s.boolean, false),
  /** Null for a person who belongs to no company yet, or no longer. */
  role: s.nullable(s.oneOf(roles)),
  profile: s.nullable(
    s.object({
      first_name: s.string,
      last_name: s.string,
      language: s.oneOf(languages),
      theme: s.oneOf(['company', 'light', 'dark']),
      profile_complete: s.boolean,
      photo_url: s.nullable(s.string),
    }),
  ),
  company: s.nullable(
    s.object({
      id: s.uuid,
      name: s.string,
      company_type: s.nullable(s.string),
      logo_url: s.nullable(s.string),
      brand_name: s.nullable(s.string),
      time_zone: s.string,
      /** Holds the branding: `resolveBranding`. */
      settings: s.record,
    }),
  ),
  /** While the platform has suspended the company: its people punch, and the rest waits. */
  suspension: s.withDefault(
    s.nullable(s.object({ reason: s.string, contact: s.string, by: s.string, since: s.string })),
    null,
  ),
  clock_settings: s.nullable(clockSettingsSchema),
});
export type Identity = s.Shaped<typeof identitySchema>;
