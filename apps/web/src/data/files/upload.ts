import type { OutboxServer } from '../client/outbox-call.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { FilePayload } from '../outbox/kept-file.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';

/**
 * Sends one file. Never throws for what a network or a server can do. A file that is there already is
 * `done`; `partial` says that the server has more of it than before.
 */
export type Upload = (
  server: OutboxServer,
  file: FileToUpload,
  call: SenderCall,
) => Promise<CallOutcome>;

export type FileToUpload = FilePayload & {
  readonly id: string;
  readonly bytes: Blob;
  /** The record, as long as the device has it: what the server said of it is in its progress. */
  readonly record: OutboxItem | null;
  /** Remembers how an upload goes on, in the next call or after the next start. */
  readonly resume: {
    read(): Promise<string | null>;
    keep(upload: string): Promise<void>;
  };
};
