import type { Role } from '@muster/contract';
import { Trans } from '@lingui/react/macro';
import { DeadEnd } from './DeadEnd.tsx';
import { WayOn } from './WayOn.tsx';

type NotForYouProps = {
  /** The roles that may open the page. */
  readonly roles: readonly (Role | null)[];
};

/** Shown at a known address that this person's role may not open. */
export function NotForYou({ roles }: NotForYouProps) {
  return (
    <DeadEnd
      title={<Trans>You don’t have access to this page</Trans>}
      action={
        <WayOn to="/dashboard">
          <Trans>Back to home</Trans>
        </WayOn>
      }
    >
      {roles.includes('employee') ? (
        <Trans>Only people who work for the company can open it.</Trans>
      ) : roles.includes('supervisor') ? (
        <Trans>Only supervisors and admins can open it.</Trans>
      ) : (
        <Trans>Only admins can open it.</Trans>
      )}
    </DeadEnd>
  );
}
