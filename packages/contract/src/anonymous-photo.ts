import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** What the function `anonymous-photo` takes: a photo of an anonymous report, and the ticket for it. */
export const anonymousPhotoSchema = z.object({
  company_id: z.uuid(),
  hazard_id: z.uuid(),
  photo_id: z.uuid(),
  ticket: z.string().check(z.minLength(20), z.maxLength(200)),
});

/** Where the photo may be uploaded during the next minutes. */
export const anonymousPhotoAnswerSchema = z.union([
  z.object({ verdict: z.literal('ok'), path: z.string(), token: z.string() }),
  refusalSchema,
]);
