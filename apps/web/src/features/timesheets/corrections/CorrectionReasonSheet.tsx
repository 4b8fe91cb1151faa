import { Trans, useLingui } from '@lingui/react/macro';
import type { Correction } from '@muster/contract/corrections';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { FormSheet } from '../../../ui/FormSheet.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useAnswerCorrection } from './use-correction-changes.ts';

type CorrectionReasonSheetProps = {
  readonly answer: 'decline' | 'dispute';
  readonly correction: Correction;
  readonly day: string;
  readonly onClose: () => void;
};

/** Declines a correction, or says that one isn't right; the other side reads why. */
export function CorrectionReasonSheet({
  answer,
  correction,
  day,
  onClose,
}: CorrectionReasonSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = useAnswerCorrection();
  const [reason, setReason] = useState('');
  const isDecline = answer === 'decline';
  return (
    <FormSheet
      title={isDecline ? t`Decline this correction` : t`Say what isn't right`}
      description={
        isDecline ? (
          <Trans>
            {day}. The time stays as it is, and {correction.asker} reads your reason.
          </Trans>
        ) : (
          <Trans>
            {day}. Your supervisor reads it. The time stays until it is corrected again.
          </Trans>
        )
      }
      action={isDecline ? <Trans>Decline</Trans> : <Trans>Send</Trans>}
      isBusy={change.isPending}
      isEmpty={reason.trim() === ''}
      disabledReason={offlineReason}
      otherActions={<CancelButton onClick={onClose} />}
      onSubmit={() =>
        change.mutate({ answer, id: correction.id, reason: reason.trim() }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <TextArea
        label={t`Reason`}
        value={reason}
        maxLength={500}
        error={change.isError ? i18n._(describeError(change.error)) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormSheet>
  );
}
