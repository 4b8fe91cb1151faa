import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { type SheetReason, useSheetReason } from './use-sheet-changes.ts';

type ReasonSheetProps = {
  readonly change: SheetReason['change'];
  readonly sheet: Sheet;
  readonly onClose: () => void;
};

/** Returns or unlocks a timesheet, with the reason that its history keeps. */
export function ReasonSheet({ change, sheet, onClose }: ReasonSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const mutation = useSheetReason();
  const [reason, setReason] = useState('');
  const isReturn = change === 'return_sheet';
  const { name } = sheet.person;
  const send = () =>
    mutation.mutate(
      {
        change,
        personId: sheet.person.person_id,
        from: sheet.period_from,
        reason: reason.trim(),
      },
      { onSuccess: onClose },
    );
  return (
    <FormSheet
      title={isReturn ? t`Return this timesheet` : t`Unlock this timesheet`}
      description={
        isReturn ? (
          <Trans>{name} sees your reason and signs again once it is corrected.</Trans>
        ) : (
          <Trans>
            Its frozen hours no longer count. The signature stays unless a signed day changed.
          </Trans>
        )
      }
      action={isReturn ? <Trans>Return</Trans> : <Trans>Unlock</Trans>}
      isBusy={mutation.isPending}
      isEmpty={reason.trim() === ''}
      disabledReason={offlineReason}
      otherActions={<CancelButton onClick={onClose} />}
      onSubmit={send}
      onClose={onClose}
    >
      <TextArea
        label={t`Reason`}
        value={reason}
        maxLength={2000}
        error={mutation.isError ? i18n._(describeError(mutation.error)) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormSheet>
  );
}
