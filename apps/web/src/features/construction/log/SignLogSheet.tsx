import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useSavedNotice } from '../../../kit/kept/use-saved-notice.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { Stroke } from '../../../ui/signature/strokes.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { LogChange } from './use-log-change.ts';

const SignaturePad = lazyPart(async () => ({
  default: (await import('../../../ui/signature/SignaturePad.tsx')).SignaturePad,
}));

const schema = z.object({
  drawing: z.custom<readonly Stroke[]>((drawing) => Array.isArray(drawing) && drawing.length > 0),
});

/** Signs a log as shown and submits it. */
export function SignLogSheet({
  change,
  onClose,
}: {
  readonly change: LogChange;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const saySaved = useSavedNotice();
  const form = useForm({
    stored: { drawing: [] as readonly Stroke[] },
    fields: { drawing: { label: t`Signature`, wrong: t`Sign here first.` } },
    schema,
    save: ({ drawing }) => change.sign(drawing),
    onSaved: (made) => {
      saySaved(made, { id: 'log-signed', title: t`Log submitted` });
      onClose();
    },
  });
  const drawing = form.value('drawing');
  return (
    <FormSheet
      form={form}
      title={t`Sign and submit`}
      description={
        <Trans>
          You’re signing the log as it is now, without private notes. If it is edited, it has to be
          signed again.
        </Trans>
      }
      action={<Trans>Sign and submit</Trans>}
      worksOffline
      onClose={onClose}
    >
      <Suspense fallback={<Skeleton className="h-56 w-full" />}>
        <SignaturePad
          label={drawing.label}
          error={drawing.error ?? undefined}
          onChange={drawing.onChange}
        />
      </Suspense>
    </FormSheet>
  );
}
