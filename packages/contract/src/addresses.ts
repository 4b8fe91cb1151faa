import { languages } from '@muster/domain/languages';
import * as z from 'zod/mini';

/** What the function `find-address` takes. */
export const addressSearchSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
  /** In which the places are named. */
  language: z.enum(languages),
});

/** Where something is, in degrees. */
const foundPlaceSchema = z.object({
  name: z.string(),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
});
export type FoundPlace = z.infer<typeof foundPlaceSchema>;

/** The likeliest first. */
export const foundPlacesSchema = z.object({ places: z.array(foundPlaceSchema) });
