import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import HardHat from 'lucide-react/icons/hard-hat';
import Hash from 'lucide-react/icons/hash';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { crewPeopleQuery } from '../../../data/people/crew-people-query.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { LeaveGuard } from '../../../kit/form/LeaveGuard.tsx';
import { matching, anyText } from '../../../kit/list/list-params.ts';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { notify } from '../../../ui/notices.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { datesBetween } from '../../../ui/time/wall-time.ts';
import { boardQuery } from '../sheet-queries.ts';
import { useDayWords } from '../use-day-words.ts';
import { useWeekEntry, type WeekDefaults } from './use-week-entry.ts';
import { minutesByDay, weekHoursQuery } from './week-hours-query.ts';
import { WeekGrid } from './WeekGrid.tsx';

const params = { week: matching(/^\d{4}-\d{2}-\d{2}$/), crew: anyText };
const weekDays = 7;

/** `/timesheets/week`: hours from paper, typed for a crew and a week at once; each day becomes a correction. */
export function WeekGridPage() {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const search = useListSearch(params);
  const sheets = useSnapshotQuery(boardQuery(user_id, search.values.week ?? null));
  if (sheets.status === 'failed') return <Failed {...sheets} />;
  if (sheets.status === 'loading') return <SkeletonRows count={8} />;
  const { period_from: periodFrom, today } = sheets.data;
  const asked = search.values.week ?? today;
  const from = add(periodFrom, Math.floor(daysBetween(periodFrom, asked) / weekDays) * weekDays);
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Enter a week</Trans>}
        description={t`Hours from paper, for a whole crew. Each day is saved as a correction with your reason.`}
      />
      <LoadedWeek
        key={from}
        from={from}
        today={today}
        crew={search.values.crew}
        onWeek={(week) => search.change({ week })}
        onCrew={(crew) => search.change({ crew })}
      />
    </div>
  );
}

type LoadedWeekProps = {
  readonly from: string;
  readonly today: string;
  readonly crew: string | undefined;
  readonly onWeek: (from: string) => void;
  readonly onCrew: (crew: string) => void;
};

