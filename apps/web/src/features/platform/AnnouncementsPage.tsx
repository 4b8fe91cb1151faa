import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ListedAnnouncement, listedAnnouncementSchema } from '@muster/contract/platform';
import Megaphone from 'lucide-react/icons/megaphone';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { usePagedList } from '../../kit/list/use-paged-list.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { StatusTone } from '../../ui/status.ts';
import { AnnouncementSheet } from './AnnouncementSheet.tsx';
import { platformList } from './platform-list.ts';
import { useAudienceNames } from './use-audience-names.ts';
import { usePlatformWords } from './use-platform-words.ts';

const noParams = {};
const announcements = platformList('platform_announcements', listedAnnouncementSchema);

const tones = {
  upcoming: 'info',
  shown: 'running',
  over: 'off',
} as const satisfies Record<ListedAnnouncement['state'], StatusTone>;

/** `/super-admin/announcements`: messages in a bar for the people of all companies. */
export function AnnouncementsPage() {
  const { t } = useLingui();
  const search = useListSearch(noParams);
  const [opened, setOpened] = useState<ListedAnnouncement | 'new' | null>(null);
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Announcements</Trans>}
        description={<Trans>A bar above every page, in the reader’s language.</Trans>}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setOpened('new')}>
            <Trans>New announcement</Trans>
          </Button>
        }
      />
      <ResourceList
        label={t`Announcements`}
        rows={usePagedList(announcements, announcements.atFirst)}
        rowKey={({ id }) => id}
        columns={useColumns()}
        open={{ press: setOpened }}
        search={search}
        filters={[]}
        renderCount={(total) => (
          <Plural value={total} one="# announcement" other="# announcements" />
        )}
        failedTitle={t`Couldn’t load the announcements`}
        empty={{ icon: Megaphone, text: <Trans>No announcements yet.</Trans> }}
      />
      {opened !== null && (
        <AnnouncementSheet
          announcement={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

function useColumns(): readonly ListColumn<ListedAnnouncement>[] {
  const { t } = useLingui();
  const words = usePlatformWords();
  const audiences = useAudienceNames();
  const states = {
    upcoming: t({ message: 'Upcoming', context: 'announcements' }),
    shown: t({ message: 'Shown now', context: 'announcements' }),
    over: t({ message: 'Over', context: 'announcements' }),
  };
  return [
    {
      key: 'text',
      header: t`Text`,
      minRem: 18,
      wraps: true,
      cell: ({ text_en }) => <span className="wrap-anywhere">{text_en}</span>,
    },
    {
      key: 'state',
      header: t`State`,
      minRem: 8,
      onCard: 'trailing',
      cell: ({ state }) => (
        <StatusBadge tone={tones[state]} look="plain">
          {states[state]}
        </StatusBadge>
      ),
    },
    {
      key: 'audience',
      header: t`For`,
      minRem: 9,
      onCard: 'detail',
      cell: ({ audience }) => audiences[audience],
    },
    { key: 'from', header: t`From`, minRem: 9, cell: ({ starts_at }) => words.moment(starts_at) },
    { key: 'until', header: t`Until`, minRem: 9, cell: ({ ends_at }) => words.moment(ends_at) },
  ];
}
