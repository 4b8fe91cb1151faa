import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';

/** A named set that was saved before its numbers were revised: it stays what it was until someone saves it again. */
export function EarlierEdition({ onUseCurrent }: { readonly onUseCurrent: () => void }) {
  return (
    <Banner tone="info">
      <p>
        <Trans>Saved under an earlier version of these rules, which stays in effect.</Trans>
      </p>
      <Button size="sm" className="mt-2" onClick={onUseCurrent}>
        <Trans>Use the current version</Trans>
      </Button>
    </Banner>
  );
}
