import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checklist, type ChecklistItem } from '../../../ui/Checklist.tsx';
import { notify } from '../../../ui/notices.ts';
import { firstStepsQuery } from './first-steps-query.ts';

/** The first steps for the admin of a new company; empty once they are done or hidden. */
export function FirstSteps() {
  const { t, i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const query = firstStepsQuery(user_id);
  const answer = useSnapshotQuery(query);
  const offlineReason = useNeedsNetwork();
  const hide = useVerdictMutation({
    change: (_: void, { send }) => send('hide_first_steps', {}),
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: t`That didn’t work`,
        body: i18n._(describeError(error)),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  const isUnfinished = answer.status === 'ready' && answer.data.steps !== null;
  // Refetches when someone returns from a step, since no topic announces new crews and job sites.
  useEffect(() => {
    if (isUnfinished)
      void queryClient.invalidateQueries({ queryKey: firstStepsQuery(user_id).queryKey });
  }, [queryClient, user_id, isUnfinished]);
  if (answer.status !== 'ready' || answer.data.steps === null) return null;
  const { steps, project_id: projectId = null } = answer.data;
  const items: readonly ChecklistItem[] = [
    {
      key: 'people',
      title: t`Invite people`,
      detail: t`By email, by link or without a login.`,
      isDone: steps.people,
      render: (row) => <Link to="/admin/employees" {...row} />,
    },
    {
      key: 'crew',
      title: t`Create a crew`,
      detail: t`People who work together, with a crew lead.`,
      isDone: steps.crew,
      render: (row) => <Link to="/admin/crews" {...row} />,
    },
    {
      key: 'site',
      title: t`Add a job site`,
      detail: t`Shows whether a punch was on site.`,
      isDone: steps.site,
      render: (row) =>
        projectId === null ? (
          <Link to="/admin/projects" {...row} />
        ) : (
          <Link
            to="/admin/projects/$projectId/sites/$siteId"
            params={{ projectId, siteId: 'new' }}
            {...row}
          />
        ),
    },
    {
      key: 'punch',
      title: t`Record the first punch`,
      detail: t`Clock in yourself, or wait until someone on your crew does.`,
      isDone: steps.punch,
      render: (row) => <Link to="/time" {...row} />,
    },
  ];
  return (
    <Checklist
      title={t`First steps`}
      items={items}
      actions={
        <Button
          size="sm"
          variant="quiet"
          isBusy={hide.isPending}
          disabledReason={offlineReason}
          onClick={() => hide.mutate()}
        >
          <Trans>Hide</Trans>
        </Button>
      }
    />
  );
}
