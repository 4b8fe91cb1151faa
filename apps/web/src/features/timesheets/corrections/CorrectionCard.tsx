import { Trans, useLingui } from '@lingui/react/macro';
import type { Correction } from '@muster/contract/corrections';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { CorrectionCompare } from './CorrectionCompare.tsx';
import { CorrectionReasonSheet } from './CorrectionReasonSheet.tsx';
import { useAnswerCorrection } from './use-correction-changes.ts';
import { correctionTones, useCorrectionWords } from './use-correction-words.ts';

type CorrectionCardProps = {
  readonly correction: Correction;
  /** Names the person, if corrections of several people are listed. */
  readonly title?: ReactNode;
};

/** One correction: old and new values, the reason, the people, and the reader's actions. */
export function CorrectionCard({ correction, title }: CorrectionCardProps) {
  const { t, i18n } = useLingui();
  const words = useCorrectionWords();
  const times = useTimeWords();
  const offlineReason = useNeedsNetwork();
  const answer = useAnswerCorrection();
  const [opened, setOpened] = useState<'decline' | 'dispute' | null>(null);
  const { id, before, after, zone, kind, state, asker, reason } = correction;
  const startedAt = Date.parse(before?.started_at ?? after?.started_at ?? '');
  const day = times.date(startedAt, zone);
  const take = (step: 'accept' | 'withdraw') =>
    answer.mutate(
      { answer: step, id },
      {
        onError: (error) =>
          void notify({
            tone: 'destructive',
            title: t`Nothing was changed on ${day}`,
            body: i18n._(describeError(error)),
          }),
      },
    );
  const when = (instant: string) => times.dayAndTime(Date.parse(instant), readerZone());
  return (
    <li className="space-y-3 px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-medium wrap-anywhere">
          {title !== undefined && <span className="mb-1 block">{title}</span>}
          <span className="whitespace-nowrap">{day} ·</span> {words.kind(kind)}
        </h3>
        <StatusBadge tone={correctionTones[state]}>{words.state(state)}</StatusBadge>
      </div>
      <CorrectionCompare before={before} after={after} zone={zone} names={correction.names} />
      <div className="space-y-1 text-14 wrap-anywhere text-ink-2">
        <p className="break-words whitespace-pre-line">
          “<bdi>{reason}</bdi>”
        </p>
        <p className="text-ink-3">
          <bdi>{asker}</bdi>, {when(correction.asked_at)}
        </p>
        {correction.is_locked && state === 'asked' && (
          <p>
            <Trans>
              This day is in a locked timesheet, so an admin must review the correction.
            </Trans>
          </p>
        )}
        {state === 'declined' && correction.comment !== null && (
          <p className="break-words whitespace-pre-line">
            <Trans>
              <bdi>{correction.decider}</bdi>: “<bdi>{correction.comment}</bdi>”
            </Trans>
          </p>
        )}
        {correction.dispute !== null && (
          <p className="break-words whitespace-pre-line text-attention-ink">
            <Trans>
              <bdi>{correction.name}</bdi> says this correction isn’t right: “
              <bdi>{correction.dispute}</bdi>”
            </Trans>
          </p>
        )}
      </div>
      {(correction.may_decide || correction.may_withdraw || correction.may_dispute) && (
        <div className="flex flex-wrap gap-2">
          {correction.may_decide && (
            <>
              <Button
                isBusy={answer.isPending}
                disabledReason={offlineReason}
                aria-label={t`Approve: ${correction.name}, ${day}`}
                onClick={() => take('accept')}
              >
                <Trans>Approve</Trans>
              </Button>
              {offlineReason === null && (
                <Button variant="quiet" onClick={() => setOpened('decline')}>
                  <Trans>Decline</Trans>
                </Button>
              )}
            </>
          )}
          {correction.may_withdraw && (
            <Button
              isBusy={answer.isPending}
              disabledReason={offlineReason}
              onClick={() => take('withdraw')}
            >
              <Trans>Withdraw</Trans>
            </Button>
          )}
          {correction.may_dispute && (
            <Button disabledReason={offlineReason} onClick={() => setOpened('dispute')}>
              <Trans>This isn’t right</Trans>
            </Button>
          )}
        </div>
      )}
      {opened !== null && (
        <CorrectionReasonSheet
          answer={opened}
          correction={correction}
          day={day}
          onClose={() => setOpened(null)}
        />
      )}
    </li>
  );
}
