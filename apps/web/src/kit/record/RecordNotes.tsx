import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type RecordRef, pendingComments } from '../../data/comments/comment-item.ts';
import { commentsQuery, commentsTopic } from '../../data/comments/comments-query.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { useTopic } from '../../data/realtime/use-topic.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { CommentForm } from './CommentForm.tsx';
import { NotesView } from './NotesView.tsx';

/** How often to look for files that are still on their way from someone's phone. */
const filesEveryMs = 20_000;

/** Comments and files on a record of any registered kind: live, and with or without a network. */
export function RecordNotes({
  record,
  areFilesElsewhere = false,
}: {
  readonly record: RecordRef;
  /** The page shows the record's own files itself; here are those of the notes. */
  readonly areFilesElsewhere?: boolean;
}) {
  const { t, i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const { items } = useOutbox();
  const query = commentsQuery(user_id, record);
  const notes = useSnapshotQuery(query);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: query.queryKey });
  useTopic(commentsTopic(record), refresh);
  const read = notes.status === 'ready' ? notes.data : null;
  const shown = read !== null && areFilesElsewhere ? { ...read, files: [] } : read;
  const areFilesMissing =
    shown?.comments.some(({ files }) => files.some(({ is_stored }) => !is_stored)) === true ||
    shown?.files.some(({ is_stored }) => !is_stored) === true;
  const { kind, id } = record;
  useEffect(() => {
    if (!areFilesMissing) return;
    const { queryKey } = commentsQuery(user_id, { kind, id });
    const look = () => void queryClient.invalidateQueries({ queryKey });
    const timer = setInterval(look, filesEveryMs);
    return () => clearInterval(timer);
  }, [areFilesMissing, queryClient, user_id, kind, id]);

  const known = new Set(shown?.comments.map((comment) => comment.id));
  const pending = pendingComments(items, record, known);
  return (
    <Card title={t`Notes and files`} isFlush>
      {notes.status === 'loading' && <SkeletonRows count={2} />}
      {notes.status === 'failed' && pending.length === 0 && (
        <ErrorState title={t`Couldn’t load the notes`} onRetry={notes.retry}>
          {i18n._(describeError(notes.error))}
        </ErrorState>
      )}
      {(shown !== null || pending.length > 0) && (
        <NotesView record={record} notes={shown} pending={pending} />
      )}
      {/* Not known yet without a network: what may not be said is refused and kept for its author. */}
      {shown?.may_comment !== false && (
        <CommentForm record={record} mayAttach={shown?.may_attach !== false} />
      )}
    </Card>
  );
}
