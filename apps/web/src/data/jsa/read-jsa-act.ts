import { approvedJsaSchema, endedJsaSchema, signedJsaSchema } from '@muster/contract/jsa';
import * as z from 'zod/mini';
import type { OutboxItem } from '../outbox/item.ts';
import { type JsaAct, jsaActKind } from './jsa-act.ts';

export const jsaActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('sign'), jsa_id: z.uuid(), signed: signedJsaSchema }),
  z.object({ act: z.literal('approve'), jsa_id: z.uuid(), approved: approvedJsaSchema }),
  z.object({ act: z.literal('end'), jsa_id: z.uuid(), ended: endedJsaSchema }),
]);

/** Returns the act in an item; null if it is something else or can't be read. */
export function jsaActOf({ kind, payload }: OutboxItem): JsaAct | null {
  if (kind !== jsaActKind) return null;
  const read = jsaActSchema.safeParse(payload);
  return read.success ? read.data : null;
}
