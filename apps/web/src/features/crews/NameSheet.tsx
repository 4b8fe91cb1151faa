import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useCrewChange } from './use-crew-change.ts';

type NameSheetProps = {
  /** Made by the device for a new crew. */
  readonly crewId: string;
  /** Null for a new crew. */
  readonly crew: { readonly name: string; readonly version: number } | null;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
};

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1)) });

/** Makes a crew or renames one. */
export function NameSheet({ crewId, crew, onClose, onSaved }: NameSheetProps) {
  const { t } = useLingui();
  const change = useCrewChange();
  const form = useForm({
    stored: { name: crew?.name ?? '' },
    version: crew?.version ?? null,
    fields: { name: { label: t`Name`, wrong: t`Enter a name.` } },
    schema,
    save: ({ name }, version) =>
      change.mutateAsync({ kind: 'save', crewId, name, version: version ?? null }),
    onSaved: () => {
      onClose();
      onSaved?.();
    },
  });
  return (
    <FormSheet
      form={form}
      title={crew === null ? t`New crew` : t`Rename crew`}
      action={crew === null ? <Trans>Create crew</Trans> : <Trans>Rename</Trans>}
      onClose={onClose}
    >
      <TextField {...form.text('name')} maxLength={100} autoComplete="off" />
    </FormSheet>
  );
}
