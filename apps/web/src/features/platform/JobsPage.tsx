import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  jobStates,
  type JobState,
  type ListedJob,
  listedJobSchema,
} from '@muster/contract/platform';
import ListChecks from 'lucide-react/icons/list-checks';
import { useState } from 'react';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { matching, oneOf } from '../../kit/list/list-params.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { usePagedList } from '../../kit/list/use-paged-list.ts';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { platformList } from './platform-list.ts';
import { usePlatformAction } from './use-platform-change.ts';
import { usePlatformWords } from './use-platform-words.ts';

const params = { state: oneOf(jobStates), kind: matching(/^[a-z][a-z0-9_]{0,62}$/) };
const jobs = platformList('platform_jobs', listedJobSchema, { state: 'failed', kind: null });

/** `/super-admin/jobs`: work that failed, waits or runs. */
export function JobsPage() {
  const { t } = useLingui();
  const search = useListSearch(params, 'kind');
  const { state = 'failed', kind = null } = search.values;
  const [opened, setOpened] = useState<ListedJob | null>(null);
  const names = useStateNames();
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Jobs</Trans>}
        description={<Trans>Failed jobs are kept for 90 days, finished ones for a day.</Trans>}
      />
      <SegmentedControl
        label={t`Show`}
        isLabelHidden
        options={jobStates.map((value) => ({ value, label: names[value] }))}
        value={state}
        onChange={(next) => search.change({ state: next === 'failed' ? undefined : next })}
        className="md:max-w-140"
      />
      <ResourceList
        label={t`Jobs`}
        rows={usePagedList(jobs, { state, kind })}
        rowKey={({ id }) => id}
        columns={useColumns()}
        open={{ press: setOpened }}
        search={search}
        searchField={{ label: t`Kind of job` }}
        filters={[]}
        renderCount={(total) => <Plural value={total} one="# job" other="# jobs" />}
        failedTitle={t`Couldn’t load the jobs`}
        empty={{ icon: ListChecks, text: <Trans>No jobs here.</Trans> }}
        noMatch={<Trans>No jobs here.</Trans>}
      />
      {opened !== null && <JobSheet job={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function useStateNames(): Readonly<Record<JobState, string>> {
  const { t } = useLingui();
  return {
    failed: t({ message: 'Failed', context: 'jobs' }),
    waiting: t({ message: 'Waiting', context: 'jobs' }),
    running: t({ message: 'Running', context: 'jobs' }),
    done: t({ message: 'Done', context: 'jobs' }),
    canceled: t({ message: 'Canceled', context: 'jobs' }),
  };
}

function useColumns(): readonly ListColumn<ListedJob>[] {
  const { t, i18n } = useLingui();
  const words = usePlatformWords();
  return [
    { key: 'kind', header: t`Kind`, minRem: 14, cell: ({ kind }) => <bdi>{kind}</bdi> },
    {
      key: 'when',
      header: t`When`,
      minRem: 10,
      onCard: 'trailing',
      cell: ({ due_at, ended_at, created_at }) => words.moment(ended_at ?? due_at ?? created_at),
    },
    {
      key: 'error',
      header: t`Reason`,
      minRem: 16,
      onCard: 'below',
      cell: ({ error }) => error !== null && <span className="text-ink-2">{error}</span>,
    },
    {
      key: 'tries',
      header: t`Tries`,
      isNarrow: true,
      minRem: 4,
      align: 'end',
      cell: ({ attempts }) => i18n.number(attempts),
    },
  ];
}

function JobSheet({ job, onClose }: { readonly job: ListedJob; readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const words = usePlatformWords();
  const names = useStateNames();
  const act = usePlatformAction('platform_jobs');
  const press = (call: string, done: string) => {
    act(call, { job: job.id }, done);
    onClose();
  };
  const isUnderWay = job.state === 'waiting' || job.state === 'running';
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={job.kind}
      footer={
        job.state === 'failed' ? (
          <Button variant="primary" onClick={() => press('platform_retry_job', t`Job retried`)}>
            <Trans>Retry</Trans>
          </Button>
        ) : (
          isUnderWay &&
          !job.is_stopping && (
            <Button variant="danger" onClick={() => press('platform_cancel_job', t`Job canceled`)}>
              <Trans>Cancel job</Trans>
            </Button>
          )
        )
      }
    >
      <KeyValue
        items={[
          { key: t`State`, value: job.is_stopping ? t`Stopping` : names[job.state] },
          { key: t`Created`, value: words.moment(job.created_at) },
          ...(job.due_at === null ? [] : [{ key: t`Due`, value: words.moment(job.due_at) }]),
          ...(job.ended_at === null ? [] : [{ key: t`Ended`, value: words.moment(job.ended_at) }]),
          { key: t`Tries`, value: i18n.number(job.attempts) },
          {
            key: t`Reason`,
            value: <span className="wrap-anywhere">{job.error ?? '–'}</span>,
          },
          { key: t`ID`, value: <bdi className="wrap-anywhere">{job.id}</bdi> },
        ]}
      />
    </Sheet>
  );
}
