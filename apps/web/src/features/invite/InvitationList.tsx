import { useLingui } from '@lingui/react/macro';
import type { Invitation } from '@muster/contract/invitations';
import { lazy, Suspense, useState } from 'react';
import { DataTable } from '../../ui/DataTable.tsx';
import { List } from '../../ui/List.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { InvitationProgress } from './InvitationProgress.tsx';
import { invitedName, InvitedPersonCell } from './InvitedPersonCell.tsx';
import { InvitationMenu } from './InvitationMenu.tsx';
import { useInvitationColumns } from './use-invitation-columns.tsx';

const InvitationReady = lazy(async () => ({
  default: (await import('./InvitationReady.tsx')).InvitationReady,
}));

type NewLink = {
  readonly invitation: Invitation;
  readonly token: string;
  readonly expiresAt: string | null;
};

/** Invitations as rows: a table on a desktop, two lines each on a phone. */
export function InvitationList({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const [link, setLink] = useState<NewLink | null>(null);
  const menu = (invitation: Invitation) => (
    <InvitationMenu
      invitation={invitation}
      onLink={(token, expiresAt) => setLink({ invitation, token, expiresAt })}
    />
  );
  const columns = useInvitationColumns(menu);
  return (
    <>
      {isPhone ? (
        <List label={t`Invitations`}>
          {invitations.map((invitation) => (
            <li key={invitation.id} className="flex min-w-0 items-start gap-3 py-3 pr-1 pl-4">
              <div className="min-w-0 flex-1 space-y-1">
                <InvitedPersonCell invitation={invitation} />
                <p className="text-14 wrap-anywhere text-ink-3">{invitation.email ?? t`By link`}</p>
                <InvitationProgress invitation={invitation} />
              </div>
              {menu(invitation)}
            </li>
          ))}
        </List>
      ) : (
        <DataTable
          caption={t`Invitations`}
          columns={columns}
          rows={invitations}
          rowKey={({ id }) => id}
        />
      )}
      {link !== null && (
        <Suspense>
          <InvitationReady
            name={invitedName(link.invitation)}
            language={link.invitation.language === 'es' ? 'es' : 'en'}
            token={link.token}
            expiresAt={link.expiresAt}
            onClose={() => setLink(null)}
          />
        </Suspense>
      )}
    </>
  );
}
