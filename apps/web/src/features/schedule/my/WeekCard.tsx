import { Trans, useLingui } from '@lingui/react/macro';
import type { MySchedule, MyShift } from '@muster/contract/my-schedule';
import { addDays } from '@muster/domain';
import { clsx } from 'clsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { spanOf } from '../board/board-span.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { isKnown, type MyDay, paidMinutes, weekDays } from './my-days.ts';
import { ShiftBadge } from './ShiftBadge.tsx';
import { usePlaceWords } from './use-place-words.ts';

type WeekCardProps = {
  readonly schedule: MySchedule;
  readonly onOpen: (shift: MyShift) => void;
};

/** One's own week, day by day, with a way to the weeks around it. */
export function WeekCard({ schedule, onOpen }: WeekCardProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  const [day, setDay] = useState(schedule.today);
  const { from, to } = spanOf('week', day, schedule.workweek_start);
  const days = weekDays(schedule, day);
  const isThisWeek = from <= schedule.today && schedule.today <= to;
  const planned = days
    .flatMap(({ shifts }) => shifts)
    .filter(({ canceled_at }) => canceled_at === null)
    .reduce((sum, shift) => sum + paidMinutes(shift), 0);
  return (
    <Card
      title={isThisWeek ? t`This week` : t`Week`}
      description={
        <span className="tabular-nums">
          {words.period(from, to)}
          {planned > 0 && ` · ${words.length(planned)}`}
        </span>
      }
      actions={
        <div className="flex items-center gap-1">
          {!isThisWeek && (
            <Button size="sm" variant="quiet" onClick={() => setDay(schedule.today)}>
              <Trans>Today</Trans>
            </Button>
          )}
          <IconButton
            icon={ChevronLeft}
            label={t`Previous week`}
            disabled={!isKnown(schedule, addDays(from, -1))}
            onClick={() => setDay(addDays(day, -7))}
          />
          <IconButton
            icon={ChevronRight}
            label={t`Next week`}
            disabled={!isKnown(schedule, addDays(to, 1))}
            onClick={() => setDay(addDays(day, 7))}
          />
        </div>
      }
      isFlush
    >
      <ol className="divide-y divide-line">
        {days.map((each) => (
          <DayRow
            key={each.date}
            day={each}
            isToday={each.date === schedule.today}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </Card>
  );
}

type DayRowProps = {
  readonly day: MyDay;
  readonly isToday: boolean;
  readonly onOpen: (shift: MyShift) => void;
};

function DayRow({ day, isToday, onOpen }: DayRowProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  const { date, shifts, holidays, timeOff } = day;
  return (
    <li
      aria-label={words.longDay(date)}
      aria-current={isToday ? 'date' : undefined}
      className="flex min-h-14 gap-3 px-4 md:px-5"
    >
      <div
        className={clsx(
          'flex w-12 shrink-0 flex-col items-center self-start rounded-control py-1.5 my-1.5 text-center tabular-nums',
          isToday ? 'bg-choice-soft text-choice-ink' : 'text-ink-3',
        )}
      >
        <span className="text-12 font-medium">{words.weekday(date)}</span>
        <span className="text-18 leading-title font-semibold text-ink-1">
          {Number(date.slice(8))}
        </span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center py-1.5">
        {holidays.map((name) => (
          <p key={name} className="text-14 text-ink-2">
            {t`Holiday: ${name}`}
          </p>
        ))}
        {timeOff.map(({ id, kind_name, state }) => (
          <p key={id} className="text-14 text-ink-2">
            {state === 'approved' ? t`Off: ${kind_name}` : t`Requested: ${kind_name}`}
          </p>
        ))}
        {shifts.length === 0 && holidays.length + timeOff.length === 0 && (
          <p className="text-14 text-ink-3">
            <Trans>No shift</Trans>
          </p>
        )}
        {shifts.map((shift) => (
          <ShiftRow key={shift.id} shift={shift} onOpen={onOpen} />
        ))}
      </div>
    </li>
  );
}

function ShiftRow({
  shift,
  onOpen,
}: {
  readonly shift: MyShift;
  readonly onOpen: (shift: MyShift) => void;
}) {
  const words = useShiftWords();
  const places = usePlaceWords();
  const isCanceled = shift.canceled_at !== null;
  return (
    <button
      type="button"
      onClick={() => onOpen(shift)}
      className="-mx-2 flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-0.5 rounded-control px-2 py-1 text-left transition-colors duration-150 ease-out hover:bg-surface-2 active:bg-surface-3"
    >
      <span className="min-w-0 flex-1 basis-40">
        <span
          className={clsx(
            'block font-medium tabular-nums',
            isCanceled && 'text-ink-3 line-through decoration-1',
          )}
        >
          {words.span(shift)}
        </span>
        <span className="block text-14 text-ink-2">{places.place(shift)}</span>
      </span>
      <ShiftBadge shift={shift} />
    </button>
  );
}
