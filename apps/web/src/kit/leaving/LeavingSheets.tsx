import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { TextField } from '../../ui/TextField.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { type Form, type FramedForm, useForm } from '../form/use-form.ts';

export const filledSchema = z.string().check(z.trim(), z.minLength(1));

/** The field for the company's name, which is typed to confirm the deletion. */
export function useNameSpec() {
  const { t } = useLingui();
  return { label: t`Company name`, wrong: t`Enter the name as it is shown above.` };
}

type LeaveSheetProps = {
  readonly form: FramedForm;
  readonly name: string;
  readonly nameField: ReturnType<Form<{ readonly name: string }>['text']>;
  /** The timeline of the deletion. */
  readonly explanation: ReactNode;
  /** A question before the name. */
  readonly reason?: ReactNode;
  /** A question after the name. */
  readonly proof?: ReactNode;
  readonly onClose: () => void;
};

/** Schedules a company's deletion in 30 days. */
export function LeaveSheet({
  form,
  name,
  nameField,
  explanation,
  reason,
  proof,
  onClose,
}: LeaveSheetProps) {
  const { t } = useLingui();
  return (
    <FormSheet
      form={form}
      title={t`Delete ${name}?`}
      action={<Trans>Delete in 30 days</Trans>}
      onClose={onClose}
    >
      <p className="text-ink-2">{explanation}</p>
      {reason}
      <TextField
        {...nameField}
        autoComplete="off"
        hint={t`To confirm, type the company’s name: ${name}`}
      />
      {proof}
    </FormSheet>
  );
}

/** Cancels the deletion. */
export function StaySheet({
  title,
  save,
  onClose,
}: {
  readonly title: string;
  readonly save: () => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const form = useForm({
    stored: {},
    fields: {},
    schema: z.object({}),
    save,
    onSaved: onClose,
  });
  return (
    <FormSheet form={form} title={title} action={<Trans>Keep the company</Trans>} onClose={onClose}>
      <p className="text-ink-2">
        <Trans>Nothing is deleted, and all admins are told.</Trans>
      </p>
    </FormSheet>
  );
}
