import { Trans, useLingui } from '@lingui/react/macro';
import {
  invitationStates,
  type Invitation,
  type InvitationState,
} from '@muster/contract/invitations';
import { useInfiniteQuery } from '@tanstack/react-query';
import MailOpen from 'lucide-react/icons/mail-open';
import { useDeferredValue, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { InvitationList } from './InvitationList.tsx';
import { invitationsQuery } from './invitations-query.ts';
import { InviteButton } from './InviteButton.tsx';
import { useInviteWords } from './use-invite-words.ts';

/** `/admin/invitations`: who was offered a login, and how far each is. */
export function InvitationsPage() {
  const isAdmin = useIdentity().role === 'admin';
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Invitations</Trans>}
        description={<Trans>Logins that you offered, until they are used.</Trans>}
        {...(isAdmin && { actions: <InviteButton /> })}
      />
      {isAdmin ? (
        <Invitations />
      ) : (
        <EmptyState>
          <Trans>Only admins of the company invite people.</Trans>
        </EmptyState>
      )}
    </div>
  );
}

function Invitations() {
  const { t, i18n } = useLingui();
  const { stateNames } = useInviteWords();
  const { user_id } = useIdentity();
  const [state, setState] = useState<InvitationState>('waiting');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const isOffline = useNetwork() === 'offline';
  const query = useInfiniteQuery(invitationsQuery(useData(), user_id, { search, state }));
  const counts = query.data?.pages[0]?.counts ?? {};
  const invitations = query.data?.pages.flatMap((page) => page.invitations) ?? [];

  const emptyWords: Readonly<Record<InvitationState, string>> = {
    waiting: t`Nobody is waiting for their invitation to be used.`,
    expired: t`No invitation has run out.`,
    revoked: t`You have taken no invitation back.`,
    claimed: t`Nobody has joined by an invitation yet.`,
  };
  const panel = (
    <Card isFlush>
      {query.isError || (query.isPending && isOffline) ? (
        <ErrorState
          title={<Trans>The invitations could not be read</Trans>}
          onRetry={() => void query.refetch()}
        >
          {query.isError ? i18n._(describeError(query.error)) : t`This needs a connection.`}
        </ErrorState>
      ) : query.isPending ? (
        <SkeletonRows count={5} />
      ) : invitations.length === 0 ? (
        <EmptyState icon={MailOpen}>
          {search === '' ? emptyWords[state] : t`Nobody here fits your search.`}
        </EmptyState>
      ) : (
        <InvitationList invitations={invitations satisfies readonly Invitation[]} />
      )}
      {query.hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button
            variant="quiet"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
  return (
    <div className="space-y-4">
      <SearchField
        label={t`Search invitations`}
        isLabelHidden
        placeholder={t`Name or email`}
        value={typed}
        onChange={setTyped}
        className="md:max-w-80"
      />
      <Tabs
        label={t`Invitations by state`}
        value={state}
        onChange={setState}
        tabs={invitationStates.map((value) => ({
          value,
          label: stateNames[value],
          count: counts[value] ?? 0,
          panel: value === state ? panel : null,
        }))}
      />
    </div>
  );
}
