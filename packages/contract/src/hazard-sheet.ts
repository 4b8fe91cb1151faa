import { languages } from '@muster/domain/languages';
import * as z from 'zod/mini';

/**
 * Request body of the function `hazard-sheet`, which returns the hazards matching a search as a
 * spreadsheet.
 */
export const hazardSheetRequestSchema = z.object({
  language: z.enum(languages),
  /** IANA name of the reader's time zone. */
  zone: z.string().check(z.maxLength(64)),
  /** The filter of `list_hazards`, which also validates it. */
  filter: z.record(z.string(), z.unknown()),
});
export type HazardSheetRequest = z.infer<typeof hazardSheetRequestSchema>;

/** A sheet has at most this many hazards, the first ones in the filter's order. */
export const mostSheetHazards = 10_000;
