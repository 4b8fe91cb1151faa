import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import FileText from 'lucide-react/icons/file-text';
import Images from 'lucide-react/icons/images';
import { Suspense, useRef, useState } from 'react';
import { preparePhoto } from '../../platform/photo.ts';
import { randomId } from '../../platform/random-id.ts';
import { Button } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { attachmentAccept, documentType, prepareAttachment } from '../record/prepare-attachment.ts';
import { useAttachmentWords } from '../record/use-attachment-words.ts';
import { useBlobUrl } from './use-blob-url.ts';

const MarkupSheet = lazyPart(async () => ({
  default: (await import('./MarkupSheet.tsx')).MarkupSheet,
}));

/** A photo that was taken or chosen, before it is sent. */
export type NewPhoto = { readonly id: string; readonly bytes: Blob };

type PhotosFieldProps = {
  readonly photos: readonly NewPhoto[];
  /** Preparing a photo takes a while, so each change is a function of the photos at that time. */
  readonly onChange: (change: (before: readonly NewPhoto[]) => readonly NewPhoto[]) => void;
  readonly most?: number;
  /** True to also accept PDF files, unchanged. */
  readonly takesDocuments?: boolean;
};

/** Photos from the camera or the phone, downsized, without location and device, each with its markup. */
export function PhotosField({
  photos,
  onChange,
  most = 10,
  takesDocuments = false,
}: PhotosFieldProps) {
  const { t } = useLingui();
  const words = useAttachmentWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busyCount, setBusyCount] = useState(0);
  const [markedUp, setMarkedUp] = useState<NewPhoto | null>(null);

  // One after the other: photos keep the order in which they were chosen, and a phone has memory for one large picture.
  const prepared = useRef(Promise.resolve());

  function pick(file: File) {
    setTrouble(null);
    setBusyCount((count) => count + 1);
    prepared.current = prepared.current.then(() => add(file));
  }

  async function add(file: File) {
    try {
      const bytes = await (takesDocuments ? prepareAttachment(file) : preparePhoto(file));
      onChange((before) =>
        before.length >= most ? before : [...before, { id: randomId(), bytes }],
      );
    } catch (error) {
      setTrouble(words(error));
    } finally {
      setBusyCount((count) => count - 1);
    }
  }

  const fullReason = photos.length >= most ? t`You’ve reached the maximum number of photos.` : null;
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="text-14 font-medium">{t`Photos`}</legend>
      <div className="flex flex-wrap gap-2 max-md:grid max-md:grid-cols-2 max-md:[&_button]:w-full max-md:[&_button]:px-2 max-md:[&_button]:text-14 max-[359px]:[&_button]:gap-1 max-[359px]:[&_button]:px-1">
        <FileButton
          fileLabel={t`Take a photo`}
          accept="image/*"
          capture="environment"
          icon={Camera}
          isBusy={busyCount > 0}
          disabledReason={fullReason}
          onPick={pick}
        >
          <Trans>Take a photo</Trans>
        </FileButton>
        <FileButton
          fileLabel={takesDocuments ? t`Choose files` : t`Choose photos`}
          accept={takesDocuments ? attachmentAccept : 'image/jpeg,image/png,image/webp'}
          isMultiple
          icon={Images}
          disabledReason={fullReason}
          onPick={pick}
        >
          {takesDocuments ? <Trans>Choose files</Trans> : <Trans>Choose photos</Trans>}
        </FileButton>
      </div>
      <p role="alert" className="text-14 text-danger-ink empty:hidden">
        {trouble}
      </p>
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3" aria-label={t`Photos to send`}>
          {photos.map((photo, index) => (
            <li key={photo.id} className="min-w-0 space-y-1">
              <Thumbnail bytes={photo.bytes} label={t`Photo ${index + 1}`} />
              <div className="flex flex-wrap gap-1">
                {photo.bytes.type !== documentType && (
                  <Button size="sm" variant="quiet" onClick={() => setMarkedUp(photo)}>
                    <Trans>Mark up</Trans>
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => onChange((before) => before.filter(({ id }) => id !== photo.id))}
                >
                  <Trans>Remove</Trans>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {markedUp !== null && (
        <Suspense>
          <MarkupSheet
            photo={markedUp.bytes}
            onClose={() => setMarkedUp(null)}
            onDone={(bytes) => {
              // A new id, so that it isn't mistaken for the file that was declared before.
              onChange((before) =>
                before.map((photo) =>
                  photo.id === markedUp.id ? { id: randomId(), bytes } : photo,
                ),
              );
              setMarkedUp(null);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

function Thumbnail({ bytes, label }: { readonly bytes: Blob; readonly label: string }) {
  const url = useBlobUrl(bytes);
  const { t } = useLingui();
  if (bytes.type === documentType) {
    return (
      <div className="flex aspect-[4/3] flex-col items-center justify-center gap-2 rounded-control border border-line bg-surface-3 text-14 text-ink-2">
        <FileText aria-hidden className="size-6" />
        {t`PDF file`}
      </div>
    );
  }
  return (
    <div className="aspect-[4/3] overflow-hidden rounded-control border border-line bg-surface-3">
      {url !== null && <img src={url} alt={label} className="size-full object-cover" />}
    </div>
  );
}
