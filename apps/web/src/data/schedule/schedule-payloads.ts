import { availabilitySchema } from '@muster/contract/schedule';
import { timeOffDraftSchema } from '@muster/contract/time-off';
import * as z from 'zod/mini';

export const confirmationPayloadSchema = z.object({
  shift_id: z.uuid(),
  sequence: z.int(),
  confirmed_at: z.string(),
});

export const availabilityPayloadSchema = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('save'),
    availability: z.omit(availabilitySchema, { person_id: true }),
  }),
  z.object({ change: z.literal('remove'), id: z.uuid() }),
]);

export const timeOffPayloadSchema = z.object({ request: timeOffDraftSchema });
