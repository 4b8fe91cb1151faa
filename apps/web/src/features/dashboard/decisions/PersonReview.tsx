import { Plural, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import {
  countsWithAnother,
  needsPicture,
  occurredAtMs,
  type PersonReviews,
  type ReviewDay,
} from './group-reviews.ts';
import type { OpenDecision } from './open-decisions-query.ts';
import { ReviewTimeline } from './ReviewTimeline.tsx';
import { useDecisionWords } from './use-decision-words.ts';

const headStyles = 'flex min-h-14 items-center gap-3 px-4 py-2 md:px-5';

type PersonReviewProps = {
  readonly person: PersonReviews;
  /** Collapsed to one line until pressed. */
  readonly isFoldable?: boolean;
  readonly onApprove: (items: readonly OpenDecision[]) => void;
  /** Opens the other answers to one punch. */
  readonly onOther: (item: OpenDecision) => void;
};

/** One person's punches by day, with a button for the suggested answers. Days can be excluded from it. */
export function PersonReview({
  person,
  isFoldable = false,
  onApprove,
  onOther,
}: PersonReviewProps) {
  const { t } = useLingui();
  const words = useDecisionWords();
  const times = useTimeWords();
  const [isOpen, setOpen] = useState(!isFoldable);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { name, days } = person;
  const all = days.flatMap(({ items }) => items);
  const following = new Set(
    all.filter((item) => countsWithAnother(item, all)).map((item) => item.id),
  );
  const included = days.filter(({ dayKey }) => !leftOut.has(dayKey));
  // Punches that count along with another one are left to the server, which settles them once the other one is
  // approved.
  const suggested = included.flatMap(({ items }) =>
    items.filter((item) => !needsPicture(item) && !following.has(item.id)),
  );
  const settled = included
    .flatMap(({ items }) => items)
    .filter((item) => !needsPicture(item)).length;
  const kinds = [...new Set(suggested.map(({ kind }) => kind))];
  const only = all.length === 1 ? all[0] : undefined;
  const head = (
    <>
      <PersonAvatar name={name} personId={person.personId} size="sm" />
      <bdi className="min-w-0 flex-1 font-semibold">{name}</bdi>
      <span className="shrink-0 text-14 font-normal text-ink-3 tabular-nums">
        {only === undefined ? (
          <Plural value={all.length} one="# punch" other="# punches" />
        ) : (
          times.day(occurredAtMs(only), only.punch.zone)
        )}
      </span>
    </>
  );
  return (
    <section
      aria-label={name}
      className="min-w-0 overflow-clip rounded-card border border-line bg-surface-1"
    >
      <h3>
        {isFoldable ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className={clsx(headStyles, 'w-full text-left hover:bg-surface-2')}
          >
            {head}
            <ChevronDown
              aria-hidden
              className={clsx('size-5 shrink-0 text-ink-3', isOpen && 'rotate-180')}
            />
          </button>
        ) : (
          <span className={headStyles}>{head}</span>
        )}
      </h3>
      {isOpen &&
        days.map((day) => (
          <Day
            key={day.dayKey}
            day={day}
            isMixed={kinds.length > 1}
            following={following}
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
      {isOpen && (suggested.length > 0 || leftOut.size > 0) && (
        <footer className="border-t border-line px-4 py-3 md:px-5">
          <Button
            className="max-md:w-full"
            disabledReason={suggested.length === 0 ? t`No day is selected` : null}
            onClick={() => onApprove(suggested)}
          >
            {words.acceptAll(kinds, settled, included.length)}
          </Button>
        </footer>
      )}
    </section>
  );
}

type DayProps = {
  readonly day: ReviewDay;
  readonly isMixed: boolean;
  readonly following: ReadonlySet<string>;
  /** False if the card's header already names the day. */
  readonly isNamed: boolean;
  /** Null for the only day, which can't be excluded. */
  readonly isIncluded: boolean | null;
  readonly onInclude: (isIncluded: boolean) => void;
  readonly onOther: (item: OpenDecision) => void;
};

function Day({ day, isMixed, following, isNamed, isIncluded, onInclude, onOther }: DayProps) {
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
      <ReviewTimeline
        label={dayText}
        items={day.items}
        isMixed={isMixed}
        following={following}
        onOther={onOther}
      />
    </div>
  );
}
