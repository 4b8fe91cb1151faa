import type { NotificationWords } from '@muster/contract/notices/define-notification';
import type { Database } from '../db/database.ts';
import type { MailAttachment } from '../mail/mail-message.ts';

/** A kind of message to people, as delivered. */
export type NotificationDefinition = NotificationWords & {
  /** Read or made when the email is sent. */
  readonly attachments?: (
    payload: unknown,
    database: Database,
  ) => Promise<readonly MailAttachment[]>;
};
