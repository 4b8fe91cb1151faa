import { Trans, useLingui } from '@lingui/react/macro';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { pictureTypes, usePictureWords } from '../../data/files/use-picture-words.ts';
import { readPicture } from '../../platform/pictures.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { IconWorkshop } from './IconWorkshop.tsx';

const leastPx = 128;

/** `/icon-tools`: from one logo to every icon of an app. The logo never leaves the device. */
export function IconToolsPage() {
  const { t } = useLingui();
  const describe = usePictureWords(leastPx);
  const [logo, setLogo] = useState<ImageBitmap | null>(null);
  const [error, setError] = useState<string | null>(null);
  const open = async (file: File) => {
    setError(null);
    try {
      setLogo(await readPicture(file, leastPx));
    } catch (caught) {
      setError(describe(caught));
    }
  };
  const choose = (
    <FileButton
      fileLabel={t`Logo`}
      accept={pictureTypes}
      variant={logo === null ? 'primary' : 'secondary'}
      size="lg"
      icon={Upload}
      onPick={(file) => void open(file)}
    >
      {logo === null ? <Trans>Choose a logo</Trans> : <Trans>Choose another logo</Trans>}
    </FileButton>
  );
  return (
    <div className="mx-auto w-full max-w-content space-y-8 px-4 pt-6 md:px-8 md:pt-12">
      <header className="max-w-reading space-y-2">
        <h1 className="text-40 font-semibold tracking-title">
          <Trans>Icon tools</Trans>
        </h1>
        <p className="text-18 text-ink-2">
          <Trans>
            Turn one logo into every icon for web, iPhone and Android, cropped the way each system
            crops it. It’s all done on this device.
          </Trans>
        </p>
      </header>
      {error !== null && (
        <p role="alert" className="text-danger-ink">
          {error}
        </p>
      )}
      {logo === null ? (
        <div className="rounded-card border border-line bg-surface-1">
          <EmptyState action={choose}>
            <Trans>A 1024 × 1024 pixel PNG with a transparent background works best.</Trans>
          </EmptyState>
        </div>
      ) : (
        <IconWorkshop logo={logo} choose={choose} />
      )}
    </div>
  );
}
