import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { CancelButton } from './CancelButton.tsx';
import { Sheet } from './Sheet.tsx';
import { TextField } from './TextField.tsx';
import { toSearchText } from './search-text.ts';

type ConfirmTypedProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  /** Describes what will be lost. */
  readonly children: ReactNode;
  /** The phrase to type, in the reader's language; case and accents are ignored. */
  readonly phrase: string;
  readonly confirmLabel: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
};

/** Asks for a typed phrase before an irreversible action. */
export function ConfirmTyped({
  isOpen,
  onOpenChange,
  title,
  children,
  phrase,
  confirmLabel,
  isBusy = false,
  onConfirm,
}: ConfirmTypedProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const isTyped = toSearchText(typed.trim()) === toSearchText(phrase);
  const close = (open: boolean) => {
    setTyped('');
    onOpenChange(open);
  };
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={close}
      title={title}
      footer={
        <>
          <Button
            variant="danger"
            size="lg"
            isBusy={isBusy}
            disabled={!isTyped}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <CancelButton onClick={() => close(false)} />
        </>
      }
    >
      <div className="space-y-4">
        <div className="text-ink-2">{children}</div>
        <TextField
          label={t`Type “${phrase}” to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </Sheet>
  );
}
