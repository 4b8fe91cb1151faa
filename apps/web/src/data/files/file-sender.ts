import type { Upload, FileToUpload } from './upload.ts';
import type { OutboxServer } from '../client/outbox-call.ts';
import { codeInTime } from '../clock/code-in-time.ts';
import { fileItemKind, filePayloadOf } from '../outbox/kept-file.ts';
import { type CallOutcome, type Sender, unreachable } from '../outbox/sender.ts';
import type { OutboxStore } from '../outbox/store.ts';

export type FileStore = Pick<OutboxStore, 'readBytes' | 'readUpload' | 'keepUpload' | 'list'>;

/** Sends files one by one; those of a kind with its own upload go through that. */
export function createFileSender(
  server: OutboxServer,
  store: FileStore,
  uploadsByKind: ReadonlyMap<string, Upload>,
): Sender {
  return {
    kind: fileItemKind,
    maxBatch: 1,
    makesWay: true,
    send: async ([item], call) => {
      if (item === undefined) return { kind: 'answered', verdicts: [] };
      const { id } = item;
      const payload = filePayloadOf(item);
      const bytes = await store.readBytes(id);
      if (payload === null || bytes === null) return lost(id);
      const own = uploadsByKind.get(payload.record_kind);
      const upload = own ?? (await codeInTime(loadUpload, call.signal));
      if (upload === null) return unreachable;
      const items = await store.list(item.userId);
      const file: FileToUpload = {
        ...payload,
        id,
        bytes: new Blob([bytes], { type: payload.mime_type }),
        record: items.find((other) => other.id === item.follows) ?? null,
        resume: {
          read: () => store.readUpload(id),
          keep: (number) => store.keepUpload(id, number),
        },
      };
      return upload(server, file, call);
    },
  };
}

const loadUpload = async () => (await import('./upload-file.ts')).uploadFile;

/** Should never happen: shown to the person instead of retried forever. */
function lost(id: string): CallOutcome {
  return {
    kind: 'answered',
    verdicts: [{ id, result: 'attention', code: 'file_lost', answer: null }],
  };
}
