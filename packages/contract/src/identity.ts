import { languages } from '@muster/domain/languages';
import * as s from './shape.ts';

export const roles = ['employee', 'supervisor', 'admin', 'super_admin', 'kiosk'] as const;
export type Role = (typeof roles)[number];

/** Whether a field is asked for at a punch. */
export const fieldRules = ['off', 'optional', 'required'] as const;

/**
 * `off`: the device doesn't ask for a location. `punch`: only at the moment of a punch. `trail`: between punches, too.
 */
export const locationModes = ['off', 'punch', 'trail'] as const;

/** A company's rules for punches, as the person's device applies them. */
export const clockSettingsSchema = s.object({
  cost_code_rule: s.oneOf(fieldRules),
  note_rule: s.oneOf(fieldRules),
  location_mode: s.oneOf(locationModes),
  /** Minutes between two points of the trail. */
  trail_minutes: s.withDefault(s.number, 5),
  /** The person has not answered the location notice yet. */
  asks_location: s.withDefault(s.boolean, false),
});
export type ClockSettings = s.Shaped<typeof clockSettingsSchema>;

/**
 * Response of `my_identity()`: who the caller is, and what their screens need on every start. It is kept on the device,
 * so that the app opens and records time offline. A device may have the record of an older server: a field added later
 * needs a `withDefault`, or people who are offline while the app updates would no longer be recognized on their own
 * phones.
 */
export const identitySchema = s.object({
  user_id: s.uuid,
  /** Null for a login that isn't a person: a kiosk, or the platform's administrator. */
  person_id: s.nullable(s.uuid),
  company_id: s.nullable(s.uuid),
  /** A person whose last membership has ended: what they did before can still be sent. */
  access_ended: s.withDefault(s.boolean, false),
  /** Null for a person who doesn't belong to a company yet, or no longer does. */
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
      /** Contains the branding: see `resolveBranding`. */
      settings: s.record,
    }),
  ),
  /** Set while the platform has suspended the company: its people can punch; everything else waits. */
  suspension: s.withDefault(
    s.nullable(s.object({ reason: s.string, contact: s.string, by: s.string, since: s.string })),
    null,
  ),
  clock_settings: s.nullable(clockSettingsSchema),
});
export type Identity = s.Shaped<typeof identitySchema>;
