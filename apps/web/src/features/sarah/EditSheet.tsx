import { Trans, useLingui } from '@lingui/react/macro';
import { jsaLimits } from '@muster/contract/jsa';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

const schema = z.object({ text: z.string().check(z.refine((text) => text.trim() !== '')) });

/** Corrects what was tapped in the document. */
export function EditSheet({
  text,
  onClose,
  onSave,
}: {
  readonly text: string;
  readonly onClose: () => void;
  /** An empty text takes it out. */
  readonly onSave: (text: string) => void;
}) {
  const { t } = useLingui();
  const form = useForm({
    stored: { text },
    fields: { text: { label: t`Answer`, wrong: t`Enter an answer.` } },
    schema,
    save: (typed) => Promise.resolve(typed.text),
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
          <Button variant="dangerQuiet" flush onClick={() => onSave('')}>
            <Trans>Remove</Trans>
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextArea {...form.text('text')} rows={2} maxLength={jsaLimits.text} />
    </FormSheet>
  );
}
