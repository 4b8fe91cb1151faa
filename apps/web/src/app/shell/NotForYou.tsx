import type { Role } from '@muster/contract';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyles } from '../../ui/button-styles.ts';

type NotForYouProps = {
  /** Who may open the page. */
  readonly roles: readonly (Role | null)[];
};

/** Answers a known address that this person's role may not open. */
export function NotForYou({ roles }: NotForYouProps) {
  return (
    <div className="m-auto flex w-full max-w-form flex-col items-start gap-6">
      <div className="space-y-2">
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>You don’t have access to this page</Trans>
        </h1>
        <p className="text-ink-2">
          {roles.includes('employee') ? (
            <Trans>Only people who work for the company can open it.</Trans>
          ) : roles.includes('supervisor') ? (
            <Trans>Only supervisors and admins can open it.</Trans>
          ) : (
            <Trans>Only admins can open it.</Trans>
          )}
        </p>
      </div>
      <Link to="/dashboard" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
        <Trans>Back to home</Trans>
      </Link>
    </div>
  );
}
