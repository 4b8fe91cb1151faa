import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { type SheetReason, useSheetReason } from './use-sheet-changes.ts';

type ReasonSheetProps = {
  readonly change: SheetReason['change'];
  readonly sheet: Sheet;
  readonly onClose: () => void;
};

const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1)) });

/** Returns or unlocks a timesheet, with the reason that its history keeps. */
export function ReasonSheet({ change, sheet, onClose }: ReasonSheetProps) {
  const { t } = useLingui();
  const mutation = useSheetReason();
  const form = useForm({
    stored: { reason: '' },
    fields: { reason: { label: t`Reason`, wrong: t`Add a reason.` } },
    schema,
    save: ({ reason }) =>
      mutation.mutateAsync({
        change,
        personId: sheet.person.person_id,
        from: sheet.period_from,
        reason,
      }),
    onSaved: onClose,
  });
  const isReturn = change === 'return_sheet';
  const { name } = sheet.person;
  return (
    <FormSheet
      form={form}
      title={isReturn ? t`Return this timesheet` : t`Unlock this timesheet`}
      description={
        isReturn ? (
          <Trans>
            <bdi>{name}</bdi> will see your reason. Any signature is voided, and the corrected
            timesheet needs approval again.
          </Trans>
        ) : (
          <Trans>
            The hours can change again. The signature stays unless a signed day has changed.
          </Trans>
        )
      }
      action={isReturn ? <Trans>Return</Trans> : <Trans>Unlock</Trans>}
      onClose={onClose}
    >
      <TextArea {...form.text('reason')} maxLength={2000} />
    </FormSheet>
  );
}
