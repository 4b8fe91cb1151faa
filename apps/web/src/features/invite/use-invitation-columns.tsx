import { useLingui } from '@lingui/react/macro';
import type { Invitation } from '@muster/contract/invitations';
import type { ReactNode } from 'react';
import type { TableColumn } from '../../ui/DataTable.tsx';
import { InvitationProgress } from './InvitationProgress.tsx';
import { InvitedPersonCell } from './InvitedPersonCell.tsx';
import { useInviteWords } from './use-invite-words.ts';

/** Invitations as a table on a desktop shows them. */
export function useInvitationColumns(
  menu: (invitation: Invitation) => ReactNode,
): readonly TableColumn<Invitation>[] {
  const { t } = useLingui();
  const { date, roleName } = useInviteWords();
  return [
    {
      key: 'name',
      header: t`Name`,
      width: '30%',
      cell: (invitation) => <InvitedPersonCell invitation={invitation} />,
    },
    {
      key: 'role',
      header: t`Role`,
      cell: ({ role }) => <span className="whitespace-nowrap">{roleName(role)}</span>,
    },
    {
      key: 'email',
      header: t`Email`,
      cell: ({ email }) => (
        <span className="block max-w-48 truncate text-ink-2" title={email ?? undefined}>
          {email ?? t`By link`}
        </span>
      ),
    },
    {
      key: 'state',
      header: t`State`,
      cell: (invitation) => <InvitationProgress invitation={invitation} />,
    },
    {
      key: 'until',
      header: t`Works until`,
      align: 'end',
      cell: ({ expires_at }) => <span className="whitespace-nowrap">{date(expires_at)}</span>,
    },
    { key: 'menu', header: t`Actions`, align: 'end', width: '4rem', cell: menu },
  ];
}
