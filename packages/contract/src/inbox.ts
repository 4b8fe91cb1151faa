import * as s from './shape.ts';

/** Messages to the reader, newest first; the words of each are those of its kind in `notices`. */
export const inboxSchema = s.object({
  items: s.array(
    s.object({
      id: s.uuid,
      /** Of `notificationKinds`, or one that a newer server knows. */
      kind: s.string,
      arguments: s.record,
      at: s.string,
      is_read: s.boolean,
    }),
  ),
});
export type Inbox = s.Shaped<typeof inboxSchema>;
export type InboxItem = Inbox['items'][number];

/** `my_inbox`. */
export const inboxAnswerSchema = s.either(
  inboxSchema,
  s.object({ verdict: s.oneOf(['refused']), reason: s.string, detail: s.optional(s.string) }),
);
