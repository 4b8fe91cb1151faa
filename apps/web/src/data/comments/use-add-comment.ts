import { useData } from '../data-context.tsx';
import { useIdentity } from '../identity/use-account.ts';
import { withoutFiles } from '../outbox/kept-file.ts';
import type { RecordRef } from './comment-item.ts';
import { commentKind, type NewAttachment } from './comment-kind.ts';

type Said = {
  /** The same for each try: one that failed may have been kept. */
  readonly id: string;
  readonly body: string | null;
  readonly mentions: readonly string[];
  readonly files: readonly NewAttachment[];
  /** For a device that has no room for the files. */
  readonly isTextOnly?: boolean;
};

/** Keeps a comment of the current person, with a network or without one. Throws `StorageError`. */
export function useAddComment(record: RecordRef): (said: Said) => Promise<void> {
  const { outbox, clock } = useData();
  const { user_id, person_id, company_id } = useIdentity();
  return async ({ isTextOnly = false, ...said }) => {
    const made = { ...said, record, companyId: company_id ?? '', madeAtMs: clock.nowMs() };
    const author = { userId: user_id, personId: person_id ?? user_id };
    const draft = commentKind.toItem(isTextOnly ? { ...made, files: [] } : made, author);
    await outbox.add(isTextOnly ? withoutFiles(draft) : draft);
  };
}
