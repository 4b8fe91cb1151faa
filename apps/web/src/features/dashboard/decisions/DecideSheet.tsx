import { Trans, useLingui } from '@lingui/react/macro';
import type { DecisionAnswer } from '@muster/contract';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { usePunchNames } from '../../../ui/time/use-punch-names.ts';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import { wallTimeAt } from '../../../ui/time/wall-time.ts';
import { WallTimeFields } from '../../../ui/time/WallTimeFields.tsx';
import {
  type DecideForm,
  type DecideProblem,
  resolveDecision,
  settableTime,
} from './decide-form.ts';
import type { DecisionGiven } from './decision-given.ts';
import type { OpenDecision } from './open-decisions-query.ts';
import { DecisionPicture } from './DecisionPicture.tsx';
import { useDecisionWords } from './use-decision-words.ts';

type DecideSheetProps = {
  readonly decision: OpenDecision;
  readonly onDecide: (given: DecisionGiven) => void;
  readonly onCancel: () => void;
};

const commentLength = 1000;
const dayMs = 24 * 60 * 60_000;

/** All answers to one review. Whatever changes someone's time needs a note to them. */
export function DecideSheet({ decision, onDecide, onCancel }: DecideSheetProps) {
  const { t } = useLingui();
  const words = useDecisionWords();
  const punchName = usePunchNames();
  const times = useTimeWords();
  const { kind, punch, person } = decision;
  const occurredAtMs = Date.parse(punch.occurred_at);
  const estimatedEnd = punch.entry?.ended_at ?? null;
  const [form, setForm] = useState<DecideForm>(() => ({
    decision: null,
    comment: '',
    wall: wallTimeAt(estimatedEnd === null ? occurredAtMs : Date.parse(estimatedEnd), punch.zone),
  }));
  const [isTold, setTold] = useState(false);
  const resolved = resolveDecision(form, decision);
  const problem = isTold && 'problem' in resolved ? resolved.problem : null;
  const settable = settableTime(kind);
  const name = `${person.first_name} ${person.last_name}`.trim();
  const when = times.dayAndTime(occurredAtMs, punch.zone);
  const what = punchName(punch);

  function problemText(known: Exclude<DecideProblem, 'comment_missing'>): string {
    switch (known) {
      case 'not_chosen':
        return t`Choose an answer.`;
      case 'no_such_time':
        return t`Enter another time. The clocks moved forward that day, so this one doesn’t exist.`;
      case 'which_of_two':
        return t`Choose the first or the second time.`;
    }
  }

  const decide = () => {
    if ('given' in resolved) onDecide(resolved.given);
    else setTold(true);
  };

  return (
    <Sheet
      isOpen
      onOpenChange={onCancel}
      title={name}
      description={t`${what}, ${when}. ${words.why(kind)}`}
      footer={
        <>
          <Button variant="primary" size="lg" onClick={decide}>
            <Trans>Save</Trans>
          </Button>
          <CancelButton onClick={onCancel} />
        </>
      }
    >
      <div className="space-y-4">
        {kind === 'pin_unproven' && punch.photo_id !== undefined && (
          <DecisionPicture photoId={punch.photo_id} name={name} />
        )}
        <RadioGroup<DecisionAnswer>
          label={t`Your answer`}
          options={[
            {
              value: 'accept',
              label: words.accept(kind),
              ...(estimatedEnd !== null && {
                detail: times.dayAndTime(Date.parse(estimatedEnd), punch.zone),
              }),
            },
            ...(settable === null
              ? []
              : [{ value: 'set_time' as const, label: words.setTime(settable) }]),
            { value: 'reject', label: words.reject(kind) },
          ]}
          value={form.decision}
          onChange={(answer) => setForm({ ...form, decision: answer })}
        />
        {form.decision === 'set_time' && (
          <WallTimeFields
            wall={form.wall}
            onChange={(wall) => setForm({ ...form, wall })}
            zone={punch.zone}
            earliestAtMs={kind === 'missing_in' ? occurredAtMs - dayMs : occurredAtMs}
            latestAtMs={kind === 'missing_in' ? occurredAtMs : occurredAtMs + dayMs}
          />
        )}
        {form.decision !== null && (
          <TextArea
            label={t`Note to ${name}`}
            {...(form.decision === 'accept' && { labelDetail: t`optional` })}
            rows={2}
            maxLength={commentLength}
            value={form.comment}
            onChange={(event) => setForm({ ...form, comment: event.target.value })}
            error={problem === 'comment_missing' ? t`Say why, so they understand.` : undefined}
          />
        )}
        <p role="alert" className="text-14 text-danger-ink empty:hidden">
          {problem === null || problem === 'comment_missing' ? null : problemText(problem)}
        </p>
      </div>
    </Sheet>
  );
}
