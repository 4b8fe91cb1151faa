import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RecordComments } from '@muster/contract/comments';
import Clock from 'lucide-react/icons/clock';
import type { CommentPayload, RecordRef } from '../../data/comments/comment-item.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { List } from '../../ui/List.tsx';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { readerZone } from '../../ui/time/use-time-words.ts';
import { CommentRow } from './CommentRow.tsx';
import { FileStrip } from './FileStrip.tsx';

type NotesViewProps = {
  readonly record: RecordRef;
  /** Null while only what this device keeps is known. */
  readonly notes: RecordComments | null;
  readonly pending: readonly { readonly item: OutboxItem; readonly comment: CommentPayload }[];
};

/** The notes of a record, oldest first, and behind them what this device has still to send. */
export function NotesView({ record, notes, pending }: NotesViewProps) {
  const { t } = useLingui();
  const comments = notes?.comments ?? [];
  const files = notes?.files ?? [];
  if (comments.length + files.length + pending.length === 0) {
    return (
      <p className="px-4 py-3 text-ink-3 md:px-5">
        <Trans>No notes yet. Write the first one, or add a photo.</Trans>
      </p>
    );
  }
  return (
    <>
      {files.length > 0 && (
        <div className="border-b border-line px-4 py-3 md:px-5">
          <FileStrip files={files} />
        </div>
      )}
      <List label={t`Notes`}>
        {notes?.has_older === true && (
          <li className="px-4 py-3 text-14 text-ink-3 md:px-5">
            <Trans>Only the 50 most recent notes are shown.</Trans>
          </li>
        )}
        {comments.map((comment) => (
          <CommentRow key={comment.id} record={record} comment={comment} />
        ))}
        {pending.map(({ item, comment }) => (
          <li key={item.id} className="space-y-1 px-4 py-3 md:px-5">
            <p className="flex flex-wrap justify-between gap-x-4 text-14 text-ink-3">
              <span className="font-medium text-ink-1">
                <Trans>You</Trans>
              </span>
              <TimeOfDay atMs={Date.parse(comment.made_at)} zone={readerZone()} withDay />
            </p>
            {comment.body !== null && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {comment.body}
              </p>
            )}
            <p className="flex items-center gap-2 text-14 text-ink-3">
              <Clock aria-hidden className="size-4 shrink-0" />
              {item.files === undefined ? (
                <Trans>Saved on this device, waiting to sync</Trans>
              ) : (
                <Plural
                  value={item.files.length}
                  one="Saved on this device with # file, waiting to sync"
                  other="Saved on this device with # files, waiting to sync"
                />
              )}
            </p>
          </li>
        ))}
      </List>
    </>
  );
}
