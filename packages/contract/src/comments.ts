import * as z from 'zod/mini';
import { arrivalShape } from './arrival.ts';
import { refusalSchema } from './verdict.ts';

/** Size limit of a record's file; the bucket `attachments` has the same. */
export const mostAttachmentBytes = 10_000_000;
/** The most files with one comment. */
export const mostAttachments = 10;
export const mostCommentLetters = 4000;

const personSchema = z.object({ person_id: z.uuid(), name: z.string() });

export const attachmentSchema = z.object({
  id: z.uuid(),
  /** Path in the bucket `attachments`. */
  path: z.string(),
  mime_type: z.string(),
  size: z.int(),
  caption: z.nullable(z.string()),
  created_at: z.string(),
  /** True once its contents are uploaded. */
  is_stored: z.boolean(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

const commentSchema = z.object({
  id: z.uuid(),
  person: personSchema,
  is_own: z.boolean(),
  /** Null if the comment has only files or was deleted. */
  body: z.nullable(z.string()),
  mentions: z.array(personSchema),
  made_at: z.string(),
  ...arrivalShape,
  edited_at: z.nullable(z.string()),
  deleted_at: z.nullable(z.string()),
  files: z.array(attachmentSchema),
});
export type RecordComment = z.infer<typeof commentSchema>;

/** Response of `record_comments`: the last fifty, oldest first. */
export const recordCommentsSchema = z.object({
  verdict: z.literal('ok'),
  may_comment: z.boolean(),
  may_attach: z.boolean(),
  has_older: z.boolean(),
  /** Files attached to the record itself. */
  files: z.array(attachmentSchema),
  comments: z.array(commentSchema),
});
export type RecordComments = z.infer<typeof recordCommentsSchema>;
export const recordCommentsAnswerSchema = z.union([recordCommentsSchema, refusalSchema]);

/** Response of `record_people`. */
export const recordPeopleAnswerSchema = z.union([
  z.object({ verdict: z.literal('ok'), people: z.array(personSchema) }),
  refusalSchema,
]);
export type RecordPerson = z.infer<typeof personSchema>;
