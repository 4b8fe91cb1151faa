import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type ListedMail,
  mailAnswerSchema,
  type MailPage,
  mailPageSchema,
  type MailState,
  mailStates,
} from '@muster/contract/platform';
import Mail from 'lucide-react/icons/mail';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { anyText, oneOf } from '../../kit/list/list-params.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { type CursorQuery, useCursorList } from '../../kit/list/use-cursor-list.ts';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { mailTones, useMailStates } from './use-mail-states.ts';
import { usePlatformWords } from './use-platform-words.ts';

const params = { q: anyText, state: oneOf(mailStates) };

type MailFilters = { readonly recipient: string | null; readonly state: MailState | null };

const mails: CursorQuery<ListedMail, MailFilters, MailPage> = {
  subject: 'platform_mails',
  fetch: async (api, filters, after) =>
    okOrThrow(await api.rpc('platform_mails', { ...filters, after }, mailAnswerSchema)),
  schema: mailPageSchema,
  rowsOf: ({ rows }) => rows,
  next: ({ next }) => next,
};

/** `/super-admin/messages`: which emails went to whom, and how far they got. */
export function MessagesPage() {
  const { t } = useLingui();
  const search = useListSearch(params);
  const names = useMailStates();
  const { q = null, state = null } = search.values;
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Messages</Trans>}
        description={
          <Trans>
            Emails of the last 90 days. “Taken” means the mail server took it. Whether it bounced
            later isn’t known here.
          </Trans>
        }
      />
      <ResourceList
        label={t`Messages`}
        rows={useCursorList(mails, { recipient: q, state })}
        rowKey={({ id }) => id}
        columns={useColumns(names)}
        search={search}
        searchField={{ label: t`Recipient`, placeholder: t`Exact email address` }}
        filters={[
          {
            kind: 'select',
            key: 'state',
            label: t`State`,
            allLabel: t`All states`,
            options: mailStates.map((value) => ({ value, label: names[value] })),
          },
        ]}
        renderCount={(total) => <Plural value={total} one="# email" other="# emails" />}
        failedTitle={t`Couldn’t load the messages`}
        empty={{ icon: Mail, text: <Trans>No emails in the last 90 days.</Trans> }}
        noMatch={<Trans>No email matches these filters.</Trans>}
      />
    </div>
  );
}

function useColumns(names: Readonly<Record<MailState, string>>): readonly ListColumn<ListedMail>[] {
  const { t, i18n } = useLingui();
  const words = usePlatformWords();
  return [
    {
      key: 'recipient',
      header: t`Recipient`,
      minRem: 15,
      cell: ({ recipient }) => <bdi className="wrap-anywhere">{recipient ?? t`No address`}</bdi>,
    },
    {
      key: 'state',
      header: t`State`,
      minRem: 7,
      onCard: 'trailing',
      cell: ({ state }) => (
        <StatusBadge tone={mailTones[state]} look="plain">
          {names[state]}
        </StatusBadge>
      ),
    },
    {
      key: 'kind',
      header: t`Kind`,
      minRem: 11,
      onCard: 'detail',
      cell: ({ kind }) => <span className="text-ink-2">{kind}</span>,
    },
    {
      key: 'when',
      header: t`When`,
      minRem: 9,
      onCard: 'detail',
      cell: ({ created_at }) => words.moment(created_at),
    },
    {
      key: 'tries',
      header: t`Tries`,
      isNarrow: true,
      minRem: 4,
      align: 'end',
      cell: ({ tries }) => i18n.number(tries),
    },
    {
      key: 'company',
      header: t`Company`,
      minRem: 11,
      cell: ({ company }) => company !== null && <bdi className="text-ink-2">{company}</bdi>,
    },
  ];
}
