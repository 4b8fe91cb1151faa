import { Trans, useLingui } from '@lingui/react/macro';
import type { CorrectiveAction } from '@muster/contract/safety';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { randomId } from '../../../platform/random-id.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useHazardChange } from '../use-hazard-change.ts';

type CancelActionSheetProps = {
  readonly action: CorrectiveAction;
  readonly onClose: () => void;
};

const schema = z.object({ note: z.string().check(z.trim(), z.minLength(1)) });

/** An action that is not done needs a reason. */
export function CancelActionSheet({ action, onClose }: CancelActionSheetProps) {
  const { t } = useLingui();
  const change = useHazardChange();
  const form = useForm({
    stored: { note: '' },
    fields: { note: { label: t`Why isn’t this action needed anymore?`, wrong: t`Add a reason.` } },
    schema,
    save: ({ note }) =>
      change.mutateAsync({
        call: 'settle_corrective_action',
        parameters: { change_id: randomId(), action_id: action.id, outcome: 'canceled', note },
      }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Cancel action`}
      description={<bdi className="wrap-anywhere">{action.what}</bdi>}
      action={<Trans>Cancel action</Trans>}
      wayBack={<Trans>Keep action</Trans>}
      onClose={onClose}
    >
      <TextArea {...form.text('note')} rows={2} maxLength={2000} />
    </FormSheet>
  );
}
