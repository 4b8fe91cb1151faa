import { Trans } from '@lingui/react/macro';
import type { ProjectPhoto } from '@muster/contract/photos';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import ImageOff from 'lucide-react/icons/image-off';
import { usePhotoAddress } from './use-photo-address.ts';
import { usePhotoWords } from './use-photo-words.ts';

type PhotoTileProps = {
  readonly photo: ProjectPhoto;
  readonly showsProject: boolean;
  /** Null while a touch opens the photo. */
  readonly isChosen: boolean | null;
  readonly onPress: () => void;
};

/** A square of an album. */
export function PhotoTile({ photo, showsProject, isChosen, onPress }: PhotoTileProps) {
  const words = usePhotoWords();
  const address = usePhotoAddress(photo, 'small');
  return (
    <button
      type="button"
      aria-label={words.alt(photo)}
      {...(isChosen !== null && { 'aria-pressed': isChosen })}
      onClick={onPress}
      className={clsx(
        'relative block aspect-square w-full overflow-hidden rounded-control bg-surface-3',
        isChosen === true && 'outline-3 -outline-offset-3 outline-choice',
      )}
    >
      {address === null ? (
        <span className="flex size-full flex-col items-center justify-center gap-1 p-2 text-center text-12 text-ink-2">
          {(photo.is_broken || !photo.is_stored) && (
            <>
              <ImageOff aria-hidden className="size-5 text-ink-3" />
              {photo.is_broken ? <Trans>Can’t be shown</Trans> : <Trans>Still on the phone</Trans>}
            </>
          )}
        </span>
      ) : (
        <img
          src={address}
          alt=""
          draggable={false}
          decoding="async"
          className="size-full object-cover"
        />
      )}
      {showsProject && (
        <bdi className="absolute inset-x-0 bottom-0 truncate bg-surface-1/85 px-2 py-1 text-left text-12 text-ink-1">
          {photo.project.name}
        </bdi>
      )}
      {isChosen !== null && (
        <span
          aria-hidden
          className={clsx(
            'absolute top-2 right-2 flex size-6 items-center justify-center rounded-chip border',
            isChosen
              ? 'border-choice bg-choice-soft text-choice-ink'
              : 'border-line bg-surface-1/85',
          )}
        >
          {isChosen && <Check className="size-4" />}
        </span>
      )}
    </button>
  );
}
