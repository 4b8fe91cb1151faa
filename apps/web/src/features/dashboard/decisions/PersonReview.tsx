import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import { needsPicture, occurredAtMs, type PersonReviews, type ReviewDay } from './group-reviews.ts';
import type { OpenDecision } from './open-decisions-query.ts';
import { ReviewTimeline } from './ReviewTimeline.tsx';
import { useDecisionWords } from './use-decision-words.ts';

type PersonReviewProps = {
  readonly person: PersonReviews;
  readonly onApprove: (items: readonly OpenDecision[]) => void;
  /** Opens the other answers to one punch. */
  readonly onOther: (item: OpenDecision) => void;
};

/** One person's punches by day, with the suggested answer as the button. Days can be left out of it. */
export function PersonReview({ person, onApprove, onOther }: PersonReviewProps) {
  const { t } = useLingui();
  const words = useDecisionWords();
  const times = useTimeWords();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { name, days } = person;
  const suggested = days
    .filter(({ dayKey }) => !leftOut.has(dayKey))
    .flatMap(({ items }) => items.filter((item) => !needsPicture(item)));
  const count = days.reduce((sum, { items }) => sum + items.length, 0);
  const kinds = new Set(suggested.map(({ kind }) => kind));
  const [kind] = kinds;
  const only = count === 1 ? days[0]?.items[0] : undefined;
  return (
    <section
      aria-label={name}
      className="min-w-0 overflow-clip rounded-card border border-line bg-surface-1"
    >
      <header className="flex min-h-14 items-center gap-3 px-4 py-2 md:px-5">
        <PersonAvatar name={name} personId={person.personId} size="sm" />
        <h3 className="min-w-0 flex-1 font-semibold">
          <bdi>{name}</bdi>
        </h3>
        <span className="shrink-0 text-14 text-ink-3 tabular-nums">
          {only === undefined ? (
            <Plural value={count} one="# punch" other="# punches" />
          ) : (
            times.day(occurredAtMs(only), only.punch.zone)
          )}
        </span>
      </header>
      {days.map((day) => (
        <Day
          key={day.dayKey}
          day={day}
          isMixed={kinds.size > 1}
          isNamed={only === undefined}
          isIncluded={days.length === 1 ? null : !leftOut.has(day.dayKey)}
          onInclude={(isIncluded) => {
            const next = new Set(leftOut);
            if (isIncluded) next.delete(day.dayKey);
            else next.add(day.dayKey);
            setLeftOut(next);
          }}
          onOther={onOther}
        />
      ))}
      {(suggested.length > 0 || leftOut.size > 0) && (
        <footer className="border-t border-line px-4 py-3 md:px-5">
          <Button
            className="max-md:w-full"
            disabledReason={suggested.length === 0 ? t`No day is selected` : null}
            onClick={() => onApprove(suggested)}
          >
            {kinds.size === 1 && kind !== undefined ? (
              words.acceptAll(kind, suggested.length)
            ) : (
              <Plural value={suggested.length} one="Use # suggestion" other="Use # suggestions" />
            )}
          </Button>
        </footer>
      )}
    </section>
  );
}

type DayProps = {
  readonly day: ReviewDay;
  readonly isMixed: boolean;
  /** Otherwise the card's header says which day it is. */
  readonly isNamed: boolean;
  /** Null: the only day, which is not chosen apart. */
  readonly isIncluded: boolean | null;
  readonly onInclude: (isIncluded: boolean) => void;
  readonly onOther: (item: OpenDecision) => void;
};

function Day({ day, isMixed, isNamed, isIncluded, onInclude, onOther }: DayProps) {
  const { t } = useLingui();
  const times = useTimeWords();
  const [first] = day.items;
  if (first === undefined) return null;
  const dayText = times.day(occurredAtMs(first), first.punch.zone);
  return (
    <div className="border-t border-line px-4 pt-1 pb-3 md:px-5">
      {isIncluded === null && isNamed && (
        <h4 className="py-2 text-14 font-medium text-ink-2">{dayText}</h4>
      )}
      {isIncluded !== null && (
        <Checkbox
          label={dayText}
          aria-label={t`Include ${dayText}`}
          checked={isIncluded}
          onChange={(event) => onInclude(event.target.checked)}
        />
      )}
      <ReviewTimeline label={dayText} items={day.items} isMixed={isMixed} onOther={onOther} />
    </div>
  );
}
