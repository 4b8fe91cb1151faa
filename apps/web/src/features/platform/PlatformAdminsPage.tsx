import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type PlatformAdmin, platformAdminSchema } from '@muster/contract/platform';
import Plus from 'lucide-react/icons/plus';
import UserCog from 'lucide-react/icons/user-cog';
import { useState } from 'react';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { usePagedList } from '../../kit/list/use-paged-list.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { AddAdminSheet } from './AddAdminSheet.tsx';
import { platformList } from './platform-list.ts';
import { usePlatformAction } from './use-platform-change.ts';
import { usePlatformWords } from './use-platform-words.ts';

const noParams = {};
const admins = platformList('list_platform_admins', platformAdminSchema);

/** `/super-admin/admins`: who looks after the platform. */
export function PlatformAdminsPage() {
  const { t } = useLingui();
  const search = useListSearch(noParams);
  const act = usePlatformAction('list_platform_admins');
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<PlatformAdmin | null>(null);
  const removedName = removed?.email ?? removed?.user_id;
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Platform admins</Trans>}
        description={<Trans>One admin adds and removes another. No one removes themselves.</Trans>}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
            <Trans>Add platform admin</Trans>
          </Button>
        }
      />
      <ResourceList
        label={t`Platform admins`}
        rows={usePagedList(admins, admins.atFirst)}
        rowKey={({ user_id }) => user_id}
        columns={useColumns(setRemoved)}
        search={search}
        filters={[]}
        renderCount={(total) => (
          <Plural value={total} one="# platform admin" other="# platform admins" />
        )}
        failedTitle={t`Couldn’t load the platform admins`}
        empty={{ icon: UserCog, text: <Trans>No platform admins.</Trans> }}
      />
      {isAdding && <AddAdminSheet onClose={() => setAdding(false)} />}
      {removed !== null && (
        <Sheet
          isOpen
          onOpenChange={() => setRemoved(null)}
          title={t`Remove platform admin?`}
          description={
            <Trans>{removedName} can no longer open the console. Their login stays.</Trans>
          }
          footer={
            <>
              <CancelButton onClick={() => setRemoved(null)} />
              <Button
                variant="danger"
                onClick={() => {
                  act(
                    'remove_platform_admin',
                    { user_id: removed.user_id },
                    t`Platform admin removed`,
                  );
                  setRemoved(null);
                }}
              >
                <Trans>Remove</Trans>
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}

function useColumns(
  onRemove: (admin: PlatformAdmin) => void,
): readonly ListColumn<PlatformAdmin>[] {
  const { t } = useLingui();
  const words = usePlatformWords();
  return [
    {
      key: 'email',
      header: t`Email`,
      minRem: 15,
      cell: ({ email, user_id, is_me }) => (
        <span className="wrap-anywhere">
          <bdi>{email ?? user_id}</bdi> {is_me && <Trans>(you)</Trans>}
        </span>
      ),
    },
    {
      key: 'factor',
      header: t`Second step`,
      minRem: 9,
      onCard: 'detail',
      cell: ({ has_second_factor }) =>
        has_second_factor ? (
          <StatusBadge tone="done" look="plain">
            <Trans>On</Trans>
          </StatusBadge>
        ) : (
          <StatusBadge tone="attention" look="plain">
            <Trans>Off, so no access yet</Trans>
          </StatusBadge>
        ),
    },
    {
      key: 'since',
      header: t`Since`,
      minRem: 8,
      cell: ({ granted_at }) => words.date(granted_at),
    },
    {
      key: 'remove',
      header: t`Actions`,
      isNarrow: true,
      isAlways: true,
      minRem: 7,
      align: 'end',
      onCard: 'trailing',
      cell: (admin) =>
        !admin.is_me && (
          <Button
            variant="dangerQuiet"
            size="sm"
            aria-label={t`Remove ${admin.email ?? admin.user_id}`}
            onClick={() => onRemove(admin)}
          >
            <Trans>Remove</Trans>
          </Button>
        ),
    },
  ];
}
