import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaTemplate } from '@muster/contract/jsa-papers';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { TextField } from '../../ui/TextField.tsx';
import { ArchivedChoice } from './ArchivedChoice.tsx';
import { useLibraryChange } from './use-library-change.ts';

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
  const template = 'jsaId' in of ? null : of;
  const change = useLibraryChange('save_jsa_template', template, onClose);
  const form = useForm({
    stored: {
      name: 'jsaId' in of ? of.task : of.name,
      is_archived: template?.is_archived === true ? 'yes' : 'no',
    } satisfies z.infer<typeof schema>,
    version: template?.version,
    fields: {
      name: { label: t`Job name`, wrong: t`Enter the text.` },
      is_archived: { label: t`Offered to crews`, wrong: t`Choose one.` },
    },
    schema,
    save: ({ name, is_archived }, version) =>
      change.save(
        {
          template_id: change.id,
          template: {
            name,
            jsa_id: 'jsaId' in of ? of.jsaId : null,
            is_archived: is_archived === 'yes',
          },
        },
        version,
      ),
    onSaved: change.onSaved,
  });
  return (
    <FormSheet
      form={form}
      title={template === null ? t`Save as template` : t`Edit template`}
      description={
        <Trans>
          When a crew names this job, Sarah offers its steps, hazards and controls. People, place
          and signatures aren’t included.
        </Trans>
      }
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextField {...form.text('name')} maxLength={200} autoComplete="off" />
      {template !== null && <ArchivedChoice {...form.value('is_archived')} />}
    </FormSheet>
  );
}
