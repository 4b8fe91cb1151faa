import { UserBroadcast } from './frames.ts';
import { envelopeFor, type Broadcast } from './hub.ts';

/** The parts of a row of `realtime.messages` that sockets need: JSON as text, or bytes. */
export type StoredMessage = {
  readonly id: string;
  readonly event: string;
  readonly payload: string;
  readonly bytes: Uint8Array | null;
};

export const storedColumns = `id, coalesce(event, '') as event,
  coalesce(payload::text, 'null') as payload, binary_payload as bytes`;

/**
 * Returns the form in which such a message is sent.
 * @param meta Data about it apart from its content.
 */
export function storedContent(
  { event, payload, bytes }: Omit<StoredMessage, 'id'>,
  meta: object,
): Pick<Broadcast, 'envelope' | 'userBroadcast'> {
  if (bytes === null) return { envelope: envelopeFor(event, payload, meta), userBroadcast: null };
  return {
    envelope: null,
    userBroadcast: new UserBroadcast(event, false, Buffer.from(bytes), meta),
  };
}
