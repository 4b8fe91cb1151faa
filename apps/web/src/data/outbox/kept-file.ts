import type { FileDraft } from './outbox-draft.ts';
import * as s from '@muster/contract/shape';
import { sha256 } from '../../platform/sha256.ts';
import type { FileFacts, OutboxItem } from './item.ts';
import type { OutboxDraft } from './outbox-draft.ts';

export const fileItemKind = 'file';
const filePayloadVersion = 1;

/** The payload of a file's item; its bytes are stored elsewhere. */
export const filePayloadSchema = s.object({
  record_id: s.string,
  record_kind: s.string,
  bucket: s.string,
  path: s.string,
  purpose: s.string,
  mime_type: s.string,
  size: s.number,
  sha256: s.string,
});
export type FilePayload = s.Shaped<typeof filePayloadSchema>;

/** Returns the file payload in an item; null for items of other kinds. */
export function filePayloadOf({ kind, payload }: Pick<OutboxItem, 'kind' | 'payload'>) {
  if (kind !== fileItemKind) return null;
  const read = filePayloadSchema.safeParse(payload);
  return read.success ? read.data : null;
}

/** A record's draft with its files' metadata, and the drafts of the files. */
export type Bundle = {
  readonly draft: OutboxDraft;
  readonly facts: readonly FileFacts[];
  readonly files: readonly { readonly draft: OutboxDraft; readonly bytes: ArrayBuffer }[];
};

/** Reads the bytes before the transaction starts, because a transaction would not wait for them. */
export async function bundle(record: OutboxDraft): Promise<Bundle> {
  const files = await Promise.all((record.files ?? []).map((file) => fileOf(record, file)));
  return { draft: record, facts: files.map(({ facts }) => facts), files };
}

async function fileOf(record: OutboxDraft, { id, purpose, bytes: blob, bucket, path }: FileDraft) {
  const bytes = await blob.arrayBuffer();
  const facts = {
    id,
    purpose,
    mimeType: blob.type,
    size: bytes.byteLength,
    sha256: await sha256(bytes),
  } satisfies FileFacts;
  const payload = {
    record_id: record.id,
    record_kind: record.kind,
    bucket,
    path,
    purpose,
    mime_type: facts.mimeType,
    size: facts.size,
    sha256: facts.sha256,
  } satisfies FilePayload;
  const draft: OutboxDraft = {
    id,
    kind: fileItemKind,
    userId: record.userId,
    personId: record.personId,
    // A key of its own: nothing waits for it.
    causalKey: `file:${id}`,
    payloadVersion: filePayloadVersion,
    payload: () => payload,
  };
  return { draft, bytes, facts };
}

/** Returns the record without its files, for a device without room for them. */
export function withoutFiles(record: OutboxDraft): OutboxDraft {
  const { files: _, ...rest } = record;
  return rest;
}
