import { Trans, useLingui } from '@lingui/react/macro';
import { changeOrderLimits, type ShownChangeOrder } from '@muster/contract/change-orders';
import { Suspense } from 'react';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { valuesCheckedBy } from '../../kit/form/form-schemas.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Stroke } from '../../ui/signature/strokes.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { askChangeOrderLink } from './change-order-link-query.ts';

const SignaturePad = lazyPart(async () => ({
  default: (await import('../../ui/signature/SignaturePad.tsx')).SignaturePad,
}));

type AnswerFormProps = {
  readonly act: 'approve' | 'decline';
  readonly secret: string;
  /** That was read. */
  readonly version: number;
  readonly onAnswered: (shown: ShownChangeOrder) => void;
  /** Someone answered, or the company changed it, meanwhile. */
  readonly onOvertaken: () => void;
  readonly onBack: () => void;
};

type Values = {
  readonly name: string;
  readonly role: string;
  readonly note: string;
  readonly drawing: readonly Stroke[];
};
const stored: Values = { name: '', role: '', note: '', drawing: [] };

/** The customer's name and signature, or why not. */
export function AnswerForm({
  act,
  secret,
  version,
  onAnswered,
  onOvertaken,
  onBack,
}: AnswerFormProps) {
  const { t } = useLingui();
  const data = useData();
  const form = useForm({
    stored,
    fields: {
      name: { label: t`Your name`, wrong: t`Enter your name.` },
      role: { label: t`Your role`, wrong: t`Enter your role, such as owner.` },
      note: { label: t`Why?`, wrong: t`Say why.` },
      drawing: { label: t`Signature`, wrong: t`Sign here first.` },
    },
    schema: valuesCheckedBy(({ name, role, note, drawing }: Values) => [
      ...(name.trim() === '' ? ['name'] : []),
      ...(act === 'approve' && role.trim() === '' ? ['role'] : []),
      ...(act === 'decline' && note.trim() === '' ? ['note'] : []),
      ...(act === 'approve' && drawing.length === 0 ? ['drawing'] : []),
    ]),
    save: async ({ name, role, note, drawing }) => {
      const answer = { version, name: name.trim() };
      try {
        return await askChangeOrderLink(
          data,
          act === 'approve'
            ? {
                act,
                secret,
                facts: {
                  ...answer,
                  role: role.trim(),
                  drawing: drawing.map(({ points }) => ({ points: [...points] })),
                },
              }
            : { act, secret, facts: { ...answer, note: note.trim() } },
        );
      } catch (error) {
        const isOvertaken =
          error instanceof DataError &&
          ['changed_meanwhile', 'wrong_state', 'link_not_valid'].includes(error.code);
        if (isOvertaken) onOvertaken();
        throw error;
      }
    },
    onSaved: onAnswered,
  });
  const drawing = form.value('drawing');
  return (
    <PageForm form={form} className="space-y-4">
      <TextField {...form.text('name')} autoComplete="name" maxLength={changeOrderLimits.name} />
      {act === 'approve' ? (
        <>
          <TextField
            {...form.text('role')}
            autoComplete="organization-title"
            maxLength={changeOrderLimits.name}
          />
          <Suspense fallback={<Skeleton className="h-56 w-full" />}>
            <SignaturePad
              label={drawing.label}
              error={drawing.error ?? undefined}
              onChange={drawing.onChange}
            />
          </Suspense>
        </>
      ) : (
        <TextArea {...form.text('note')} rows={3} maxLength={changeOrderLimits.reason} />
      )}
      <FormError form={form} title={<Trans>Nothing was changed</Trans>} />
      <div className="grid gap-2">
        <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
          {act === 'approve' ? (
            <Trans>Sign and approve</Trans>
          ) : (
            <Trans>Decline change order</Trans>
          )}
        </Button>
        <Button size="lg" block onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </PageForm>
  );
}
