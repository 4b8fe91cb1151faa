import { Trans, useLingui } from '@lingui/react/macro';
import type { RecordComment } from '@muster/contract/comments';
import { useState } from 'react';
import type { RecordRef } from '../../data/comments/comment-item.ts';
import { useChangeComment } from '../../data/comments/use-change-comment.ts';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { PersonAvatar } from '../person/PersonAvatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { ReceivedLate } from '../../ui/time/ReceivedLate.tsx';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { readerZone } from '../../ui/time/use-time-words.ts';
import { FileStrip } from './FileStrip.tsx';
import { MentionedText } from './MentionedText.tsx';

type CommentRowProps = { readonly record: RecordRef; readonly comment: RecordComment };

/** One note: who said what and when, with its files. Its author can change or delete it. */
export function CommentRow({ record, comment }: CommentRowProps) {
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read');
  const done = () => setMode('read');
  return (
    <li className="space-y-2 px-4 py-3 md:px-5">
      <p className="flex flex-wrap justify-between gap-x-4 text-14 text-ink-3">
        <span className="flex min-w-0 items-center gap-2">
          <PersonAvatar name={comment.person.name} personId={comment.person.person_id} size="sm" />
          <bdi className="min-w-0 font-medium text-ink-1">{comment.person.name}</bdi>
        </span>
        <span>
          <TimeOfDay atMs={Date.parse(comment.made_at)} zone={readerZone()} withDay />
          {comment.edited_at !== null && comment.deleted_at === null && (
            <>
              {' · '}
              <Trans>edited</Trans>
            </>
          )}
        </span>
      </p>
      {comment.deleted_at === null && <ReceivedLate at={comment.made_at} arrival={comment} />}
      {comment.deleted_at !== null ? (
        <p className="text-ink-3 italic">
          <Trans>This note was deleted.</Trans>
        </p>
      ) : (
        mode !== 'edit' &&
        comment.body !== null && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            <MentionedText text={comment.body} people={comment.mentions} />
          </p>
        )
      )}
      {comment.files.length > 0 && <FileStrip files={comment.files} />}
      {comment.is_own && comment.deleted_at === null && mode === 'read' && (
        <div className="-ml-3 flex gap-2">
          {comment.body !== null && (
            <Button size="sm" variant="quiet" onClick={() => setMode('edit')}>
              <Trans>Edit</Trans>
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => setMode('delete')}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      )}
      {mode === 'edit' && <EditForm record={record} comment={comment} onDone={done} />}
      {mode === 'delete' && <DeleteQuestion record={record} comment={comment} onDone={done} />}
    </li>
  );
}

type ChangeProps = CommentRowProps & { readonly onDone: () => void };

function EditForm({ record, comment, onDone }: ChangeProps) {
  const { t, i18n } = useLingui();
  const change = useChangeComment(record);
  const offlineReason = useNeedsNetwork();
  const [body, setBody] = useState(comment.body ?? '');
  const mentions = comment.mentions.filter(({ name }) => body.includes(`@${name}`));
  const save = async () => {
    const ids = mentions.map(({ person_id }) => person_id);
    await change
      .mutateAsync({ do: 'edit', id: comment.id, body, mentions: ids })
      .then(onDone, () => {
        // Said below.
      });
  };
  return (
    <div className="space-y-3">
      <TextArea
        label={t`Note`}
        value={body}
        maxLength={4000}
        error={change.error === null ? undefined : i18n._(describeError(change.error))}
        onChange={(event) => setBody(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          isBusy={change.isPending}
          disabledReason={offlineReason ?? (body.trim() === '' ? t`Write something first.` : null)}
          onClick={() => void save()}
        >
          <Trans>Save</Trans>
        </Button>
        <Button size="sm" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}

function DeleteQuestion({ record, comment, onDone }: ChangeProps) {
  const { i18n } = useLingui();
  const change = useChangeComment(record);
  const offlineReason = useNeedsNetwork();
  return (
    <fieldset className="space-y-2 rounded-control bg-surface-2 p-3">
      <legend className="sr-only">
        <Trans>Delete note</Trans>
      </legend>
      <p className="text-14">
        <Trans>Delete this note and its files for everyone?</Trans>
      </p>
      {change.error !== null && (
        <p role="alert" className="text-14 text-danger-ink">
          {i18n._(describeError(change.error))}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="dangerQuiet"
          isBusy={change.isPending}
          disabledReason={offlineReason}
          onClick={() => change.mutate({ do: 'delete', id: comment.id }, { onSuccess: onDone })}
        >
          <Trans>Delete note</Trans>
        </Button>
        <Button size="sm" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
