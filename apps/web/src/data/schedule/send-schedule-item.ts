import { refusalSchema } from '@muster/contract/verdict';
import * as z from 'zod/mini';
import type { OutboxServer } from '../client/outbox-call.ts';
import { sendForVerdict } from '../client/send-for-verdict.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';
import { availabilityKind, confirmationKind } from './schedule-items.ts';
import {
  availabilityPayloadSchema,
  confirmationPayloadSchema,
  timeOffPayloadSchema,
} from './schedule-payloads.ts';

const answerSchema = z.union([
  z.object({ verdict: z.enum(['applied', 'waits', 'replayed']) }),
  refusalSchema,
]);

/** Sends any item of the schedule; the server recognizes each that comes twice. */
export async function send(
  server: OutboxServer,
  item: OutboxItem,
  call: SenderCall,
): Promise<CallOutcome> {
  const { name, parameters } = requestOf(item);
  return sendForVerdict(server, item.id, name, parameters, call, answerSchema);
}

function requestOf({ kind, payload }: OutboxItem) {
  switch (kind) {
    case confirmationKind: {
      const { shift_id, sequence, confirmed_at } = confirmationPayloadSchema.parse(payload);
      return { name: 'confirm_shift', parameters: { shift_id, sequence, confirmed_at } };
    }
    case availabilityKind: {
      const read = availabilityPayloadSchema.parse(payload);
      return read.change === 'save'
        ? { name: 'save_availability', parameters: { availability: read.availability } }
        : { name: 'remove_availability', parameters: { id: read.id } };
    }
    default: {
      const { request } = timeOffPayloadSchema.parse(payload);
      return { name: 'request_time_off', parameters: { request } };
    }
  }
}
