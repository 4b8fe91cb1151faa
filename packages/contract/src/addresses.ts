import { languages } from '@muster/domain/languages';
import * as z from 'zod/mini';

/** Request body of the function `find-address`. */
export const addressSearchSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
  /** The language of the place names in the response. */
  language: z.enum(languages),
});

/** A named place with its coordinates in degrees. */
const foundPlaceSchema = z.object({
  name: z.string(),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
});
export type FoundPlace = z.infer<typeof foundPlaceSchema>;

/** Best match first. */
export const foundPlacesSchema = z.object({ places: z.array(foundPlaceSchema) });
