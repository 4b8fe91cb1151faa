import { codeInTime } from '../clock/code-in-time.ts';
import type { OutboxKind } from '../outbox/kind.ts';
import { unreachable } from '../outbox/sender.ts';
import type { CommentPayload, RecordRef } from './comment-item.ts';
import { commentItemKind, commentPayloadVersion } from './comment-name.ts';

type MadeComment = {
  readonly id: string;
  readonly companyId: string;
  readonly record: RecordRef;
  /** Null if there are only files. */
  readonly body: string | null;
  readonly mentions: readonly string[];
  readonly files: readonly NewAttachment[];
  readonly madeAtMs: number;
};

/** A file that is sent with a comment. */
export type NewAttachment = {
  readonly id: string;
  readonly bytes: Blob;
  readonly caption: string | null;
};

/** A comment on a record. Comments on the same record arrive in the order in which they were made. */
export const commentKind: OutboxKind<MadeComment> = {
  name: commentItemKind,
  toItem: ({ id, companyId, record, body, mentions, files, madeAtMs }, author) => ({
    id,
    kind: commentItemKind,
    ...author,
    causalKey: `comments:${record.kind}:${record.id}`,
    payloadVersion: commentPayloadVersion,
    payload: () =>
      ({
        v: commentPayloadVersion,
        record_kind: record.kind,
        record_id: record.id,
        body,
        mentions: [...mentions],
        captions: files.map(({ caption }) => caption),
        made_at: new Date(madeAtMs).toISOString(),
      }) satisfies CommentPayload,
    files: files.map((file) => ({
      id: file.id,
      purpose: 'attachment',
      bytes: file.bytes,
      bucket: 'attachments',
      path: `${companyId}/${record.kind}/${record.id}/${file.id}`,
    })),
  }),
  createSender: (server) => ({
    kind: commentItemKind,
    maxBatch: 1,
    send: async ([item], call) => {
      const module = await codeInTime(() => import('./send-comment.ts'), call.signal);
      return module === null ? unreachable : module.sendComment(server, item, call);
    },
  }),
};
