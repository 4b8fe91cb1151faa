import * as z from 'zod/mini';
import { arrivalShape } from './arrival.ts';
import { refusalSchema } from './verdict.ts';

/** How large a file of a record may be; the bucket `attachments` takes the same. */
export const mostAttachmentBytes = 10_000_000;
/** With one comment. */
export const mostAttachments = 10;
export const mostCommentLetters = 4000;

const personSchema = z.object({ person_id: z.uuid(), name: z.string() });

export const attachmentSchema = z.object({
  id: z.uuid(),
  /** In the bucket `attachments`. */
  path: z.string(),
  mime_type: z.string(),
  size: z.int(),
  caption: z.nullable(z.string()),
  created_at: z.string(),
  /** True when its bytes have arrived. */
  is_stored: z.boolean(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

const commentSchema = z.object({
  id: z.uuid(),
  person: personSchema,
  is_own: z.boolean(),
  /** Null where there are only files, and once it is deleted. */
  body: z.nullable(z.string()),
  mentions: z.array(personSchema),
  made_at: z.string(),
  ...arrivalShape,
  edited_at: z.nullable(z.string()),
  deleted_at: z.nullable(z.string()),
  files: z.array(attachmentSchema),
});
export type RecordComment = z.infer<typeof commentSchema>;

/** What `record_comments` answers: the last fifty, oldest first. */
export const recordCommentsSchema = z.object({
  verdict: z.literal('ok'),
  may_comment: z.boolean(),
  may_attach: z.boolean(),
  has_older: z.boolean(),
  /** Those of the record itself. */
  files: z.array(attachmentSchema),
  comments: z.array(commentSchema),
});
export type RecordComments = z.infer<typeof recordCommentsSchema>;
export const recordCommentsAnswerSchema = z.union([recordCommentsSchema, refusalSchema]);

/** What `record_people` answers. */
export const recordPeopleAnswerSchema = z.union([
  z.object({ verdict: z.literal('ok'), people: z.array(personSchema) }),
  refusalSchema,
]);
export type RecordPerson = z.infer<typeof personSchema>;
