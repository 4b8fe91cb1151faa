import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Board, BoardShift, ShiftChange, ShiftDraft } from '@muster/contract/schedule';
import { addDays } from '@muster/domain';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useMemo, useState } from 'react';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { KeptChanges } from '../../../kit/kept/KeptChanges.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { notify } from '../../../ui/notices.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { matchesSearch } from '../../../ui/search-text.ts';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useReadScheduleAgain } from '../use-schedule-change.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { boardFactsOf } from '../board/board-facts.ts';
import { boardRows } from '../board/board-rows.ts';
import { type BoardSpan, daysOf } from '../board/board-span.ts';
import { BoardMenu } from '../board/BoardMenu.tsx';
import { BoardSheets, type Edited } from '../board/BoardSheets.tsx';
import { draftOf, movedByDays } from '../board/edit-shift.ts';
import { shiftRecord } from '../board/EditShiftSheet.tsx';
import { newShiftContent } from '../board/new-shift.ts';
import type { BoardChanges } from '../board/use-board-changes.ts';
import { DayList } from './DayList.tsx';
import { openShifts, PeopleList } from './PeopleList.tsx';
import { PersonWeek } from './PersonWeek.tsx';
import { WeekStrip } from './WeekStrip.tsx';

type LoadedPhoneBoardProps = {
  readonly board: Board;
  readonly changes: BoardChanges;
  /** Null: the board is live. */
  readonly staleSinceMs: number | null;
  readonly span: BoardSpan;
  readonly day: string;
  readonly crewId: string | null;
  /** Filters the people by name. */
  readonly query: string;
  readonly filters: ReactNode;
  readonly isByPerson: boolean;
  /** The person whose week is shown; null until one is chosen. */
  readonly personId: string | null;
  readonly onDay: (day: string) => void;
  readonly onWeek: (weeks: 1 | -1) => void;
  readonly onByPerson: (isByPerson: boolean) => void;
  readonly onPerson: (personId: string | null) => void;
};

