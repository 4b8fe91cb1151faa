import * as z from 'zod/mini';

/**
 * Of what a device made: when the server got it, and what the device's clock said where that is not the time that is
 * kept. Absent from older servers and from what is only on this device.
 */
export const arrivalShape = {
  received_at: z.optional(z.nullable(z.string())),
  stated_at: z.optional(z.nullable(z.string())),
};
