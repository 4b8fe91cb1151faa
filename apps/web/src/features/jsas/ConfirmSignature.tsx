import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaPage } from '@muster/contract/jsa';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { SignatureImage } from '../../ui/signature/SignatureImage.tsx';
import { useConfirmSignature } from './use-confirm-signature.ts';

/** Asks the reader about a signature that someone collected in their name. */
export function ConfirmSignature({ page }: { readonly page: JsaPage }) {
  const { t } = useLingui();
  const { person_id } = useIdentity();
  const offlineReason = useNeedsNetwork();
  const confirm = useConfirmSignature();
  const asked = page.signatures.find(
    ({ person, voided_at, needs_confirmation }) =>
      needs_confirmation === true && voided_at === null && person?.person_id === person_id,
  );
  if (asked === undefined) return null;
  const collector = asked.collected_by?.name ?? '';
  const answer = (is_mine: boolean) => confirm.mutate({ signature_id: asked.id, is_mine });
  return (
    <Card
      title={t`Did you sign this?`}
      description={
        <Trans>
          <bdi>{collector}</bdi> collected this signature for you. It doesn’t count until you
          confirm it.
        </Trans>
      }
    >
      {asked.drawing !== null && (
        <SignatureImage drawing={asked.drawing} label={t`Signature of ${asked.name}`} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          isBusy={confirm.isPending}
          disabledReason={offlineReason}
          onClick={() => answer(true)}
        >
          <Trans>Yes, I signed</Trans>
        </Button>
        <Button
          isBusy={confirm.isPending}
          disabledReason={offlineReason}
          onClick={() => answer(false)}
        >
          <Trans>No, reject it</Trans>
        </Button>
      </div>
    </Card>
  );
}