/** A week of the board as lists. Publishing covers what is shown: the day, or the week of the people listed. */
export function LoadedPhoneBoard(props: LoadedPhoneBoardProps) {
  const { board, changes, staleSinceMs, span, day, crewId, query, filters, isByPerson, personId } =
    props;
  const { t } = useLingui();
  const words = useShiftWords();
  const times = useTimeWords();
  const offlineReason = useNeedsNetwork();
  const readScheduleAgain = useReadScheduleAgain();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [publishing, setPublishing] = useState<readonly BoardShift[] | null>(null);
  const days = useMemo(() => daysOf(span), [span]);
  const facts = useMemo(() => boardFactsOf(board), [board]);
  const matches = (name: string) => matchesSearch(name, query);
  const rows = boardRows(board, { days, by: 'person', crewId, matches });
  const person =
    personId === null
      ? null
      : (rows.find(({ id }) => id === (personId === openShifts ? null : personId)) ?? null);
  const ofWeek = board.shifts.filter(
    ({ starts_local, crew_id }) =>
      days.includes(starts_local.slice(0, 10)) && (crewId === null || crew_id === crewId),
  );
  const ofDay = ofWeek.filter(({ starts_local }) => starts_local.startsWith(day));
  const shown = isByPerson ? (person?.days.flat() ?? ofWeek) : ofDay;
  const toPublish = shown.filter(isUnpublished);
  const weekToPublish = ofWeek.filter(isUnpublished);

  const open = (shift: BoardShift) => setEdited({ shift });
  const add = (draft: ShiftDraft) => setEdited({ draft });
  const addAny = () => {
    const line = person?.id ?? null;
    const on = isByPerson && days.includes(board.today) ? board.today : day;
    add({ id: randomId(), ...newShiftContent(board, 'person', line, on, crewId) });
  };

  const nextDay = addDays(day, 1);
  const copyDay = async () => {
    // People who already have a shift that day keep it, so that copying never plans someone twice.
    const planned = new Set(
      board.shifts
        .filter(
          ({ starts_local, state }) => starts_local.startsWith(nextDay) && state !== 'removed',
        )
        .map(({ person_id }) => person_id),
    );
    const copied = ofDay.filter(
      ({ state, person_id }) =>
        state !== 'removed' && (person_id === null || !planned.has(person_id)),
    );
    const saved = await changes.save(
      copied.map((shift): ShiftChange => ({
        op: 'save',
        shift: { ...movedByDays(draftOf(shift), 1), id: randomId() },
        version: null,
      })),
      t`copy day`,
    );
    if (saved === null) return;
    const count = saved.shifts.length;
    void notify({
      id: 'board',
      tone: 'good',
      title: t`Shifts copied: ${count}`,
      body: t`They were added to ${words.day(nextDay)} as drafts.`,
    });
  };

  return (
    <div className="flex min-w-0 flex-col gap-4">
      {staleSinceMs !== null && (
        <Banner tone="info">
          <Trans>
            As of {times.dayAndTime(staleSinceMs, readerZone())}. You can add drafts. To change
            other shifts, go online.
          </Trans>
        </Banner>
      )}
      <KeptChanges record={shiftRecord('')} onMade={readScheduleAgain} />
      <SegmentedControl
        label={t`Group by`}
        isLabelHidden
        value={isByPerson ? 'person' : 'crew'}
        onChange={(value) => props.onByPerson(value === 'person')}
        options={[
          { value: 'crew', label: t`Day by crew` },
          { value: 'person', label: t`Week by person` },
        ]}
      />
      <div className="flex flex-wrap gap-2">{filters}</div>
      <div className="flex items-center gap-1">
        <IconButton
          icon={ChevronLeft}
          variant="outlined"
          label={t`Previous week`}
          onClick={() => props.onWeek(-1)}
        />
        <p className="min-w-0 flex-1 text-center text-16 font-semibold tabular-nums">
          {words.period(span.from, span.to)}
        </p>
        <IconButton
          icon={ChevronRight}
          variant="outlined"
          label={t`Next week`}
          onClick={() => props.onWeek(1)}
        />
      </div>
      {!isByPerson && (
        <WeekStrip days={days} day={day} today={board.today} shifts={ofWeek} onDay={props.onDay} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={CalendarPlus} className="grow" onClick={addAny}>
          <Trans>Add shift</Trans>
        </Button>
        <IconButton
          icon={Undo2}
          variant="outlined"
          label={changes.undoLabel === null ? t`Undo` : t`Undo: ${changes.undoLabel}`}
          disabled={changes.undoLabel === null}
          onClick={() => void changes.undo()}
        />
        <BoardMenu
          board={board}
          span={span}
          crewId={crewId}
          changes={changes}
          ofDay={[
            ...(isByPerson
              ? []
              : [
                  {
                    kind: 'action' as const,
                    label: t`Copy to ${words.day(nextDay)}`,
                    icon: CopyPlus,
                    disabledReason: ofDay.length === 0 ? t`No shifts on this day.` : offlineReason,
                    onSelect: () => void copyDay(),
                  },
                ]),
            {
              kind: 'action',
              label: t`Publish the whole week`,
              icon: Send,
              disabledReason:
                weekToPublish.length === 0 ? t`Everything is published.` : offlineReason,
              onSelect: () => setPublishing(weekToPublish),
            },
          ]}
        />
        {toPublish.length > 0 && (
          <Button
            variant="primary"
            icon={Send}
            className="basis-full"
            disabledReason={offlineReason}
            onClick={() => setPublishing(toPublish)}
          >
            <Plural value={toPublish.length} one="Publish # change" other="Publish # changes" />
          </Button>
        )}
      </div>
      {!isByPerson && (
        <DayList
          facts={facts}
          day={day}
          crewId={crewId}
          matches={matches}
          onOpen={open}
          onAdd={add}
        />
      )}
      {isByPerson && person === null && <PeopleList rows={rows} onChoose={props.onPerson} />}
      {isByPerson && person !== null && (
        <>
          <Button
            variant="quiet"
            flush
            icon={ChevronLeft}
            className="self-start"
            onClick={() => props.onPerson(null)}
          >
            <Trans>All people</Trans>
          </Button>
          <PersonWeek
            facts={facts}
            row={person}
            days={days}
            crewId={crewId}
            onOpen={open}
            onAdd={add}
          />
        </>
      )}
      <BoardSheets
        facts={facts}
        changes={changes}
        edited={edited}
        onEdit={setEdited}
        publishing={publishing}
        onPublished={() => setPublishing(null)}
        onKeepDrafts={() => setPublishing(null)}
      />
    </div>
  );
}

function isUnpublished({ state }: BoardShift): boolean {
  return state !== 'published';
}
