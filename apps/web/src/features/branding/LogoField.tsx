import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { pictureTypes, usePictureWords } from '../../data/files/use-picture-words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { leastLogoPx, storeLogo } from './store-logo.ts';

type LogoFieldProps = {
  readonly companyId: string;
  readonly name: string;
  readonly url: string | null;
  readonly onChange: (url: string | null) => void;
};

/** The logo; an uploaded one counts once the look is saved. */
export function LogoField({ companyId, name, url, onChange }: LogoFieldProps) {
  const { t } = useLingui();
  const { files } = useData();
  const offlineReason = useNeedsNetwork();
  const describe = usePictureWords(leastLogoPx);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const take = async (file: File) => {
    setBusy(true);
    setError(null);
    try {
      onChange(await storeLogo(files, companyId, file));
    } catch (caught) {
      setError(describe(caught));
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
        <FileButton
          fileLabel={t`Logo`}
          accept={pictureTypes}
          icon={Upload}
          isBusy={isBusy}
          disabledReason={offlineReason}
          onPick={(file) => void take(file)}
        >
          <Trans>Upload logo</Trans>
        </FileButton>
        {url !== null && (
          <Button variant="quiet" icon={Trash2} onClick={() => onChange(null)}>
            <Trans>Remove logo</Trans>
          </Button>
        )}
      </div>
      {error === null ? (
        <p className="text-14 text-ink-3">
          <Trans>PNG, JPEG or WebP. Without a logo, the first letter of the name is shown.</Trans>
        </p>
      ) : (
        <FieldError>{error}</FieldError>
      )}
    </div>
  );
}
