import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaTemplate } from '@muster/contract/jsa-papers';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { randomId } from '../../platform/random-id.ts';
import { notify } from '../../ui/notices.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  is_archived: z.enum(['yes', 'no']),
});

type TemplateSheetProps = {
  /** A JSA that becomes a template, or a template that changes. */
  readonly of: { readonly jsaId: string; readonly task: string } | JsaTemplate;
  readonly onClose: () => void;
};

/** Names a template of the company; its steps, hazards and controls are those of the JSA. */
export function TemplateSheet({ of, onClose }: TemplateSheetProps) {
  const { t } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const template = 'jsaId' in of ? null : of;
  const [id] = useState(() => template?.id ?? randomId());
  const change = useVerdictMutation({
    change: (parameters: Readonly<Record<string, unknown>>, { send }) =>
      send('save_jsa_template', parameters),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: queryKey(user_id, 'safety_library') }),
  });
  const form = useForm({
    stored: {
      name: 'jsaId' in of ? of.task : of.name,
      is_archived: template?.is_archived === true ? 'yes' : 'no',
    } satisfies z.infer<typeof schema>,
    version: template?.version,
    fields: {
      name: { label: t`Name of the job`, wrong: t`Enter the words.` },
      is_archived: { label: t`Offered to crews`, wrong: t`Choose one.` },
    },
    schema,
    save: ({ name, is_archived }, version) =>
      change.mutateAsync({
        template_id: id,
        template: {
          name,
          jsa_id: 'jsaId' in of ? of.jsaId : null,
          is_archived: is_archived === 'yes',
        },
        ...(version !== undefined && { version }),
      }),
    onSaved: () => {
      void notify({ id: 'template', tone: 'good', title: t`Saved` });
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={template === null ? t`Save as a template` : t`Edit template`}
      description={
        <Trans>
          When a crew names this job, Sarah offers its steps, hazards and controls. People, place
          and signatures aren't part of it.
        </Trans>
      }
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextField {...form.text('name')} maxLength={200} autoComplete="off" />
      {template !== null && (
        <RadioGroup
          {...form.value('is_archived')}
          options={[
            { value: 'no', label: t`Yes` },
            { value: 'yes', label: t`No, it's archived` },
          ]}
        />
      )}
    </FormSheet>
  );
}
