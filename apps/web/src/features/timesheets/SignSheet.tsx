import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { notify } from '../../ui/notices.ts';
import type { Stroke } from '../../ui/signature/strokes.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useDayWords } from './use-day-words.ts';
import { useSignSheet } from './use-sheet-changes.ts';

const SignaturePad = lazyPart(async () => ({
  default: (await import('../../ui/signature/SignaturePad.tsx')).SignaturePad,
}));

type SignSheetProps = {
  readonly sheet: Sheet;
  /** False: someone without a login signs by finger on the phone of who leads them. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
};

type Values = { readonly name: string; readonly drawing: readonly Stroke[] | null };

const name = z.string().check(z.trim(), z.minLength(1));
const drawing = z.custom<Values['drawing']>();
/** On someone else's phone the name alone proves nothing. */
const schemas = {
  own: z.object({ name, drawing }),
  others: z.object({ name, drawing: z.custom<Values['drawing']>((strokes) => strokes !== null) }),
};

/** The employee signs by typing their name, and can draw it too. The sentence is `signedWording`. */
export function SignSheet({ sheet, isOwn, onClose }: SignSheetProps) {
  const { t } = useLingui();
  const days = useDayWords();
  const change = useSignSheet();
  const [isDrawn, setDrawn] = useState(!isOwn);
  const stored: Values = { name: sheet.person.name, drawing: null };
  const form = useForm({
    stored,
    fields: {
      name: { label: t`Your name`, wrong: t`Enter your name.` },
      drawing: { label: t`Signature`, wrong: t`Sign here first.` },
    },
    schema: isOwn ? schemas.own : schemas.others,
    save: (signed) =>
      change.mutateAsync({
        from: sheet.period_from,
        contentHash: sheet.content_hash,
        personId: isOwn ? null : sheet.person.person_id,
        ...signed,
      }),
    onSaved: () => {
      void notify({ tone: 'good', title: t`Timesheet signed` });
      onClose();
    },
  });
  const drawn = form.value('drawing');
  return (
    <FormSheet
      form={form}
      title={isOwn ? t`Sign your timesheet` : t`Signature of ${sheet.person.name}`}
      description={days.period(sheet.period_from, sheet.period_to)}
      action={<Trans>Sign</Trans>}
      onClose={onClose}
    >
      {!isOwn && (
        <Banner tone="info">
          <Trans>
            Hand your phone to <bdi>{sheet.person.name}</bdi>. The timesheet will show that they
            signed on your phone.
          </Trans>
        </Banner>
      )}
      <p>
        <Trans>I worked these hours, and the breaks shown are the breaks I took.</Trans>
      </p>
      <TextField {...form.text('name')} maxLength={200} autoComplete="name" />
      {isDrawn ? (
        <Suspense>
          <SignaturePad
            label={drawn.label}
            error={drawn.error ?? undefined}
            onChange={(strokes) => drawn.onChange(strokes.length === 0 ? null : strokes)}
          />
        </Suspense>
      ) : (
        <Button variant="quiet" flush onClick={() => setDrawn(true)}>
          <Trans>Draw your signature</Trans>
        </Button>
      )}
    </FormSheet>
  );
}
