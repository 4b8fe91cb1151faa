import { Trans, useLingui } from '@lingui/react/macro';
import { jsaLimits } from '@muster/contract/jsa';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

const schema = z.object({
  text: z.string().check(z.refine((text) => text.trim() !== '')),
  isDirect: z.boolean(),
});

type Edited = z.infer<typeof schema>;

/** A form that corrects the tapped item of the document. */
export function EditSheet({
  text,
  isDirect,
  onClose,
  onSave,
}: {
  readonly text: string;
  /** For a control that could be a direct control: whether it is one. Null for everything else. */
  readonly isDirect: boolean | null;
  readonly onClose: () => void;
  /** An empty text removes the item. */
  readonly onSave: (edited: Edited) => void;
}) {
  const { t } = useLingui();
  const form = useForm({
    stored: { text, isDirect: isDirect === true },
    fields: {
      text: { label: t`Answer`, wrong: t`Enter an answer.` },
      isDirect: { label: t`Still works if someone makes a mistake` },
    },
    schema,
    save: (typed) => Promise.resolve(typed),
    onSaved: onSave,
  });
  return (
    <FormSheet
      form={form}
      title={t`Edit answer`}
      action={<Trans>Save</Trans>}
      worksOffline
      otherActions={
        text !== '' && (
          <Button variant="dangerQuiet" flush onClick={() => onSave({ text: '', isDirect: false })}>
            <Trans>Remove</Trans>
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextArea {...form.text('text')} rows={2} maxLength={jsaLimits.text} />
      {isDirect !== null && (
        <Checkbox
          label={t`Still works if someone makes a mistake`}
          detail={t`A direct control, such as a guardrail. A sign or a rule isn’t one.`}
          checked={form.values.isDirect}
          onChange={(event) => form.change({ isDirect: event.target.checked })}
        />
      )}
    </FormSheet>
  );
}
