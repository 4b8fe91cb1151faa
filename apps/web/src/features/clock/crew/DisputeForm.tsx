import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormError } from '../../../kit/form/FormError.tsx';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';

const reasonLength = 500;
const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1)) });

type DisputeFormProps = {
  readonly disabledReason: string | null;
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Disputes a punch made by someone else. */
export function DisputeForm({ disabledReason, onSend, onClose }: DisputeFormProps) {
  const { t } = useLingui();
  const form = useForm({
    stored: { reason: '' },
    fields: { reason: { label: t`What actually happened?`, wrong: t`Say what isn’t right.` } },
    schema,
    save: ({ reason }) => onSend(reason),
    onSaved: onClose,
  });
  return (
    <PageForm form={form} className="space-y-3">
      <TextArea {...form.text('reason')} rows={2} maxLength={reasonLength} />
      <FormError form={form} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          isBusy={form.isSaving}
          disabledReason={disabledReason}
        >
          <Trans>Send</Trans>
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </PageForm>
  );
}
