import { Trans, useLingui } from '@lingui/react/macro';
import { mostAttachments, mostCommentLetters } from '@muster/contract/comments';
import AtSign from 'lucide-react/icons/at-sign';
import Camera from 'lucide-react/icons/camera';
import Paperclip from 'lucide-react/icons/paperclip';
import { Suspense, useState } from 'react';
import type { RecordRef } from '../../data/comments/comment-item.ts';
import type { NewAttachment } from '../../data/comments/comment-kind.ts';
import { useAddComment } from '../../data/comments/use-add-comment.ts';
import { describeError } from '../../data/errors/words.ts';
import { StorageError } from '../../data/storage/connection.ts';
import { randomId } from '../../platform/random-id.ts';
import { Banner } from '../../ui/Banner.tsx';
import { iconsWhereNarrow } from '../../ui/button-styles.ts';
import { Button } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { attachmentAccept, prepareAttachment } from './prepare-attachment.ts';
import { useAttachmentWords } from './use-attachment-words.ts';

const MentionSheet = lazyPart(async () => ({
  default: (await import('./MentionSheet.tsx')).MentionSheet,
}));

type CommentFormProps = { readonly record: RecordRef; readonly mayAttach: boolean };

type Draft = {
  /** The same for each try: one that failed may have been kept. */
  readonly id: string;
  readonly text: string;
  readonly mentioned: readonly { readonly person_id: string; readonly name: string }[];
  readonly files: readonly NewAttachment[];
};

const newDraft = (): Draft => ({ id: randomId(), text: '', mentioned: [], files: [] });

/** Writes a note, with photos and files; safe on the device before it says "saved". */
export function CommentForm({ record, mayAttach }: CommentFormProps) {
  const { t, i18n } = useLingui();
  const add = useAddComment(record);
  const attachmentWords = useAttachmentWords();
  const [draft, setDraft] = useState(newDraft);
  const [error, setError] = useState<unknown>(null);
  const [fileTrouble, setFileTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isMentioning, setMentioning] = useState(false);
  const body = draft.text.trim();
  const isFull = error instanceof StorageError && error.trouble === 'no_room';

  async function pick(file: File): Promise<void> {
    setFileTrouble(null);
    setBusy(true);
    try {
      const bytes = await prepareAttachment(file);
      setDraft((before) =>
        before.files.length >= mostAttachments
          ? before
          : { ...before, files: [...before.files, { id: randomId(), bytes, caption: null }] },
      );
    } catch (failure) {
      setFileTrouble(attachmentWords(failure));
    } finally {
      setBusy(false);
    }
  }

  async function save(isTextOnly: boolean): Promise<void> {
    setBusy(true);
    try {
      await add({
        id: draft.id,
        body: body === '' ? null : body,
        mentions: [
          ...new Set(
            draft.mentioned
              .filter(({ name }) => body.includes(`@${name}`))
              .map(({ person_id }) => person_id),
          ),
        ],
        files: draft.files,
        isTextOnly,
      });
      setDraft(newDraft());
      setError(null);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      aria-label={t`New note`}
      className="@container print:hidden space-y-3 border-t border-line px-4 py-4 md:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save(false);
      }}
    >
      {error !== null && (
        <Banner tone="danger">
          <p>{i18n._(describeError(error))}</p>
          {isFull && draft.files.length > 0 && body !== '' && (
            <Button size="sm" isBusy={isBusy} onClick={() => void save(true)}>
              <Trans>Save note without files</Trans>
            </Button>
          )}
        </Banner>
      )}
      <TextArea
        label={t`Note`}
        rows={2}
        maxLength={mostCommentLetters}
        value={draft.text}
        error={fileTrouble ?? undefined}
        onChange={(event) => setDraft({ ...draft, text: event.target.value })}
      />
      {draft.files.length > 0 && (
        <ul aria-label={t`Files to add`} className="flex flex-wrap gap-2">
          {draft.files.map(({ id, bytes }, index) => (
            <li key={id} className="flex items-center gap-2 rounded-chip bg-surface-2 px-3 text-14">
              {bytes.type.startsWith('image/') ? t`Photo ${index + 1}` : t`Document ${index + 1}`}
              <Button
                size="sm"
                variant="quiet"
                onClick={() =>
                  setDraft({ ...draft, files: draft.files.filter((file) => file.id !== id) })
                }
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-start justify-end gap-2 [&>span]:items-end">
        <div className={`mr-auto flex flex-wrap gap-2 ${iconsWhereNarrow}`}>
          {mayAttach && (
            <>
              <FileButton
                fileLabel={t`Take a photo`}
                accept="image/*"
                capture="environment"
                icon={Camera}
                onPick={(file) => void pick(file)}
              >
                <Trans>Take a photo</Trans>
              </FileButton>
              <FileButton
                fileLabel={t`Add files`}
                accept={attachmentAccept}
                isMultiple
                icon={Paperclip}
                onPick={(file) => void pick(file)}
              >
                <Trans>Add files</Trans>
              </FileButton>
            </>
          )}
          <Button icon={AtSign} onClick={() => setMentioning(true)}>
            <Trans>Mention</Trans>
          </Button>
        </div>
        <Button
          type="submit"
          variant="primary"
          isBusy={isBusy}
          disabledReason={
            body === '' && draft.files.length === 0 ? t`Write something first.` : null
          }
        >
          <Trans>Add note</Trans>
        </Button>
      </div>
      {isMentioning && (
        <Suspense>
          <MentionSheet
            record={record}
            onClose={() => setMentioning(false)}
            onPick={(person) => {
              setMentioning(false);
              setDraft({
                ...draft,
                text: `${draft.text}${draft.text === '' || draft.text.endsWith(' ') ? '' : ' '}@${person.name} `,
                mentioned: [...draft.mentioned, person],
              });
            }}
          />
        </Suspense>
      )}
    </form>
  );
}
