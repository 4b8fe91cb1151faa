import { Trans, useLingui } from '@lingui/react/macro';
import { CopyField } from './CopyField.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Sheet } from '../../ui/Sheet.tsx';

/** The link, shown once: the server keeps only its hash. */
export function CreatedLink({
  link,
  onClose,
}: {
  readonly link: string;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`The link is ready`}
      footer={
        <a href={link} target="_blank" rel="noreferrer" className={buttonStyles({ size: 'lg' })}>
          <Trans>View public page</Trans>
        </a>
      }
    >
      <div className="space-y-4">
        <CopyField label={t`Public link`} value={link} />
        <Banner tone="info">
          <Trans>
            Copy it now. It won’t be shown again, but you can create a new one at any time.
          </Trans>
        </Banner>
      </div>
    </Sheet>
  );
}
