import { Plural, useLingui } from '@lingui/react/macro';
import { type BoardShift, publishAnswerSchema } from '@muster/contract/schedule';
import type { ShiftJudgement } from '@muster/domain/schedule/shift-facts';
import { useState } from 'react';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { randomId } from '../../../platform/random-id.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ReasonList } from '../ReasonList.tsx';
import { useReadScheduleAgain } from '../use-schedule-change.ts';
import { dateOf, useShiftWords } from '../use-shift-words.ts';
import { type BoardFacts, judgeDraft } from './board-facts.ts';
import { draftOf } from './edit-shift.ts';
import { useCardWords } from './use-card-words.ts';

type PublishSheetProps = {
  readonly facts: BoardFacts;
  /** The shifts that have something to publish. */
  readonly shifts: readonly BoardShift[];
  /** @param people how many people are notified */
  readonly onPublished: (people: number) => void;
  readonly onClose: () => void;
};

/** Publishes new, changed and canceled shifts. Blocked shifts stay drafts; those with a warning need a reason. */
export function PublishSheet({ facts, shifts, onPublished, onClose }: PublishSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const { api } = useData();
  const readScheduleAgain = useReadScheduleAgain();
  const [changeId] = useState(randomId);
  const [reason, setReason] = useState('');
  const judged = shifts.map((shift) => ({
    shift,
    judgement:
      shift.state === 'removed'
        ? ({ verdict: 'ok', reasons: [] } as const)
        : judgeDraft(facts, draftOf(shift)),
  }));
  const blocked = judged.filter(({ judgement }) => judgement.verdict === 'blocked');
  const warned = judged.filter(({ judgement }) => judgement.verdict === 'warned');
  const counts = {
    added: shifts.filter(({ state }) => state === 'draft').length,
    changed: shifts.filter(({ state }) => state === 'changed').length,
    canceled: shifts.filter(({ state }) => state === 'removed').length,
  };
  const publish = useVerdictMutation({
    change: (_: void, { repeat }) =>
      repeat(async () =>
        okOrThrow(
          await api.rpc(
            'publish_shifts',
            {
              change_id: changeId,
              shift_ids: shifts.map(({ id }) => id),
              override_reason: reason.trim() === '' ? null : reason.trim(),
            },
            publishAnswerSchema,
          ),
        ),
      ),
    onSuccess: ({ people }) => onPublished(people),
    onSettled: readScheduleAgain,
  });
  const isReasonMissing = warned.length > 0 && reason.trim() === '';
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Publish schedule`}
      description={t`Everyone affected will be notified once.`}
      notice={
        publish.isError && <Banner tone="danger">{i18n._(describeError(publish.error))}</Banner>
      }
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            isBusy={publish.isPending}
            disabled={shifts.length === blocked.length}
            disabledReason={
              isReasonMissing ? t`Enter a reason for publishing with warnings.` : offlineReason
            }
            onClick={() => publish.mutate()}
          >
            <Plural
              value={shifts.length - blocked.length}
              one="Publish # change"
              other="Publish # changes"
            />
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      <ul className="space-y-1">
        {counts.added > 0 && (
          <li>
            <Plural value={counts.added} one="# new shift" other="# new shifts" />
          </li>
        )}
        {counts.changed > 0 && (
          <li>
            <Plural value={counts.changed} one="# changed shift" other="# changed shifts" />
          </li>
        )}
        {counts.canceled > 0 && (
          <li>
            <Plural value={counts.canceled} one="# canceled shift" other="# canceled shifts" />
          </li>
        )}
      </ul>
      <JudgedList facts={facts} title={t`Left as drafts`} items={blocked} />
      <JudgedList facts={facts} title={t`With warnings`} items={warned} />
      {warned.length > 0 && (
        <TextField
          className="mt-4"
          label={t`Why publish anyway?`}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </Sheet>
  );
}

type JudgedListProps = {
  readonly facts: BoardFacts;
  readonly title: string;
  readonly items: readonly { readonly shift: BoardShift; readonly judgement: ShiftJudgement }[];
};

function JudgedList({ facts, title, items }: JudgedListProps) {
  const words = useShiftWords();
  const cardWords = useCardWords(facts);
  if (items.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="text-14 font-semibold">{title}</h3>
      <ul className="divide-y divide-line">
        {items.map(({ shift, judgement }) => (
          <li key={shift.id} className="py-2 text-14">
            <span className="font-medium">{cardWords.person(shift)}</span>{' '}
            <span className="text-ink-2 tabular-nums">
              {words.day(dateOf(shift.starts_local))}, {words.span(shift)}
            </span>
            <ReasonList reasons={judgement.reasons} />
          </li>
        ))}
      </ul>
    </section>
  );
}
