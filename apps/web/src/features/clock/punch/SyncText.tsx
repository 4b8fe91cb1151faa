import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PunchSync } from './punch-status.ts';

/** Says in one sentence how far a punch has synced. */
export function SyncText({ sync }: { readonly sync: PunchSync }) {
  const { t } = useLingui();
  switch (sync) {
    case 'on_device':
      return t`Saved on this device, not sent yet.`;
    case 'sending':
      return t`Saved on this device. Sending…`;
    case 'offline':
      return t`Saved on this device. It’ll be sent when you’re online.`;
    case 'session_needed':
      return t`Saved on this device. It’ll be sent after you sign in again.`;
    case 'on_server':
      return t`Saved and sent.`;
    case 'waits_for_supervisor':
      return t`Sent. Your supervisor will review it.`;
    case 'needs_you':
      return (
        <Trans>
          The server didn’t accept it.{' '}
          <Link to="/needs-attention" className="font-medium text-accent-ink underline">
            See why
          </Link>
        </Trans>
      );
  }
}
