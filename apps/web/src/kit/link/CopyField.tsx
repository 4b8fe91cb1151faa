import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** An address to pass on: read, selected at a touch, and copied by its button. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = useLingui();
  const { platform } = useData();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <div className="space-y-3">
      <TextField label={label} readOnly value={value} onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          icon={Copy}
          onClick={() => void platform.clipboard.write(value).then(setCopied)}
        >
          <Trans>Copy</Trans>
        </Button>
        <output className="text-14 text-ink-2">
          {isCopied === true && t`Copied`}
          {isCopied === false &&
            t`Your browser doesn’t allow copying. Select the text and copy it yourself.`}
        </output>
      </div>
    </div>
  );
}
