import { useLingui } from '@lingui/react/macro';
import type { Invitation } from '@muster/contract/invitations';
import type { ReactNode } from 'react';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { InvitationProgress } from './InvitationProgress.tsx';
import { InvitedPersonCell } from './InvitedPersonCell.tsx';
import { useInviteWords } from './use-invite-words.ts';

export function useInvitationColumns(
  menu: (invitation: Invitation) => ReactNode,
): readonly ListColumn<Invitation>[] {
  const { t } = useLingui();
  const { date, roleName } = useInviteWords();
  return [
    {
      key: 'name',
      header: t`Name`,
      minRem: 11,
      cell: (invitation) => <InvitedPersonCell invitation={invitation} />,
    },
    {
      key: 'email',
      header: t`Email`,
      minRem: 12,
      onCard: 'detail',
      cell: ({ email }) => (
        <span className="text-ink-2" title={email ?? undefined}>
          {email ?? t`By link`}
        </span>
      ),
    },
    {
      key: 'state',
      header: t`Status`,
      minRem: 10,
      onCard: 'detail',
      cell: (invitation) => <InvitationProgress invitation={invitation} />,
    },
    { key: 'role', header: t`Role`, minRem: 7, cell: ({ role }) => roleName(role) },
    {
      key: 'until',
      header: t`Valid until`,
      minRem: 7.5,
      isNarrow: true,
      align: 'end',
      cell: ({ expires_at }) => date(expires_at),
    },
    {
      key: 'menu',
      header: t`Actions`,
      minRem: 6,
      isNarrow: true,
      isAlways: true,
      align: 'end',
      onCard: 'trailing',
      cell: menu,
    },
  ];
}
