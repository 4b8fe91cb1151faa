import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { authSettingsQuery } from './auth-settings-query.ts';
import { InvitationNeeded } from './InvitationNeeded.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** The sign-up of someone without an invitation: to found a company, where that is allowed. */
export function OpenSignUp({
  onConfirmationMailed,
}: {
  readonly onConfirmationMailed: (email: string) => void;
}) {
  const settings = useQuery(authSettingsQuery(useData())).data;
  if (settings?.disable_signup === true) return <InvitationNeeded />;
  return (
    <>
      <p className="mb-5 text-ink-2">
        <Trans>
          Signing up here creates a new company. To join a crew, open the link in your invitation
          instead.
        </Trans>
      </p>
      <SignUpForm invitation={null} onConfirmationMailed={onConfirmationMailed} />
    </>
  );
}
