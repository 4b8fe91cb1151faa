import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketSignature } from '@muster/contract/tickets';
import { Card } from '../../ui/Card.tsx';
import { SignatureImage } from '../../ui/signature/SignatureImage.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ReceivedLate } from '../../ui/time/ReceivedLate.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';

/** The customer's signature, with a check that the ticket hasn't changed since. */
export function SignatureCard({ signature }: { readonly signature: TicketSignature }) {
  const { t } = useLingui();
  const times = useTimeWords();
  const { name, role, drawing, hash, is_intact } = signature;
  const collector = signature.collected_by.name;
  const at = times.dayAndTime(Date.parse(signature.signed_at), readerZone());
  return (
    <Card title={t`Customer’s signature`}>
      <div className="space-y-3">
        <div className="text-ink-1 [&_svg]:h-24 [&_svg]:max-w-72">
          <SignatureImage drawing={drawing} label={t`Signature of ${name}`} />
        </div>
        <div>
          <bdi className="block font-medium wrap-anywhere">{name}</bdi>
          <bdi className="block wrap-anywhere text-ink-2">{role}</bdi>
          <p className="text-14 text-ink-3">
            <Trans>
              {at}, on the phone of <bdi>{collector}</bdi>
            </Trans>
          </p>
          <ReceivedLate at={signature.signed_at} arrival={signature} />
        </div>
        {is_intact ? (
          <StatusBadge tone="done" look="plain">
            <Trans>Unchanged since it was signed</Trans>
          </StatusBadge>
        ) : (
          <StatusBadge tone="danger" look="plain">
            <Trans>Not what was signed: the stored ticket has changed</Trans>
          </StatusBadge>
        )}
        <details className="text-14 text-ink-3">
          <summary className="min-h-6 cursor-pointer">
            <Trans>Fingerprint</Trans>
          </summary>
          <p className="pt-1 font-mono text-12 break-all">{hash}</p>
        </details>
      </div>
    </Card>
  );
}
