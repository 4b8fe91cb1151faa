import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** Request body of the function `anonymous-photo`: a photo of an anonymous report, and the report's ticket. */
export const anonymousPhotoSchema = z.object({
  company_id: z.uuid(),
  hazard_id: z.uuid(),
  photo_id: z.uuid(),
  ticket: z.string().check(z.minLength(20), z.maxLength(200)),
});

/** A storage path and token for uploading the photo within the next few minutes. */
export const anonymousPhotoAnswerSchema = z.union([
  z.object({ verdict: z.literal('ok'), path: z.string(), token: z.string() }),
  refusalSchema,
]);
