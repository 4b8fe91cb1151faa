import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { usePhotoUrl } from '../../data/files/use-photo-url.ts';
import { pictureTypes, usePictureWords } from '../../data/files/use-picture-words.ts';
import { usePendingPhoto } from '../../data/profile/use-pending-photo.ts';
import { useSavedWords } from '../../data/profile/use-save-own-profile.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { notify } from '../../ui/notices.ts';
import type { OwnProfile } from './own-profile-query.ts';
import { leastPhotoPx, profilePhoto } from './photo.ts';

/** The person's photo, a new one, or none; saved with a network or without one. */
export function PhotoField({
  profile,
  name,
}: {
  readonly profile: OwnProfile;
  readonly name: string;
}) {
  const { t } = useLingui();
  const { profile: recorder } = useData();
  const savedWords = useSavedWords();
  const describe = usePictureWords(leastPhotoPx);
  const [isBusy, setBusy] = useState(false);
  const pendingUrl = usePendingPhoto(profile.photo_url);
  const storedUrl = usePhotoUrl(pendingUrl === null ? profile.photo_url : null);

  const change = async (file: File | null) => {
    setBusy(true);
    try {
      const photo = file === null ? null : await profilePhoto(file);
      await recorder.savePhoto(photo, profile.photo_url);
      const saved = savedWords(t`Your profile is saved`);
      void notify({ id: 'photo', tone: 'good', ...saved });
    } catch (error) {
      const body = describe(error);
      void notify({ id: 'photo', tone: 'destructive', title: t`The photo wasn’t saved`, body });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} photoUrl={pendingUrl ?? storedUrl} size="lg" />
      <div className="flex flex-wrap gap-2">
        <FileButton
          fileLabel={t`Photo`}
          accept={pictureTypes}
          icon={Camera}
          isBusy={isBusy}
          onPick={(file) => void change(file)}
        >
          {profile.photo_url === null ? <Trans>Add photo</Trans> : <Trans>Change photo</Trans>}
        </FileButton>
        {profile.photo_url !== null && (
          <Button variant="quiet" icon={Trash2} isBusy={isBusy} onClick={() => void change(null)}>
            <Trans>Remove photo</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
