import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useDayWords } from './use-day-words.ts';
import { useSignSheet } from './use-sheet-changes.ts';

/** The employee signs by typing their name. The sentence is `signedWording`. */
export function SignSheet({
  sheet,
  onClose,
}: {
  readonly sheet: Sheet;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const days = useDayWords();
  const offlineReason = useNeedsNetwork();
  const change = useSignSheet();
  const [name, setName] = useState(sheet.person.name);
  const sign = () =>
    change.mutate(
      { from: sheet.period_from, contentHash: sheet.content_hash, name: name.trim() },
      {
        onSuccess: () => {
          void notify({ tone: 'good', title: t`Timesheet signed` });
          onClose();
        },
      },
    );
  return (
    <FormSheet
      title={t`Sign your timesheet`}
      description={days.period(sheet.period_from, sheet.period_to)}
      action={<Trans>Sign</Trans>}
      isBusy={change.isPending}
      isEmpty={name.trim() === ''}
      disabledReason={offlineReason}
      otherActions={<CancelButton onClick={onClose} />}
      onSubmit={sign}
      onClose={onClose}
    >
      <p>
        <Trans>I worked these hours, and the breaks shown are the breaks I took.</Trans>
      </p>
      <TextField
        label={t`Your name`}
        value={name}
        maxLength={200}
        autoComplete="name"
        error={change.isError ? i18n._(describeError(change.error)) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
    </FormSheet>
  );
}
