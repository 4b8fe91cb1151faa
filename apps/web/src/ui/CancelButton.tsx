import { Trans } from '@lingui/react/macro';
import { Button } from './Button.tsx';

/** The way back out of a sheet, beside what it asks for. */
export function CancelButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button size="lg" variant="quiet" onClick={onClick}>
      <Trans>Cancel</Trans>
    </Button>
  );
}
