import { languageOf } from '@muster/domain/languages';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  invitationStates,
  type Invitation,
  type InvitationState,
} from '@muster/contract/invitations';
import { linkOptions } from '@tanstack/react-router';
import MailOpen from 'lucide-react/icons/mail-open';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useCursorList } from '../../kit/list/use-cursor-list.ts';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { InvitationMenu } from './InvitationMenu.tsx';
import { invitationList, invitationParams } from './invitations-query.ts';
import { InviteButton } from './InviteButton.tsx';
import { invitedName } from './InvitedPersonCell.tsx';
import { QueuedMails } from './QueuedMails.tsx';
import { TeamTabs } from './TeamTabs.tsx';
import { useInvitationColumns } from './use-invitation-columns.tsx';
import { useInviteWords } from './use-invite-words.ts';

const InvitationReady = lazyPart(async () => ({
  default: (await import('./InvitationReady.tsx')).InvitationReady,
}));

/** `/admin/invitations`: the people who were offered a login, and the state of each invitation. */
export function InvitationsPage() {
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Invitations</Trans>}
        description={<Trans>See who was invited and who has accepted.</Trans>}
        actions={<InviteButton />}
      />
      <TeamTabs />
      <Invitations />
    </div>
  );
}

type NewLink = {
  readonly invitation: Invitation;
  readonly token: string;
  readonly expiresAt: string | null;
};

function Invitations() {
  const { t } = useLingui();
  const { stateNames } = useInviteWords();
  const search = useListSearch(invitationParams);
  const { q = '', state = 'waiting' } = search.values;
  const rows = useCursorList(invitationList, { search: q.trim(), state });
  const counts = rows.status === 'ready' ? rows.pages[0].counts : {};
  const queuedMails = rows.status === 'ready' ? rows.pages[0].queued_mails : 0;
  const [link, setLink] = useState<NewLink | null>(null);
  const columns = useInvitationColumns((invitation) => (
    <InvitationMenu
      invitation={invitation}
      onLink={(token, expiresAt) => setLink({ invitation, token, expiresAt })}
    />
  ));
  const emptyWords: Readonly<Record<InvitationState, string>> = {
    waiting: t`No pending invitations`,
    expired: t`No expired invitations`,
    revoked: t`No canceled invitations`,
    claimed: t`No one has accepted an invitation yet.`,
  };
  return (
    <>
      {queuedMails > 0 && <QueuedMails count={queuedMails} />}
      <ResourceList
        label={t`Invitations`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        open={{
          link: ({ person_id }) =>
            linkOptions({ to: '/admin/employees/$personId', params: { personId: person_id } }),
        }}
        // Each state has its own text for an empty list; only a search narrows it further.
        search={{
          ...search,
          isNarrowed: q !== '',
          isFiltered: false,
          show: () => search.change({ q: '' }),
        }}
        filters={[
          {
            kind: 'chips',
            key: 'state',
            label: t`Invitations by status`,
            allLabel: stateNames.waiting,
            allCount: counts.waiting ?? 0,
            options: invitationStates
              .filter((value) => value !== 'waiting')
              .map((value) => ({ value, label: stateNames[value], count: counts[value] ?? 0 })),
          },
        ]}
        searchField={{ label: t`Search invitations`, placeholder: t`Name or email` }}
        renderCount={(total) => <Plural value={total} one="# invitation" other="# invitations" />}
        failedTitle={<Trans>Couldn’t load the invitations</Trans>}
        empty={{ icon: MailOpen, text: emptyWords[state] }}
        noMatch={<Trans>No one matches your search.</Trans>}
      />
      {link !== null && (
        <Suspense>
          <InvitationReady
            name={invitedName(link.invitation)}
            language={languageOf(link.invitation.language)}
            token={link.token}
            expiresAt={link.expiresAt}
            onClose={() => setLink(null)}
          />
        </Suspense>
      )}
    </>
  );
}
