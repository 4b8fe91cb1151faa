import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { useForm } from '../form/use-form.ts';

type NamedView = { readonly name: string; readonly isShared: boolean };

export type SaveView = {
  /** Text about what the view includes and who sees it. */
  readonly description: ReactNode;
  readonly placeholder?: string;
  /** Present if a view can be shared. */
  readonly shareLabel?: string;
  readonly save: (view: NamedView) => Promise<unknown>;
};

const viewSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  isShared: z.boolean(),
});

/** Saves what a page shows as a named view. */
export function SaveViewSheet({
  description,
  placeholder,
  shareLabel,
  save,
  onClose,
}: SaveView & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const form = useForm({
    stored: { name: '', isShared: false },
    fields: {
      name: { label: t`Name`, wrong: t`Enter a name.` },
      isShared: { label: shareLabel ?? '', wrong: '' },
    },
    schema: viewSchema,
    save,
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Save view`}
      description={description}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextField
        {...form.text('name')}
        {...(placeholder !== undefined && { placeholder })}
        maxLength={60}
        autoComplete="off"
      />
      {shareLabel !== undefined && (
        <Checkbox
          label={shareLabel}
          checked={form.values.isShared}
          onChange={({ target }) => form.change({ isShared: target.checked })}
        />
      )}
    </FormSheet>
  );
}
