import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import { wallTimeAt } from '../../../ui/time/wall-time.ts';
import { WallTimeFields } from '../../../ui/time/WallTimeFields.tsx';
import type { FinishAnswer } from '../punch/punch-phase.ts';
import { type FinishForm, type FinishProblem, resolveFinish } from './finish-answer.ts';
import {
  canStillBeWorking,
  finishSuggestions,
  type FinishSuggestion,
  type ForgottenEntry,
  lastSeenAtMs,
  type LatestFinish,
} from './finish-suggestions.ts';

type FinishSheetProps = {
  readonly entry: ForgottenEntry & { readonly zone: string };
  /** Name of the project it was booked on. */
  readonly project: string | null;
  readonly latest: LatestFinish;
  /** Names what follows the answer, such as "Save and clock in". */
  readonly confirmLabel: string;
  readonly onAnswer: (answer: FinishAnswer) => void;
  readonly onCancel: () => void;
};

/** Asks when a forgotten entry ended, in the time of the zone where it began. */
export function FinishSheet(props: FinishSheetProps) {
  const { entry, project, latest, onAnswer, onCancel } = props;
  const { t } = useLingui();
  const words = useTimeWords();
  const suggestions = finishSuggestions(entry, latest);
  const [form, setForm] = useState<FinishForm>(() => ({
    choice: null,
    wall: wallTimeAt(suggestions[0]?.atMs ?? latest.atMs, entry.zone),
  }));
  const [isTold, setTold] = useState(false);
  const resolved = resolveFinish(form, entry, suggestions, latest.atMs);

  function problemText(problem: FinishProblem): string {
    switch (problem) {
      case 'not_chosen':
        return t`Choose when you finished.`;
      case 'no_such_time':
        return t`Enter another time. The clocks moved forward that day, so this one doesn’t exist.`;
      case 'which_of_two':
        return t`Choose the first or the second time.`;
      case 'too_late':
        return t`Choose ${words.dayAndTime(latest.atMs, entry.zone)} or earlier.`;
      case 'before_work_ended':
        return t`Choose a time after ${words.dayAndTime(lastSeenAtMs(entry), entry.zone)}, because you were still working then.`;
    }
  }

  function whyText(why: FinishSuggestion['why']): string {
    switch (why) {
      case 'last_break':
        return t`After the last break you recorded`;
      case 'full_day':
        return t`After 8 hours`;
      case 'now':
        return t`Right now`;
    }
  }

  const confirm = () => {
    if ('atMs' in resolved) onAnswer({ kind: 'finished', atMs: resolved.atMs });
    else setTold(true);
  };

  const started = words.dayAndTime(entry.startedAt, entry.zone);
  return (
    <Sheet
      isOpen
      onOpenChange={onCancel}
      title={t`When did you finish?`}
      description={
        project === null
          ? t`You clocked in (${started}) and haven’t clocked out.`
          : t`You clocked in on ${project} (${started}) and haven’t clocked out.`
      }
      footer={
        <>
          <Button variant="primary" size="lg" onClick={confirm}>
            {props.confirmLabel}
          </Button>
          {canStillBeWorking(entry, latest) && (
            <Button size="lg" onClick={() => onAnswer({ kind: 'still_working' })}>
              <Trans>I’m still working</Trans>
            </Button>
          )}
        </>
      }
    >
      <RadioGroup<NonNullable<FinishForm['choice']>>
        label={t`When did you finish?`}
        isLabelHidden
        options={[
          ...suggestions.map(({ atMs, why }) => ({
            value: why,
            label: `${words.day(atMs, entry.zone)}, ${words.time(atMs, entry.zone)}`,
            detail: whyText(why),
          })),
          { value: 'own', label: t`Another time` },
        ]}
        value={form.choice}
        onChange={(choice) => setForm({ ...form, choice })}
      />
      {form.choice === 'own' && (
        <WallTimeFields
          wall={form.wall}
          onChange={(wall) => setForm({ ...form, wall })}
          zone={entry.zone}
          earliestAtMs={entry.startedAt}
          latestAtMs={latest.atMs}
        />
      )}
      <p role="alert" className="mt-3 text-14 text-danger-ink empty:hidden">
        {isTold && 'problem' in resolved ? problemText(resolved.problem) : null}
      </p>
    </Sheet>
  );
}
