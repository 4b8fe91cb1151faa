import * as s from './shape.ts';

/** Messages to the reader, newest first; the texts of each kind are in `notices`. */
export const inboxSchema = s.object({
  items: s.array(
    s.object({
      id: s.uuid,
      /** One of `notificationKinds`, or a kind that only a newer server knows. */
      kind: s.string,
      arguments: s.record,
      at: s.string,
      is_read: s.boolean,
    }),
  ),
});
export type Inbox = s.Shaped<typeof inboxSchema>;
export type InboxItem = Inbox['items'][number];

/** Response of `my_inbox`. */
export const inboxAnswerSchema = s.either(
  inboxSchema,
  s.object({ verdict: s.oneOf(['refused']), reason: s.string, detail: s.optional(s.string) }),
);
