import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { usePhotoUrl } from '../../data/files/use-photo-url.ts';
import { PictureError, type PictureTrouble } from '../../platform/pictures.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import type { OwnProfile } from './own-profile-query.ts';
import { removePhoto, storePhoto } from './photo.ts';
import { useSaveProfile } from './save-profile.ts';
import { useNeedsNetwork } from './use-needs-network.ts';

/** The person's photo, a new one, or none. */
export function PhotoField({
  profile,
  name,
}: {
  readonly profile: OwnProfile;
  readonly name: string;
}) {
  const { t, i18n } = useLingui();
  const { files } = useData();
  const save = useSaveProfile();
  const offlineReason = useNeedsNetwork();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const url = usePhotoUrl(profile.photo_url);
  const troubles: Record<PictureTrouble, string> = {
    too_big: t`The file is too large. Choose one under 15 MB.`,
    not_a_picture: t`This is no picture that can be used. Choose a PNG, JPEG or WebP file.`,
    too_small: t`The picture is too small. Choose one of at least 96 by 96 pixels.`,
  };

  const change = async (file: File | null) => {
    setBusy(true);
    try {
      const path = file === null ? null : await storePhoto(files, profile, file);
      await save.mutateAsync({ version: profile.version, change: { photo_url: path } });
      if (profile.photo_url !== null) await removePhoto(files, profile.photo_url);
    } catch (error) {
      if (!(error instanceof PictureError) && !(error instanceof DataError)) throw error;
      const body =
        error instanceof PictureError ? troubles[error.trouble] : i18n._(describeError(error));
      void notify({ id: 'photo', tone: 'destructive', title: t`The photo was not saved`, body });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} photoUrl={url} size="lg" />
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={t`Photo`}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file !== undefined) void change(file);
          }}
        />
        <Button
          icon={Camera}
          isBusy={isBusy}
          disabledReason={offlineReason}
          onClick={() => input.current?.click()}
        >
          {profile.photo_url === null ? <Trans>Add a photo</Trans> : <Trans>Change photo</Trans>}
        </Button>
        {profile.photo_url !== null && (
          <Button
            variant="quiet"
            icon={Trash2}
            isBusy={isBusy}
            disabledReason={offlineReason}
            onClick={() => void change(null)}
          >
            <Trans>Remove photo</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
