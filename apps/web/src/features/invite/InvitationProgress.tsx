import { useLingui } from '@lingui/react/macro';
import type { Invitation } from '@muster/contract/invitations';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useInviteWords } from './use-invite-words.ts';

/** How far an invitation is, the furthest that is known. */
export function InvitationProgress({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useLingui();
  const { date, moment, stateNames } = useInviteWords();
  if (invitation.state !== 'waiting') {
    const tone = invitation.state === 'claimed' ? 'done' : 'info';
    return (
      <StatusBadge tone={tone} look="plain">
        {stateNames[invitation.state]}
      </StatusBadge>
    );
  }
  if (invitation.opened_at !== null) {
    return (
      <StatusBadge tone="running" look="plain">
        {t`Opened ${date(invitation.opened_at)}`}
      </StatusBadge>
    );
  }
  if (invitation.mail_queued_until !== null) {
    return (
      <StatusBadge tone="break" look="plain">
        {t`Email queued until ${moment(invitation.mail_queued_until)}`}
      </StatusBadge>
    );
  }
  switch (invitation.mail_state) {
    case 'failed':
      return (
        <StatusBadge tone="danger" look="plain">
          {t`The email couldn’t be delivered`}
        </StatusBadge>
      );
    case 'sent':
      return (
        <StatusBadge tone="info" look="plain">
          {t`Emailed ${date(invitation.created_at)}`}
        </StatusBadge>
      );
    case 'wanted':
    case 'queued':
      return (
        <StatusBadge tone="info" look="plain">
          {t`The email is on its way`}
        </StatusBadge>
      );
    case null:
      return (
        <StatusBadge tone="info" look="plain">
          {t`Link created ${date(invitation.created_at)}`}
        </StatusBadge>
      );
  }
}
