import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { usePhotoUrl } from '../../data/files/use-photo-url.ts';
import { pictureTypes, usePictureWords } from '../../data/files/use-picture-words.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { notify } from '../../ui/notices.ts';
import type { OwnProfile } from './own-profile-query.ts';
import { leastPhotoPx, removePhoto, storePhoto } from './photo.ts';
import { useSavePhoto } from './save-photo.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';

/** The person's photo, a new one, or none. */
export function PhotoField({
  profile,
  name,
}: {
  readonly profile: OwnProfile;
  readonly name: string;
}) {
  const { t } = useLingui();
  const { files } = useData();
  const save = useSavePhoto();
  const offlineReason = useNeedsNetwork();
  const describe = usePictureWords(leastPhotoPx);
  const [isBusy, setBusy] = useState(false);
  const url = usePhotoUrl(profile.photo_url);

  const change = async (file: File | null) => {
    setBusy(true);
    try {
      const path = file === null ? null : await storePhoto(files, profile, file);
      await save.mutateAsync(path);
      if (profile.photo_url !== null) await removePhoto(files, profile.photo_url);
    } catch (error) {
      const body = describe(error);
      void notify({ id: 'photo', tone: 'destructive', title: t`The photo was not saved`, body });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} photoUrl={url} size="lg" />
      <div className="flex flex-wrap gap-2">
        <FileButton
          fileLabel={t`Photo`}
          accept={pictureTypes}
          icon={Camera}
          isBusy={isBusy}
          disabledReason={offlineReason}
          onPick={(file) => void change(file)}
        >
          {profile.photo_url === null ? <Trans>Add a photo</Trans> : <Trans>Change photo</Trans>}
        </FileButton>
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
