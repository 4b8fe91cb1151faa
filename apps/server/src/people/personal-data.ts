import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));
const rowsSchema = z.optional(z.array(z.looseObject({ path: text })));

/** The parts of the results of `my_data` and `person_data` that the archive reads: photo, language and files. */
export const dataSchema = z.looseObject({
  profile: z.looseObject({ photo_url: text, language: text }),
  attachments: rowsSchema,
  jsa_clips: rowsSchema,
});
export type PersonalData = z.infer<typeof dataSchema>;
