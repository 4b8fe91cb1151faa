import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** The link, shown once: the server keeps only its hash. */
export function SharedLink({
  link,
  onClose,
}: {
  readonly link: string;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { platform } = useData();
  const [isCopied, setCopied] = useState(false);
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`The link is ready`}
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            onClick={() => void platform.clipboard.write(link).then(setCopied)}
          >
            {isCopied ? <Trans>Copied</Trans> : <Trans>Copy link</Trans>}
          </Button>
          <a href={link} target="_blank" rel="noreferrer" className={buttonStyles({ size: 'lg' })}>
            <Trans>See what outsiders see</Trans>
          </a>
        </>
      }
    >
      <div className="space-y-4">
        <TextField
          label={t`Public link`}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Banner tone="info">
          <Trans>Copy it now. It's not shown again, but you can make a new one any time.</Trans>
        </Banner>
      </div>
    </Sheet>
  );
}
