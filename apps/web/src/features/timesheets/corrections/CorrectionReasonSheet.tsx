import { Trans, useLingui } from '@lingui/react/macro';
import type { Correction } from '@muster/contract/corrections';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useAnswerCorrection } from './use-correction-changes.ts';

type CorrectionReasonSheetProps = {
  readonly answer: 'decline' | 'dispute';
  readonly correction: Correction;
  readonly day: string;
  readonly onClose: () => void;
};

const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1)) });

/** Declines a correction, or says that one isn't right; the other party can read the reason. */
export function CorrectionReasonSheet({
  answer,
  correction,
  day,
  onClose,
}: CorrectionReasonSheetProps) {
  const { t } = useLingui();
  const change = useAnswerCorrection();
  const form = useForm({
    stored: { reason: '' },
    fields: { reason: { label: t`Reason`, wrong: t`Add a reason.` } },
    schema,
    save: ({ reason }) => change.mutateAsync({ answer, id: correction.id, reason }),
    onSaved: onClose,
  });
  const isDecline = answer === 'decline';
  return (
    <FormSheet
      form={form}
      title={isDecline ? t`Decline this correction` : t`Say what isn’t right`}
      description={
        isDecline ? (
          <Trans>
            {day}. The time won’t change, and {correction.asker} will see your reason.
          </Trans>
        ) : (
          <Trans>
            {day}. Your supervisor will see your reason. The time stays the same until it’s
            corrected again.
          </Trans>
        )
      }
      action={isDecline ? <Trans>Decline</Trans> : <Trans>Send</Trans>}
      onClose={onClose}
    >
      <TextArea {...form.text('reason')} maxLength={500} />
    </FormSheet>
  );
}
