import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NotificationLine } from '@muster/contract/notifications';
import BellRing from 'lucide-react/icons/bell-ring';
import { PersonName } from '../../kit/person/PersonName.tsx';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { oneOf } from '../../kit/list/list-params.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useCursorList } from '../../kit/list/use-cursor-list.ts';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { PersonAvatar } from '../../kit/person/PersonAvatar.tsx';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { logList } from './log-query.ts';
import { type LogWords, useLogWords } from './use-log-words.ts';
import { dateTimeText } from '../../ui/time/date-time-text.ts';

const params = { shown: oneOf(['sent', 'not_sent', 'all']) };

/** `/admin/notifications`: the messages sent to each person, why, and why not; for the company's admins. */
export function NotificationsPage() {
  const { t } = useLingui();
  const words = useLogWords();
  const search = useListSearch(params);
  const { shown = 'needed' } = search.values;
  const rows = useCursorList(logList, { personId: null, shown: shown === 'all' ? null : shown });
  return (
    <div className="w-full min-w-0 space-y-5">
      <Breadcrumb>
        <Crumb to="/admin/settings">
          <Trans>Settings</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Notification log</Trans>}
        description={<Trans>What was sent, to whom and why, and what wasn’t sent.</Trans>}
      />
      <SegmentedControl
        label={t`Show`}
        isLabelHidden
        options={[
          // Most reminders are not: the punch was already in.
          { value: 'needed', label: t`Relevant` },
          { value: 'sent', label: t({ message: 'Sent', context: 'notifications' }) },
          { value: 'not_sent', label: t({ message: 'Not sent', context: 'notifications' }) },
          { value: 'all', label: t({ message: 'All', context: 'notifications' }) },
        ]}
        value={shown}
        onChange={(next) => search.change({ shown: next === 'needed' ? undefined : next })}
        className="md:max-w-100"
      />
      <ResourceList
        label={t`Notifications`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={useColumns(words)}
        open={{
          link: ({ person_id }) => ({
            to: '/admin/employees/$personId',
            params: { personId: person_id },
          }),
        }}
        search={search}
        renderCount={(total) => (
          <Plural value={total} one="# notification" other="# notifications" />
        )}
        failedTitle={t`Couldn’t load the notifications`}
        empty={{ icon: BellRing, text: <Trans>No notifications yet.</Trans> }}
        noMatch={<Trans>No notifications match this filter.</Trans>}
      />
    </div>
  );
}

function useColumns(words: LogWords): readonly ListColumn<NotificationLine>[] {
  const { t, i18n } = useLingui();
  const isPhone = useIsPhone();
  return [
    {
      key: 'person',
      header: t`Person`,
      minRem: 11,
      isTitle: true,
      picture: ({ person_name: name, person_id }) => (
        <PersonAvatar name={name} personId={person_id} size="sm" />
      ),
      cell: ({ person_name: name, person_id }) =>
        isPhone ? <bdi>{name}</bdi> : <PersonName name={name} personId={person_id} />,
    },
    {
      key: 'what',
      header: t`What`,
      minRem: 14,
      wraps: true,
      onCard: 'detail',
      cell: (line) => (
        <span>
          <bdi>{words.title(line)}</bdi>
          {!isPhone && <span className="block text-ink-3">{words.why(line)}</span>}
        </span>
      ),
    },
    {
      key: 'outcome',
      header: t`Result`,
      minRem: 12,
      wraps: true,
      onCard: 'detail',
      cell: (line) => words.outcome(line),
    },
    {
      key: 'time',
      header: t`When`,
      minRem: 13,
      isNarrow: true,
      onCard: 'detail',
      // A card's line never ends within it.
      cell: ({ at }) => (
        <span className="text-ink-3 tabular-nums">
          {dateTimeText(i18n, at).replaceAll(' ', '\u00a0')}
        </span>
      ),
    },
  ];
}
