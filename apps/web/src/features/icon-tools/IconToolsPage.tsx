import { Trans, useLingui } from '@lingui/react/macro';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { PictureError, type PictureTrouble, readPicture } from '../../platform/pictures.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconWorkshop } from './IconWorkshop.tsx';

const leastPx = 128;

/** `/icon-tools`: from one logo to every icon of an app. The logo never leaves the device. */
export function IconToolsPage() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [logo, setLogo] = useState<ImageBitmap | null>(null);
  const [error, setError] = useState<string | null>(null);
  const troubles: Record<PictureTrouble, string> = {
    too_big: t`The file is too large. Choose one under 15 MB.`,
    not_a_picture: t`This is no picture that can be used. Choose a PNG, JPEG or WebP file.`,
    too_small: t`The logo is too small. Choose one of at least 128 by 128 pixels; 1024 is best.`,
  };
  const open = async (file: File) => {
    setError(null);
    try {
      setLogo(await readPicture(file, leastPx));
    } catch (caught) {
      if (!(caught instanceof PictureError)) throw caught;
      setError(troubles[caught.trouble]);
    }
  };
  const choose = (
    <Button
      variant={logo === null ? 'primary' : 'secondary'}
      size="lg"
      icon={Upload}
      onClick={() => input.current?.click()}
    >
      {logo === null ? <Trans>Choose a logo</Trans> : <Trans>Choose another logo</Trans>}
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-content space-y-8 px-4 pt-6 md:px-8 md:pt-12">
      <header className="max-w-reading space-y-2">
        <h1 className="text-40 font-semibold tracking-title">
          <Trans>Icon tools</Trans>
        </h1>
        <p className="text-18 text-ink-2">
          <Trans>
            One logo becomes every icon for the web, iPhones and Android, each cut as its system
            cuts it. All of it happens on this device.
          </Trans>
        </p>
      </header>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t`Logo`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file !== undefined) void open(file);
        }}
      />
      {error !== null && (
        <p role="alert" className="text-danger-ink">
          {error}
        </p>
      )}
      {logo === null ? (
        <div className="rounded-card border border-line bg-surface-1">
          <EmptyState action={choose}>
            <Trans>A square PNG of 1024 pixels with a transparent ground works best.</Trans>
          </EmptyState>
        </div>
      ) : (
        <IconWorkshop logo={logo} choose={choose} />
      )}
    </div>
  );
}
