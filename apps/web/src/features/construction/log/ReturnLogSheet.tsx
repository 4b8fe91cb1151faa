import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { LogChange } from './use-log-change.ts';

const schema = z.object({ comment: z.string().check(z.trim(), z.minLength(1)) });

/** Returns a submitted log to its author, with the reason. */
export function ReturnLogSheet({
  change,
  onClose,
}: {
  readonly change: LogChange;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const form = useForm({
    stored: { comment: '' },
    fields: { comment: { label: t`What has to change?`, wrong: t`Say what has to change.` } },
    schema,
    save: ({ comment }) => change.decide.mutateAsync({ decision: 'return', comment }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Return this log`}
      description={<Trans>Its signature is voided, and it can be edited again.</Trans>}
      action={<Trans>Return</Trans>}
      onClose={onClose}
    >
      <TextArea {...form.text('comment')} rows={3} maxLength={2000} />
    </FormSheet>
  );
}
