import { Trans, useLingui } from '@lingui/react/macro';
import { CopyField } from '../../kit/link/CopyField.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Sheet } from '../../ui/Sheet.tsx';

/** The link, shown once: the server keeps only its hash. */
export function SharedLink({
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
          <Trans>See what outsiders see</Trans>
        </a>
      }
    >
      <div className="space-y-4">
        <CopyField label={t`Public link`} value={link} />
        <Banner tone="info">
          <Trans>Copy it now. It’s not shown again, but you can make a new one any time.</Trans>
        </Banner>
      </div>
    </Sheet>
  );
}
