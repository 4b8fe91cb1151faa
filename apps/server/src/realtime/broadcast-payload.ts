import * as z from 'zod';

import { envelopeOf, UserBroadcast } from './frames.ts';
import type { Broadcast } from './hub.ts';
import { isName } from './names.ts';

const payloadSchema = z.looseObject({ event: z.string() });

/** Converts a client's broadcast to the form that everyone else gets; null if it names no event. */
export function broadcastFrom(
  payload: unknown,
  topic: string,
  isPrivate: boolean,
): Broadcast | null {
  if (payload instanceof UserBroadcast) {
    if (!isName(payload.event)) return null;
    return { topic, isPrivate, envelope: envelopeOf(payload), userBroadcast: payload };
  }
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return null;
  const envelope = JSON.stringify({ ...parsed.data, type: 'broadcast' });
  return { topic, isPrivate, envelope, userBroadcast: null };
}

export function sizeOf({ envelope, userBroadcast }: Broadcast): number {
  return userBroadcast?.content.length ?? Buffer.byteLength(envelope ?? '');
}
