import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import { useState } from 'react';
import { describeCode, describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { PdfButton } from '../../kit/pdf/PdfButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { ClaimedNote } from './ClaimedNote.tsx';
import { ReasonSheet } from './ReasonSheet.tsx';
import { SignSheet } from './SignSheet.tsx';
import { useSheetClaims, waitingCents } from './use-sheet-claims.ts';
import { type SheetReason, type SheetsStep, useSheetsStep } from './use-sheet-changes.ts';

/**
 * The actions that the reader can take on a timesheet now. The server gives the reason for each one that they can't.
 */
export function SheetActions({ sheet, isOwn }: { readonly sheet: Sheet; readonly isOwn: boolean }) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const step = useSheetsStep();
  const [opened, setOpened] = useState<'sign' | SheetReason['change'] | null>(null);
  const { refusals } = sheet;
  const fail = (body: string) =>
    void notify({ tone: 'destructive', title: t`Nothing was changed`, body });
  const take = (next: SheetsStep['step']) =>
    step.mutate(
      { step: next, from: sheet.period_from, people: [sheet.person.person_id] },
      {
        onSuccess: ({ refused }) => {
          if (refused[0] !== undefined) fail(i18n._(describeCode(refused[0].reason)));
        },
        onError: (error) => fail(i18n._(describeError(error))),
      },
    );
  const isUnsigned = refusals.approve === 'not_signed';
  const canApprove = refusals.approve === null || isUnsigned;
  const claims = useSheetClaims(sheet);
  const why = signingWaits(sheet);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOwn && refusals.sign === null && (
        <Button
          variant="primary"
          size="lg"
          disabledReason={offlineReason}
          onClick={() => setOpened('sign')}
        >
          <Trans>Sign timesheet</Trans>
        </Button>
      )}
      {!isOwn && sheet.employee_signs && refusals.sign === null && (
        <Button disabledReason={offlineReason} onClick={() => setOpened('sign')}>
          <Trans>Get signature on this phone</Trans>
        </Button>
      )}
      {isOwn && why !== null && <p className="text-14 text-ink-2">{i18n._(describeCode(why))}</p>}
      {canApprove && (
        <Button
          variant={isUnsigned ? 'secondary' : 'primary'}
          isBusy={step.isPending}
          disabledReason={offlineReason}
          onClick={() => take(isUnsigned ? 'approve_unsigned' : 'approve')}
        >
          {isUnsigned ? <Trans>Approve without signature</Trans> : <Trans>Approve</Trans>}
        </Button>
      )}
      {refusals.lock === null && (
        <Button
          variant="primary"
          isBusy={step.isPending}
          disabledReason={offlineReason}
          onClick={() => take('lock')}
        >
          <Trans>Lock</Trans>
        </Button>
      )}
      {refusals.return === null && (
        <Button disabledReason={offlineReason} onClick={() => setOpened('return_sheet')}>
          <Trans>Return</Trans>
        </Button>
      )}
      {refusals.unlock === null && (
        <Button disabledReason={offlineReason} onClick={() => setOpened('unlock_sheet')}>
          <Trans>Unlock</Trans>
        </Button>
      )}
      <PdfButton
        fileName={`muster-timesheet-${sheet.period_from}`}
        document={() => ({
          kind: 'timesheet',
          person_id: isOwn ? null : sheet.person.person_id,
          from: sheet.period_from,
        })}
      />
      {claims !== null && canApprove && (
        <ClaimedNote cents={waitingCents(claims)} currency={claims.currency} />
      )}
      {opened === 'sign' && (
        <SignSheet sheet={sheet} isOwn={isOwn} onClose={() => setOpened(null)} />
      )}
      {(opened === 'return_sheet' || opened === 'unlock_sheet') && (
        <ReasonSheet change={opened} sheet={sheet} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

/** Returns the reason why the employee can't sign yet, or null if they can or already have. */
function signingWaits({ state, employee_signs: isAsked, refusals }: Sheet): string | null {
  if (!isAsked || (state !== 'open' && state !== 'returned')) return null;
  return refusals.sign;
}
