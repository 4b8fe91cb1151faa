import { Dialog } from '@base-ui/react/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectPhoto } from '@muster/contract/photos';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { EditPhotoSheet } from './EditPhotoSheet.tsx';
import { PhotoFacts } from './PhotoFacts.tsx';
import { photosSubject } from '../../data/album/photo-list-query.ts';
import { RemovePhotosSheet } from './RemovePhotosSheet.tsx';
import { usePhotoAddress } from './use-photo-address.ts';
import { usePhotoWords } from './use-photo-words.ts';

/** The distance that a finger moves sideways before it means the next photo. */
const swipePx = 48;
const askEveryMs = 5000;
/** Older photos are fetched this many photos before the end. */
const ahead = 5;

type PhotoViewerProps = {
  readonly photos: readonly ProjectPhoto[];
  readonly at: number;
  readonly total: number;
  readonly loadOlder: (() => void) | null;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
};

/** One photo across the whole screen. Arrow keys and swipes go to the next one; Escape and the close button go back. */
export function PhotoViewer({ photos, at, total, loadOlder, onMove, onClose }: PhotoViewerProps) {
  const { t } = useLingui();
  const words = usePhotoWords();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const photo = photos[at];
  useEffect(() => {
    if (at >= photos.length - ahead) loadOlder?.();
  }, [at, photos.length, loadOlder]);
  if (photo === undefined) return null;
  const move = (by: -1 | 1) => {
    const next = at + by;
    if (next >= 0 && next < photos.length) onMove(next);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          className="fixed inset-0 z-40 flex flex-col bg-surface-0 text-ink-1 outline-none"
          onKeyDown={(event) => {
            if (open !== null) return;
            if (event.key === 'ArrowLeft') move(-1);
            if (event.key === 'ArrowRight') move(1);
          }}
        >
          <div className="flex shrink-0 items-center justify-between gap-2 px-2 py-1 pt-[max(0.25rem,env(safe-area-inset-top))] md:px-4">
            <Dialog.Title className="px-2 text-14 font-medium tabular-nums">
              {t`Photo ${at + 1} of ${total}`}
            </Dialog.Title>
            <span className="flex">
              {photo.may_change && (
                <>
                  <IconButton icon={Pencil} label={t`Edit`} onClick={() => setOpen('edit')} />
                  <IconButton icon={Trash2} label={t`Remove`} onClick={() => setOpen('remove')} />
                </>
              )}
              <Dialog.Close render={<IconButton icon={X} label={t`Close`} />} />
            </span>
          </div>
          <SwipeArea onSwipe={move}>
            <WholePhoto key={photo.id} photo={photo} alt={words.alt(photo)} />
            {at > 0 && (
              <IconButton
                icon={ChevronLeft}
                label={t`Previous photo`}
                variant="outlined"
                className="absolute top-1/2 left-2 -translate-y-1/2 max-md:hidden"
                onClick={() => move(-1)}
              />
            )}
            {at < photos.length - 1 && (
              <IconButton
                icon={ChevronRight}
                label={t`Next photo`}
                variant="outlined"
                className="absolute top-1/2 right-2 -translate-y-1/2 max-md:hidden"
                onClick={() => move(1)}
              />
            )}
          </SwipeArea>
          <PhotoFacts photo={photo} />
          <Neighbor photo={photos[at + 1]} />
          <Neighbor photo={photos[at - 1]} />
          {open === 'edit' && <EditPhotoSheet photo={photo} onClose={() => setOpen(null)} />}
          {open === 'remove' && (
            <RemovePhotosSheet
              ids={[photo.id]}
              onClose={() => setOpen(null)}
              onRemoved={() => {
                setOpen(null);
                const next = photos[at + 1] === undefined ? at - 1 : at + 1;
                if (next < 0) onClose();
                else onMove(next);
              }}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SwipeArea({
  onSwipe,
  children,
}: {
  readonly onSwipe: (by: -1 | 1) => void;
  readonly children: ReactNode;
}) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return (
    // The keys and buttons do the same; this is for thumbs.
    <div
      className="relative min-h-0 flex-1 touch-pan-y touch-pinch-zoom select-none"
      onPointerDown={({ pointerType, isPrimary, clientX, clientY }) => {
        from.current = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY } : null;
      }}
      onPointerUp={({ clientX, clientY }) => {
        const start = from.current;
        from.current = null;
        if (start === null) return;
        const [across, down] = [clientX - start.x, clientY - start.y];
        if (Math.abs(across) < swipePx || Math.abs(across) < Math.abs(down)) return;
        onSwipe(across < 0 ? 1 : -1);
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
    >
      {children}
    </div>
  );
}

/** Shows the thumbnail until the photo itself has loaded. */
function WholePhoto({ photo, alt }: { readonly photo: ProjectPhoto; readonly alt: string }) {
  const small = usePhotoAddress(photo, 'small');
  const whole = usePhotoAddress(photo, 'whole');
  const [isLoaded, setLoaded] = useState(false);
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const isAwaited = !photo.is_stored && !photo.is_broken;
  // No event reports that a file has arrived, so a page that waits for one keeps asking.
  useEffect(() => {
    if (!isAwaited) return;
    const key = queryKey(user_id, photosSubject);
    const timer = setInterval(() => void readAgain(queryClient, key), askEveryMs);
    return () => clearInterval(timer);
  }, [isAwaited, queryClient, user_id]);
  if (whole === null && small === null) {
    return (
      <p className="flex size-full items-center justify-center p-6 text-center text-ink-2">
        {photo.is_broken ? (
          <Trans>This file is no picture that can be shown.</Trans>
        ) : photo.is_stored ? (
          <Trans>Available when you’re online</Trans>
        ) : (
          <Trans>This photo is still on the phone it was taken with.</Trans>
        )}
      </p>
    );
  }
  return (
    <>
      {small !== null && !isLoaded && (
        <img
          src={small}
          alt={whole === null ? alt : ''}
          className="absolute size-full object-contain"
        />
      )}
      {whole !== null && (
        <img
          src={whole}
          alt={alt}
          draggable={false}
          className="absolute size-full object-contain"
          onLoad={() => setLoaded(true)}
        />
      )}
    </>
  );
}

/** Fetched ahead, so that it is ready when it is needed. */
function Neighbor({ photo }: { readonly photo: ProjectPhoto | undefined }) {
  return photo === undefined ? null : <Preloaded photo={photo} />;
}

function Preloaded({ photo }: { readonly photo: ProjectPhoto }) {
  const address = usePhotoAddress(photo, 'whole');
  return address === null ? null : <link rel="preload" as="image" href={address} />;
}
