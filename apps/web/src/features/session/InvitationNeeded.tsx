import { Trans } from '@lingui/react/macro';
import MailOpen from 'lucide-react/icons/mail-open';

/** Accounts are made by invitation: what it is and how to get one. */
export function InvitationNeeded() {
  return (
    <div className="space-y-4 rounded-card border border-line bg-surface-1 p-5">
      <MailOpen aria-hidden className="size-7 text-ink-3" strokeWidth={1.5} />
      <div className="space-y-2">
        <h2 className="text-18 font-semibold">
          <Trans>You need an invitation</Trans>
        </h2>
        <p className="text-ink-2">
          <Trans>
            Your company sends the invitations. Ask your supervisor or your office to send you one
            by email or text message.
          </Trans>
        </p>
        <p className="text-ink-2">
          <Trans>Then open the link in the invitation to create your account.</Trans>
        </p>
      </div>
    </div>
  );
}
