import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

type CancelButtonProps = {
  readonly onClick: () => void;
  /** Its label, if “Cancel” could be mistaken for the sheet's action. */
  readonly children?: ReactNode;
};

/** The button that leaves a sheet without its action. */
export function CancelButton({ onClick, children }: CancelButtonProps) {
  return (
    <Button size="lg" variant="quiet" onClick={onClick}>
      {children ?? <Trans>Cancel</Trans>}
    </Button>
  );
}
