import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SignatureImage } from '../../../ui/signature/SignatureImage.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { ReceivedLate } from '../../../ui/time/ReceivedLate.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { ReturnLogSheet } from './ReturnLogSheet.tsx';
import type { ShownLog } from './shown-log.ts';
import { SignLogSheet } from './SignLogSheet.tsx';
import type { LogChange } from './use-log-change.ts';

type LogSignatureProps = { readonly shown: ShownLog; readonly change: LogChange };

/** The log's signature, its next step, and an admin's decision. */
export function LogSignature({ shown, change }: LogSignatureProps) {
  const { t, i18n } = useLingui();
  const times = useTimeWords();
  const offlineReason = useNeedsNetwork();
  const [sheet, setSheet] = useState<'sign' | 'return' | null>(null);
  const { log, state, signature, isSignatureWaiting } = shown;
  const close = () => setSheet(null);
  const at = (instant: string) => times.dayAndTime(Date.parse(instant), readerZone());
  const isToDecide = log.may_decide && state === 'submitted' && !isSignatureWaiting;
  if (signature === null && !log.may_write) return null;
  return (
    <Card title={t`Signature`}>
      <div className="space-y-3">
        {signature === null ? (
          <>
            <p className="text-14 text-ink-2">
              <Trans>Signing submits the log for approval.</Trans>
            </p>
            <Button variant="primary" size="lg" block onClick={() => setSheet('sign')}>
              <Trans>Sign and submit</Trans>
            </Button>
          </>
        ) : (
          <>
            <div>
              <p className="font-medium">
                <bdi className="wrap-anywhere">{signature.name}</bdi>
              </p>
              <p className="text-14 text-ink-3">{at(signature.signed_at)}</p>
              <ReceivedLate at={signature.signed_at} arrival={signature} />
              <SignatureImage
                drawing={signature.drawing}
                label={t`Signature of ${signature.name}`}
              />
            </div>
            {isSignatureWaiting && (
              <StatusBadge tone="attention" look="plain">
                <Trans>Waiting to sync</Trans>
              </StatusBadge>
            )}
          </>
        )}
        {state === 'approved' && log.decided_at !== null && (
          <p className="text-14 text-ink-2">
            <Trans>
              Approved by <bdi>{log.decided_by?.name ?? ''}</bdi>, {at(log.decided_at)}
            </Trans>
          </p>
        )}
        {isToDecide && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              isBusy={change.decide.isPending}
              disabledReason={offlineReason}
              onClick={() => change.decide.mutate({ decision: 'approve', comment: null })}
            >
              <Trans>Approve</Trans>
            </Button>
            <Button disabledReason={offlineReason} onClick={() => setSheet('return')}>
              <Trans>Return</Trans>
            </Button>
          </div>
        )}
        {change.decide.isError && sheet === null && (
          <p role="alert" className="text-14 text-danger-ink">
            {i18n._(describeError(change.decide.error))}
          </p>
        )}
      </div>
      {sheet === 'sign' && <SignLogSheet change={change} onClose={close} />}
      {sheet === 'return' && <ReturnLogSheet change={change} onClose={close} />}
    </Card>
  );
}
