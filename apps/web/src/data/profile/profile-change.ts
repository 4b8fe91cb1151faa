import * as s from '@muster/contract/shape';
import type { OutboxItem } from '../outbox/item.ts';

export const profileItemKind = 'profile_change';
export const profilePayloadVersion = 1;
export const photoBucket = 'profile-photos';

const contactSchema = s.object({
  name: s.string,
  relationship: s.nullable(s.string),
  phone: s.string,
});

/** Profile fields that people change offline; `save_my_profile` takes the same fields. */
const changesSchema = s.object({
  first_name: s.optional(s.string),
  last_name: s.optional(s.string),
  phone: s.optional(s.nullable(s.string)),
  language: s.optional(s.string),
  theme: s.optional(s.string),
  /** A path in the person's own folder of `profile-photos`; null for none. */
  photo_url: s.optional(s.nullable(s.string)),
  emergency_contact: s.optional(s.nullable(contactSchema)),
  /** Read by features/notifications; the shell doesn't need its type. */
  quiet_hours: s.optional(s.record),
  /** Topics with their channel, such as `clock.email`. */
  notifications_off: s.optional(s.array(s.string)),
});
export type ProfileChanges = s.Shaped<typeof changesSchema>;

export const profilePayloadSchema = s.object({
  v: s.number,
  /** When the change was made, by the device's clock, corrected as a punch's is. */
  made_at: s.string,
  changes: changesSchema,
  /** The photo that this change replaces. */
  replaces: s.optional(s.nullable(s.string)),
});
export type ProfilePayload = s.Shaped<typeof profilePayloadSchema>;

/** Returns the changes in an item of this kind; null for items of other kinds. */
export function profileChangesOf({ kind, payload }: OutboxItem): ProfileChanges | null {
  if (kind !== profileItemKind) return null;
  const read = profilePayloadSchema.safeParse(payload);
  return read.success ? read.data.changes : null;
}

/**
 * Returns the changes saved here that a server answer, received at `asOfMs` of the device's clock, does not
 * contain yet. Refused ones are left out.
 */
export function pendingProfile(items: readonly OutboxItem[], asOfMs: number): ProfileChanges {
  const pending: ProfileChanges = {};
  for (const item of items) {
    if (isPending(item, asOfMs)) Object.assign(pending, profileChangesOf(item));
  }
  return pending;
}

function isPending({ progress }: OutboxItem, asOfMs: number): boolean {
  if (progress.state === 'attention') return progress.reason.by === 'call';
  return progress.state !== 'done' || progress.doneAtMs >= asOfMs;
}
