import { languages } from '@muster/domain/languages';
import * as z from 'zod/mini';

/** What the function `hazard-sheet` answers as a spreadsheet: the hazards that a search finds. */
export const hazardSheetRequestSchema = z.object({
  language: z.enum(languages),
  /** IANA name of the zone in which the reader reads times. */
  zone: z.string().check(z.maxLength(64)),
  /** As `list_hazards` takes and checks it. */
  filter: z.record(z.string(), z.unknown()),
});
export type HazardSheetRequest = z.infer<typeof hazardSheetRequestSchema>;

/** A sheet has the first ones by the order of the filter. */
export const mostSheetHazards = 10_000;
