import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { PictureError, type PictureTrouble } from '../../platform/pictures.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { storeLogo } from './store-logo.ts';

type LogoFieldProps = {
  readonly companyId: string;
  readonly name: string;
  readonly url: string | null;
  readonly onChange: (url: string | null) => void;
};

/** The logo; an uploaded one counts once the look is saved. */
export function LogoField({ companyId, name, url, onChange }: LogoFieldProps) {
  const { t, i18n } = useLingui();
  const { files } = useData();
  const isOffline = useNetwork() === 'offline';
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const troubles: Record<PictureTrouble, string> = {
    too_big: t`The file is too large. Choose one under 15 MB.`,
    not_a_picture: t`This is no picture that can be used. Choose a PNG, JPEG or WebP file.`,
    too_small: t`The logo is too small. Choose one of at least 48 by 48 pixels.`,
  };
  const take = async (file: File) => {
    setBusy(true);
    setError(null);
    try {
      onChange(await storeLogo(files, companyId, file));
    } catch (caught) {
      if (!(caught instanceof PictureError) && !(caught instanceof DataError)) throw caught;
      setError(
        caught instanceof PictureError ? troubles[caught.trouble] : i18n._(describeError(caught)),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="space-y-2">
      <span className="block text-14 font-medium">
        <Trans>Logo</Trans>
      </span>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={name.slice(0, 1)} photoUrl={url} shape="square" size="lg" />
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
            if (file !== undefined) void take(file);
          }}
        />
        <Button
          icon={Upload}
          isBusy={isBusy}
          disabledReason={isOffline ? t`This needs a connection.` : null}
          onClick={() => input.current?.click()}
        >
          <Trans>Upload a logo</Trans>
        </Button>
        {url !== null && (
          <Button variant="quiet" icon={Trash2} onClick={() => onChange(null)}>
            <Trans>Remove logo</Trans>
          </Button>
        )}
      </div>
      {error === null ? (
        <p className="text-14 text-ink-3">
          <Trans>PNG, JPEG or WebP. Without one, the first letter of the name stands in.</Trans>
        </p>
      ) : (
        <p role="alert" className="text-14 text-danger-ink">
          {error}
        </p>
      )}
    </div>
  );
}