function LoadedWeek({ from, today, crew, onWeek, onCrew }: LoadedWeekProps) {
  const { t } = useLingui();
  const days = useDayWords();
  const offlineReason = useNeedsNetwork();
  const { user_id, company } = useIdentity();
  const board = useSnapshotQuery(crewPeopleQuery(user_id));
  const to = add(from, weekDays - 1);
  const hours = useSnapshotQuery(weekHoursQuery(user_id, from, to));
  const jobs = useJobs();
  const [defaults, setDefaults] = useState<WeekDefaults>({
    start: '07:00',
    meal: '30',
    projectId: null,
    costCodeId: null,
  });
  const [reason, setReason] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const entry = useWeekEntry(company?.time_zone ?? 'UTC', defaults);
  if (board.status === 'failed') return <Failed {...board} />;
  if (hours.status === 'failed') return <Failed {...hours} />;
  if (board.status === 'loading' || hours.status === 'loading') return <SkeletonRows count={8} />;
  const crews = [...new Set(board.data.people.flatMap(({ crew_names }) => crew_names))].toSorted();
  const shownCrew = crew ?? crews[0] ?? '';
  const shown = board.data.people
    .filter(({ crew_names }) => shownCrew === everyone || crew_names.includes(shownCrew))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const isPast = (date: string) => date <= today;
  const save = async () => {
    setWasSent(true);
    if (reason.trim() === '') return;
    const saved = await entry.save(reason.trim());
    if (saved === 0) return;
    void notify({ tone: 'good', title: t`Days saved: ${saved}` });
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <nav aria-label={t`Week`} className="flex items-center gap-1">
          <IconButton
            icon={ChevronLeft}
            variant="outlined"
            label={t`Previous week`}
            onClick={() => onWeek(add(from, -weekDays))}
          />
          <span className="px-2 font-medium tabular-nums">{days.period(from, to)}</span>
          <IconButton
            icon={ChevronRight}
            variant="outlined"
            label={t`Next week`}
            disabled={to >= today}
            onClick={() => onWeek(add(from, weekDays))}
          />
        </nav>
        <Select
          label={t`Crew`}
          isLabelHidden
          value={shownCrew}
          onChange={(event) => onCrew(event.target.value)}
          options={[
            ...crews.map((name) => ({ value: name, label: name })),
            { value: everyone, label: t`Everyone` },
          ]}
        />
      </div>
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        <Picker
          label={t`Project`}
          title={t`Choose a project`}
          placeholder={t`No project`}
          searchLabel={t`Search projects`}
          emptyText={t`No project matches. Try another word.`}
          noneLabel={t`No project`}
          icon={HardHat}
          options={jobs.projects.map(({ id, name, number }) => ({
            value: id,
            label: name,
            detail: number ?? undefined,
          }))}
          value={defaults.projectId}
          onChange={(projectId) => setDefaults({ ...defaults, projectId })}
        />
        {jobs.costCodes.length > 0 && (
          <Picker
            label={t`Cost code`}
            title={t`Choose a cost code`}
            placeholder={t`No cost code`}
            searchLabel={t`Search cost codes`}
            emptyText={t`No cost code matches. Try another word or the number.`}
            noneLabel={t`No cost code`}
            icon={Hash}
            options={jobs.costCodes.map(({ id, code, name }) => ({
              value: id,
              label: name,
              detail: code,
            }))}
            value={defaults.costCodeId}
            onChange={(costCodeId) => setDefaults({ ...defaults, costCodeId })}
          />
        )}
        <TextField
          label={t`Usual start`}
          type="time"
          value={defaults.start}
          onChange={(event) =>
            setDefaults({ ...defaults, start: event.target.value || defaults.start })
          }
        />
        <TextField
          label={t`Meal break, minutes`}
          inputMode="numeric"
          maxLength={3}
          value={defaults.meal}
          onChange={(event) =>
            setDefaults({ ...defaults, meal: event.target.value.replaceAll(/\D/g, '') })
          }
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={HardHat}>
          <Trans>No one is in this crew.</Trans>
        </EmptyState>
      ) : (
        <WeekGrid
          people={shown}
          dates={datesBetween(from, to)}
          minutes={minutesByDay(hours.data)}
          isOpen={isPast}
          entry={entry}
          showsWrong={wasSent}
        />
      )}
      <div className="max-md:contents md:grid md:grid-cols-[1fr_auto] md:items-end md:gap-4">
        <TextField
          label={t`Reason`}
          maxLength={500}
          value={reason}
          error={
            wasSent && reason.trim() === '' ? t`Say why, such as “Paper time cards”.` : undefined
          }
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="max-md:sticky max-md:bottom-16 max-md:z-10 max-md:-mx-4 max-md:mt-4 max-md:border-t max-md:border-line max-md:bg-surface-0 max-md:px-4 max-md:py-3 max-md:typing:static">
          <Button
            variant="primary"
            size="lg"
            isBusy={entry.isSaving}
            disabledReason={offlineReason ?? (entry.count === 0 ? t`Nothing is typed yet.` : null)}
            onClick={() => void save()}
          >
            <Trans>Save days</Trans>
          </Button>
        </div>
      </div>
      <LeaveGuard isChanged={entry.count > 0} />
    </>
  );
}

function Failed({
  error,
  retry,
}: {
  readonly error: Error;
  readonly retry: (() => void) | undefined;
}) {
  const { i18n } = useLingui();
  return (
    <ErrorState title={<Trans>Couldn’t load the week</Trans>} onRetry={retry}>
      {i18n._(describeError(error))}
    </ErrorState>
  );
}

/** No crew has this name. */
const everyone = '*';

const add = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString();
const daysBetween = (from: string, to: string) =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'day' }).days;
