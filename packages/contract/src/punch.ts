import * as z from 'zod/mini';
import { breakKinds, kioskPunchVersion, punchKinds, punchPayloadVersion } from './punches.ts';

export const punchLocationSchema = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
  /** Radius in meters that contains the true place with 68 % probability. */
  accuracy_m: z.number().check(z.nonnegative()),
  /** Milliseconds between the fix and the punch. */
  age_ms: z.number().check(z.nonnegative()),
  mock: z.boolean(),
});
export type PunchLocation = z.infer<typeof punchLocationSchema>;

/**
 * One item of a `record_punches` batch, as the device wrote it at the moment of the punch. It never
 * changes afterward: the server refuses a second payload under the same id (verdict `conflict`).
 */
export const punchSchema = z.object({
  id: z.uuid(),
  v: z.literal([punchPayloadVersion, kioskPunchVersion]),
  person_id: z.uuid(),
  kind: z.enum(punchKinds),
  /** Only with `break_start`: a meal is unpaid, a rest is paid. */
  break_kind: z.nullable(z.enum(breakKinds)),
  device_id: z.uuid(),
  /** Increases by one with each punch on the device, which gives the order of its punches. */
  device_seq: z.int().check(z.nonnegative()),
  /** The device's clock at the punch, RFC 3339 in UTC with milliseconds. */
  device_at: z.iso.datetime(),
  /** IANA zone of the device and its offset at that instant. */
  zone: z.string().check(z.minLength(1), z.maxLength(64)),
  utc_offset_minutes: z.int().check(z.minimum(-840), z.maximum(840)),
  /** Device clock minus server clock; null if never measured. */
  skew_ms: z.nullable(z.int()),
  /**
   * Monotonic milliseconds since the skew was measured during the same boot; null after a reboot.
   */
  skew_age_ms: z.nullable(z.int().check(z.nonnegative())),
  /** True when the device had a connection at the punch. */
  online: z.boolean(),
  /** The time that a person stated instead: for a forgotten clock-out, or a crew's common time. */
  claimed_at: z.nullable(z.iso.datetime()),
  project_id: z.nullable(z.uuid()),
  cost_code_id: z.nullable(z.uuid()),
  note: z.nullable(z.string().check(z.maxLength(500))),
  location: z.nullable(punchLocationSchema),
  /** Asked for if the location is clearly outside every site of the project. */
  outside_reason: z.nullable(z.string().check(z.maxLength(500))),
  /** Only from a kiosk: how it checked the person's PIN. */
  pin_check: z.nullable(z.enum(['online', 'offline'])),
  /**
   * From version 2 on: proof that the PIN was entered on this tablet for this punch
   * (`pinProofText`).
   */
  pin_proof: z.optional(z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/)))),
  /** From version 2 on: a picture taken with the punch and sent before it. */
  photo_id: z.optional(z.nullable(z.uuid())),
});
export type Punch = z.infer<typeof punchSchema>;
