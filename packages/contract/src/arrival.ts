import * as z from 'zod/mini';

/**
 * For records made on a device: when the server received the record, and the time on the device's clock if that isn't
 * the time on record. Absent from older servers and for records that are still only on this device.
 */
export const arrivalShape = {
  received_at: z.optional(z.nullable(z.string())),
  stated_at: z.optional(z.nullable(z.string())),
};
