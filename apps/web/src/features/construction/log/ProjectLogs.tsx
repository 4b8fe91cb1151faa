import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type LogRow, logStateSchema } from '@muster/contract/daily-log-list';
import { Link, useParams } from '@tanstack/react-router';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useState } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { anyText, oneOf } from '../../../kit/list/list-params.ts';
import type { ListColumn } from '../../../kit/list/list-column.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { useCursorList } from '../../../kit/list/use-cursor-list.ts';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { randomId } from '../../../platform/random-id.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { useDayText } from '../use-day-text.ts';
import { logList } from './log-queries.ts';
import { LogStateBadge } from './LogStateBadge.tsx';
import { useLiveLogs } from './use-live-logs.ts';
import { useLogWords } from './use-log-words.ts';

const params = { q: anyText, state: oneOf(logStateSchema.options) };

/** A project's logs that have been started, newest first. */
export function ProjectLogs() {
  const { t } = useLingui();
  const { projectId = '' } = useParams({ strict: false });
  const { role } = useIdentity();
  const words = useLogWords();
  const search = useListSearch(params);
  const [newId] = useState(randomId);
  useLiveLogs();
  const { q, state } = search.values;
  const rows = useCursorList(logList, {
    project_id: projectId,
    ...(q !== undefined && { search: q }),
    ...(state !== undefined && { states: [state] }),
  });
  const today = (
    <Link
      to="/construction/logs/$id"
      params={{ id: newId }}
      search={{ project: projectId }}
      className={buttonStyles({ variant: 'primary' })}
    >
      <Trans>Today’s log</Trans>
    </Link>
  );
  return (
    <div className="space-y-4">
      {role !== 'employee' && <div className="flex">{today}</div>}
      <ResourceList
        label={t`Daily logs`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={useLogColumns()}
        open={{
          link: ({ id, project, day }) => ({
            to: '/construction/logs/$id',
            params: { id },
            search: { project: project.id, day },
          }),
        }}
        search={search}
        searchField={{ label: t`Search logs`, placeholder: t`Work, delays, names` }}
        filters={[
          {
            kind: 'select',
            key: 'state',
            label: t`Status`,
            allLabel: t`All`,
            options: logStateSchema.options.map((value) => ({ value, label: words.states[value] })),
          },
        ]}
        renderCount={(total) => <Plural value={total} one="# daily log" other="# daily logs" />}
        failedTitle={<Trans>Couldn’t load the daily logs</Trans>}
        empty={{
          icon: NotebookPen,
          text: <Trans>No daily logs yet. Today’s already knows who is here.</Trans>,
        }}
        csv={{ fileName: 'daily-logs' }}
      />
    </div>
  );
}

function useLogColumns(): readonly ListColumn<LogRow>[] {
  const { t } = useLingui();
  const words = useLogWords();
  const dayText = useDayText();
  return [
    {
      key: 'day',
      header: t`Day`,
      minRem: 10,
      cell: ({ day }) => dayText(day),
      text: ({ day }) => day,
    },
    {
      key: 'state',
      header: t`Status`,
      minRem: 9,
      isNarrow: true,
      onCard: 'below',
      cell: ({ state }) => <LogStateBadge state={state} />,
      text: ({ state }) => words.states[state],
    },
    {
      key: 'work',
      header: t`Work done`,
      minRem: 18,
      onCard: 'detail',
      cell: ({ work }) => <bdi className="block truncate">{work}</bdi>,
      text: ({ work }) => work ?? '',
    },
    {
      key: 'hours',
      header: t`Hours`,
      minRem: 7,
      isNarrow: true,
      onCard: 'detail',
      cell: ({ minutes }) =>
        minutes !== null && <span className="tabular-nums">{words.hours(minutes)}</span>,
      text: ({ minutes }) => (minutes === null ? '' : words.hours(minutes)),
    },
    {
      key: 'signed_by',
      header: t`Signed by`,
      minRem: 10,
      cell: ({ signed_by }) => <bdi>{signed_by}</bdi>,
      text: ({ signed_by }) => signed_by ?? '',
    },
  ];
}
