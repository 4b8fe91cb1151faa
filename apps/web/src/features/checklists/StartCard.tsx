import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { randomId } from '../../platform/random-id.ts';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { checklistTemplatesQuery } from '../../data/checklists/templates-query.ts';
import { begunKey, checklistDraftsOf } from './fill/kept-draft.ts';
import { useChecklistWords } from './use-checklist-words.ts';

/** The company's checklists to start, and those already started on this device. */
export function StartCard({ projectId }: { readonly projectId: string | null }) {
  const { t } = useLingui();
  const words = useChecklistWords();
  const times = useTimeWords();
  const navigate = useNavigate();
  const { drafts } = useData();
  const { user_id } = useIdentity();
  const templates = useSnapshotQuery(checklistTemplatesQuery(user_id));
  const begun = useQuery({
    queryKey: begunKey(user_id),
    queryFn: () => checklistDraftsOf(drafts, user_id).list(),
    networkMode: 'always',
    gcTime: 0,
    retry: false,
  });
  if (templates.status === 'failed') return null;
  const offered =
    templates.status === 'ready' ? templates.data.templates.filter((one) => one.is_active) : [];
  return (
    <Card title={t`Start a checklist`} isFlush>
      {templates.status === 'loading' && <SkeletonRows count={4} />}
      <List label={t`Start a checklist`}>
        {(begun.data ?? []).map(({ id, title, template_id, savedAtMs }) => (
          <ListRow
            key={id}
            title={<bdi>{words.text(title)}</bdi>}
            detail={times.dayAndTime(savedAtMs, readerZone())}
            trailing={
              <StatusBadge tone="attention" look="plain">
                <Trans>Not finished</Trans>
              </StatusBadge>
            }
            render={(row) => (
              <Link
                to="/construction/checklists/$id"
                params={{ id }}
                search={{ template: template_id }}
                {...row}
              />
            )}
          />
        ))}
        {offered.map(({ id, title }) => (
          <ListRow
            key={id}
            title={<bdi>{words.text(title)}</bdi>}
            onPress={() =>
              void navigate({
                to: '/construction/checklists/$id',
                params: { id: randomId() },
                search: { template: id, ...(projectId !== null && { project: projectId }) },
              })
            }
          />
        ))}
      </List>
    </Card>
  );
}
