import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet, SheetDay, SheetEntry } from '@muster/contract/timesheets';
import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { EntryRow } from '../../ui/time/EntryRow.tsx';
import { dayKeyAt } from '../../ui/time/day-key.ts';
import type { EntryView } from '../../ui/time/entry-view.ts';
import { useTimeWords } from '../../ui/time/use-time-words.ts';
import type { EndedEntry } from './corrections/correction-draft.ts';
import { FixTimeButton } from './corrections/FixTimeButton.tsx';
import { DayBreakQuestions } from './DayBreakQuestions.tsx';
import { DayRules } from './DayRules.tsx';
import { EntryHistoryButton } from './history/EntryHistoryButton.tsx';
import { Minutes } from './Minutes.tsx';
import { useDayWords } from './use-day-words.ts';
import { useSheetWords } from './use-sheet-words.ts';

type SheetDayRowProps = {
  readonly sheet: Sheet;
  readonly isOwn: boolean;
  readonly day: SheetDay;
  readonly nowMs: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly buttonId: string;
};

/** One day: its hours by class and, when opened, its entries and the rules that apply. */
export function SheetDayRow({
  sheet,
  isOwn,
  day,
  nowMs,
  isOpen,
  onToggle,
  buttonId,
}: SheetDayRowProps) {
  const { t } = useLingui();
  const words = useSheetWords();
  const dayWords = useDayWords();
  const times = useTimeWords();
  const bodyId = useId();
  const worked = day.regular_minutes + day.overtime_minutes + day.double_minutes;
  const extra = (['overtime', 'double', 'meal_premium', 'rest_premium'] as const)
    .map((kind) => ({ kind, minutes: day[`${kind}_minutes`] }))
    .filter(({ minutes }) => minutes !== 0);
  const isAsked = sheet.corrections.some(
    ({ state, before, after, zone }) =>
      state === 'asked' &&
      dayKeyAt(Date.parse(before?.started_at ?? after?.started_at ?? ''), zone) === day.date,
  );
  const nameOf = (entry: SheetEntry) =>
    `${dayWords.day(day.date)}, ${times.time(Date.parse(entry.started_at), entry.zone)}`;
  const entries = sheet.entries.filter(({ date }) => date === day.date);
  const spanOf = (from: string, to: string | null, zone: string) => {
    const end = to === null ? t`still on the clock` : times.time(Date.parse(to), zone);
    return `${times.time(Date.parse(from), zone)} – ${end}`;
  };
  const spans = entries.map(({ started_at, ended_at, zone, breaks }) => {
    const taken = breaks.map(({ kind, started_at: from, ended_at: to }) => {
      const span = spanOf(from, to, zone);
      return kind === 'meal' ? t`meal break ${span}` : t`rest break ${span}`;
    });
    const whole = spanOf(started_at, ended_at, zone);
    return taken.length === 0 ? whole : `${whole} (${taken.join('; ')})`;
  });
  const kinds = [...new Set(day.exceptions.map(({ kind }) => kind))];
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        id={buttonId}
        onClick={onToggle}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left outline-offset-[-2px] transition-colors duration-150 ease-out hover:bg-surface-2 md:min-h-11 md:px-5"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="flex-1 font-medium first-letter:uppercase">
              {dayWords.day(day.date)}
            </span>
            {/* Read aloud before the total; on a phone it is below the other two. */}
            {extra.length > 0 && (
              <span className="order-2 flex basis-full flex-wrap gap-x-3 md:order-none md:basis-auto">
                {extra.map(({ kind, minutes }) => (
                  <span key={kind} className="text-14 text-ink-2">
                    {words.minutes(kind)} <Minutes minutes={minutes} />
                  </span>
                ))}
              </span>
            )}
            <span className="order-1 min-w-20 text-right font-medium md:order-none">
              <Minutes minutes={worked} />
            </span>
          </span>
          {/* A row can't be opened on paper, so it shows the times there. */}
          {!isOpen && (
            <span className="hidden text-14 text-ink-2 print:block">{spans.join(' · ')}</span>
          )}
          {(kinds.length > 0 || isAsked) && (
            <span className="flex flex-wrap gap-x-3">
              {isAsked && (
                <StatusBadge tone="info" look="plain">
                  <Trans>Correction requested</Trans>
                </StatusBadge>
              )}
              {kinds.map((kind) => (
                <StatusBadge key={kind} tone="attention" look="plain">
                  {words.exception(kind)}
                </StatusBadge>
              ))}
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden
          className={clsx(
            'size-5 shrink-0 text-ink-3 md:size-4 print:hidden',
            isOpen && 'rotate-180',
          )}
        />
      </button>
      {isOpen && (
        <div id={bodyId} className="border-t border-line bg-surface-2 pb-3">
          <ul aria-label={t`Time entries`} className="divide-y divide-line">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={toView(entry, sheet.names)} nowMs={nowMs}>
                <div className="flex flex-wrap gap-2">
                  {isEnded(entry) && (
                    <FixTimeButton
                      sheet={sheet}
                      entry={entry}
                      date={day.date}
                      isOwn={isOwn}
                      of={nameOf(entry)}
                    />
                  )}
                  <EntryHistoryButton entryId={entry.id} zone={entry.zone} of={nameOf(entry)} />
                </div>
              </EntryRow>
            ))}
          </ul>
          {isOwn && !day.is_open && sheet.state !== 'locked' && (
            <DayBreakQuestions day={day} dayText={dayWords.day(day.date)} />
          )}
          {day.deducted_minutes > 0 && (
            <p className="px-4 py-2 text-14 text-ink-2 md:px-5">
              <Trans>
                Deducted automatically because no meal break was recorded:{' '}
                <Minutes minutes={day.deducted_minutes} />
              </Trans>
              {' · '}
              <Trans>Company rule</Trans>
            </p>
          )}
          <div className="border-t border-line px-4 py-3 md:px-5">
            <FixTimeButton
              sheet={sheet}
              entry={null}
              date={day.date}
              isOwn={isOwn}
              of={dayWords.day(day.date)}
            />
          </div>
          <DayRules day={day} names={sheet.names} />
        </div>
      )}
    </li>
  );
}

/**
 * Only ended entries can be fixed: a running one has to be clocked out first, and one that needs review is settled in
 * that review.
 */
function isEnded(entry: SheetEntry): entry is EndedEntry {
  return entry.ended_at !== null && entry.state === 'closed';
}

function toView(entry: SheetEntry, names: Sheet['names']): EntryView {
  const nameOf = (id: string | null) => (id === null ? null : (names[id] ?? null));
  return {
    id: entry.id,
    project: nameOf(entry.project_id),
    costCode: nameOf(entry.cost_code_id),
    state: entry.state,
    startedAt: Date.parse(entry.started_at),
    endedAt: entry.ended_at === null ? null : Date.parse(entry.ended_at),
    deviceStartedAt: null,
    zone: entry.zone,
    note: entry.note,
    flags: entry.flags,
    breaks: entry.breaks.map((taken) => ({
      id: taken.id,
      kind: taken.kind,
      startedAt: Date.parse(taken.started_at),
      endedAt: taken.ended_at === null ? null : Date.parse(taken.ended_at),
    })),
  };
}
