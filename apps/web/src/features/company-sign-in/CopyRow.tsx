import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { Button } from '../../ui/Button.tsx';

/** A value to be entered elsewhere. */
export function CopyRow({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = useLingui();
  const { platform } = useData();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="flex items-end justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="text-14 text-ink-3">{label}</p>
        <p className="wrap-anywhere select-all md:text-14">{value}</p>
      </div>
      <Button
        size="sm"
        aria-label={isCopied ? t`Copied: ${label}` : t`Copy: ${label}`}
        onClick={() => void platform.clipboard.write(value).then(setCopied)}
      >
        {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
    </div>
  );
}
