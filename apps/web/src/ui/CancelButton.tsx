import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

type CancelButtonProps = {
  readonly onClick: () => void;
  /** Its words where “Cancel” could be taken for what the sheet does. */
  readonly children?: ReactNode;
};

/** The way back out of a sheet, beside what it asks for. */
export function CancelButton({ onClick, children }: CancelButtonProps) {
  return (
    <Button size="lg" variant="quiet" onClick={onClick}>
      {children ?? <Trans>Cancel</Trans>}
    </Button>
  );
}
