import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import { Suspense, useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { notify } from '../../ui/notices.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
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

/** The employee signs by typing their name, and can draw it too. The sentence is `signedWording`. */
export function SignSheet({ sheet, isOwn, onClose }: SignSheetProps) {
  const { t, i18n } = useLingui();
  const days = useDayWords();
  const offlineReason = useNeedsNetwork();
  const change = useSignSheet();
  const [name, setName] = useState(sheet.person.name);
  const [isDrawn, setDrawn] = useState(!isOwn);
  const [drawing, setDrawing] = useState<readonly Stroke[] | null>(null);
  const period = days.period(sheet.period_from, sheet.period_to);
  const sign = () =>
    change.mutate(
      {
        from: sheet.period_from,
        contentHash: sheet.content_hash,
        name: name.trim(),
        personId: isOwn ? null : sheet.person.person_id,
        drawing,
      },
      {
        onSuccess: () => {
          void notify({ tone: 'good', title: t`Timesheet signed` });
          onClose();
        },
      },
    );
  return (
    <FormSheet
      title={isOwn ? t`Sign your timesheet` : t`${sheet.person.name} signs here`}
      description={period}
      action={<Trans>Sign</Trans>}
      isBusy={change.isPending}
      isEmpty={name.trim() === '' || (!isOwn && drawing === null)}
      disabledReason={offlineReason}
      otherActions={<CancelButton onClick={onClose} />}
      onSubmit={sign}
      onClose={onClose}
    >
      {!isOwn && (
        <Banner tone="info">
          <Trans>
            Hand your phone to {sheet.person.name}. It's recorded that they signed on your phone.
          </Trans>
        </Banner>
      )}
      <p>
        <Trans>I worked these hours, and the breaks shown are the breaks I took.</Trans>
      </p>
      <TextField
        label={t`Your name`}
        value={name}
        maxLength={200}
        autoComplete="name"
        error={change.isError ? i18n._(describeError(change.error)) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {isDrawn ? (
        <Suspense>
          <SignaturePad
            label={t`Signature`}
            onChange={(strokes) => setDrawing(strokes.length === 0 ? null : strokes)}
          />
        </Suspense>
      ) : (
        <Button variant="quiet" className="-ml-3" onClick={() => setDrawn(true)}>
          <Trans>Draw your signature</Trans>
        </Button>
      )}
    </FormSheet>
  );
}
