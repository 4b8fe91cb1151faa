import { useLingui } from '@lingui/react/macro';
import { defaultInvitationDays, type Invitation } from '@muster/contract/invitations';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import Undo2 from 'lucide-react/icons/undo-2';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { notify } from '../../ui/notices.ts';
import { invitedName } from './InvitedPersonCell.tsx';
import { useInvite } from './use-invite.ts';
import { useInviteWords } from './use-invite-words.ts';

type InvitationMenuProps = {
  readonly invitation: Invitation;
  readonly onLink: (token: string, expiresAt: string | null) => void;
};

/** The actions for one invitation. A new mail or link invalidates the previous one. */
export function InvitationMenu({ invitation, onLink }: InvitationMenuProps) {
  const { t } = useLingui();
  const { errorWords } = useInviteWords();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const disabledReason = useNeedsNetwork();
  const invite = useInvite();
  const name = invitedName(invitation);
  const failed = (error: unknown) =>
    void notify({ tone: 'destructive', title: t`That didn’t work`, body: errorWords(error) });

  const revoke = useVerdictMutation({
    change: (_nothing, { send }) => send('revoke_invitation', { invitation_id: invitation.id }),
    onSuccess: () => void notify({ tone: 'good', title: t`Invitation canceled` }),
    onError: failed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, 'invitations') }),
  });
  const offer = (way: 'mail' | 'link') =>
    invite.mutate(
      {
        person: { personId: invitation.person_id },
        email: invitation.email ?? '',
        way,
        validDays: defaultInvitationDays,
      },
      {
        onSuccess: ({ token, expiresAt }) => {
          if (token !== null) onLink(token, expiresAt);
          else void notify({ tone: 'good', title: t`Another invitation is on its way` });
        },
        onError: failed,
      },
    );

  const { state, email, role } = invitation;
  if (state === 'claimed' || role === null) return null;
  const items: MenuItem[] = [
    {
      kind: 'action',
      label: t`Resend email`,
      icon: Mail,
      disabledReason: disabledReason ?? (email === null ? t`No email on file.` : null),
      onSelect: () => offer('mail'),
    },
    {
      kind: 'action',
      label: t`Create new link or code`,
      icon: Link2,
      disabledReason,
      onSelect: () => offer('link'),
    },
  ];
  if (state === 'waiting') {
    items.push({
      kind: 'action',
      label: t`Cancel invitation`,
      icon: Undo2,
      tone: 'danger',
      disabledReason,
      onSelect: () => revoke.mutate(),
    });
  }
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t`Actions for ${name}`} />} items={items} />
  );
}
