import type { OutboxServer } from '../client/outbox-call.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { FilePayload } from '../outbox/kept-file.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';

/**
 * Uploads one file. Never throws for a network or server failure. A file that already exists is `done`; `partial` means
 * that the server has more of the file than before.
 */
export type Upload = (
  server: OutboxServer,
  file: FileToUpload,
  call: SenderCall,
) => Promise<CallOutcome>;

export type FileToUpload = FilePayload & {
  readonly id: string;
  readonly bytes: Blob;
  /** The file's record, while the device has it; its progress includes the server's answer. */
  readonly record: OutboxItem | null;
  /** Remembers how to resume an upload, in the next call or after the next start. */
  readonly resume: {
    read(): Promise<string | null>;
    keep(upload: string): Promise<void>;
  };
};
